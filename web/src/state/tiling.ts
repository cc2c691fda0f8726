/** Whether a full grid of a Su-domino-ku can be covered by its dominoes. */
import type { SudominokuReading } from '../engine';
import { allCells, areAdjacent } from './houses';

const neighbours = allCells.map((cell) =>
  [cell - 9, cell - 1, cell + 1, cell + 9].filter((other) => {
    return other >= 0 && other < 81 && areAdjacent(cell, other);
  }),
);

/** The two digits of a domino as one number, the smaller first. */
export function dominoKey(one: number, other: number): number {
  return Math.min(one, other) * 10 + Math.max(one, other);
}

/** `digits`: 81 of 1 to 9. Each of the 36 dominoes lies once; the isolated cells stay free. */
export function canBeTiled(
  digits: readonly number[],
  { dominoes, isolated }: Pick<SudominokuReading, 'dominoes' | 'isolated'>,
): boolean {
  const open = new Set(allCells);
  const used = new Set<number>();
  for (const cell of isolated) open.delete(cell);
  for (const domino of dominoes) {
    domino.cells.forEach((cell) => open.delete(cell));
    used.add(dominoKey(...domino.digits));
  }
  return cover(digits, open, used);
}

/** Lays a domino on the cell that has the fewest ways, until none is left. */
function cover(digits: readonly number[], open: Set<number>, used: Set<number>): boolean {
  let best: { cell: number; others: number[] } | null = null;
  for (const cell of open) {
    const others = neighbours[cell]!.filter((other) => {
      return (
        open.has(other) &&
        digits[other] !== digits[cell] &&
        !used.has(dominoKey(digits[cell]!, digits[other]!))
      );
    });
    if (best === null || others.length < best.others.length) best = { cell, others };
    if (others.length === 0) return false;
  }
  if (best === null) return true;
  const { cell, others } = best;
  for (const other of others) {
    const key = dominoKey(digits[cell]!, digits[other]!);
    open.delete(cell);
    open.delete(other);
    used.add(key);
    if (cover(digits, open, used)) return true;
    used.delete(key);
    open.add(cell);
    open.add(other);
  }
  return false;
}
