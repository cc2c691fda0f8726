import { describe, expect, it } from 'vitest';
import { SourceUnreadable } from '../../web/src/engine/errors';
import { BatchPool } from '../../web/src/engine/pool';
import type { Diagnostic, PieceOutcome, Reading } from '../../web/src/engine/types';
import { BatchResults } from '../../web/src/features/solve/batch/results';
import { FakeEngine, grid, line, lines } from './fakeEngine';

const forever = new AbortController().signal;
const wanted = { as: null, order: 'any', maxSolutions: 2, maxNodes: 1e6 } as const;

/** A batch that has ended. */
async function solved(text: string) {
  const source = new Blob([text]);
  const looker = new FakeEngine();
  const results = new BatchResults(source, wanted, looker);
  const options = { ...wanted, columnsFrom: () => results.columnsFrom };
  await new BatchPool([new FakeEngine()]).run(forever, source, options, (outcome) =>
    results.add(outcome),
  );
  return { results, looker };
}

const numbersOf = (rows: readonly { number: number }[]) => rows.map(({ number }) => number);

describe('the results of a batch', () => {
  it('are kept of few puzzles, and nothing is found again', async () => {
    const { results, looker } = await solved(lines(5000).join('\n'));
    expect(results.counts).toMatchObject({ all: 5000, unique: 5000 });
    const rows = await results.rows(forever, 'all', 4000, 4020);
    expect(rows.map(({ line }) => line)).toEqual(numbersOf(rows));
    expect(rows[7]).toMatchObject({ number: 4008, puzzle: line(4007), outcome: 'unique' });
    expect(looker.pieces).toEqual([]);
  });

  it('are found again where they were not kept, once as long as they are looked at', async () => {
    const { results, looker } = await solved(lines(60_000).join('\n'));
    const kept = results.pieces.filter(({ columns }) => columns);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept).toEqual(results.pieces.slice(0, kept.length));
    expect(kept.length).toBeLessThan(results.pieces.length);
    expect(results.counts.all).toBe(60_000);
    for (const from of [59_000, 59_900, 59_010]) {
      const rows = await results.rows(forever, 'all', from, from + 30);
      expect(rows).toHaveLength(30);
      expect(rows[3]).toMatchObject({ number: from + 4, line: from + 4, puzzle: line(from + 3) });
    }
    expect(looker.pieces).toHaveLength(1);
    expect(await results.rows(forever, 'all', 59_990, 60_100)).toHaveLength(10);
  });

  it('know what stands before each piece, which its text depends on', () => {
    const results = new BatchResults(new Blob(), wanted, new FakeEngine());
    const kinds = ['sudoku', 'sudominoku', 'sudoku'] as const;
    kinds.forEach((lastKind, i) => {
      const found = { puzzleCount: 2, cases: i, digest: 0, tally: [2, 0, 0, 0, 0], columns: null };
      const outcome = { ...found, lastKind, diagnostics: [] } as unknown as PieceOutcome;
      results.add({ outcome, linesBefore: 2 * i, start: i, end: i + 1 });
    });
    expect(results.pieces.map(({ place }) => place)).toEqual([
      { before: null, casesBefore: 0 },
      { before: 'sudoku', casesBefore: 0 },
      { before: 'sudominoku', casesBefore: 1 },
    ]);
  });

  it('keep the first hundred diagnostics, with lines of the whole text', () => {
    const results = new BatchResults(new Blob(), wanted, new FakeEngine());
    const found = (relatedLine: number) =>
      ({ kind: 'bad-digit', line: 2, relatedLine }) as Diagnostic;
    const diagnostics = [found(1), found(0), ...Array.from({ length: 99 }, () => found(0))];
    const outcome = { diagnostics, puzzleCount: 0 } as unknown as PieceOutcome;
    results.add({ outcome, linesBefore: 10, start: 0, end: 9 });
    expect(results.diagnosticCount).toBe(101);
    expect(results.diagnostics).toHaveLength(100);
    expect(results.diagnostics.slice(0, 2)).toMatchObject([
      { line: 12, relatedLine: 11 },
      { line: 12, relatedLine: 0 },
    ]);
  });

  it('give the text of one puzzle as it stands, if it can be read alone', async () => {
    const parts = [line(1), `${line(2)} several`, grid(3), line(4)];
    const { results, looker } = await solved(parts.join('\r\n'));
    const rows = await results.rows(forever, 'all', 0, 9);
    const texts = () => Promise.all(rows.map((row) => results.textOf(row)));
    expect(await texts()).toEqual(parts);
    looker.read = () => Promise.resolve({ puzzles: [] } as unknown as Reading);
    expect(await texts()).toEqual([1, 2, 3, 4].map(line));
  });

  it('are found again of the pieces that hold what is shown, and of no others', async () => {
    const all = lines(90_000);
    const several = [7, 40_000, 40_001, 89_999];
    for (const i of several) all[i] += ' several';
    const { results, looker } = await solved(all.join('\n'));
    expect(results.counts).toMatchObject({ all: 90_000, multiple: 4, unique: 89_996, none: 0 });
    const rows = await results.rows(forever, 'multiple', 0, 50);
    expect(numbersOf(rows)).toEqual(several.map((i) => i + 1));
    expect(rows.every(({ outcome }) => outcome === 'multiple')).toBe(true);
    expect(looker.pieces.length).toBeLessThanOrEqual(3);
    expect(numbersOf(await results.rows(forever, 'multiple', 2, 3))).toEqual([40_002]);
    const unique = await results.rows(forever, 'unique', 39_998, 40_001);
    expect(numbersOf(unique)).toEqual([40_000, 40_003, 40_004]);
    expect(await results.rows(forever, 'none', 0, 10)).toEqual([]);
  });

  it('are forgotten again when much else has been looked at', async () => {
    const text = `${lines(50).join('\n')}\n`;
    const looker = new FakeEngine();
    const results = new BatchResults(new Blob([text]), wanted, looker);
    const options = { ...wanted, columnsFrom: Infinity, digest: null, isLast: true };
    for (let i = 0; i < 50; ++i) {
      const [start, end] = [82 * i, 82 * (i + 1)];
      const piece = new TextEncoder().encode(text.slice(start, end));
      const outcome = await new FakeEngine().batch(forever, piece, options);
      results.add({ outcome, linesBefore: i, start, end });
    }
    const look = async (i: number) => {
      expect(await results.rows(forever, 'all', i, i + 1)).toMatchObject([
        { line: i + 1, puzzle: line(i) },
      ]);
      return looker.pieces.length;
    };
    for (let i = 0; i < 50; ++i) expect(await look(i)).toBe(i + 1);
    expect(await look(49)).toBe(50);
    expect(await look(10)).toBe(50);
    expect(await look(0)).toBe(51);
    // The latest that was looked at stays.
    expect(await look(10)).toBe(51);
    // Of more pieces than were remembered all are found again, and then none.
    for (const finds of [91, 91]) {
      expect(await results.rows(forever, 'all', 0, 40)).toHaveLength(40);
      expect(looker.pieces.length).toBeLessThanOrEqual(finds);
    }
  });

  it('are not found in a text that has changed', async () => {
    const text = lines(60_000).join('\n');
    const source = new Blob([text]);
    const changed = {
      slice: (...range: number[]) => new Blob(['x'.repeat(text.length)]).slice(...range),
    };
    const looker = new FakeEngine();
    const results = new BatchResults(changed as unknown as Blob, wanted, looker);
    const options = { ...wanted, columnsFrom: () => results.columnsFrom };
    await new BatchPool([new FakeEngine()]).run(forever, source, options, (outcome) =>
      results.add(outcome),
    );
    expect(await results.rows(forever, 'all', 0, 10)).toHaveLength(10);
    for (const attempt of [1, 2]) {
      await expect(results.rows(forever, 'all', 59_000, 59_010)).rejects.toBeInstanceOf(
        SourceUnreadable,
      );
      // It may be there again.
      expect(looker.pieces).toHaveLength(attempt);
    }
    const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
    const lost = new BatchResults(gone as unknown as Blob, wanted, looker);
    const piece = results.pieces.at(-1)!;
    const digest = piece.digest + 1;
    const writer = {
      writeRun: () => Promise.resolve(new Uint8Array(1)),
      writePiece: () => Promise.resolve({ digest, bytes: new Uint8Array(2) }),
    };
    for (const of of [results, lost]) {
      const written = of.write(forever, piece, writer, 'judge');
      await expect(written).rejects.toBeInstanceOf(SourceUnreadable);
    }
    expect(await results.write(forever, results.pieces[0]!, writer, 'judge')).toHaveLength(1);
    piece.digest = digest;
    expect(await results.write(forever, piece, writer, 'judge')).toHaveLength(2);
  });

  it('let go of the engine that finds them again', async () => {
    const { results, looker } = await solved(lines(60_000).join('\n'));
    const rows = results.rows(forever, 'all', 59_000, 59_010);
    results.close();
    await expect(rows).rejects.toMatchObject({ name: 'AbortError' });
    expect(looker.closed).toBe(true);
  });
});
