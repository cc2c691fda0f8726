/** The board beside a verdict: the puzzle as the program filled it, with the cells it is about. */
import { boardView, type BoardView, type CellView } from '../../board/view';
import type { JudgedBoard, JudgeReason } from '../../engine';

/** Marked are the reason's cells, the first as the mistake, if the board is that of the reason's puzzle. */
export function judgedView(board: JudgedBoard, reason: JudgeReason | null): BoardView {
  const { puzzle, digits, tiling } = board;
  const view = boardView(puzzle, {
    solution: { grid: digits, ...(tiling ? { tiling } : {}) },
    clashes: [],
  });
  const about = reason && reason.puzzle === board.number ? reason.cells : [];
  const cells = view.cells.map((cell): CellView => {
    const printed = Number(digits[cell.index]);
    const place = about.indexOf(cell.index);
    return {
      ...cell,
      // A given that was changed shows what was printed.
      ...(printed !== 0 && printed !== cell.digit && { digit: printed, origin: 'found' }),
      marked: place < 0 ? null : place === 0 ? 'mistake' : 'related',
    };
  });
  return { ...view, cells };
}
