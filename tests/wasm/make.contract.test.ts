/** What the shipped module makes is what web/src/engine/types/make.ts says. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  levels,
  type EngineApi,
  type MadePuzzles,
  type MakeOptions,
  type WorstCase,
} from '../../web/src/engine';
import {
  fewestClues,
  firstChoices,
  mostClues,
  mostDominoes,
  obstacleTo,
} from '../../web/src/features/make/wishes';
import { digestOf } from './digests';
import { loadEngine } from './shapes';

let engine: EngineApi;

beforeAll(async () => {
  engine = await loadEngine();
});

const run = { seed: 7, first: 0, count: 2, rate: true, maxTries: 1000 };
const sudoku: MakeOptions = {
  ...{ kind: 'sudoku', clues: 0, level: '', symmetry: 'half', minimal: false },
  ...{ pattern: '', solution: '', ...run },
};
const sudominoku: MakeOptions = {
  ...{ kind: 'sudominoku', dominoes: 12, level: '', symmetry: 'none', oneTiling: true },
  ...{ minimal: false, fewest: false, ...run, count: 1 },
};
const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

function checked({ puzzles, ...rest }: MadePuzzles, kind: 'sudoku' | 'sudominoku') {
  expect(rest).toEqual({
    next: expect.any(Number),
    tries: expect.any(Number),
    millis: expect.any(Number),
  });
  for (const puzzle of puzzles) {
    expect(puzzle).toEqual({
      number: expect.any(Number),
      text: expect.any(String),
      givens: expect.stringMatching(/^[0-9]{81}$/),
      count: expect.any(Number),
      level: expect.toBeOneOf([...levels]),
      solution: expect.stringMatching(/^[1-9]{81}$/),
      tiling: kind === 'sudoku' ? null : expect.any(Array),
    });
    const [reading] = engine.read(puzzle.text).puzzles;
    expect(reading).toMatchObject({ kind, text: puzzle.text, givens: puzzle.givens });
  }
  return puzzles;
}

describe('make', () => {
  it('makes series that can be cut anywhere', () => {
    const both = checked(engine.make(sudoku, null), 'sudoku');
    expect(both.map(({ number }) => number)).toEqual([1, 2]);
    const second = checked(engine.make({ ...sudoku, first: 1, count: 1 }, null), 'sudoku');
    expect(second).toEqual(both.slice(1));
  });

  it('counts the tries of the whole series as it goes', () => {
    const heard: number[] = [];
    const { tries } = engine.make(
      { ...sudoku, symmetry: 'none', clues: 20, count: 4 },
      ({ tries }) => void heard.push(tries),
    );
    expect(heard.length).toBeGreaterThan(4);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(heard.at(-1)).toBeLessThanOrEqual(tries);
  });

  it('makes what the native program makes', () => {
    const series = { ...run, seed: 2026, rate: false, maxTries: 0 };
    const grids = engine.make({ ...sudoku, symmetry: 'none', ...series, count: 10 }, null);
    const cases = engine.make(
      { ...sudominoku, dominoes: 0, oneTiling: false, ...series, count: 3 },
      null,
    );
    // As make_test.cpp has them.
    const hash = (texts: string[]) => BigInt(`0x${digestOf(texts.join(''))}`);
    expect(hash(grids.puzzles.map(({ givens }) => givens))).toBe(1408975434040742239n);
    expect(hash(cases.puzzles.map(({ text }) => text.replace(/0\n$/, '')))).toBe(
      5250143306527793874n,
    );
  });

  it('makes Su-domino-ku', () => {
    const [made] = checked(engine.make(sudominoku, null), 'sudominoku');
    expect(made).toMatchObject({ number: 1, count: 12 });
    expect(made!.tiling).toHaveLength(81);
  });

  it('follows a pattern and a solution, and says where nothing is found', () => {
    const { puzzles, next } = engine.make(
      { ...sudoku, pattern: '1'.repeat(16).padEnd(81, '0') },
      null,
    );
    expect([puzzles, next]).toEqual([[], 2]);
    const [made] = checked(engine.make({ ...sudoku, count: 1, rate: true }, null), 'sudoku');
    const [again] = engine.make({ ...sudoku, solution: made!.solution, count: 1 }, null).puzzles;
    expect(again!.solution).toBe(made!.solution);
  });

  it.each(['sudoku', 'sudominoku'] as const)(
    'looks for no %s with more givens than the page says there can be',
    (kind) => {
      const looksFor = (given: number, level: 'medium' | '', minimal: boolean) => {
        const wish = { level, minimal, count: 1, maxTries: 1 };
        const options: MakeOptions =
          kind === 'sudoku'
            ? { ...sudoku, ...wish, symmetry: 'none', clues: given }
            : { ...sudominoku, ...wish, dominoes: given };
        return engine.make(options, null).tries > 0;
      };
      const obstacle = (given: number, level: 'medium' | '', minimal: boolean) =>
        obstacleTo({ ...firstChoices, kind, clues: given, dominoes: given, level, minimal }, 0);
      const most = kind === 'sudoku' ? mostClues : mostDominoes;
      for (let given = fewestClues; given <= most; ++given) {
        expect([given, looksFor(given, 'medium', false)]).toEqual([
          given,
          obstacle(given, 'medium', false) !== 'easy',
        ]);
        expect([given, looksFor(given, '', true)]).toEqual([
          given,
          obstacle(given, '', true) !== 'minimal',
        ]);
      }
    },
  );
});

it('worst cases come with their calls', () => {
  const reports: WorstCase[] = [];
  const worst = engine.worstCase(
    {
      ...{ kind: 'sudoku', order: 'column-major', mostCalls: 99_999, enough: 99_000 },
      ...{ unique: true, dominoes: 10, seed: 1, maxTries: 500 },
    },
    (soFar) => void reports.push(soFar),
  );
  expect(Object.keys(worst).sort()).toEqual(['atTry', 'calls', 'millis', 'text', 'tries']);
  expect(worst.calls).toBeGreaterThanOrEqual(99_000);
  const [reading] = engine.read(worst.text).puzzles;
  const { calls } = engine.meter(reading!.givens, 'column-major', 1_000_000, null);
  expect(calls).toBe(worst.calls);
});

describe('the puzzle at hand', () => {
  const guise = { shuffle: [], seed: 1, turn: '', rows: '', columns: '', digits: '' } as const;

  it('is minimised and completed', () => {
    const minimal = engine.minimise(easy, { seed: 1, orders: 2 }, null);
    expect(minimal.outcome).toBe('unique');
    const fewer = minimal.text.replace(/[1-9]/, '.');
    const full = engine.complete(fewer, null);
    expect(full).toEqual({ outcome: 'multiple', text: expect.any(String), added: 1, fewest: true });
  });

  it('is transformed, and recognised', () => {
    const turned = engine.transform(easy, { ...guise, turn: 'half', digits: '123456789' });
    expect(turned.trim()).toBe([...easy].reverse().join(''));
    const other = engine.transform(easy, { ...guise, shuffle: ['rows', 'digits', 'turn'] });
    expect(other).not.toBe(easy);
    expect(engine.canonical(other)).toBe(engine.canonical(easy));
    const [dominoes] = engine.make(sudominoku, null).puzzles;
    const mirrored = engine.transform(dominoes!.text, { ...guise, turn: 'vertical' });
    expect(engine.canonical(mirrored)).toBe(engine.canonical(dominoes!.text));
  });
});
