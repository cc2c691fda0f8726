/**
 * Runs the libFuzzer targets of tests/fuzz, which must have been built or can be (clang):
 *   npm run fuzz                      what is known: the seeds and everything found before
 *   npm run fuzz -- --minutes N       N minutes of new inputs, shared by the targets
 *   npm run fuzz -- --only read       that target alone
 * Inputs that break a promise are put under build/fuzz/found.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...path) => join(root, ...path);
const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '0' }, only: { type: 'string' } },
});
const seconds = Number(options.minutes) * 60;
if (!(seconds >= 0)) throw new Error(`--minutes ${options.minutes}`);

const corpus = (folder) =>
  readdirSync(at('tests/corpus', folder)).map((name) => {
    return { name, bytes: readFileSync(at('tests/corpus', folder, name)) };
  });
const formats = corpus('formats');
const judges = corpus('judges');
const puzzles = ['sudoku', 'sudominoku']
  .flatMap(corpus)
  .filter(({ name }) => name.endsWith('.txt'));

/** Each target with its share of the time, the longest input that it makes, and its seeds. */
const targets = {
  read: { share: 0.3, longest: 1024, seeds: textSeeds },
  link: { share: 0.15, longest: 512, seeds: linkSeeds },
  judge: { share: 0.15, longest: 1024, seeds: judgeSeeds },
  request: { share: 0.2, longest: 512, seeds: questionSeeds },
  workshop: { share: 0.2, longest: 512, seeds: questionSeeds },
};

// The seeds are made of the corpus: what stands before a text is its choices.

function textSeeds() {
  return [...formats, ...judges].flatMap(({ bytes }) =>
    [0, 3, 7].map((choice) => Buffer.concat([Buffer.of(choice), bytes])),
  );
}

function linkSeeds() {
  return formats
    .filter(({ name }) => /fpuzzles|scl/.test(name))
    .flatMap(({ name, bytes }) => bytes.toString().match(/[\w+/=-]{60,}/g) ?? [name])
    .map((link) => Buffer.from(`\0${link.replace(/^scl/, '')}`));
}

function judgeSeeds() {
  const problems = readFileSync(at('wasm/profile/problems/problems.h'), 'utf8').match(/\bk\w+/g);
  // Behind the last, `auto`.
  const choices = [...problems.keys(), problems.length];
  const byName = new Map(judges.map(({ name, bytes }) => [name, bytes]));
  return judges
    .filter(({ name }) => name.endsWith('.in'))
    .flatMap(({ name, bytes }) => {
      const output = byName.get(name.replace(/in$/, 'out')) ?? Buffer.of();
      return choices.map((problem) =>
        Buffer.concat([Buffer.of(problem, problem % 2), bytes, Buffer.of(0x1e), output]),
      );
    });
}

function questionSeeds() {
  const cases = puzzles.flatMap(({ bytes }) =>
    bytes
      .toString()
      .split(/(?<=\n0\n)|\n(?=[\d.]{81}$)/m)
      .slice(0, 2),
  );
  const texts = [...cases, ...formats.slice(0, 12).map(({ bytes }) => bytes.toString())];
  return texts.flatMap((text) =>
    Array.from({ length: 10 }, (_, question) => {
      const choices = Buffer.alloc(24, 3);
      choices[0] = question;
      return Buffer.concat([choices, Buffer.from(text)]);
    }),
  );
}

function run(command, args, more = {}) {
  const { status, signal } = spawnSync(command, args, { stdio: 'inherit', cwd: root, ...more });
  if (status !== 0) {
    console.error(`${command}: ${signal ?? `exit ${status}`}`);
    process.exit(1);
  }
}

const chosen = Object.keys(targets).filter((name) => !options.only || name === options.only);
if (chosen.length === 0) throw new Error(`--only ${options.only}`);
run('scripts/configure', ['fuzz']);
const built = chosen.flatMap((name) => ['--target', `${name}_fuzz`]);
run('cmake', ['--build', '--preset', 'fuzz', ...built]);

for (const name of chosen) {
  const { share, longest, seeds: seedsOf } = targets[name];
  const [seeds, grown, found] = ['seeds', 'grown', 'found'].map((kind) => {
    const folder = at('build/fuzz', kind, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  });
  let number = 0;
  for (const seed of seedsOf()) {
    if (seed.length <= 4096) writeFileSync(join(seeds, String(number++)), seed);
  }
  const known = at('tests/fuzz/known', name);
  const time = options.only ? seconds : seconds * share;
  console.log(`\n== ${name}`);
  run(at('build/fuzz/tests/fuzz', `${name}_fuzz`), [
    `-artifact_prefix=${found}/`,
    '-timeout=20',
    '-rss_limit_mb=2048',
    '-print_final_stats=1',
    '-verbosity=0',
    ...(time > 0
      ? [`-max_total_time=${Math.ceil(time)}`, `-max_len=${longest}`, grown]
      : ['-runs=0']),
    `-dict=${at('tests/fuzz/texts.dict')}`,
    seeds,
    ...(existsSync(known) ? [known] : []),
  ]);
}
