/** What others read from `npm run bench -- --json`. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

it('gives one object a line, with the names that were promised', () => {
  const sets = ['sudoku/easy', 'sudominoku/judge_like'];
  const output = execFileSync(
    process.execPath,
    [
      here('../bench/bench.js'),
      ...sets.flatMap((set) => ['--set', here(`../corpus/${set}.txt`)]),
      ...['--limit', '1', '--rounds', '1', '--json'],
    ],
    { encoding: 'utf8' },
  );
  const rows = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows.map(({ engine, set }) => [engine, set])).toEqual([
    ['sudoku', 'easy'],
    ['textbook-row-major', 'easy'],
    ['sudominoku', 'judge_like'],
    ['textbook-domino-search', 'judge_like'],
  ]);
  for (const row of rows) {
    expect(row).toMatchObject({ runtime: 'node', limit: 1 });
    for (const key of ['puzzles', 'seconds', 'puzzlesPerSecond']) {
      expect(row[key], key).toBeGreaterThan(0);
    }
    expect(row).toHaveProperty('guessesPerPuzzle');
  }
});
