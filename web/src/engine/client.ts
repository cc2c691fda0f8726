/**
 * The page's side of a worker. Calls queue up and run one after the other. Every call takes an
 * `AbortSignal` first; aborting a posted call terminates the worker, because nothing else stops a
 * search, and the next call starts another from the same compiled module. A terminated worker never
 * answers, so each call races its answer with the signal. Nothing is lost: every call is stateless,
 * and those that were posted ahead are posted once more (but for pieces of a batch, which end together).
 */
import { EngineCrashed, EngineUnavailable } from './errors';
import type {
  BatchReply,
  CallName,
  CallRequest,
  Calls,
  ProgressOf,
  Reply,
  Request,
} from './protocol';
import type { Survey } from './survey';
import type {
  AlgorithmId,
  AlgorithmRun,
  Answer,
  BatchColumns,
  BatchOptions,
  BatchRead,
  CheckedEntries,
  Completed,
  Conflict,
  Effort,
  Estimate,
  EstimateOptions,
  Explanation,
  ExtraClues,
  ExtraCluesOptions,
  FileFormat,
  FirstWrongMove,
  Format,
  GridTilings,
  Hint,
  Judgement,
  JudgeOptions,
  MadePuzzles,
  MakeOptions,
  Measurement,
  MeasureOptions,
  MeterReading,
  Minimised,
  MinimiseOptions,
  OutputFormat,
  OutputItem,
  Pack,
  PackProblem,
  Place,
  ProfileId,
  Progress,
  PuzzleRating,
  Reading,
  RedundantClues,
  RevealedCell,
  RunOptions,
  RunProgress,
  SearchOrder,
  SolutionCounts,
  SolveOptions,
  Steps,
  TilingsOptions,
  Trace,
  TracedAlgorithmId,
  TraceOptions,
  TransformOptions,
  Tries,
  TrueCandidates,
  TrueCandidatesOptions,
  WhyNot,
  WorstCase,
  WorstCaseOptions,
  WrittenPiece,
} from './types';

/** The parts of `Worker` that the client uses. */
export interface WorkerLike {
  postMessage(message: Request, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What a client is made of; tests give it others. */
export interface ClientParts {
  createWorker(): WorkerLike;
  /** The module to start workers with; may reject with `EngineUnavailable`. */
  loadModule(): Promise<WebAssembly.Module>;
}

interface Posted {
  request: CallRequest;
  signal: AbortSignal;
  resolve(value: Calls[CallName]['value']): void;
  reject(reason: unknown): void;
  onProgress: ((progress: never) => void) | undefined;
}

/**
 * The engine, as the page calls it. Every method rejects with the signal's reason when aborted,
 * with `EngineCrashed` after a bug in the module and with `EngineUnavailable` when it cannot load.
 * Where a method takes one puzzle, `text` is `PuzzleReading.text`; `entries` and `grid` are 81 digits,
 * `0` for none; a candidate is 9 · cell + digit − 1, and cells are 0 to 80, row by row.
 */
export class EngineClient {
  readonly #parts: ClientParts;
  #worker: WorkerLike | null = null;
  /** What the worker has not answered yet, by id, in the order in which it will. */
  readonly #posted = new Map<number, Posted>();
  /** Calls before which others stand. */
  readonly #queue: (() => void)[] = [];
  #freeTurns: number;
  #nextId = 1;

  /**
   * @param mostPosted How many calls the worker is given at a time: with two it need not wait for
   * the page between one and the next, but aborting either interrupts both.
   */
  constructor(parts: ClientParts, mostPosted = 1) {
    this.#parts = parts;
    this.#freeTurns = mostPosted;
  }

  /** Reads any puzzle text; all of it as one format, where one is given. */
  read(signal: AbortSignal, text: string, as: Format | null = null): Promise<Reading> {
    return this.#call(signal, 'read', [text, as]);
  }

  /** Reads any puzzle text and hands back a digest of what was understood. */
  survey(signal: AbortSignal, text: string, as: Format | null = null): Promise<Survey> {
    return this.#call(signal, 'survey', [text, as]);
  }

  /** Searches one puzzle. Progress comes about ten times a second. */
  solve(
    signal: AbortSignal,
    text: string,
    options: SolveOptions,
    onProgress?: (progress: Progress) => void,
  ): Promise<Answer> {
    return this.#call(signal, 'solve', [text, options], onProgress);
  }

  /** How many solutions there are. Progress is how many are known, about ten times a second. */
  count(
    signal: AbortSignal,
    text: string,
    effort: Effort,
    onProgress?: (progress: Progress) => void,
  ): Promise<SolutionCounts> {
    return this.#call(signal, 'count', [text, effort], onProgress);
  }

  /** How many solutions each candidate is in. */
  trueCandidates(
    signal: AbortSignal,
    text: string,
    options: TrueCandidatesOptions,
    onProgress?: (steps: Steps) => void,
  ): Promise<TrueCandidates> {
    return this.#call(signal, 'trueCandidates', [text, options], onProgress);
  }

  /** About how many solutions there are, where they are too many to count; progress is what is known by then. */
  estimate(
    signal: AbortSignal,
    text: string,
    options: EstimateOptions,
    onProgress?: (soFar: Estimate) => void,
  ): Promise<Estimate> {
    return this.#call(signal, 'estimate', [text, options], onProgress);
  }

  /** Whether entries can be right. */
  check(
    signal: AbortSignal,
    text: string,
    entries: string,
    effort: Effort,
    onProgress?: (steps: Steps) => void,
  ): Promise<CheckedEntries> {
    return this.#call(signal, 'check', [text, entries, effort], onProgress);
  }

  /** One cell of a solution. */
  reveal(
    signal: AbortSignal,
    text: string,
    entries: string,
    cell: number,
    effort: Effort,
    onProgress?: (steps: Steps) => void,
  ): Promise<RevealedCell> {
    return this.#call(signal, 'reveal', [text, entries, cell, effort], onProgress);
  }

  /** Further givens that make the puzzle unique. */
  extraClues(
    signal: AbortSignal,
    text: string,
    options: ExtraCluesOptions,
    onProgress?: (steps: Steps) => void,
  ): Promise<ExtraClues> {
    return this.#call(signal, 'extraClues', [text, options], onProgress);
  }

  /** The givens that the puzzle could do without. */
  redundantClues(
    signal: AbortSignal,
    text: string,
    effort: Effort,
    onProgress?: (steps: Steps) => void,
  ): Promise<RedundantClues> {
    return this.#call(signal, 'redundantClues', [text, effort], onProgress);
  }

  /** The ways to lay the dominoes on a solution of a Su-domino-ku. */
  tilings(
    signal: AbortSignal,
    text: string,
    grid: string,
    options: TilingsOptions,
  ): Promise<GridTilings> {
    return this.#call(signal, 'tilings', [text, grid, options]);
  }

  /** The answers to all of the input, as a judge or another program wants them. */
  write(signal: AbortSignal, items: OutputItem[], format: OutputFormat): Promise<string> {
    return this.#call(signal, 'write', [items, format]);
  }

  /**
   * Reads and searches a piece of a long text, and says in between what of it was read, unless it is the
   * last. The piece's memory goes to the worker and comes back with the outcome, so the call can't be
   * repeated: it fails if one before it is aborted alone.
   */
  batch(
    signal: AbortSignal,
    piece: Uint8Array<ArrayBuffer>,
    options: BatchOptions,
    onRead?: (read: BatchRead) => void,
  ): Promise<BatchReply> {
    return this.#call(signal, 'batch', [piece, options], onRead);
  }

  /** As `write`, in UTF-8, for puzzles somewhere within the input. */
  writeRun(
    signal: AbortSignal,
    columns: BatchColumns,
    place: Place,
    format: FileFormat,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.#call(signal, 'writeRun', [columns, place, format]);
  }

  /** As `writeRun`, for puzzles that are yet to be read and searched. The piece's memory goes to the worker. */
  writePiece(
    signal: AbortSignal,
    piece: Uint8Array<ArrayBuffer>,
    options: BatchOptions,
    place: Place,
    format: FileFormat,
  ): Promise<WrittenPiece> {
    return this.#call(signal, 'writePiece', [piece, options, place, format]);
  }

  /** Judges a program's output for an input of a judge problem. */
  judge(
    signal: AbortSignal,
    profile: ProfileId | 'auto',
    input: string,
    output: string,
    options: JudgeOptions,
  ): Promise<Judgement> {
    return this.#call(signal, 'judge', [profile, input, output, options]);
  }

  /** Counts the calls of a backtracking search on 81 characters; progress says them in `nodes`. */
  meter(
    signal: AbortSignal,
    givens: string,
    order: SearchOrder,
    cap: number,
    onProgress?: (progress: Progress) => void,
  ): Promise<MeterReading> {
    return this.#call(signal, 'meter', [givens, order, cap], onProgress);
  }

  /** Makes a test pack. */
  pack(signal: AbortSignal, problem: PackProblem, seed: number): Promise<Pack> {
    return this.#call(signal, 'pack', [problem, seed]);
  }

  /** Times an algorithm on those puzzles of a text that are of its kind. */
  measure(signal: AbortSignal, text: string, options: MeasureOptions): Promise<Measurement> {
    return this.#call(signal, 'measure', [text, options]);
  }

  /** Runs an algorithm on one puzzle. */
  race(
    signal: AbortSignal,
    text: string,
    algorithm: AlgorithmId,
    options: RunOptions,
    onProgress?: (progress: RunProgress) => void,
  ): Promise<AlgorithmRun> {
    return this.#call(signal, 'race', [text, algorithm, options], onProgress);
  }

  /** Runs an algorithm on one puzzle and records what happens. */
  trace(
    signal: AbortSignal,
    text: string,
    algorithm: TracedAlgorithmId,
    options: TraceOptions,
    onProgress?: (progress: RunProgress) => void,
  ): Promise<Trace> {
    return this.#call(signal, 'trace', [text, algorithm, options], onProgress);
  }

  /** A path of logical steps from the puzzle and the entries to the solution. */
  explain(
    signal: AbortSignal,
    text: string,
    entries: string,
    effort: Effort,
    onProgress?: (steps: Steps) => void,
  ): Promise<Explanation> {
    return this.#call(signal, 'explain', [text, entries, effort], onProgress);
  }

  /** How hard the puzzle is for a person. */
  rate(signal: AbortSignal, text: string, effort: Effort): Promise<PuzzleRating> {
    return this.#call(signal, 'rate', [text, effort]);
  }

  /** The next easiest step; `removed` are candidates that the visitor has struck. */
  hint(
    signal: AbortSignal,
    text: string,
    entries: string,
    removed: number[],
    effort: Effort,
  ): Promise<Hint> {
    return this.#call(signal, 'hint', [text, entries, removed, effort]);
  }

  /** Why a cell cannot hold a digit. */
  whyNot(
    signal: AbortSignal,
    text: string,
    entries: string,
    candidate: number,
    effort: Effort,
  ): Promise<WhyNot> {
    return this.#call(signal, 'whyNot', [text, entries, candidate, effort]);
  }

  /** Why a puzzle has no solution: the fewest givens that clash. */
  conflict(
    signal: AbortSignal,
    text: string,
    effort: Effort,
    onProgress?: (steps: Steps) => void,
  ): Promise<Conflict> {
    return this.#call(signal, 'conflict', [text, effort], onProgress);
  }

  /** The first of some entries (as candidates, in the order of entering) that went wrong. */
  firstWrongMove(
    signal: AbortSignal,
    text: string,
    moves: number[],
    effort: Effort,
  ): Promise<FirstWrongMove> {
    return this.#call(signal, 'firstWrongMove', [text, moves, effort]);
  }

  /** Makes a series of puzzles. */
  make(
    signal: AbortSignal,
    options: MakeOptions,
    onProgress?: (tries: Tries) => void,
  ): Promise<MadePuzzles> {
    return this.#call(signal, 'make', [options], onProgress);
  }

  /** Looks for a puzzle on which backtracking takes long; progress says the worst so far. */
  worstCase(
    signal: AbortSignal,
    options: WorstCaseOptions,
    onProgress?: (soFar: WorstCase) => void,
  ): Promise<WorstCase> {
    return this.#call(signal, 'worstCase', [options], onProgress);
  }

  /** Leaves out givens while the puzzle stays unique. */
  minimise(
    signal: AbortSignal,
    text: string,
    options: MinimiseOptions,
    onProgress?: (tries: Tries) => void,
  ): Promise<Minimised> {
    return this.#call(signal, 'minimise', [text, options], onProgress);
  }

  /** Adds givens until the puzzle is unique. */
  complete(
    signal: AbortSignal,
    text: string,
    onProgress?: (steps: Steps) => void,
  ): Promise<Completed> {
    return this.#call(signal, 'complete', [text], onProgress);
  }

  /** The puzzle in another guise. */
  transform(signal: AbortSignal, text: string, options: TransformOptions): Promise<string> {
    return this.#call(signal, 'transform', [text, options]);
  }

  /** The guise that stands for all. */
  canonical(signal: AbortSignal, text: string): Promise<string> {
    return this.#call(signal, 'canonical', [text]);
  }

  /** The module's version, `major.minor.patch`. */
  version(signal: AbortSignal): Promise<string> {
    return this.#call(signal, 'version', []);
  }

  /** Lets go of the worker and its memory; a running call crashes. The next call starts another. */
  close(): void {
    this.#crash('closed');
  }

  #call<Name extends CallName>(
    signal: AbortSignal,
    name: Name,
    args: Calls[Name]['args'],
    onProgress?: (progress: ProgressOf<Name>) => void,
  ): Promise<Calls[Name]['value']> {
    const call = this.#inTurn(async () => {
      signal.throwIfAborted();
      const module = await this.#parts.loadModule();
      signal.throwIfAborted();
      const request = { type: 'call', id: this.#nextId++, name, args } as CallRequest;
      return (await this.#post(signal, module, request, onProgress)) as Calls[Name]['value'];
    });
    return raced(signal, call);
  }

  async #inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.#freeTurns > 0) this.#freeTurns -= 1;
    else await new Promise<void>((begin) => this.#queue.push(begin));
    try {
      return await task();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#freeTurns += 1;
    }
  }

  #post(
    signal: AbortSignal,
    module: WebAssembly.Module,
    request: CallRequest,
    onProgress: ((progress: never) => void) | undefined,
  ): Promise<Calls[CallName]['value']> {
    return new Promise((resolve, reject) => {
      const settled = () => {
        signal.removeEventListener('abort', abort);
        this.#posted.delete(request.id);
      };
      const abort = () => {
        settled();
        this.#discard();
        reject(signal.reason);
        this.#postAgain(module);
      };
      this.#posted.set(request.id, {
        request,
        signal,
        onProgress,
        resolve(value) {
          settled();
          resolve(value);
        },
        reject(reason) {
          settled();
          reject(reason);
        },
      });
      signal.addEventListener('abort', abort, { once: true });
      this.#send(module, request);
    });
  }

  #send(module: WebAssembly.Module, request: CallRequest): void {
    try {
      this.#worker ??= this.#start(module);
      this.#worker.postMessage(request, memoryOf(request));
    } catch (error) {
      this.#crash(String(error));
    }
  }

  #postAgain(module: WebAssembly.Module): void {
    for (const { request, signal } of [...this.#posted.values()]) {
      if (!signal.aborted) this.#send(module, request);
    }
  }

  #start(module: WebAssembly.Module): WorkerLike {
    const worker = this.#parts.createWorker();
    worker.onmessage = ({ data: reply }) => {
      if (reply.type === 'crashed') this.#crash(reply.message);
      else if (reply.type === 'value') this.#posted.get(reply.id)?.resolve(reply.value);
      else this.#posted.get(reply.id)?.onProgress?.(reply.progress as never);
    };
    // Of a script that can't be fetched nothing but that is told.
    worker.onerror = ({ message }) =>
      message ? this.#crash(message) : this.#fail(new EngineUnavailable('load-failed'));
    worker.onmessageerror = () => this.#crash('unreadable message');
    worker.postMessage({ type: 'start', module }, []);
    return worker;
  }

  #crash(message: string): void {
    this.#fail(new EngineCrashed(message));
  }

  #fail(reason: Error): void {
    this.#discard();
    for (const posted of [...this.#posted.values()]) posted.reject(reason);
  }

  #discard(): void {
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = null;
    worker.onmessage = worker.onerror = worker.onmessageerror = null;
    worker.terminate();
  }
}

/** What changes hands with a request instead of being copied. */
function memoryOf({ name, args }: CallRequest): Transferable[] {
  return name === 'batch' || name === 'writePiece' ? [args[0].buffer] : [];
}

/** Settles like `promise`, or rejects as soon as the signal aborts. */
export function raced<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
