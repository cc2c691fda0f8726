/** What cells are called. */
import type { PuzzleReading } from '../engine';
import { m } from '../i18n';
import type { CellView } from './view';

/** `row 1 column 3`, or in a Su-domino-ku its own `A3`. */
export function cellName(kind: PuzzleReading['kind'], index: number): string {
  const row = Math.floor(index / 9);
  const column = (index % 9) + 1;
  return kind === 'sudominoku'
    ? `${String.fromCharCode(65 + row)}${column}`
    : m.cell_name({ row: row + 1, column });
}

/** Everything there is to say about a cell: its accessible name. */
export function cellLabel(
  kind: PuzzleReading['kind'],
  cell: CellView,
  givenDomino: boolean,
): string {
  const { digit, origin, isolated, partner, clash, differs } = cell;
  const parts = [cellName(kind, cell.index)];
  if (origin === 'none') parts.push(m.cell_blank());
  else if (origin === 'given') parts.push(m.cell_given({ digit }));
  else parts.push(m.cell_found({ digit }));
  if (isolated) parts.push(m.cell_isolated());
  if (partner !== null) {
    const name = { cell: cellName(kind, partner) };
    parts.push(givenDomino ? m.cell_given_domino(name) : m.cell_domino(name));
  }
  if (clash) parts.push(m.cell_clash());
  if (differs) parts.push(m.cell_differs());
  if (cell.marked) {
    parts.push(cell.marked === 'mistake' ? m.judge_mark() : m.judge_mark_other());
  }
  return parts.join(', ');
}
