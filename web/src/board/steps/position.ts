/** Where a path of steps has come to: what is filled, and what could still be. */
import type { PuzzleReading, Step } from '../../engine';
import { allCells, candidatesOf, peersOf } from '../../state/houses';
import { filled, noWork } from '../../state/work';
import { boardView, type BoardView, type Lit } from '../view';

/** Immutable: a step makes another. */
export interface Position {
  /** 81 digits, 0 blank. */
  readonly digits: readonly number[];
  /** 81 masks, bit d−1 for digit d; 0 where a cell is filled. */
  readonly candidates: readonly number[];
  /** Pairs of cells that were found to share a domino. */
  readonly laid: readonly (readonly [number, number])[];
}

/** A candidate as the engine numbers it: 9 · cell + digit − 1. */
export const candidateOf = (cell: number, digit: number) => 9 * cell + digit - 1;
export const cellOf = (candidate: number) => Math.floor(candidate / 9);
export const digitOf = (candidate: number) => (candidate % 9) + 1;

/** The cells of candidates, each once, ascending. */
export function cellsOf(candidates: readonly number[]): number[] {
  return [...new Set(candidates.map(cellOf))].sort((a, b) => a - b);
}

/**
 * The puzzle with some entries. `struck`: candidates that are known to be false, beside those that
 * the digits rule out.
 */
export function beginning(
  reading: PuzzleReading,
  entries: readonly number[],
  struck: readonly number[] = [],
): Position {
  const digits = filled(reading.givens, entries);
  const candidates = candidatesOf(digits).map((mask, cell) => {
    return reading.candidates ? mask & reading.candidates[cell]! : mask;
  });
  for (const candidate of struck) strike(candidates, candidate);
  return { digits, candidates, laid: [] };
}

/** The position behind a step. */
export function after(
  position: Position,
  step: Pick<Step, 'placed' | 'removed' | 'laid'>,
): Position {
  const digits = [...position.digits];
  const candidates = [...position.candidates];
  for (const candidate of step.placed) {
    const cell = cellOf(candidate);
    digits[cell] = digitOf(candidate);
    candidates[cell] = 0;
    for (const peer of peersOf[cell]!) strike(candidates, candidateOf(peer, digits[cell]!));
  }
  for (const candidate of step.removed) strike(candidates, candidate);
  return { digits, candidates, laid: [...position.laid, ...step.laid.map(({ cells }) => cells)] };
}

function strike(candidates: number[], candidate: number): void {
  const cell = cellOf(candidate);
  candidates[cell] = candidates[cell]! & ~(1 << (digitOf(candidate) - 1));
}

/** The position as a board shows it: entries as entries, what came of the steps as found. */
export function positionView(
  reading: PuzzleReading,
  position: Position,
  entries: readonly number[] = noWork.entries,
  lit?: ReadonlyMap<number, Lit>,
): BoardView {
  const tiling = allCells.map((cell) => cell);
  for (const [one, other] of position.laid) {
    tiling[one] = other;
    tiling[other] = one;
  }
  const view = boardView(reading, {
    solution: { grid: position.digits.join(''), ...(position.laid.length > 0 ? { tiling } : {}) },
    clashes: [],
    work: { ...noWork, entries },
    candidates: position.candidates,
    lit,
  });
  return view;
}
