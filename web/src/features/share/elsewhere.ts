/** Addresses that open a Sudoku on other sites. */
import { compressToBase64 } from 'lz-string';

/** A site by its own name, and the address that opens the puzzle there. */
export interface Elsewhere {
  name: string;
  url: string;
}

/** `givens`: 81 characters, `0` blank. */
export function elsewhere(givens: string): Elsewhere[] {
  return [
    { name: 'SudokuWiki', url: `https://www.sudokuwiki.org/sudoku.htm?bd=${givens}` },
    {
      name: 'SudokuPad',
      url: `https://sudokupad.app/fpuzzles${encodeURIComponent(fPuzzle(givens))}`,
    },
  ];
}

/** The puzzle as f-puzzles writes it, which many sites read. */
function fPuzzle(givens: string): string {
  const cells = [...givens].map((digit) =>
    digit === '0' ? {} : { value: Number(digit), given: true },
  );
  const grid = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9));
  return compressToBase64(JSON.stringify({ size: 9, grid }));
}
