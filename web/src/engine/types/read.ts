/** What reading a puzzle text yields. Lines and columns are 1-based, and columns count code points. */

/** One thing worth saying about a puzzle text. Worded by the page, never by the module. */
export interface Diagnostic {
  kind: DiagnosticKind;
  severity: 'error' | 'warning' | 'note';
  line: number;
  column: number;
  /** In code points; 0 where something is missing. */
  length: number;
  /** The text or number that stands there, shortened to at most 40 code points; may be empty. */
  found: string;
  /** What should stand there, as a value (`9`, `1-9`, `B2`) that the wording embeds; may be empty. */
  expected: string;
  /** The line of the earlier use that this one repeats; 0 where there is none. */
  relatedLine: number;
}

/** Kinds and an example for each: docs/FORMATS.md. */
export const diagnosticKinds = [
  'no-puzzle',
  'unrecognised-text',
  'bad-cell-value',
  'wrong-cell-count',
  'wrong-row-count',
  'bad-domino-count',
  'unusual-domino-count',
  'wrong-count',
  'bad-digit',
  'bad-cell-name',
  'missing-token',
  'extra-token',
  'same-digit-domino',
  'cells-not-adjacent',
  'cell-used-twice',
  'domino-used-twice',
  'missing-terminator',
  'unplaced-isolated',
  'unclosed-bracket',
  'unreadable-link',
  'link-without-puzzle',
  'other-rules',
  'other-size',
] as const;
export type DiagnosticKind = (typeof diagnosticKinds)[number];

/** How a puzzle was written; docs/FORMATS.md has an example of each. */
export const formats = [
  'spaced-rows',
  'packed-rows',
  'one-line',
  'bordered-grid',
  'domino-list',
  'titled-grids',
  'sdk',
  'sdx',
  'pencil-marks',
  'candidate-string',
  'hodoku',
  'gsf',
  'opensudoku',
  'csv-table',
  'cell-csv',
  'json',
  'source-array',
  'link',
  'zero-runs',
  'blank-runs',
  'cell-list',
  'cell-list-from-zero',
] as const;
export type Format = (typeof formats)[number];

/**
 * Where the 81 cells stand in the text: line, column and length of each in turn, 243 numbers. Line 0:
 * the cell stands nowhere in the text. Of a Su-domino-ku list: for a cell of a given domino the token
 * of the digit on that cell, for an isolated digit the token that names its cell.
 */
export type CellPlaces = number[];

interface AnyPuzzleReading {
  format: Format;
  /** First and last line of the puzzle in the text. */
  firstLine: number;
  lastLine: number;
  /** The puzzle alone in a canonical text: the wire format that `solve` takes. */
  text: string;
  /** 81 characters, `0` blank. Of a Su-domino-ku: the given dominoes and the isolated digits. */
  givens: string;
  places: CellPlaces;
  /**
   * 81 characters, `0` blank: digits that the text marks as placed by somebody, not given. They do
   * not bind the solver. Null: the text has no such marks.
   */
  entries: string | null;
  /**
   * The candidates of the 81 cells that the text allows, bit d−1 for digit d; of a given that digit
   * alone. They bind the solver. Null: the text has none.
   */
  candidates: number[] | null;
}

/**
 * A Sudoku as it was read. Givens may contradict each other or the candidates: it then has no
 * solution.
 */
export interface SudokuReading extends AnyPuzzleReading {
  kind: 'sudoku';
}

/** A given domino: two adjacent cells and, in the same order, the two different digits on them. */
export interface DominoPlacement {
  cells: [number, number];
  digits: [number, number];
}

/**
 * A Su-domino-ku as it was read, or a draft of one. No cell and no domino is used twice; digits may
 * clash.
 */
export interface SudominokuReading extends AnyPuzzleReading {
  kind: 'sudominoku';
  /**
   * False: a draft, in which some isolated cells are still `-`. It comes with the note
   * `unplaced-isolated`, whose `expected` lists the digits (`3 4 6`), and must not be solved. Its
   * `text` has `-`, too. A draft may have no dominoes at all: `0`, then nine cells or `-`, then `0`.
   */
  complete: boolean;
  /** In the order of the list. */
  dominoes: DominoPlacement[];
  /** The line of the text that each of `dominoes` begins on. */
  dominoLines: number[];
  /** Index d−1 holds the cell of the isolated digit d; −1 where a draft has none yet. */
  isolated: number[];
}

/** One puzzle of a text; `kind` says which of the two it is. */
export type PuzzleReading = SudokuReading | SudominokuReading;

/** What `read` understood. Puzzles that could be read are listed beside the errors of others. */
export interface Reading {
  puzzles: PuzzleReading[];
  /** In reading order. */
  diagnostics: Diagnostic[];
  /**
   * The formats as which the text makes sense, each with other puzzles: the one that was chosen, then
   * those that `read(text, as)` reads it as. Empty where nothing could be read, or the text is too
   * long to be read several times; one format for a text that is plain.
   */
  alternatives: Format[];
}

/** The lines of this file in `EngineApi`. */
export interface ReadApi {
  /**
   * Reads any puzzle text; all of it as one format, if that is one of those that a text can be
   * mistaken for. Never fails: what can't be read is diagnosed.
   */
  read(text: string, as?: Format): Reading;
}
