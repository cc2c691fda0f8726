/** How grids are written, and what a long text of puzzles is answered with, piece by piece. */
import type { Diagnostic, Format, PuzzleReading } from './read';
import type { Order } from './solve';

/** How solved or unsolved grids are written. */
export const outputFormats = [
  'judge',
  '2580',
  '2239',
  '81',
  'sdm',
  'grid',
  'csv',
  'cpp',
  'java',
  'python',
  'js',
  'leetcode',
  'sudokuwiki',
  'sudokupad',
] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** A grid to write, in the order of the input. `grid` null: the puzzle has no solution. */
export interface OutputItem {
  kind: 'sudoku' | 'sudominoku';
  grid: string | null;
}

/** How the text of a batch is read, and each of its puzzles searched. */
export interface BatchSearch {
  /** The format that was chosen, as in `read`; null: what it looks like. */
  as: Format | null;
  order: Order;
  /** How far solutions are counted, 1 to 10^12: 2 settles the outcome. */
  maxSolutions: number;
  /** Nodes after which a puzzle is left unsettled (`limit`); 0: no limit. */
  maxNodes: number;
}

/** What is to be done with a piece of a batch. */
export interface BatchOptions extends BatchSearch {
  /**
   * Microseconds that a piece must have taken for each of its bytes for its columns to come with it. 0: they
   * always do; `Infinity`: never.
   */
  columnsFrom: number;
  /** Of what is expected to be read: of any other text nothing is searched. Null: whatever it is. */
  digest: number | null;
  /** False: text goes on behind the piece, so a puzzle that may not be complete is left over. */
  isLast: boolean;
}

/** Where a long input's puzzle stands, as far as what is written of it depends on that. */
export interface Place {
  /** The kind of the puzzle before it, or null where there is none. */
  before: OutputItem['kind'] | null;
  /** Su-domino-ku puzzles before it. */
  casesBefore: number;
}

/**
 * What is written of a long input: answers, or a table, which is a row of CSV for each puzzle: puzzle, outcome,
 * solution or nothing, guesses.
 */
export type FileFormat = OutputFormat | 'table';

/** What a piece's puzzles came to, written. */
export interface WrittenPiece {
  /** As in `PieceOutcome`. */
  digest: number;
  /** UTF-8. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** What of a piece was read, before its puzzles are searched. */
export interface BatchRead {
  /** As in `PieceOutcome`. */
  consumed: number;
}

/** What became of each puzzle of a piece. All arrays have an element (or 81) for each. */
export interface BatchColumns {
  /** 0 Sudoku, 1 Su-domino-ku. */
  kinds: Uint8Array;
  /** First line of each puzzle, 1-based within the piece. */
  lines: Uint32Array;
  /**
   * 81 bytes each: the digit of a given and 16, the digit that a solution has in another cell, or 0 where
   * none was found. Clashing givens may fill a board: their outcome is `none`.
   */
  boards: Uint8Array;
  /** Indices into `outcomes`. */
  outcomes: Uint8Array;
  guesses: Float64Array;
}

/** What became of one piece of a long text. */
export interface PieceOutcome {
  /** Bytes of the piece that were read: the next piece begins behind them. 0: give a longer one. */
  consumed: number;
  /** Line breaks within them. */
  lineBreaks: number;
  puzzleCount: number;
  /** 32 bits that another text would hardly have. */
  digest: number;
  /** How many puzzles came to each of `outcomes`, in their order. */
  tally: number[];
  /** How many are Su-domino-ku. */
  cases: number;
  /** Null: there is none. */
  lastKind: PuzzleReading['kind'] | null;
  /** Null where the piece took less than `columnsFrom`. */
  columns: BatchColumns | null;
  /** At most 1,000; lines are 1-based within the piece. */
  diagnostics: Diagnostic[];
  /** Time for all of the piece, text included. */
  millis: number;
}

/** The lines of this file in `EngineApi`. */
export interface WriteApi {
  /** The output for all of the input, in the judge's format or another, ending in a newline. */
  write(items: OutputItem[], format: OutputFormat): string;
  /**
   * Reads and searches all puzzles of a piece of UTF-8 text, and says in between what it has read.
   * Memory grows with the piece: give a few megabytes at most.
   */
  batch(
    piece: Uint8Array,
    options: BatchOptions,
    onRead: ((read: BatchRead) => void) | null,
  ): PieceOutcome;
  /** As `write`, in UTF-8, for some of an input's puzzles: runs join as if written at once. */
  writeRun(columns: BatchColumns, place: Place, format: FileFormat): Uint8Array<ArrayBuffer>;
  /** The same for puzzles that are yet to be read and searched. All of the piece is read. */
  writePiece(
    piece: Uint8Array<ArrayBuffer>,
    options: BatchOptions,
    place: Place,
    format: FileFormat,
  ): WrittenPiece;
}
