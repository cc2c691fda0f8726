/**
 * The plain objects that cross the WebAssembly boundary. Written by hand; a contract test compares
 * them with what the shipped module returns. Cells are 0 to 80, row by row; lines and columns are
 * 1-based and columns count code points.
 */
import type {
  JudgeOptions,
  Judgement,
  MeterReading,
  Pack,
  PackProblem,
  ProfileId,
  SearchOrder,
} from './types/judge';
import type {
  AlgorithmId,
  AlgorithmRun,
  MeasureOptions,
  Measurement,
  RunOptions,
  RunProgress,
  Trace,
  TracedAlgorithmId,
  TraceOptions,
} from './types/learn';
import type { Format, Reading } from './types/read';
import type {
  Answer,
  CheckedEntries,
  Effort,
  Estimate,
  EstimateOptions,
  ExtraClues,
  ExtraCluesOptions,
  GridTilings,
  Progress,
  RedundantClues,
  RevealedCell,
  SolveOptions,
  Steps,
  TilingsOptions,
  TrueCandidates,
  TrueCandidatesOptions,
} from './types/solve';
import type {
  BatchColumns,
  BatchOptions,
  BatchRead,
  FileFormat,
  OutputFormat,
  OutputItem,
  PieceOutcome,
  Place,
  WrittenPiece,
} from './types/write';
import type { ExplainApi } from './types/explain';
import type { MakeApi } from './types/make';

export * from './types/explain';
export * from './types/judge';
export * from './types/learn';
export * from './types/make';
export * from './types/read';
export * from './types/solve';
export * from './types/write';

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
