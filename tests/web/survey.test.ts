import { describe, expect, it } from 'vitest';
import { diagnosticLimit, puzzleLimit, signatureOf, survey } from '../../web/src/engine/survey';
import type { Diagnostic, Format, PuzzleReading } from '../../web/src/engine/types';

function sudoku(text: string, format: Format = 'one-line'): PuzzleReading {
  const lines = { firstLine: 1, lastLine: 1, places: [] };
  return { kind: 'sudoku', format, ...lines, text, givens: text, entries: null, candidates: null };
}

const error: Diagnostic = {
  kind: 'bad-digit',
  severity: 'error',
  line: 1,
  column: 1,
  length: 1,
  found: 'x',
  expected: '1-9',
  relatedLine: 0,
};

describe('a survey', () => {
  it('groups puzzles by kind and format, in order of first appearance', () => {
    const puzzles = [sudoku('a'), sudoku('b', 'packed-rows'), sudoku('c')];
    expect(survey({ puzzles, diagnostics: [], alternatives: [] }).groups).toEqual([
      { kind: 'sudoku', format: 'one-line', count: 2 },
      { kind: 'sudoku', format: 'packed-rows', count: 1 },
    ]);
  });

  it('stays small however much there is to say', () => {
    const puzzles = Array.from({ length: 600 }, (_, i) => sudoku(String(i)));
    const diagnostics = Array.from({ length: 500 }, () => error);
    const digest = survey({ puzzles, diagnostics, alternatives: [] });
    expect(digest.puzzles).toHaveLength(puzzleLimit);
    expect(digest.diagnostics).toHaveLength(diagnosticLimit);
    expect(digest).toMatchObject({ puzzleCount: 600, diagnosticCount: 500, errorCount: 500 });
  });

  it('has one signature for the same puzzles, however they are written', () => {
    const one = [sudoku('1'), sudoku('2')];
    const other = [sudoku('1', 'packed-rows'), sudoku('2', 'spaced-rows')];
    expect(signatureOf(one)).toBe(signatureOf(other));
    expect(signatureOf(one)).not.toBe(signatureOf([sudoku('2'), sudoku('1')]));
    expect(signatureOf(one)).not.toBe(signatureOf([sudoku('12')]));
    expect(signatureOf([sudoku('1'), sudoku('')])).not.toBe(signatureOf([sudoku(''), sudoku('1')]));
  });
});
