/** The board in the midst of a search. */
import { boardView, type BoardView } from '../../../board/view';
import { traceEvent, type PuzzleReading } from '../../../engine';
import { clashesOf, housesOf, peersOf } from '../../../state/houses';
import { noWork } from '../../../state/work';
import type { Replay } from './replay';

/** A board, and where to look on it. */
export interface SearchView {
  board: BoardView;
  /** The cells that the present step is about, and whether it goes well. */
  focus: { cells: readonly number[]; fits: boolean } | null;
}

/** Shows a cell's digit as one that clashes with another, as in a `reject`. */
export interface Refusal {
  cell: number;
  digit: number;
  other: number;
  /** 0: both are in one row, 1: column, 2: box; 3: their domino is used. */
  house: number;
}

/** The refusal that an event tells of, or null. */
function refusalOf(event: number): Refusal | null {
  if (traceEvent.kindOf(event) !== 'reject') return null;
  const [cell, other] = [traceEvent.cellOf(event), traceEvent.otherOf(event)];
  return { cell, digit: traceEvent.digitOf(event), other, house: traceEvent.houseOf(event) };
}

/** What keeps a digit from the cell of the innermost call; null: it is not rejected there. */
export function refusalAt(replay: Replay, digit: number): Refusal | null {
  const { cell } = replay;
  if (cell === null || replay.fateOf(digit) !== 'rejected') return null;
  const told = refusalOf(replay.tried[digit]!);
  if (told) return told;
  // Of a set of candidates the search knows only that it lacks the digit: the board shows why.
  const [nearest] = peersOf[cell]!.filter((other) => replay.digit(other) === digit)
    .map((other): Refusal => ({ cell, digit, other, house: sharedHouse(cell, other) }))
    .sort((a, b) => a.house - b.house);
  return nearest ?? null;
}

/** The first house that two peers share, as in `Refusal`. */
function sharedHouse(cell: number, other: number): number {
  const houses = housesOf(other);
  return housesOf(cell).findIndex((house, i) => house === houses[i]);
}

/** @param refusal shown instead of the one that the last event may tell of */
export function searchView(
  puzzle: PuzzleReading,
  replay: Replay,
  refusal: Refusal | null = null,
): SearchView {
  const { event } = replay;
  const digits = replay.digits;
  const entries = digits.map((digit, cell) => {
    return digit !== 0 && replay.originOf(cell) === 'placed' ? digit : 0;
  });
  const shown = refusal ?? (event === null ? null : refusalOf(event));
  if (shown) entries[shown.cell] = shown.digit;
  const givenClashes = replay.trace.ending === 'clash' ? clashesOf(digits) : [];
  const board = boardView(puzzle, {
    solution: { grid: digits.join(''), tiling: replay.tiling },
    clashes: shown ? [shown.cell, shown.other].filter((cell) => cell < 81) : givenClashes,
    work: { ...noWork, entries },
  });
  const kind = event === null ? null : traceEvent.kindOf(event);
  const eventCell = event === null ? traceEvent.noCell : traceEvent.cellOf(event);
  const cell = shown?.cell ?? (kind !== 'choose' && eventCell < 81 ? eventCell : replay.cell);
  const failing = ['reject', 'dead-end', 'back-up', 'remove'].includes(kind ?? '');
  return {
    board,
    focus: cell === null ? null : { cells: [cell], fits: !shown && !failing },
  };
}
