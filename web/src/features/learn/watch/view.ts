/** The board in the midst of a search. */
import { boardView, type BoardView } from '../../../board/view';
import { traceEvent, type PuzzleReading } from '../../../engine';
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
}

/** The refusal that an event tells of, or null. */
export function refusalOf(event: number): Refusal | null {
  if (traceEvent.kindOf(event) !== 'reject') return null;
  const [cell, other] = [traceEvent.cellOf(event), traceEvent.otherOf(event)];
  return { cell, digit: traceEvent.digitOf(event), other };
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
  const board = boardView(puzzle, {
    solution: { grid: digits.join(''), tiling: replay.tiling },
    clashes: shown ? [shown.cell, shown.other].filter((cell) => cell < 81) : [],
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
