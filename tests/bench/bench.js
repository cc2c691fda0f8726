/**
 * Times the shipped module, and the textbook searches as yardsticks.
 *
 *     npm run bench [-- --set FILE… --limit 1|2 --runtime node|chromium|native --json]
 *
 * Every answer is checked before the clock starts. The engines take turns, round by round, and each
 * keeps its best round. Figures of one run compare with each other; those of another machine don't.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isRuntime, runnerFor } from './runtimes.js';

const usage =
  'npm run bench [-- --set FILE … --limit 1|2 … --runtime node|chromium|native … --rounds N --json]';

/** Says what is wrong with the arguments, and ends. */
function refuse(reason) {
  console.error(`${reason}\n${usage}`);
  process.exit(2);
}

function argumentsGiven() {
  try {
    return parseArgs({
      options: {
        set: { type: 'string', multiple: true },
        limit: { type: 'string', multiple: true, default: ['2'] },
        runtime: { type: 'string', multiple: true, default: ['node'] },
        rounds: { type: 'string', default: '5' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuse(error.message);
  }
}

function wholeNumber(option, text) {
  if (!/^[1-9]\d{0,8}$/.test(text)) refuse(`--${option} ${text}: not a whole number from 1`);
  return Number(text);
}

function readSet(file) {
  try {
    return readFileSync(file, 'utf8').replace(/\n*$/, '\n');
  } catch (error) {
    return refuse(`${file} cannot be read: ${error.message}`);
  }
}

const values = argumentsGiven();
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const builtIn = [
  ...['easy', '17_clue', 'minimal', 'several', 'near_solved', 'magictour', 'hardest'].map(
    (name) => `tests/corpus/sudoku/${name}.txt`,
  ),
  ...['judge_like', 'minimal', 'hard', 'multi', 'unsat'].map(
    (name) => `tests/corpus/sudominoku/${name}.txt`,
  ),
];
// npm starts scripts in the project's folder; files are meant relative to the caller's.
const files =
  values.set?.map((file) => resolve(process.env.INIT_CWD ?? '.', file)) ??
  builtIn.map((file) => resolve(root, file));
const sets = files.map((file) => ({ file, text: readSet(file) }));
const limits = values.limit.map((limit) => wholeNumber('limit', limit));
const rounds = wholeNumber('rounds', values.rounds);
for (const runtime of values.runtime) {
  if (!isRuntime(runtime)) refuse(`--runtime ${runtime}: not known`);
}

/** A yardstick gives a puzzle up after so many calls, and a set after so many seconds. */
const callCap = 1_000_000;
const yardstickSeconds = 1;
const engineSeconds = 60;

/** Seconds that a round should take at least: browsers' clocks are coarse. */
const enough = 0.05;

const engines = [
  { name: 'sudoku', algorithm: 'sudoku-production', yardstick: false },
  { name: 'sudominoku', algorithm: 'sudominoku-production', yardstick: false },
  { name: 'textbook-row-major', algorithm: 'sudoku-used-tables', yardstick: true },
  { name: 'textbook-domino-search', algorithm: 'sudominoku-post', yardstick: true },
];

/** The best of several rounds, in which the engines take turns. */
async function measureSet(measure, text, limit) {
  const rows = [];
  for (const { name, algorithm, yardstick } of engines) {
    const options = {
      algorithm,
      limit,
      callCap,
      maxSeconds: yardstick ? yardstickSeconds : engineSeconds,
    };
    const checked = await measure(text, { ...options, check: true });
    if (checked.puzzles === 0) continue;
    if (checked.wrong > 0) throw new Error(`${name} gave ${checked.wrong} wrong answers`);
    const copies = yardstick ? 1 : await copiesFor(measure, text, options, checked.seconds);
    const best = copies === 1 ? checked : null;
    rows.push({ name, yardstick, options, copies, puzzles: checked.puzzles, best });
  }
  for (let round = 0; round < rounds; ++round) {
    for (const row of rows) {
      // A yardstick stops by the clock, so further rounds would only repeat its second.
      if (row.best && (row.yardstick || round === 0)) continue;
      const next = await measure(text.repeat(row.copies), { ...row.options, check: false });
      const { best } = row;
      if (!best || next.seconds / next.puzzles < best.seconds / best.puzzles) row.best = next;
    }
  }
  return rows;
}

/** How often a text that takes `once` seconds is put behind itself for a round to take long enough. */
async function copiesFor(measure, text, options, once) {
  let copies = 1;
  let seconds = once;
  while (seconds < enough && copies < 10_000) {
    copies = Math.ceil(copies * Math.min(10, (1.5 * enough) / Math.max(seconds, enough / 10)));
    ({ seconds } = await measure(text.repeat(copies), { ...options, check: false }));
  }
  return copies;
}

function record(runtime, set, limit, { name, yardstick, puzzles, copies, best }) {
  const perPuzzle = best.guesses / best.puzzles;
  return {
    engine: name,
    runtime,
    set: basename(set, '.txt'),
    limit,
    puzzles: yardstick ? best.puzzles : puzzles,
    seconds: best.seconds / copies,
    puzzlesPerSecond: best.puzzles / best.seconds,
    guessesPerPuzzle: yardstick ? null : perPuzzle,
    ...(yardstick ? { callsPerPuzzle: perPuzzle, gaveUp: best.capped } : {}),
  };
}

function printRow(row) {
  const number = (value) => Math.round(value).toLocaleString('en').padStart(11);
  const effort =
    row.guessesPerPuzzle === null
      ? `${Math.round(row.callsPerPuzzle).toLocaleString('en')} calls`
      : `${row.guessesPerPuzzle.toFixed(2)} guesses`;
  const gaveUp = row.gaveUp ? `, ${row.gaveUp} given up` : '';
  console.log(
    `${row.runtime.padEnd(9)}${row.set.padEnd(14)}${row.limit}  ${row.engine.padEnd(24)}` +
      `${number(row.puzzlesPerSecond)} puzzles/s  ${effort} a puzzle (${row.puzzles} puzzles${gaveUp})`,
  );
}

if (!values.json) {
  console.log(execFileSync('node', ['--version'], { encoding: 'utf8' }).trim());
}
for (const runtime of values.runtime) {
  const { measure, close } = await runnerFor(runtime);
  try {
    for (const { file, text } of sets) {
      for (const limit of limits) {
        const rows = await measureSet(measure, text, limit);
        if (rows.length === 0) {
          console.error(`${file} holds no puzzle`);
          process.exitCode = 2;
        }
        for (const row of rows) {
          const result = record(runtime, file, limit, row);
          if (values.json) console.log(JSON.stringify(result));
          else printRow(result);
        }
      }
    }
  } finally {
    await close();
  }
}
