/** The puzzles of a text over its changes: what was done to a puzzle stays with it. */
import type { PuzzleReading } from '../engine';
import { isUntouched, noWork, type PuzzleWork, type Work } from './work';

/** A puzzle of the text, with what was done to it. Immutable. */
export interface Puzzle {
  /** Stays the same while the text around and within the puzzle changes. */
  readonly id: number;
  readonly reading: PuzzleReading;
  readonly work: Work;
}

/** Whether a puzzle is all there; dominoes may still be missing while they are laid. */
export function isComplete(reading: PuzzleReading): boolean {
  return reading.kind === 'sudoku' || reading.complete;
}

/** Work that waits for its puzzle to be readable again. */
export interface Orphan extends PuzzleWork {
  readonly id: number;
}

/** Work with what the text said of its puzzle, where that is known. */
type Read<Kept> = Kept & { readonly reading?: PuzzleReading };

/** Givens by which a puzzle may differ from what it was and still be the same puzzle. */
const tolerance = 9;
const orphanLimit = 100;

let lastId = 0;
/** An id that no puzzle has had since the page was loaded; 1 or more. */
export const nextId = () => ++lastId;

type Given = Omit<PuzzleWork, 'work'>;

function isSamePuzzle(one: Given, other: Given): boolean {
  if (one.kind !== other.kind) return false;
  let differing = 0;
  for (let cell = 0; cell < 81; ++cell) {
    if (one.givens[cell] !== other.givens[cell]) differing += 1;
  }
  return differing <= tolerance;
}

/** The work on a puzzle with what the text itself says of it, placed digits and candidates. */
function withMarksOf({ entries, candidates, givens }: PuzzleReading, work: Work): Work {
  if (entries === null && candidates === null) return work;
  const digits = entries === null ? noWork.entries : [...entries].map(Number);
  const isOpen = (cell: number) => givens[cell] === '0' && digits[cell] === 0;
  const centre = candidates?.map((mask, cell) => (isOpen(cell) ? mask : 0)) ?? noWork.centre;
  return { ...work, entries: digits, centre };
}

/** What the text itself says was done to a puzzle. */
export function workIn(reading: PuzzleReading): Work {
  return withMarksOf(reading, noWork);
}

function hasSameMarks(one: PuzzleReading, other: PuzzleReading): boolean {
  return one.entries === other.entries && String(one.candidates) === String(other.candidates);
}

/** A puzzle as work that is told by its givens. */
export function byGivens(puzzle: Puzzle): Puzzle & PuzzleWork {
  const { kind, givens } = puzzle.reading;
  return { ...puzzle, kind, givens };
}

/**
 * What has to be remembered of puzzles for `matched` to give each its own work again: also that there is
 * none, where the text has marks, or the work of a like one behind it would be taken.
 */
export function worksOf(all: readonly Read<PuzzleWork>[]): PuzzleWork[] {
  const kept: PuzzleWork[] = [];
  for (const one of [...all].reverse()) {
    const { kind, givens, work, reading } = one;
    const hasMarks = reading && (reading.entries ?? reading.candidates) !== null;
    if (hasMarks || !isUntouched(work) || kept.some((other) => isSamePuzzle(other, one))) {
      kept.unshift({ kind, givens, work });
    }
  }
  return kept;
}

/** The puzzles in the order of the text, and the work that found none. */
export interface Matched {
  puzzles: readonly Puzzle[];
  orphans: readonly Orphan[];
}

/**
 * Gives each puzzle that was read the identity and the work of the one that it was. Puzzles that
 * did not change are found from both ends of the text; of those between, a puzzle is the first left
 * over that has nearly its givens. Placed digits and candidates that the text now says otherwise take
 * the place of the old ones. Work that finds no puzzle is kept for later.
 */
export function matched(
  old: readonly Puzzle[],
  orphans: readonly Orphan[],
  readings: readonly PuzzleReading[],
): Matched {
  const puzzles = Array<Puzzle | undefined>(readings.length);
  const take = (index: number, from: Omit<Read<Orphan>, keyof Given>) => {
    const reading = readings[index]!;
    const isNews = from.reading && !hasSameMarks(from.reading, reading);
    puzzles[index] = {
      id: from.id,
      work: isNews ? withMarksOf(reading, from.work) : from.work,
      reading,
    };
  };
  const isEqual = (a: number, b: number) => old[a]!.reading.text === readings[b]!.text;
  let start = 0;
  while (start < old.length && start < readings.length && isEqual(start, start)) {
    take(start, old[start]!);
    start += 1;
  }
  let [oldEnd, end] = [old.length, readings.length];
  while (oldEnd > start && end > start && isEqual(oldEnd - 1, end - 1)) {
    take(--end, old[--oldEnd]!);
  }
  const left: Read<Orphan>[] = [...old.slice(start, oldEnd).map(byGivens), ...orphans];
  for (let index = start; index < end && left.length > 0; ++index) {
    const exact = left.findIndex(({ givens, kind }) => {
      return givens === readings[index]!.givens && kind === readings[index]!.kind;
    });
    const at = exact >= 0 ? exact : left.findIndex((each) => isSamePuzzle(each, readings[index]!));
    if (at >= 0) take(index, left.splice(at, 1)[0]!);
  }
  return {
    puzzles: readings.map((reading, index) => {
      return puzzles[index] ?? { id: nextId(), reading, work: workIn(reading) };
    }),
    orphans: left
      .filter(({ work }) => !isUntouched(work))
      .slice(0, orphanLimit)
      .map(({ id, kind, givens, work }) => ({ id, kind, givens, work })),
  };
}
