/**
 * Breaks the library, the command line and the page on purpose, one way after the other
 * (tests/mutation/mutants.js), in a copy under build/mutation, and sees whether the tests notice:
 *   npm run mutate                 all; some half an hour
 *   npm run mutate -- --only box   those whose name contains a word
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  const env = { ...process.env, NO_COLOR: '1' };
  return spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, env, ...more });
}

function must(command, args) {
  const { status, stdout, stderr } = run(command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

const tested = ['cpp', 'corpus', 'bench', 'web'].map((part) => `tests/${part}`);
// What has been deleted since the last time would be compiled and tested all the same.
rmSync(copy, { recursive: true, force: true });
for (const part of ['CMakeLists.txt', 'cmake', 'wasm', 'docs', 'package.json', 'web', ...tested]) {
  cpSync(join(root, part), join(copy, part), { recursive: true });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** What is built of a variant, and the program and arguments that test it. */
function testsOf({ file, suite }) {
  if (file.startsWith('web/')) {
    const config = join(copy, 'tests/web/vitest.config.ts');
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    return [null, 'node', [vitest, 'run', '--bail=1', '--config', config, suite]];
  }
  if (file.startsWith('wasm/cli/')) {
    const script = join(copy, 'tests/cpp', suite);
    const inputs = [join(copy, 'tests/corpus'), '10'];
    return ['sudominoku_cli', 'bash', [script, join(build, 'sudominoku'), ...inputs]];
  }
  const tests = join(build, 'tests/cpp/sudominoku_tests');
  const options = [`--gtest_filter=${suite}`, '--gtest_fail_fast', '--gtest_brief=1'];
  return ['sudominoku_tests', tests, options];
}

const targets = new Set(chosen.map((mutant) => testsOf(mutant)[0]));
targets.delete(null);
if (targets.size > 0) {
  must('cmake', ['-G', 'Ninja', '-S', copy, '-B', build, '-DCMAKE_CXX_FLAGS=-O1']);
  must('cmake', ['--build', build, '--target', ...targets]);
}

// Tests that fail by themselves would notice everything.
const suites = new Map(chosen.map(testsOf).map((tests) => [tests.join(), tests]));
for (const [, command, args] of suites.values()) must(command, args);

const survivors = [];
for (const mutant of chosen) {
  const { name, file, search, replace } = mutant;
  const path = join(copy, file);
  const whole = readFileSync(join(root, file), 'utf8');
  writeFileSync(
    path,
    whole.replace(search, () => replace),
  );
  const [target, command, args] = testsOf(mutant);
  if (target) must('cmake', ['--build', build, '--target', target]);
  const result = run(command, args, { timeout: patience });
  const by = /FAIL(?:ED {2}\])? +(.+)/.exec(result.stdout + result.stderr)?.[1];
  const verdict = result.status === 0 ? 'SURVIVED' : by ? `by ${by}` : 'by the clock or a crash';
  console.log(`${result.status === 0 ? '✗' : '✓'} ${name}: ${verdict}`);
  if (result.status === 0) survivors.push(name);
  writeFileSync(path, whole);
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} were caught`);
process.exit(survivors.length > 0 ? 1 : 0);
