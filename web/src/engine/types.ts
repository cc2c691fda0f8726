/**
 * The plain objects that cross the WebAssembly boundary. Written by hand; a contract test compares
 * them with what the shipped module returns. Cells are 0 to 80, row by row; lines and columns are
 * 1-based and columns count code points.
 */
import type {
  AlgorithmId,
  AlgorithmRun,
  RunOptions,
  RunProgress,
  Trace,
  TracedAlgorithmId,
  TraceOptions,
} from './types/learn';
import type { ExplainApi } from './types/explain';
import type { MakeApi } from './types/make';

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

/**
 * Which solutions come first. Grids compare as 81-digit numbers. `any`: whichever the engine finds
 * first. `random`: drawn with the seed; the same seed gives the same solutions everywhere.
 */
export const orders = ['any', 'smallest', 'largest', 'random'] as const;
export type Order = (typeof orders)[number];

/** What to look for, and when to stop: at whichever limit is met first. */
export interface SolveOptions {
  order: Order;
  /** Different grids to look for, 1 to 10^12. */
  maxSolutions: number;
  /** Su-domino-ku: grid-with-tiling pairs to count; 0 leaves them uncounted. */
  maxTilings: number;
  /** 0: no limit. */
  maxNodes: number;
  /** 0: no limit. */
  maxMillis: number;
  /** Solutions to pass over before the ones that are handed back; `maxSolutions` counts them. */
  skipSolutions?: number;
  /** Solutions to hand back, at most 10,000. */
  keepSolutions: number;
  /** For order `random`, 0 to 2^32−1. */
  seed: number;
}

/**
 * What is known about the number of different grids. `none`, `unique`: proven. `multiple`: at least
 * two were found. `limit`: a limit was met before any of these was settled. `stopped`: told to stop
 * before that; the page aborts its calls instead.
 */
export const outcomes = ['none', 'unique', 'multiple', 'limit', 'stopped'] as const;
export type Outcome = (typeof outcomes)[number];

/** A number that a limit may have cut. */
export interface Count {
  value: number;
  /** False: a lower bound. */
  exact: boolean;
}

/** What a search of a Sudoku has found. */
export interface SudokuAnswer {
  kind: 'sudoku';
  outcome: Outcome;
  solutionCount: Count;
  /** Each 81 digits. */
  solutions: string[];
  /** Givens that repeat a digit within a house; if there are any, the outcome is `none`. */
  clashes: number[];
  /** Positions at which propagation ran. */
  nodes: number;
  /** Ways tried beyond the first, wherever there were two or more to go on. */
  guesses: number;
  /** Time inside the engine. */
  millis: number;
}

/** A grid, and one of the ways in which the dominoes lie on it. */
export interface SudominokuSolution {
  /** 81 digits. */
  grid: string;
  /** For each cell the other cell of its domino; an isolated cell is its own partner. */
  tiling: number[];
}

/** What a search of a Su-domino-ku has found; what is not explained is as in `SudokuAnswer`. */
export interface SudominokuAnswer {
  kind: 'sudominoku';
  outcome: Outcome;
  /** Different grids; `outcome` is about them, and a unique one may have several tilings. */
  gridCount: Count;
  /** Pairs of a grid and a tiling of it; 0 and not exact where `maxTilings` is 0. */
  tilingCount: Count;
  solutions: SudominokuSolution[];
  clashes: number[];
  nodes: number;
  guesses: number;
  millis: number;
}

/** What `solve` has found, of the kind of its puzzle. */
export type Answer = SudokuAnswer | SudominokuAnswer;

/** Reported now and then by a long `solve`. */
export interface Progress {
  nodes: number;
  guesses: number;
  solutions: number;
  millis: number;
}

/** What a question that takes many searches may cost, all together. 0: no limit. */
export interface Effort {
  maxNodes: number;
  maxMillis: number;
}

/** How far such a question has come. The total may grow on the way. */
export interface Steps {
  done: number;
  total: number;
  millis: number;
}

/** How far to count, and what that may cost. */
export interface TrueCandidatesOptions extends Effort {
  /** Count each candidate's solutions no further, 1 to 10,000. */
  limit: number;
}

/** How many solutions each of the 729 candidates is in. */
export interface TrueCandidates {
  /**
   * At 9 · cell + digit − 1 the number of different grids in which the cell holds the digit. One
   * that is `limit` may be more; one below it is exact where `complete`.
   */
  counts: Uint32Array;
  limit: number;
  /** False: the effort was spent, so every number is a lower bound. */
  complete: boolean;
  nodes: number;
  millis: number;
}

/** When to stop: at whichever is met first. The same seed and probes give the same estimate. */
export interface EstimateOptions {
  /** 0 to 2^32−1. */
  seed: number;
  /** 1 or more. */
  maxProbes: number;
  /** 0: no limit. */
  maxMillis: number;
  /** Good enough is a relative error of the grids below this, after 1,000 hits. */
  goodError: number;
}

/** A number and its standard error as a share of it. */
export interface Estimated {
  value: number;
  relativeError: number;
}

/** The numbers of solutions, as far as they are known. Estimates are without bias. */
export interface Estimate {
  /** Different grids. */
  grids: Estimated;
  /** Su-domino-ku: pairs of a grid and a tiling; else 0. */
  tilings: Estimated;
  /** True: few enough to be counted; the errors are 0. */
  exact: boolean;
  /** Random descents. */
  probes: number;
  /** Those that ended at a solution. On a few dozen, nothing is sure, the error least of all. */
  hits: number;
  millis: number;
}

/**
 * `right`: a solution agrees with all entries. `wrong`: some entries are in no solution. `together`:
 * each is in some, but all together in none. `no-solution`: the puzzle itself has none. `undecided`:
 * the effort was spent.
 */
export const entriesJudgements = [
  'right',
  'wrong',
  'together',
  'no-solution',
  'undecided',
] as const;
export type EntriesJudgement = (typeof entriesJudgements)[number];

/** How entries stand. Those on cells with a given are passed over. */
export interface CheckedEntries {
  judgement: EntriesJudgement;
  /** For `wrong` alone. */
  wrongCells: number[];
}

/** What a cell holds. */
export interface RevealedCell {
  /** 0: there is no solution, or the effort was spent. */
  digit: number;
  /** About the puzzle. With several solutions the digit is that of one of them. */
  outcome: Outcome;
}

/** A given: one cell and its digit; or two of each, a domino. */
export interface Clue {
  cells: number[];
  digits: number[];
}

/** How much to look for, and what that may cost. */
export interface ExtraCluesOptions extends Effort {
  /** Clues to look for, at most 10,000. */
  most: number;
}

/** What would make a puzzle unique: digits of a Sudoku, dominoes of a Su-domino-ku. */
export interface ExtraClues {
  /** About the puzzle as it is: there is something to look for only if it is `multiple`. */
  outcome: Outcome;
  /** The clues each of which alone makes the puzzle unique. */
  each: Clue[];
  /** Where there is none: the fewest found that do together. */
  together: Clue[];
  /** False: not all were looked at. */
  complete: boolean;
}

/** What a puzzle could do without. The isolated digits of a Su-domino-ku always stay. */
export interface RedundantClues {
  /** About the puzzle: only a `unique` one can have redundant clues. */
  outcome: Outcome;
  /** The givens without any one of which the puzzle is still unique. Empty: it is minimal. */
  clues: Clue[];
  /** False: not all were tried. */
  complete: boolean;
}

/** Which tilings to hand back. They always come in the same order. */
export interface TilingsOptions {
  /** Where to stop counting, 1 to 10^12. */
  maxTilings: number;
  /** Tilings to pass over before those, at most 10^12. */
  skipTilings: number;
  /** Tilings to hand back, at most 10,000. */
  keepTilings: number;
}

/** How many tilings a grid has, and some of them. */
export interface GridTilings {
  count: Count;
  /** For each cell the other cell of its domino; an isolated cell is its own partner. */
  tilings: number[][];
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

/** How each puzzle of a batch is searched. */
export interface BatchSearch {
  order: Order;
  /** How far solutions are counted, 1 to 10^12: 2 settles the outcome. */
  maxSolutions: number;
  /** Nodes after which a puzzle is left unsettled (`limit`), at most 10^12; 0: no limit. */
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

/** What to time, and for how long. */
export interface MeasureOptions {
  engine: AlgorithmId;
  /** Solutions to look for: 1 for the first, 2 for the proof that there is no other. */
  limit: number;
  /** Calls after which a textbook search gives a puzzle up. */
  callCap: number;
  /** No further puzzle is begun after so many seconds. */
  maxSeconds: number;
  /** Check every answer first, outside the clock. */
  check: boolean;
}

/** What was timed, of all puzzles together. */
export interface Measurement {
  /** Wrong answers; 0 where nothing was checked. */
  wrong: number;
  /** Puzzles worked on before the time was up. */
  puzzles: number;
  /** Of them, those that a textbook search gave up. */
  capped: number;
  /** From before the first puzzle to behind the last one worked on, all within one call. */
  seconds: number;
  nodes: number;
  /** Calls, for the textbook searches. */
  guesses: number;
}

/** The judge problems whose input and output the judge knows: docs/JUDGE.md. */
export const profileIds = [
  '2580',
  '2239',
  '4574',
  '9291',
  '1840',
  '2955',
  '4056',
  '7517',
  '7681',
  '7844',
  '12095',
  '30649',
  'hdu1426',
  'poj2676',
  'sudogob',
  'sudokunique',
  'sudokuverify',
  'uva989',
  'uva10957',
  'p1784',
  'leetcode37',
  'leetcode36',
  'euler96',
] as const;
export type ProfileId = (typeof profileIds)[number];

/** What becomes of an output; what each means: docs/JUDGE.md. */
export const judgeVerdicts = [
  'accepted',
  'wrong-answer',
  'presentation-error',
  'missing-output',
  'extra-output',
  'undecided',
] as const;
export type JudgeVerdict = (typeof judgeVerdicts)[number];

/** Why an output is not accepted; an example for each: docs/JUDGE.md. */
export const reasonKinds = [
  'empty-output',
  'missing-answer',
  'missing-heading',
  'wrong-heading',
  'unexpected-text',
  'wrong-row-count',
  'wrong-cell-count',
  'wrong-separators',
  'blank-left',
  'not-a-digit',
  'digit-out-of-range',
  'given-changed',
  'duplicate-in-row',
  'duplicate-in-column',
  'duplicate-in-box',
  'isolated-digit-wrong',
  'domino-torn-apart',
  'pair-used-twice',
  'pair-nowhere',
  'cell-blocked',
  'cannot-be-tiled',
  'not-smallest',
  'wrong-digit',
  'cell-not-forced',
  'grid-expected',
  'message-expected',
  'wrong-message',
  'number-expected',
  'wrong-number',
  'second-solution',
  'text-after-answer',
  'no-solution',
  'cap-reached',
  'too-many-solutions',
  'more-solutions',
  'blank-at-line-end',
  'blank-at-line-start',
  'extra-blank-line',
  'missing-blank-line',
  'missing-final-newline',
  'carriage-return',
  'byte-order-mark',
  'other-white-space',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** One thing that is wrong with an output, and where. */
export interface JudgeReason {
  kind: ReasonKind;
  /** Counted from 1; 0 where no puzzle is meant. */
  puzzle: number;
  /** In the output. */
  line: number;
  column: number;
  length: number;
  /** The cells that it is about, the one at the place first. */
  cells: number[];
  /** Values that the wording embeds; may be empty. */
  found: string;
  expected: string;
}

/** How to judge. */
export interface JudgeOptions {
  /** Compare white space byte for byte. */
  strict: boolean;
}

/** The board that a judgement is about. */
export interface JudgedBoard {
  /** Counted from 1. */
  number: number;
  puzzle: PuzzleReading;
  /** 81 digits of the output, `0` where none could be read. */
  digits: string;
  /** Of an accepted Su-domino-ku. */
  tiling: number[] | null;
}

/** All that is said about an output. */
export interface Judgement {
  /** Empty: `auto` found none. */
  profile: ProfileId | '';
  /** `unusable`: the input could not be read. */
  verdict: JudgeVerdict | 'unusable';
  /** Present unless accepted or unusable. */
  reason: JudgeReason | null;
  /** What `strict` would reject in an accepted output. */
  strictReason: JudgeReason | null;
  /** About the input. */
  diagnostics: Diagnostic[];
  puzzles: number;
  /**
   * That of the reason's puzzle, of an accepted output the first. Null: there is none to show, or
   * it is not 9×9.
   */
  board: JudgedBoard | null;
  /** Rows of the reason's board: 9, or of another size where the problem has such. */
  boardSize: number;
  /** Problem 12095: the calls that the submitted puzzle takes; else 0. */
  calls: number;
}

/** In which order a backtracking search visits cells and tries digits. */
export const searchOrders = [
  'row-major',
  'column-major',
  'reversed',
  'digits-descending',
  'fewest-candidates',
] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** How long a search took, and how it ended. */
export interface MeterReading {
  /**
   * Until the first solution, or until nothing was left to try. Given cells count one each, and so
   * does the end.
   */
  calls: number;
  /** The cap was reached: there may be more. */
  capped: boolean;
  solved: boolean;
  /** The givens clash. */
  clashes: boolean;
}

/** The judge problems that there are test packs for. */
export const packProblems = ['2580', '2239', '4574'] as const;
export type PackProblem = (typeof packProblems)[number];

/** What a case of a test pack is for. */
export const packCaseKinds = [
  'already-full',
  'one-blank',
  'blank-grid',
  'many-solutions',
  'few-clues',
  'needs-guessing',
  'deep-row-major',
  'deep-column-major',
  'deep-reversed',
  'deep-digits-descending',
  'late-failure',
  'trailing-blanks',
  'crlf',
  'published',
  'several-cases',
  'fewest-dominoes',
  'most-dominoes',
  'crossing-boxes',
  'vertical-only',
  'horizontal-only',
  'left-and-up',
  'digit-order',
  'several-tilings',
  'hard-search',
  'no-final-newline',
] as const;
export type PackCaseKind = (typeof packCaseKinds)[number];

/** One test: an input, and what should come out. */
export interface PackCase {
  /** The stem of its files, such as `01-already-full`. */
  name: string;
  kind: PackCaseKind;
  input: string;
  /** One right output; the only one unless `anyAccepted`. */
  output: string;
  /** Other outputs are right, too. */
  anyAccepted: boolean;
  /** Calls of the search that the case is aimed at; 0: at none. */
  calls: number;
}

/** The tests for one problem. */
export interface Pack {
  problem: PackProblem;
  /** 0 to 2^53−1; the same seed gives the same pack everywhere. */
  seed: number;
  cases: PackCase[];
  /** Programs for problem setters. */
  files: { name: string; content: string }[];
}

/** The module's functions as the worker sees them. Every call is stateless. */
export interface EngineApi extends ExplainApi, MakeApi {
  /**
   * Reads any puzzle text; all of it as one format, if that is one of those that a text can be
   * mistaken for. Never fails: what can't be read is diagnosed.
   */
  read(text: string, as?: Format): Reading;
  /** Searches one puzzle, given as `PuzzleReading.text`. */
  solve(
    text: string,
    options: SolveOptions,
    onProgress: ((progress: Progress) => void) | null,
  ): Answer;
  /** How many solutions each candidate is in. */
  trueCandidates(
    text: string,
    options: TrueCandidatesOptions,
    onProgress: ((steps: Steps) => void) | null,
  ): TrueCandidates;
  /** How many solutions there are, where they are too many to count. */
  estimate(
    text: string,
    options: EstimateOptions,
    onProgress: ((soFar: Estimate) => void) | null,
  ): Estimate;
  /** Whether entries (81 characters, `0` none) can be right, without telling the solution. */
  check(
    text: string,
    entries: string,
    effort: Effort,
    onProgress: ((steps: Steps) => void) | null,
  ): CheckedEntries;
  /** One cell of a solution, if there is one of a solution that agrees with the other entries. */
  reveal(
    text: string,
    entries: string,
    cell: number,
    effort: Effort,
    onProgress: ((steps: Steps) => void) | null,
  ): RevealedCell;
  /** Further givens (for Su-domino-ku dominoes) that make the puzzle unique. */
  extraClues(
    text: string,
    options: ExtraCluesOptions,
    onProgress: ((steps: Steps) => void) | null,
  ): ExtraClues;
  /** The givens (for Su-domino-ku the dominoes) that the puzzle could do without. */
  redundantClues(
    text: string,
    effort: Effort,
    onProgress: ((steps: Steps) => void) | null,
  ): RedundantClues;
  /** The ways to lay the dominoes on a solution (81 digits) of a Su-domino-ku. */
  tilings(text: string, grid: string, options: TilingsOptions): GridTilings;
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
    piece: Uint8Array,
    options: BatchOptions,
    place: Place,
    format: FileFormat,
  ): WrittenPiece;
  /** Times an engine on those puzzles of a text that it can work on. */
  measure(text: string, options: MeasureOptions): Measurement;
  /** Judges a program's output. Never fails: an input that can't be read is diagnosed. */
  judge(
    profile: ProfileId | 'auto',
    input: string,
    output: string,
    options: JudgeOptions,
  ): Judgement;
  /** Counts the calls of a search on 81 characters, `0` blank; progress says them in `nodes`. */
  meter(
    givens: string,
    order: SearchOrder,
    cap: number,
    onProgress: ((progress: Progress) => void) | null,
  ): MeterReading;
  /** Makes a test pack; the same seed gives the same. */
  pack(problem: PackProblem, seed: number): Pack;
  /** Runs an algorithm on one puzzle of its kind, given as `PuzzleReading.text`; drafts excepted. */
  race(
    text: string,
    algorithm: AlgorithmId,
    options: RunOptions,
    onProgress: ((progress: RunProgress) => void) | null,
  ): AlgorithmRun;
  /** The same, and records what happens. */
  trace(
    text: string,
    algorithm: TracedAlgorithmId,
    options: TraceOptions,
    onProgress: ((progress: RunProgress) => void) | null,
  ): Trace;
  /** The product's version, `major.minor.patch`. */
  version(): string;
}
