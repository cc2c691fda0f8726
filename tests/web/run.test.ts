import { describe, expect, it, vi } from 'vitest';
import type { Outcome, SolveOptions, SudokuAnswer, SudominokuAnswer } from '../../web/src/engine';
import { patience, solvePuzzle } from '../../web/src/features/solve/run';

const signal = new AbortController().signal;

function answer(outcome: Outcome, solutions: number): SudokuAnswer {
  return {
    kind: 'sudoku',
    outcome,
    solutionCount: { value: solutions, exact: true },
    solutions: Array.from({ length: solutions }, () => '1'.repeat(81)),
    clashes: [],
    nodes: 1,
    guesses: 0,
    millis: 1,
  };
}

/** Gives these answers one after the other, and keeps the options that it was asked with. */
function engine(...answers: (SudokuAnswer | SudominokuAnswer)[]) {
  const asked: SolveOptions[] = [];
  const solve = vi.fn(async (_signal: AbortSignal, _text: string, options: SolveOptions) => {
    asked.push(options);
    return answers.shift()!;
  });
  return { solve, asked };
}

const noProgress = () => undefined;

describe('solving a puzzle', () => {
  it('takes one call when that settles it', async () => {
    const { solve, asked } = engine(answer('unique', 1));
    const partial = vi.fn();
    expect((await solvePuzzle({ solve }, signal, '.', partial, noProgress)).outcome).toBe('unique');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ maxSolutions: 2, maxTilings: 2, maxMillis: patience });
    expect(partial).not.toHaveBeenCalled();
  });

  it('shows the solution that a first attempt found, and then settles the verdict', async () => {
    const { solve, asked } = engine(answer('limit', 1), answer('multiple', 2));
    const partial = vi.fn();
    expect((await solvePuzzle({ solve }, signal, '.', partial, noProgress)).outcome).toBe(
      'multiple',
    );
    expect(partial).toHaveBeenCalledOnce();
    expect(asked.map(({ maxMillis }) => maxMillis)).toEqual([patience, 0]);
  });

  it('looks for one solution alone when the first attempt found none', async () => {
    const { solve, asked } = engine(answer('limit', 0), answer('limit', 1), answer('unique', 1));
    const partial = vi.fn();
    await solvePuzzle({ solve }, signal, '.', partial, noProgress);
    expect(partial).toHaveBeenCalledOnce();
    expect(asked.map(({ maxSolutions }) => maxSolutions)).toEqual([2, 1, 2]);
  });

  it('ends there when there is none', async () => {
    const { solve, asked } = engine(answer('limit', 0), answer('none', 0));
    expect((await solvePuzzle({ solve }, signal, '.', vi.fn(), noProgress)).outcome).toBe('none');
    expect(asked).toHaveLength(2);
  });

  it('goes on while the tilings of a unique grid are not counted', async () => {
    const unsettled: SudominokuAnswer = {
      ...answer('unique', 1),
      kind: 'sudominoku',
      gridCount: { value: 1, exact: true },
      tilingCount: { value: 1, exact: false },
      solutions: [{ grid: '1'.repeat(81), tiling: [] }],
    };
    const { solve, asked } = engine(unsettled, {
      ...unsettled,
      tilingCount: { value: 2, exact: false },
    });
    await solvePuzzle({ solve }, signal, '.', vi.fn(), noProgress);
    expect(asked).toHaveLength(2);
  });
});
