import { EngineCrashed } from '../../web/src/engine/errors';
import type { BatchReply } from '../../web/src/engine/protocol';
import {
  outcomes,
  type PieceOutcome,
  type BatchOptions,
  type BatchRead,
  type Reading,
} from '../../web/src/engine/types';

/** A line of 81 cells that is told from all others. */
export const line = (i: number) => String(i).padStart(9, '0').replaceAll('0', '.') + '.'.repeat(72);
export const lines = (count: number) => Array.from({ length: count }, (_, i) => line(i));
/** The same puzzle over nine lines. */
export const grid = (i: number) => line(i).match(/.{9}/g)!.join('\n');

/**
 * Stands in for an engine: a puzzle is a line of 81 cells, or nine lines of nine, and has one solution unless
 * `several` stands behind it, but none is found. A call takes as long as a number behind the first puzzle's
 * cells says.
 */
export class FakeEngine {
  static atWork = 0;
  static mostAtWork = 0;
  readonly pieces: { text: string; isLast: boolean }[] = [];
  closed = false;

  async batch(
    signal: AbortSignal,
    piece: Uint8Array<ArrayBuffer>,
    { isLast, columnsFrom }: BatchOptions,
    onRead?: (read: BatchRead) => void,
  ): Promise<BatchReply> {
    signal.throwIfAborted();
    const arrived = structuredClone(piece, { transfer: [piece.buffer] });
    const text = new TextDecoder().decode(arrived);
    this.pieces.push({ text, isLast });
    const part = read(text, isLast);
    if (!isLast) onRead?.({ consumed: part.consumed });
    FakeEngine.mostAtWork = Math.max(FakeEngine.mostAtWork, ++FakeEngine.atWork);
    const delay = Number(/ (\d+)ms/.exec(text)?.[1] ?? 0);
    let abort: () => void = () => undefined;
    try {
      await new Promise((resolve, reject) => {
        setTimeout(resolve, delay);
        abort = () => reject(signal.reason);
        signal.addEventListener('abort', abort);
      });
    } finally {
      signal.removeEventListener('abort', abort);
      FakeEngine.atWork -= 1;
    }
    if (text.includes('crash')) throw new EngineCrashed('trap');
    const columns = columnsFrom === 0 ? part.columns : null;
    return { ...part, columns, memory: arrived.buffer };
  }
  /** Knows no more of a puzzle than what `BatchResults` asks. */
  read(_signal: AbortSignal, text: string): Promise<Reading> {
    const { boards } = read(text, true).columns!;
    const puzzles = Array.from({ length: boards.length / 81 }, (_, i) => ({
      givens: Array.from(boards.subarray(81 * i, 81 * i + 81), (cell) => cell % 16).join(''),
    }));
    return Promise.resolve({ puzzles } as unknown as Reading);
  }
  close() {
    this.closed = true;
  }
}

/** The boards of puzzles that hold no more than givens. */
function boardsOf(puzzles: readonly { cells: string }[]): Uint8Array<ArrayBuffer> {
  const boards = new Uint8Array(81 * puzzles.length);
  puzzles.forEach(({ cells }, i) => {
    for (let cell = 0; cell < 81; ++cell) {
      const digit = Number(cells[cell]);
      if (digit > 0) boards[81 * i + cell] = 16 + digit;
    }
  });
  return boards;
}

/** A sum is digest enough for these tests. */
function digestOf(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; ++i) sum += i * text.charCodeAt(i);
  return sum;
}

function read(text: string, isLast: boolean): PieceOutcome {
  const puzzles: { line: number; cells: string; outcome: number }[] = [];
  let consumed = 0;
  let consumedBreaks = 0;
  let at = 0;
  let rows: string[] = [];
  text.split('\n').forEach((raw, i, all) => {
    const complete = i < all.length - 1;
    at += raw.length + (complete ? 1 : 0);
    const cells = /^[0-9.]*/.exec(raw)![0];
    const outcome = outcomes.indexOf(raw.includes('several') ? 'multiple' : 'unique');
    if (!complete && !isLast) return;
    if (cells.length === 81) puzzles.push({ line: i + 1, cells, outcome });
    else if (cells.length === 9) rows.push(cells);
    if (rows.length === 9) {
      puzzles.push({ line: i - 7, cells: rows.join(''), outcome });
      rows = [];
    }
    if (rows.length === 0) [consumed, consumedBreaks] = [at, i + (complete ? 1 : 0)];
  });
  if (isLast) [consumed, consumedBreaks] = [at, text.split('\n').length - 1];
  const count = puzzles.length;
  return {
    consumed,
    lineBreaks: consumedBreaks,
    puzzleCount: count,
    digest: digestOf(text),
    tally: outcomes.map((_, code) => puzzles.filter(({ outcome }) => outcome === code).length),
    cases: 0,
    lastKind: count > 0 ? 'sudoku' : null,
    columns: {
      kinds: new Uint8Array(count),
      lines: Uint32Array.from(puzzles, ({ line }) => line),
      boards: boardsOf(puzzles),
      outcomes: Uint8Array.from(puzzles, ({ outcome }) => outcome),
      guesses: new Float64Array(count),
    },
    diagnostics: [],
    millis: 0,
  };
}
