/** The rules of laying pieces on a Su-domino-ku. Pure: pieces in, pieces or a reason out. */
import type { DominoPlacement } from '../../../engine';
import { replaced } from '../../../state/arrays';
import { areAdjacent, peersOf } from '../../../state/houses';
import { noCell } from '../../../state/dominoText';
import { dominoKey } from '../../../state/tiling';

/** What lies on the board. */
export interface Pieces {
  readonly dominoes: readonly DominoPlacement[];
  /** Index d−1 holds the cell of the isolated digit d, or −1. */
  readonly isolated: readonly number[];
}

/** A piece of the tray: a domino with its digits in the order in which they are laid, or one digit. */
export type Piece = readonly [number, number] | readonly [number];

/**
 * `taken`: another piece covers a cell. `not-adjacent`: the cells are not such as the piece covers.
 * `domino-used`, `isolated-used`: the piece lies already. `clash`: a digit would stand twice in a
 * house.
 */
export type RefusalReason =
  'taken' | 'not-adjacent' | 'same-digits' | 'domino-used' | 'isolated-used' | 'clash' | 'outside';

/** Why a piece can't lie there. */
export interface Refusal {
  reason: RefusalReason;
  /** The cell in the way: what is taken, or holds the same digit. */
  cell?: number;
  /** Where the domino or the digit already lies. */
  cells?: readonly number[];
  digit?: number;
}

/** The piece that covers a cell, and the cells that it covers in the order of its digits. */
export interface Laid {
  piece: Piece;
  cells: readonly number[];
}

/** The piece that covers a cell, or null. */
export function laidOn({ dominoes, isolated }: Pieces, cell: number): Laid | null {
  const domino = dominoes.find(({ cells }) => cells.includes(cell));
  if (domino) return { piece: domino.digits, cells: domino.cells };
  const digit = isolated.indexOf(cell) + 1;
  return digit > 0 ? { piece: [digit], cells: [cell] } : null;
}

/** Where a piece lies, or null. */
export function placeOf({ dominoes, isolated }: Pieces, piece: Piece): readonly number[] | null {
  if (piece.length === 1) {
    const cell = isolated[piece[0] - 1] ?? noCell;
    return cell === noCell ? null : [cell];
  }
  const key = dominoKey(...piece);
  return dominoes.find(({ digits }) => dominoKey(...digits) === key)?.cells ?? null;
}

/** The digits on the board, 81; 0: blank. */
export function digitsOf({ dominoes, isolated }: Pieces): number[] {
  const digits = Array<number>(81).fill(0);
  for (const { cells, digits: pair } of dominoes) {
    digits[cells[0]] = pair[0];
    digits[cells[1]] = pair[1];
  }
  isolated.forEach((cell, i) => {
    if (cell !== noCell) digits[cell] = i + 1;
  });
  return digits;
}

/** Why a piece can't be laid on cells, the first digit on the first; null: it can. */
export function refusal(pieces: Pieces, piece: Piece, cells: readonly number[]): Refusal | null {
  if (cells.some((cell) => cell < 0 || cell > 80)) return { reason: 'outside' };
  if (piece.length === 2) {
    if (piece[0] === piece[1]) return { reason: 'same-digits', digit: piece[0] };
    if (cells.length !== 2 || !areAdjacent(cells[0]!, cells[1]!)) return { reason: 'not-adjacent' };
  } else if (cells.length !== 1) {
    return { reason: 'not-adjacent' };
  }
  const digits = digitsOf(pieces);
  const taken = cells.find((cell) => digits[cell]);
  if (taken !== undefined) return { reason: 'taken', cell: taken };
  const place = placeOf(pieces, piece);
  if (place) {
    return piece.length === 2
      ? { reason: 'domino-used', cells: place }
      : { reason: 'isolated-used', cells: place, digit: piece[0] };
  }
  for (const [i, cell] of cells.entries()) {
    const peer = peersOf[cell]!.find((other) => digits[other] === piece[i]);
    if (peer !== undefined) return { reason: 'clash', cell: peer, digit: piece[i]! };
  }
  return null;
}

/** The pieces with one more; the caller has made sure that nothing is in its way. */
export function lay(pieces: Pieces, piece: Piece, cells: readonly number[]): Pieces {
  if (piece.length === 1) {
    return { ...pieces, isolated: replaced(pieces.isolated, piece[0] - 1, cells[0]!) };
  }
  const domino: DominoPlacement = {
    cells: [cells[0]!, cells[1]!],
    digits: [piece[0], piece[1]],
  };
  return { ...pieces, dominoes: [...pieces.dominoes, domino] };
}

/** The pieces without those that cover any of the cells. */
export function lift({ dominoes, isolated }: Pieces, cells: readonly number[]): Pieces {
  return {
    dominoes: dominoes.filter((domino) => !domino.cells.some((cell) => cells.includes(cell))),
    isolated: isolated.map((cell) => (cells.includes(cell) ? noCell : cell)),
  };
}

/** Moves a piece: lifted, then laid in the same place of the list. */
export function move(pieces: Pieces, from: Laid, to: Laid): Pieces {
  if (to.piece.length === 1) return lay(lift(pieces, from.cells), to.piece, to.cells);
  const index = pieces.dominoes.findIndex(({ cells }) => cells.includes(from.cells[0]!));
  const [a, b] = to.cells as [number, number];
  return {
    ...pieces,
    dominoes: replaced(pieces.dominoes, index, {
      cells: [a, b],
      digits: [to.piece[0], to.piece[1]],
    }),
  };
}

/** How a piece lies from its first cell: to the right, down, to the left, up. */
export const turns = [1, 9, -1, -9] as const;

/** The cells of a piece that is held by its first cell; −1 stands for a cell beyond the board. */
export function cellsFrom(piece: Piece, first: number, turn: number): number[] {
  if (piece.length === 1) return [first];
  const second = first + turns[turn % 4]!;
  const inside = second >= 0 && second <= 80 && areAdjacent(first, second);
  return [first, inside ? second : -1];
}

/** How a laid piece lies. */
export function turnOf(cells: readonly number[]): number {
  return Math.max(0, turns.indexOf((cells[1]! - cells[0]!) as (typeof turns)[number]));
}
