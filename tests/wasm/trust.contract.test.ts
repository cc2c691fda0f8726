/** The shipped module's results are those of the native library, and its requests do no harm. */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  orders,
  outcomes,
  outputFormats,
  packProblems,
  profileIds,
  searchOrders,
  type EngineApi,
} from '../../web/src/engine/types';
import { levels } from '../../web/src/engine/types/explain';
import { algorithms, type TracedAlgorithmId } from '../../web/src/engine/types/learn';
import { shuffled, symmetries, turns } from '../../web/src/engine/types/make';
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
        as: null,
        order: 'any',
        maxSolutions: 2,
        maxNodes: 2_000_000,
        columnsFrom: 0,
        digest: null,
        isLast: true,
      } as const;
      const part = engine.batch(chunk, options, null).columns!;
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

const candidates = fc.nat(728);
const kinds = fc.constantFrom('sudoku' as const, 'sudominoku' as const);
const places = fc.record({ before: fc.option(kinds), casesBefore: few });
const fileFormats = fc.constantFrom(...outputFormats, 'table' as const);
const seeds = fc.nat(0xffffffff);
const digits = fc.constantFrom('', '123456789', '987654321');
const sudoku = fc.oneof(grids, fc.stringMatching(/^[.1-9]{20}[.]{61}$/));
const dominoes = fc.constantFrom(
  '0\nC5 A3 D9 I4 A9 E5 A2 C6 I1\n0\n',
  '1\n6 B2 1 B3\nC5 A3 D9 I4 A9 E5 A2 C6 I1\n0\n',
  '2\n6 B2 7 B3\n1 A1 2 B1\nC5 A3 D9 I4 A9 E5 A4 C6 I1\n0\n',
);
const runs = fc.record({
  maxCalls: fc.integer({ min: 1, max: 3000 }),
  maxMillis: few,
  maxSolutions: fc.constantFrom(1, 2, 1e12),
});
/** An algorithm, and a puzzle of its kind. */
const entrants = fc
  .constantFrom(...algorithms)
  .chain((each) => fc.tuple(fc.constant(each), each.kind === 'sudoku' ? sudoku : dominoes));
const sudokuWishes = fc.record({
  kind: fc.constant('sudoku' as const),
  clues: fc.constantFrom(0, 17, 30, 80),
  symmetry: fc.constantFrom(...symmetries),
  minimal: fc.boolean(),
  level: fc.constantFrom('' as const, ...levels),
  pattern: fc.oneof(fc.constant(''), fc.stringMatching(/^[01]{81}$/)),
  solution: fc.constant(''),
});
const sudominokuWishes = fc.record({
  kind: fc.constant('sudominoku' as const),
  dominoes: fc.constantFrom(0, 1, 10, 36),
  symmetry: fc.constantFrom(...symmetries),
  oneTiling: fc.boolean(),
  minimal: fc.boolean(),
  level: fc.constantFrom('' as const, ...levels),
  fewest: fc.boolean(),
});

/** Every call of the module, with anything that the contract lets through. */
const calls: Record<Exclude<keyof EngineApi, 'version'>, fc.Arbitrary<() => unknown>> = {
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
  count: fc.tuple(puzzles, efforts).map(
    ([text, effort]) =>
      () =>
        engine.count(text, effort, null),
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
  batch: fc
    .tuple(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(0, 0.05, Infinity), fc.boolean())
    .map(([bytes, columnsFrom, isLast]) => () => {
      const wanted = { as: null, order: 'any', maxSolutions: 2, maxNodes: 50 } as const;
      return engine.batch(bytes, { ...wanted, columnsFrom, digest: null, isLast }, null);
    }),
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
  writeRun: fc
    .tuple(
      fc.array(fc.record({ kind: fc.nat(1), outcome: fc.nat(outcomes.length - 1), grid: grids }), {
        maxLength: 4,
      }),
      places,
      fileFormats,
    )
    .map(([puzzles, place, format]) => () => {
      const columns = {
        boards: Uint8Array.from(puzzles.flatMap(({ grid }) => [...grid].map(Number))),
        kinds: Uint8Array.from(puzzles, ({ kind }) => kind),
        outcomes: Uint8Array.from(puzzles, ({ outcome }) => outcome),
        guesses: new Float64Array(puzzles.length),
        lines: new Uint32Array(puzzles.length),
      };
      return engine.writeRun(columns, place, format);
    }),
  writePiece: fc
    .tuple(fc.uint8Array({ maxLength: 400 }), places, fileFormats)
    .map(([bytes, place, format]) => () => {
      const wanted = { as: null, order: 'any', maxSolutions: 2, maxNodes: 50 } as const;
      const options = { ...wanted, columnsFrom: 0, digest: null, isLast: true };
      return engine.writePiece(bytes, options, place, format);
    }),
  measure: fc.tuple(texts, fc.constantFrom(...algorithms), few, fc.boolean()).map(
    ([text, { id }, limit, check]) =>
      () =>
        engine.measure(text, {
          algorithm: id,
          limit: limit + 1,
          callCap: 100,
          maxSeconds: 1,
          check,
        }),
  ),
  pack: fc.tuple(fc.constantFrom(...packProblems), seeds).map(
    ([problem, seed]) =>
      () =>
        engine.pack(problem, seed),
  ),
  race: fc.tuple(entrants, runs).map(
    ([[{ id }, text], options]) =>
      () =>
        engine.race(text, id, options, null),
  ),
  trace: fc
    .tuple(
      entrants.filter(([{ reads }]) => reads !== null),
      runs,
      fc.integer({ min: 2, max: 2000 }),
    )
    .map(
      ([[{ id }, text], options, maxEvents]) =>
        () =>
          engine.trace(text, id as TracedAlgorithmId, { ...options, maxEvents }, null),
    ),
  explain: fc.tuple(puzzles, grids, efforts).map(
    ([text, entries, effort]) =>
      () =>
        engine.explain(text, entries, effort, null),
  ),
  rate: fc.tuple(puzzles, efforts).map(
    ([text, effort]) =>
      () =>
        engine.rate(text, effort),
  ),
  hint: fc.tuple(puzzles, grids, fc.array(candidates, { maxLength: 5 }), efforts).map(
    ([text, entries, removed, effort]) =>
      () =>
        engine.hint(text, entries, removed, effort),
  ),
  whyNot: fc.tuple(puzzles, grids, candidates, efforts).map(
    ([text, entries, candidate, effort]) =>
      () =>
        engine.whyNot(text, entries, candidate, effort),
  ),
  conflict: fc.tuple(puzzles, efforts).map(
    ([text, effort]) =>
      () =>
        engine.conflict(text, effort, null),
  ),
  firstWrongMove: fc.tuple(puzzles, fc.array(candidates, { maxLength: 20 }), efforts).map(
    ([text, moves, effort]) =>
      () =>
        engine.firstWrongMove(text, moves, effort),
  ),
  make: fc
    .tuple(
      fc.oneof(sudokuWishes, sudominokuWishes),
      fc.record({
        maxTries: fc.integer({ min: 1, max: 3 }),
        seed: seeds,
        first: few,
        count: fc.nat(2),
        rate: fc.boolean(),
      }),
    )
    .map(
      ([wish, options]) =>
        () =>
          engine.make({ ...wish, ...options }, null),
    ),
  worstCase: fc
    .record({
      kind: kinds,
      order: fc.constantFrom(...searchOrders),
      mostCalls: fc.integer({ min: 1, max: 20_000 }),
      enough: fc.integer({ min: 1, max: 20_000 }),
      unique: fc.boolean(),
      dominoes: fc.integer({ min: 1, max: 35 }),
      seed: seeds,
      maxTries: fc.integer({ min: 1, max: 3 }),
    })
    .map((options) => () => engine.worstCase(options, null)),
  minimise: fc.tuple(puzzles, seeds, fc.integer({ min: 1, max: 3 })).map(
    ([text, seed, orders]) =>
      () =>
        engine.minimise(text, { seed, orders }, null),
  ),
  // No effort ends it, and a Su-domino-ku with one domino takes minutes.
  complete: puzzles
    .filter((text) => text.length === 81)
    .map((text) => () => engine.complete(text, null)),
  transform: fc
    .tuple(
      puzzles.filter((text) => text.length === 81),
      fc.record({
        shuffle: fc.subarray([...shuffled]),
        seed: seeds,
        turn: fc.constantFrom('' as const, ...turns),
        rows: digits,
        columns: digits,
        digits,
      }),
    )
    .map(
      ([text, options]) =>
        () =>
          engine.transform(text, options),
    ),
  canonical: puzzles.map((text) => () => engine.canonical(text)),
};

/** Calls that take a second. */
const slow: ReadonlySet<string> = new Set(['complete', 'pack']);

describe('requests', () => {
  it.each(Object.entries(calls))('of any kind are answered: %s', (name, call) => {
    fc.assert(
      fc.property(call, (run) => {
        run();
      }),
      { numRuns: slow.has(name) ? 3 : 60 },
    );
    // The instance lives on.
    expect(engine.version()).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
