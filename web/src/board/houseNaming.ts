/** What rows, columns and boxes are called: 0 to 26, in this order. */
import type { PuzzleReading } from '../engine';
import { m } from '../i18n';
import { usesLetters } from './naming';

type Kind = PuzzleReading['kind'];

/** What a row, column or box is called by itself: `3`, or `C` for a row with letters. */
export function houseNumber(kind: Kind, house: number): string {
  const at = house % 9;
  return house < 9 && usesLetters(kind) ? String.fromCharCode(65 + at) : String(at + 1);
}

/** `row 3`, or `row C` with letters. */
export function houseName(kind: Kind, house: number): string {
  const name = [m.hint_row, m.hint_column, m.hint_box][Math.floor(house / 9)]!;
  return name({ n: houseNumber(kind, house) });
}
