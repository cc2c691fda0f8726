/** Made puzzles as text. */
import type { MadePuzzle } from '../../engine';
import { sudokuText } from '../../state/sudokuText';

/** How puzzles are written: as judges read them, or one on a line. */
export const fileFormats = ['judge', '81', 'sdm'] as const;
export type FileFormat = (typeof fileFormats)[number];

/**
 * All puzzles in one text; grids of several lines have a blank line between them. Of Su-domino-ku there
 * is only the judge's format: one list after the other, with a single `0` behind the last.
 */
export function textOf(
  kind: 'sudoku' | 'sudominoku',
  puzzles: readonly Pick<MadePuzzle, 'givens' | 'text'>[],
  format: FileFormat,
): string {
  if (kind === 'sudominoku') {
    return puzzles.map(({ text }) => text.replace(/0\s*$/, '')).join('') + '0\n';
  }
  if (format === '81') return puzzles.map(({ givens }) => `${givens}\n`).join('');
  if (format === 'sdm')
    return puzzles.map(({ givens }) => `${givens.replace(/0/g, '.')}\n`).join('');
  return puzzles.map(({ givens }) => sudokuText(givens).text).join('\n');
}
