/** The messages between the page and its workers. */
import type { Survey } from './survey';
import type {
  AlgorithmId,
  AlgorithmRun,
  RunOptions,
  RunProgress,
  Trace,
  TracedAlgorithmId,
  TraceOptions,
} from './types/learn';
import type {
  Conflict,
  Explanation,
  FirstWrongMove,
  Hint,
  PuzzleRating,
  WhyNot,
} from './types/explain';
import type {
  Completed,
  MadePuzzles,
  MakeOptions,
  Minimised,
  MinimiseOptions,
  TransformOptions,
  Tries,
  WorstCase,
  WorstCaseOptions,
} from './types/make';
import type {
  Answer,
  PieceOutcome,
  BatchColumns,
  BatchOptions,
  BatchRead,
  Judgement,
  JudgeOptions,
  MeasureOptions,
  Measurement,
  MeterReading,
  CheckedEntries,
  Effort,
  Estimate,
  EstimateOptions,
  ExtraClues,
  ExtraCluesOptions,
  GridTilings,
  FileFormat,
  Format,
  OutputFormat,
  OutputItem,
  Pack,
  PackProblem,
  Place,
  ProfileId,
  Progress,
  Reading,
  SearchOrder,
  RedundantClues,
  RevealedCell,
  SolveOptions,
  Steps,
  TilingsOptions,
  TrueCandidates,
  TrueCandidatesOptions,
  WrittenPiece,
} from './types';

/** What became of a piece of a text, and the memory in which it came. */
export interface BatchReply extends PieceOutcome {
  memory: ArrayBuffer;
}

/** What a worker can be asked, what it answers, and what it reports on the way. */
export interface Calls {
  read: { args: [text: string, as: Format | null]; value: Reading };
  survey: { args: [text: string, as: Format | null]; value: Survey };
  solve: { args: [text: string, options: SolveOptions]; value: Answer; progress: Progress };
  trueCandidates: {
    args: [text: string, options: TrueCandidatesOptions];
    value: TrueCandidates;
    progress: Steps;
  };
  estimate: {
    args: [text: string, options: EstimateOptions];
    value: Estimate;
    progress: Estimate;
  };
  check: {
    args: [text: string, entries: string, effort: Effort];
    value: CheckedEntries;
    progress: Steps;
  };
  reveal: {
    args: [text: string, entries: string, cell: number, effort: Effort];
    value: RevealedCell;
    progress: Steps;
  };
  extraClues: {
    args: [text: string, options: ExtraCluesOptions];
    value: ExtraClues;
    progress: Steps;
  };
  redundantClues: { args: [text: string, effort: Effort]; value: RedundantClues; progress: Steps };
  tilings: { args: [text: string, grid: string, options: TilingsOptions]; value: GridTilings };
  write: { args: [items: OutputItem[], format: OutputFormat]; value: string };
  /** All arrays are transferred. */
  batch: {
    args: [piece: Uint8Array<ArrayBuffer>, options: BatchOptions];
    value: BatchReply;
    progress: BatchRead;
  };
  writeRun: {
    args: [columns: BatchColumns, place: Place, format: FileFormat];
    value: Uint8Array<ArrayBuffer>;
  };
  writePiece: {
    args: [piece: Uint8Array<ArrayBuffer>, options: BatchOptions, place: Place, format: FileFormat];
    value: WrittenPiece;
  };
  judge: {
    args: [profile: ProfileId | 'auto', input: string, output: string, options: JudgeOptions];
    value: Judgement;
  };
  meter: {
    args: [givens: string, order: SearchOrder, cap: number];
    value: MeterReading;
    progress: Progress;
  };
  pack: { args: [problem: PackProblem, seed: number]; value: Pack };
  measure: { args: [text: string, options: MeasureOptions]; value: Measurement };
  race: {
    args: [text: string, algorithm: AlgorithmId, options: RunOptions];
    value: AlgorithmRun;
    progress: RunProgress;
  };
  trace: {
    args: [text: string, algorithm: TracedAlgorithmId, options: TraceOptions];
    value: Trace;
    progress: RunProgress;
  };
  explain: {
    args: [text: string, entries: string, effort: Effort];
    value: Explanation;
    progress: Steps;
  };
  rate: { args: [text: string, effort: Effort]; value: PuzzleRating };
  hint: { args: [text: string, entries: string, removed: number[], effort: Effort]; value: Hint };
  whyNot: {
    args: [text: string, entries: string, candidate: number, effort: Effort];
    value: WhyNot;
  };
  conflict: { args: [text: string, effort: Effort]; value: Conflict; progress: Steps };
  firstWrongMove: {
    args: [text: string, moves: number[], effort: Effort];
    value: FirstWrongMove;
  };
  make: { args: [options: MakeOptions]; value: MadePuzzles; progress: Tries };
  worstCase: { args: [options: WorstCaseOptions]; value: WorstCase; progress: WorstCase };
  minimise: { args: [text: string, options: MinimiseOptions]; value: Minimised; progress: Tries };
  complete: { args: [text: string]; value: Completed; progress: Steps };
  transform: { args: [text: string, options: TransformOptions]; value: string };
  canonical: { args: [text: string]; value: string };
  version: { args: []; value: string };
}
/** The names of the calls, which are those of the functions in `EngineApi`, and `survey`. */
export type CallName = keyof Calls;

/** What a call reports on the way; `never` for those that report nothing. */
export type ProgressOf<Name extends CallName> = Name extends CallName
  ? Calls[Name] extends { progress: infer Report }
    ? Report
    : never
  : never;

/** A call. Its progress, its value or nothing at all comes back under its `id`. */
export type CallRequest = {
  [Name in CallName]: { type: 'call'; id: number; name: Name; args: Calls[Name]['args'] };
}[CallName];

/** Page to worker. `start` comes first and once. */
export type Request = { type: 'start'; module: WebAssembly.Module } | CallRequest;

/** Worker to page. After `crashed` the worker is of no further use. */
export type Reply =
  | { type: 'value'; id: number; value: Calls[CallName]['value'] }
  | { type: 'progress'; id: number; progress: ProgressOf<CallName> }
  | { type: 'crashed'; message: string };
