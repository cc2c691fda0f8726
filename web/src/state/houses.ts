/** Cells and the houses they lie in. Cells are 0 to 80, row by row. */

const rowOf = (cell: number) => Math.floor(cell / 9);
const columnOf = (cell: number) => cell % 9;
const boxOf = (cell: number) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

/** The row, the column and the box of a cell, 0 to 26. */
export function housesOf(cell: number): [number, number, number] {
  return [rowOf(cell), 9 + columnOf(cell), 18 + boxOf(cell)];
}

/** Every cell, in reading order. */
export const allCells: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);

/** The 20 cells that share a house with each cell. */
export const peersOf: readonly (readonly number[])[] = allCells.map((cell) =>
  allCells.filter(
    (other) =>
      other !== cell &&
      (rowOf(other) === rowOf(cell) ||
        columnOf(other) === columnOf(cell) ||
        boxOf(other) === boxOf(cell)),
  ),
);

/** Whether two cells touch side by side. */
export function areAdjacent(first: number, second: number): boolean {
  const rows = Math.abs(rowOf(first) - rowOf(second));
  return rows + Math.abs(columnOf(first) - columnOf(second)) === 1;
}

/** The cells that hold the same digit as one of their peers. `digits`: 81, 0 blank. */
export function clashesOf(digits: readonly number[]): number[] {
  return allCells.filter(
    (cell) => digits[cell] && peersOf[cell]!.some((peer) => digits[peer] === digits[cell]),
  );
}

/** For each cell the digits that no peer holds, as a mask with bit d−1 for d; 0 where it is filled. */
export function candidatesOf(digits: readonly number[]): number[] {
  return allCells.map((cell) => {
    if (digits[cell]) return 0;
    let mask = 0x1ff;
    for (const peer of peersOf[cell]!) {
      if (digits[peer]) mask &= ~(1 << (digits[peer] - 1));
    }
    return mask;
  });
}

/** The digits of a mask, in order. */
export function digitsOf(mask: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & (1 << (digit - 1)));
}
