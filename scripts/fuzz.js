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

/** Each target with its share of the time and the longest input that it makes. */
const targets = {
  read: { share: 0.3, longest: 1024 },
  link: { share: 0.15, longest: 512 },
  judge: { share: 0.15, longest: 1024 },
  request: { share: 0.2, longest: 512 },
  workshop: { share: 0.2, longest: 512 },
};

const corpus = (folder) =>
  readdirSync(at('tests/corpus', folder)).map((name) => {
    return { name, bytes: readFileSync(at('tests/corpus', folder, name)) };
  });

/** The seeds of a target, made of the corpus: what stands before a text is its choices. */
function* seedsOf(target) {
  const formats = corpus('formats');
  const judges = corpus('judges');
  const puzzles = ['sudoku', 'sudominoku'].flatMap(corpus).filter(({ name }) => {
    return name.endsWith('.txt');
  });
  if (target === 'read') {
    for (const { bytes } of [...formats, ...judges]) {
      for (const choice of [0, 3, 7]) yield Buffer.concat([Buffer.of(choice), bytes]);
    }
  } else if (target === 'link') {
    for (const { name, bytes } of formats.filter(({ name }) => /fpuzzles|scl/.test(name))) {
      for (const link of bytes.toString().match(/[\w+/=-]{60,}/g) ?? [name]) {
        yield Buffer.from(`\0${link.replace(/^scl/, '')}`);
      }
    }
  } else if (target === 'judge') {
    const problems = readFileSync(at('wasm/profile/problems/problems.h'), 'utf8').match(/\bk\w+/g);
    const byName = new Map(judges.map(({ name, bytes }) => [name, bytes]));
    for (const { name, bytes } of judges.filter(({ name }) => name.endsWith('.in'))) {
      const output = byName.get(name.replace(/in$/, 'out')) ?? Buffer.of();
      // Behind the last, `auto`.
      for (let problem = 0; problem <= problems.length; ++problem) {
        yield Buffer.concat([Buffer.of(problem, problem % 2), bytes, Buffer.of(0x1e), output]);
      }
    }
  } else {
    const cases = puzzles.flatMap(({ bytes }) => {
      return bytes
        .toString()
        .split(/(?<=\n0\n)|\n(?=[\d.]{81}$)/m)
        .slice(0, 2);
    });
    for (const text of [...cases, ...formats.slice(0, 12).map(({ bytes }) => bytes.toString())]) {
      for (let question = 0; question < 10; ++question) {
        const choices = Buffer.alloc(24, 3);
        choices[0] = question;
        yield Buffer.concat([choices, Buffer.from(text)]);
      }
    }
  }
}

function run(command, args, more = {}) {
  const { status, signal } = spawnSync(command, args, { stdio: 'inherit', cwd: root, ...more });
  if (status !== 0) {
    console.error(`${command}: ${signal ?? `exit ${status}`}`);
    process.exit(1);
  }
}

if (!existsSync(at('build/fuzz/build.ninja'))) run('cmake', ['--preset', 'fuzz']);
const chosen = Object.keys(targets).filter((name) => !options.only || name === options.only);
const built = chosen.flatMap((name) => ['--target', `${name}_fuzz`]);
run('cmake', ['--build', '--preset', 'fuzz', ...built]);

for (const name of chosen) {
  const { share, longest } = targets[name];
  const [seeds, grown, found] = ['seeds', 'grown', 'found'].map((kind) => {
    const folder = at('build/fuzz', kind, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  });
  let number = 0;
  for (const seed of seedsOf(name)) {
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
