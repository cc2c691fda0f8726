/** The shipped module's results are those of the native library, and its requests do no harm. */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  orders,
  outcomes,
  outputFormats,
  profileIds,
  searchOrders,
  type EngineApi,
} from '../../web/src/engine/types';
import { digestOf, digests } from './digests';
import { corpus, modulePath } from './files';
import { loadEngine } from './shapes';

let engine: EngineApi;

beforeAll(async () => {
  engine = await loadEngine();
});

describe('results', () => {
  it.each([...digests])(
    'of %s are those of the native library, bit for bit',
    async (set, digest) => {
      const chunk = new TextEncoder().encode(await corpus(`${set}.txt`));
      const options = {
        order: 'any',
        maxSolutions: 2,
        maxNodes: 2_000_000,
        isLast: true,
      } as const;
      const part = engine.batch(chunk, options, null);
      const lines = Array.from(part.outcomes, (code, i) => {
        const outcome = outcomes[code]!;
        const board = Array.from(part.boards.subarray(81 * i, 81 * (i + 1)), (cell) => cell % 16);
        const solution = outcome === 'none' ? '0'.repeat(81) : board.join('');
        return `${outcome},${solution},${part.guesses[i]}\n`;
      });
      expect(digestOf(lines.join(''))).toBe(digest);
    },
  );
});

describe('the memory', () => {
  it.each(['solver.wasm', 'sudominoku.wasm'])('of %s is a gigabyte at most', async (name) => {
    expect(mostPages(await readFile(modulePath(name)))).toBe(2 ** 30 / 2 ** 16);
  });
});

/** What a module says of its only memory: the pages that it may grow to. */
function mostPages(module: Uint8Array): number | null {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++]!;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < module.length) {
    const section = number();
    const end = number() + at;
    if (section === 5) {
      const [count, limits, , most] = [number(), number(), number(), number()];
      return count === 1 && (limits & 1) === 1 ? most : null;
    }
    at = end;
  }
  return null;
}

/** Rubbish, and what looks like puzzles. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('\n', ' ', '0', '.', '1', '9', '|', '-', 'A', 'I', ',', '[', ']', '<'),
    maxLength: 300,
  }),
  fc.stringMatching(/^[.1-9]{81}\n[1-9]{0,81}$/),
);
/** One puzzle, as the page would send it. */
const puzzles = fc.constantFrom(
  `${'.'.repeat(81)}`,
  `55${'.'.repeat(79)}`,
  '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7',
  '1\n6 B2 1 B3\nC5 A3 D9 I4 A9 E5 A2 C6 I1\n0\n',
);
const grids = fc.stringMatching(/^[0-9]{81}$/);
const few = fc.constantFrom(0, 1, 2, 3, 100);
const efforts = fc.record({ maxNodes: fc.integer({ min: 1, max: 50 }), maxMillis: few });

/** Every call of the module, with anything that the contract lets through. */
const calls: Partial<Record<keyof EngineApi, fc.Arbitrary<() => unknown>>> = {
  read: texts.map((text) => () => engine.read(text)),
  solve: fc
    .tuple(
      puzzles,
      fc.record({
        order: fc.constantFrom(...orders),
        seed: fc.nat(0xffffffff),
        skipSolutions: few,
        keepSolutions: few,
        maxSolutions: fc.constantFrom(1, 2, 100, 1e12),
        maxTilings: fc.constantFrom(0, 1, 1e12),
        maxNodes: fc.integer({ min: 1, max: 50 }),
        maxMillis: few,
      }),
    )
    .map(
      ([text, options]) =>
        () =>
          engine.solve(text, options, null),
    ),
  trueCandidates: fc.tuple(puzzles, efforts, fc.constantFrom(1, 2, 10_000)).map(
    ([text, effort, limit]) =>
      () =>
        engine.trueCandidates(text, { ...effort, limit }, null),
  ),
  estimate: fc.tuple(puzzles, fc.nat(0xffffffff)).map(
    ([text, seed]) =>
      () =>
        engine.estimate(text, { seed, maxProbes: 3, maxMillis: 10, goodError: 0 }, null),
  ),
  check: fc.tuple(puzzles, grids, efforts).map(
    ([text, entries, effort]) =>
      () =>
        engine.check(text, entries, effort, null),
  ),
  reveal: fc.tuple(puzzles, grids, fc.nat(80), efforts).map(
    ([text, entries, cell, effort]) =>
      () =>
        engine.reveal(text, entries, cell, effort, null),
  ),
  extraClues: fc.tuple(puzzles, efforts, few).map(
    ([text, effort, most]) =>
      () =>
        engine.extraClues(text, { ...effort, most }, null),
  ),
  redundantClues: fc.tuple(puzzles, efforts).map(
    ([text, effort]) =>
      () =>
        engine.redundantClues(text, effort, null),
  ),
  tilings: fc.tuple(grids, few).map(
    ([grid, skip]) =>
      () =>
        engine.tilings('1\n6 B2 1 B3\nC5 A3 D9 I4 A9 E5 A2 C6 I1\n0\n', grid, {
          maxTilings: 10,
          skipTilings: skip,
          keepTilings: 5,
        }),
  ),
  write: fc
    .tuple(
      fc.array(
        fc.record({
          kind: fc.constantFrom('sudoku' as const, 'sudominoku' as const),
          grid: fc.option(grids),
        }),
        { maxLength: 5 },
      ),
      fc.constantFrom(...outputFormats),
    )
    .map(
      ([items, format]) =>
        () =>
          engine.write(items, format),
    ),
  batch: fc.tuple(fc.uint8Array({ maxLength: 400 }), fc.boolean()).map(
    ([bytes, isLast]) =>
      () =>
        engine.batch(bytes, { order: 'any', maxSolutions: 2, maxNodes: 50, isLast }, null),
  ),
  judge: fc.tuple(fc.constantFrom('auto' as const, ...profileIds), texts, texts, fc.boolean()).map(
    ([profile, input, output, strict]) =>
      () =>
        engine.judge(profile, input, output, { strict }),
  ),
  meter: fc.tuple(grids, fc.constantFrom(...searchOrders), fc.integer({ min: 1, max: 1000 })).map(
    ([givens, order, cap]) =>
      () =>
        engine.meter(givens, order, cap, null),
  ),
};

describe('requests', () => {
  it.each(Object.entries(calls))('of any kind are answered: %s', (_, call) => {
    fc.assert(
      fc.property(call, (run) => {
        run();
      }),
      { numRuns: 60 },
    );
    // The instance lives on.
    expect(engine.version()).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
