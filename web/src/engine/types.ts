/**
 * The plain objects that cross the WebAssembly boundary. Written by hand; a contract test compares
 * them with what the shipped module returns. Cells are 0 to 80, row by row; lines and columns are
 * 1-based and columns count code points.
 */

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
  'wrong-domino-count',
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

export interface SudokuReading extends AnyPuzzleReading {
  kind: 'sudoku';
}

export interface DominoPlacement {
  cells: [number, number];
  digits: [number, number];
}

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

export const orders = ['any', 'smallest', 'largest', 'random'] as const;
export type Order = (typeof orders)[number];

export interface SolveOptions {
  order: Order;
  /** Different grids to look for, 1 to 1,000,000. */
  maxSolutions: number;
  /** Su-domino-ku: grid-with-tiling pairs to count; 0 leaves them uncounted. */
  maxTilings: number;
  /** 0: no limit. */
  maxNodes: number;
  /** 0: no limit. */
  maxMillis: number;
  /** Solutions to hand back, at most 10,000. */
  keepSolutions: number;
  /** For order `random`, 0 to 2^32−1. */
  seed: number;
}

export const outcomes = ['none', 'unique', 'multiple', 'limit', 'stopped'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Count {
  value: number;
  /** False: a lower bound. */
  exact: boolean;
}

export interface SudokuAnswer {
  kind: 'sudoku';
  outcome: Outcome;
  solutionCount: Count;
  /** Each 81 digits. */
  solutions: string[];
  /** Givens that repeat a digit within a house; if there are any, the outcome is `none`. */
  clashes: number[];
  nodes: number;
  guesses: number;
  /** Time inside the engine. */
  millis: number;
}

export interface SudominokuSolution {
  /** 81 digits. */
  grid: string;
  /** For each cell the other cell of its domino; an isolated cell is its own partner. */
  tiling: number[];
}

export interface SudominokuAnswer {
  kind: 'sudominoku';
  outcome: Outcome;
  gridCount: Count;
  tilingCount: Count;
  solutions: SudominokuSolution[];
  clashes: number[];
  nodes: number;
  guesses: number;
  millis: number;
}

export type Answer = SudokuAnswer | SudominokuAnswer;

/** Reported now and then by a long `solve`. */
export interface Progress {
  nodes: number;
  guesses: number;
  solutions: number;
  millis: number;
}

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

export interface BatchOptions {
  order: Order;
  /** How far solutions are counted, 1 to 1,000,000: 2 settles the outcome. */
  maxSolutions: number;
  /** How `output` is written. */
  format: OutputFormat;
  /** False: text goes on behind the chunk, so a puzzle that may not be complete is left over. */
  isLast: boolean;
}

/** What became of one chunk of a long text. All arrays have an element (or 81) for each puzzle. */
export interface BatchChunk {
  /** Bytes of the chunk that were read: the next chunk begins behind them. 0: give a longer one. */
  consumed: number;
  /** Line breaks within them. */
  lineBreaks: number;
  puzzleCount: number;
  /** 0 Sudoku, 1 Su-domino-ku. */
  kinds: Uint8Array;
  /** First line of each puzzle, 1-based within the chunk. */
  lines: Uint32Array;
  /** 81 ASCII digits each, `0` blank. */
  givens: Uint8Array;
  /** 81 ASCII digits each; all `0` where there is no solution. */
  solutions: Uint8Array;
  /** Indices into `outcomes`. */
  outcomes: Uint8Array;
  guesses: Float64Array;
  nodes: Float64Array;
  /** UTF-8: the answers as `write` would write them, numbered and parted within the chunk alone. */
  output: Uint8Array;
  /** At most 1,000; lines are 1-based within the chunk. */
  diagnostics: Diagnostic[];
  /** Time for all of the chunk, text included. */
  millis: number;
}

export const engines = [
  'sudoku',
  'sudominoku',
  'textbook-row-major',
  'textbook-domino-search',
] as const;
/** The shipped engines, and the textbook searches as yardsticks. */
export type EngineName = (typeof engines)[number];

export interface MeasureOptions {
  engine: EngineName;
  /** Solutions to look for: 1 for the first, 2 for the proof that there is no other. */
  limit: number;
  /** Calls after which a textbook search gives a puzzle up. */
  callCap: number;
  /** No further puzzle is begun after so many whole seconds. */
  maxSeconds: number;
  /** Check every answer first, outside the clock. */
  check: boolean;
}

export interface Measurement {
  /** Wrong answers; 0 where nothing was checked. */
  wrong: number;
  /** Puzzles worked on before the time was up. */
  puzzles: number;
  /** Of them, those that a textbook search gave up. */
  capped: number;
  /** Within the engine's calls alone. */
  seconds: number;
  nodes: number;
  /** Calls, for the textbook searches. */
  guesses: number;
}

/** The module's functions as the worker sees them. Every call is stateless. */
export interface EngineApi {
  /** Reads any puzzle text. Never fails: what can't be read is diagnosed. */
  read(text: string): Reading;
  /** Reads all of a text as one format, if it is one of those that a text can be mistaken for. */
  read(text: string, as: Format): Reading;
  /** Searches one puzzle, given as `PuzzleReading.text`. */
  solve(
    text: string,
    options: SolveOptions,
    onProgress: ((progress: Progress) => void) | null,
  ): Answer;
  /** The output for all of the input, in the judge's format or another, ending in a newline. */
  write(items: OutputItem[], format: OutputFormat): string;
  /**
   * Reads and searches all puzzles of a chunk of UTF-8 text. Memory grows with the chunk: give about a
   * megabyte.
   */
  batch(chunk: Uint8Array, options: BatchOptions): BatchChunk;
  /** Times an engine on those puzzles of a text that it can work on. */
  measure(text: string, options: MeasureOptions): Measurement;
  /** The product's version, `major.minor.patch`. */
  version(): string;
}
