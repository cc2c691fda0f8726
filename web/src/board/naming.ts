/** What cells are called. */
import type { PuzzleReading } from '../engine';
import { m } from '../i18n';
import { digitsOf } from '../state/houses';
import { settings } from '../state/settings.svelte';
import type { CellView } from './view';

type Kind = PuzzleReading['kind'];

/** Whether rows have letters: as in every Su-domino-ku, unless the visitor chose otherwise. */
export function usesLetters(kind: Kind): boolean {
  return settings.names === 'auto' ? kind === 'sudominoku' : settings.names === 'A1';
}

/** `row 1 column 3`, or `A3`. */
export function cellName(kind: Kind, index: number): string {
  const row = Math.floor(index / 9);
  const column = (index % 9) + 1;
  return usesLetters(kind)
    ? `${String.fromCharCode(65 + row)}${column}`
    : m.cell_name({ row: row + 1, column });
}

const colourNames = [
  m.board_colour_1,
  m.board_colour_2,
  m.board_colour_3,
  m.board_colour_4,
  m.board_colour_5,
  m.board_colour_6,
  m.board_colour_7,
  m.board_colour_8,
  m.board_colour_9,
];

/** The name of a colour from 1 to 9. */
export function colourName(colour: number): string {
  return colourNames[colour - 1]!();
}

/** The digits of `CellView.counts` with their numbers of solutions, such as `4 in 12, 7 in 999+`. */
export function countsLabel(counts: string): string {
  return counts
    .split(' ')
    .map(Number)
    .flatMap((count, i) => {
      if (count === 0) return [];
      const n = count < countLimit ? String(count) : `${countLimit - 1}+`;
      return [m.answer_candidate({ digit: i + 1, n })];
    })
    .join(', ');
}

/** Numbers of solutions from here on are not told apart. */
export const countLimit = 1000;

/** Everything there is to say about a cell: its accessible name. */
export function cellLabel(kind: Kind, cell: CellView, givenDomino: boolean): string {
  const { digit, origin, isolated, partner, clash, differs } = cell;
  const parts = [cellName(kind, cell.index)];
  if (origin === 'none') parts.push(m.cell_blank());
  else if (origin === 'given') parts.push(m.cell_given({ digit }));
  else if (origin === 'entry') parts.push(m.board_cell_entry({ digit }));
  else parts.push(m.cell_found({ digit }));
  if (cell.solution) parts.push(m.board_cell_solution({ digit: cell.solution }));
  if (isolated) parts.push(m.cell_isolated());
  if (partner !== null) {
    const name = { cell: cellName(kind, partner) };
    parts.push(givenDomino ? m.cell_given_domino(name) : m.cell_domino(name));
  }
  const digits = (mask: number) => ({ digits: digitsOf(mask).join(' ') });
  if (cell.candidates) parts.push(m.board_cell_candidates(digits(cell.candidates)));
  if (cell.corner) parts.push(m.board_cell_corner(digits(cell.corner)));
  if (cell.centre) parts.push(m.board_cell_centre(digits(cell.centre)));
  if (cell.colour) parts.push(colourName(cell.colour));
  if (cell.counts) parts.push(m.answer_cell_counts({ counts: countsLabel(cell.counts) }));
  if (cell.lit === 'wrong') parts.push(m.answer_cell_wrong());
  if (cell.lit === 'spare') parts.push(m.answer_cell_spare());
  if (cell.lit === 'conflict') parts.push(m.conflict_cell());
  if (clash) parts.push(m.cell_clash());
  if (differs) parts.push(m.cell_differs());
  if (cell.marked) {
    parts.push(cell.marked === 'mistake' ? m.judge_mark() : m.judge_mark_other());
  }
  return parts.join(', ');
}
