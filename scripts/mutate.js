/**
 * Breaks the library on purpose, one way after the other (tests/mutation/mutants.js),
 * in a copy under build/mutation, and sees whether the tests notice:
 *   npm run mutate                 all; some minutes
 *   npm run mutate -- --only box   those whose name contains a word
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutants } from '../tests/mutation/mutants.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = join(root, 'build/mutation/source');
const build = join(root, 'build/mutation/build');
const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const chosen = mutants.filter(({ name }) => name.includes(options.only));
if (chosen.length === 0) throw new Error(`--only ${options.only}`);

/** A variant that runs for longer than this hangs, and so is noticed as well. */
const patience = 300_000;

function run(command, args, more = {}) {
  return spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, ...more });
}

function must(command, args) {
  const { status, stdout, stderr } = run(command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

const tested = ['cpp', 'corpus', 'bench'].map((part) => `tests/${part}`);
for (const part of ['CMakeLists.txt', 'cmake', 'wasm', 'docs', ...tested]) {
  cpSync(join(root, part), join(copy, part), { recursive: true });
}
must('cmake', ['-G', 'Ninja', '-S', copy, '-B', build, '-DCMAKE_CXX_FLAGS=-O1']);
must('cmake', ['--build', build, '--target', 'sudominoku_tests']);

const tests = join(build, 'tests/cpp/sudominoku_tests');
const survivors = [];
for (const { name, file, search, replace, suite } of chosen) {
  const path = join(copy, file);
  const whole = readFileSync(join(root, file), 'utf8');
  writeFileSync(
    path,
    whole.replace(search, () => replace),
  );
  const { status, stdout } = run('cmake', ['--build', build, '--target', 'sudominoku_tests']);
  if (status !== 0) throw new Error(`${name}: does not compile\n${stdout}`);
  const result = run(tests, [`--gtest_filter=${suite}`, '--gtest_fail_fast', '--gtest_brief=1'], {
    timeout: patience,
  });
  const by = /\[ {2}FAILED {2}\] (\S+)/.exec(result.stdout)?.[1];
  const verdict = result.status === 0 ? 'SURVIVED' : by ? `by ${by}` : 'by the clock or a crash';
  console.log(`${result.status === 0 ? '✗' : '✓'} ${name}: ${verdict}`);
  if (result.status === 0) survivors.push(name);
  writeFileSync(path, whole);
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} were caught`);
process.exit(survivors.length > 0 ? 1 : 0);
