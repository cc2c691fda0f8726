/** The logic of puzzles as the shipped module tells it: the shapes of types/explain.ts. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Clue, Effort, EngineApi } from '../../web/src/engine/types';
import {
  conflictKinds,
  contradictionKinds,
  explainOutcomes,
  hintKinds,
  levels,
  markRoles,
  techniqueIds,
  whyNotKinds,
  type Branch,
  type Conflict,
  type Contradiction,
  type Explanation,
  type FirstWrongMove,
  type Hint,
  type LaidDomino,
  type Link,
  type Mark,
  type PuzzleRating,
  type Rating,
  type Step,
  type WhyNot,
} from '../../web/src/engine/types/explain';
import { corpus } from './files';
import { aBoolean, aCell, aNumber, arrayOf, loadEngine, oneOf, shaped, type Check } from './shapes';

let engine: EngineApi;
let hard: string;

beforeAll(async () => {
  engine = await loadEngine();
  hard = (await corpus('sudoku/magictour.txt')).split('\n')[0]!;
});

const effort: Effort = { maxNodes: 0, maxMillis: 0 };
const none = '0'.repeat(81);

const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const aCandidate: Check = (value) => {
  expect(Number.isInteger(value)).toBe(true);
  expect(value).toBeGreaterThanOrEqual(0);
  expect(value).toBeLessThan(729);
};
const aHouse: Check = (value) => {
  expect(value).toBeGreaterThanOrEqual(0);
  expect(value).toBeLessThan(27);
};
const aPair: Check = (value) => {
  arrayOf(aCell)(value);
  expect(value).toHaveLength(2);
};
const contradiction = shaped<Contradiction>({
  kind: oneOf(contradictionKinds),
  cells: arrayOf(aCell),
  house: aNumber,
  digits: arrayOf(aNumber),
});
const step: Check = (value) =>
  shaped<Step>({
    technique: oneOf(techniqueIds),
    sashimi: aBoolean,
    cells: arrayOf(aCell),
    houses: arrayOf(aHouse),
    digits: arrayOf(aNumber),
    marks: arrayOf(shaped<Mark>({ role: oneOf(markRoles), candidates: arrayOf(aCandidate) })),
    links: arrayOf(
      shaped<Link>({
        kind: oneOf(['strong', 'weak']),
        from: arrayOf(aCandidate),
        to: arrayOf(aCandidate),
        set: arrayOf(aCell),
      }),
    ),
    placed: arrayOf(aCandidate),
    removed: arrayOf(aCandidate),
    laid: arrayOf(shaped<LaidDomino>({ cells: aPair, digits: arrayOf(aNumber) })),
    parted: arrayOf(aPair),
    branches: arrayOf(branch),
    difficulty: aNumber,
    score: aNumber,
  })(value);
const branch: Check = (value) =>
  shaped<Branch>({
    candidate: aNumber,
    domino: orNull(aPair),
    steps: arrayOf(step),
    contradiction: orNull(contradiction),
  })(value);
const ratingShape = {
  level: oneOf(levels),
  difficulty: aNumber,
  score: aNumber,
  hardest: orNull(oneOf(techniqueIds)),
};
const explanation = shaped<Explanation>({
  outcome: oneOf(explainOutcomes),
  steps: arrayOf(step),
  rating: shaped<Rating>(ratingShape),
  contradiction: orNull(contradiction),
  millis: aNumber,
});
const puzzleRating = shaped<PuzzleRating>({ ...ratingShape, outcome: oneOf(explainOutcomes) });
const hint = shaped<Hint>({
  kind: oneOf(hintKinds),
  step: orNull(step),
  before: arrayOf(step),
  cells: arrayOf(aCell),
  removed: arrayOf(aCandidate),
});
const whyNot = shaped<WhyNot>({ kind: oneOf(whyNotKinds), branch: orNull(branch) });
const conflict = shaped<Conflict>({
  kind: oneOf(conflictKinds),
  clues: arrayOf(shaped<Clue>({ cells: arrayOf(aCell), digits: arrayOf(aNumber) })),
  withCandidates: aBoolean,
});
const firstWrongMove = shaped<FirstWrongMove>({ move: orNull(aNumber), complete: aBoolean });

describe('explain', () => {
  it('goes from a Sudoku to its solution', () => {
    const found = engine.explain(hard, none, effort, null);
    explanation(found);
    expect(found.outcome).toBe('solved');
    const placed = found.steps.flatMap((one) => one.placed);
    expect(placed.length).toBe(hard.replaceAll(/[1-9]/g, '').length);
    expect(found.rating.score).toBe(found.steps.reduce((sum, one) => sum + one.score, 0));
    const { outcome, ...rating } = engine.rate(hard, effort);
    expect(outcome).toBe('solved');
    expect(rating).toEqual(found.rating);
    puzzleRating(engine.rate(hard, effort));
  });

  it('goes from a Su-domino-ku to its solution, and reports on the way', async () => {
    const [puzzle] = engine.read(await corpus('judges/boj4574-1.in')).puzzles;
    const done: number[] = [];
    const found = engine.explain(puzzle!.text, none, effort, (steps) => done.push(steps.done));
    explanation(found);
    expect(found.outcome).toBe('solved');
    expect(found.steps.some((one) => one.laid.length > 0)).toBe(true);
    expect(done.length).toBeGreaterThan(0);
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });

  it('begins at the entries', () => {
    const solved = engine.solve(
      hard,
      {
        order: 'any',
        maxSolutions: 2,
        maxTilings: 0,
        maxNodes: 0,
        maxMillis: 0,
        keepSolutions: 1,
        seed: 0,
      },
      null,
    );
    if (solved.kind !== 'sudoku') throw new Error('a Sudoku');
    const full = engine.explain(hard, solved.solutions[0]!, effort, null);
    expect(full).toMatchObject({ outcome: 'solved', steps: [] });
    expect(full.rating).toEqual({ level: 'easy', difficulty: 0, score: 0, hardest: null });
  });

  it('says how far several solutions agree, and where none begins to fail', () => {
    const several = engine.explain('.'.repeat(81), none, effort, null);
    expect(several).toMatchObject({ outcome: 'multiple', steps: [], contradiction: null });
    const impossible = engine.explain(`55${'.'.repeat(79)}`, none, effort, null);
    explanation(impossible);
    expect(impossible.outcome).toBe('impossible');
    expect(impossible.contradiction).not.toBeNull();
  });
});

describe('hint', () => {
  it('is the first step of the path', () => {
    const found = engine.hint(hard, none, [], effort);
    hint(found);
    expect(found.kind).toBe('step');
    expect(found.step).toEqual(engine.explain(hard, none, effort, null).steps[0]);
  });

  it('names what is wrong', () => {
    const blank = hard.indexOf('.');
    const right = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (digit) => engine.whyNot(hard, none, 9 * blank + digit - 1, effort).kind === 'possible',
    )!;
    const wrong = (right % 9) + 1;
    const entries = none.slice(0, blank) + wrong + none.slice(blank + 1);
    const entered = engine.hint(hard, entries, [], effort);
    hint(entered);
    expect(entered).toMatchObject({ kind: 'wrong', cells: [blank], removed: [] });
    const struck = 9 * blank + right - 1;
    expect(engine.hint(hard, none, [struck], effort)).toMatchObject({
      kind: 'wrong',
      cells: [],
      removed: [struck],
    });
  });
});

describe('whyNot', () => {
  it('refutes all but one candidate of a cell', () => {
    const blank = hard.indexOf('.');
    const answers = [...Array(9).keys()].map((index) =>
      engine.whyNot(hard, none, 9 * blank + index, effort),
    );
    answers.forEach(whyNot);
    expect(answers.filter(({ kind }) => kind === 'possible')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'refuted')).toHaveLength(8);
    for (const { branch: refutation } of answers) {
      if (refutation !== null) expect(refutation.contradiction).not.toBeNull();
    }
  });
});

describe('conflict', () => {
  it('names the fewest givens', () => {
    const found = engine.conflict(`55${'.'.repeat(79)}`, effort, null);
    conflict(found);
    expect(found).toEqual({
      kind: 'found',
      clues: [
        { cells: [0], digits: [5] },
        { cells: [1], digits: [5] },
      ],
      withCandidates: false,
    });
    expect(engine.conflict(hard, effort, null)).toMatchObject({ kind: 'none', clues: [] });
  });
});

describe('firstWrongMove', () => {
  it('agrees with the samples of problem 1840', async () => {
    for (const [name, expected] of [
      ['boj1840-1', 29],
      ['boj1840-2', null],
    ] as const) {
      const moves = (await corpus(`judges/${name}.in`))
        .trim()
        .split('\n')
        .map((line) => line.split(' ').map(Number))
        .map(([row, column, digit]) => 9 * (9 * (row! - 1) + column! - 1) + digit! - 1);
      const found = engine.firstWrongMove('.'.repeat(81), moves, effort);
      firstWrongMove(found);
      expect(found).toEqual({ move: expected, complete: true });
    }
  });
});
