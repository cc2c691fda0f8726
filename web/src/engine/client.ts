/**
 * The page's side of a worker. Calls queue up and run one after the other. Every call takes an
 * `AbortSignal` first; aborting a running call terminates the worker, because nothing else stops a
 * search, and the next call starts another from the same compiled module. A terminated worker never
 * answers, so each call races its answer with the signal. Nothing is lost: every call is stateless.
 */
import { EngineCrashed } from './errors';
import type { GridRun } from './gridRun';
import type { BatchPart, CallName, CallRequest, Calls, Reply, Request } from './protocol';
import type { Survey } from './survey';
import type {
  Answer,
  BatchOptions,
  Format,
  OutputFormat,
  OutputItem,
  Progress,
  Reading,
  SolveOptions,
} from './types';

/** The parts of `Worker` that the client uses. */
export interface WorkerLike {
  postMessage(message: Request, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface ClientParts {
  createWorker(): WorkerLike;
  /** The module to start workers with; may reject with `EngineUnavailable`. */
  loadModule(): Promise<WebAssembly.Module>;
}

interface Running {
  id: number;
  resolve(value: Calls[CallName]['value']): void;
  reject(reason: unknown): void;
  onProgress: ((progress: Progress) => void) | undefined;
}

/**
 * The engine, as the page calls it. Every method rejects with the signal's reason when aborted,
 * with `EngineCrashed` after a bug in the module and with `EngineUnavailable` when it cannot load.
 */
export class EngineClient {
  readonly #parts: ClientParts;
  #worker: WorkerLike | null = null;
  #running: Running | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #nextId = 1;

  constructor(parts: ClientParts) {
    this.#parts = parts;
  }

  /** Reads any puzzle text; all of it as one format, where one is given. */
  read(signal: AbortSignal, text: string, as: Format | null = null): Promise<Reading> {
    return this.#call(signal, 'read', [text, as]);
  }

  /** Reads any puzzle text and hands back a digest of what was understood. */
  survey(signal: AbortSignal, text: string, as: Format | null = null): Promise<Survey> {
    return this.#call(signal, 'survey', [text, as]);
  }

  /** Searches one puzzle, given as `PuzzleReading.text`. Progress comes about ten times a second. */
  solve(
    signal: AbortSignal,
    text: string,
    options: SolveOptions,
    onProgress?: (progress: Progress) => void,
  ): Promise<Answer> {
    return this.#call(signal, 'solve', [text, options], onProgress);
  }

  /** The judge's output for all of the input. */
  write(signal: AbortSignal, items: OutputItem[], format: OutputFormat): Promise<string> {
    return this.#call(signal, 'write', [items, format]);
  }

  /** Reads and searches a chunk of a long text. The chunk is transferred: it is gone afterwards. */
  batch(signal: AbortSignal, chunk: ArrayBuffer, options: BatchOptions): Promise<BatchPart> {
    return this.#call(signal, 'batch', [chunk, options], undefined, [chunk]);
  }

  /** The judge's output, in UTF-8, for a run of puzzles somewhere within the input. */
  writeRun(
    signal: AbortSignal,
    run: GridRun,
    format: OutputFormat,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.#call(signal, 'writeRun', [run, format]);
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
    onProgress?: (progress: Progress) => void,
    transfer?: Transferable[],
  ): Promise<Calls[Name]['value']> {
    const turn = this.#last;
    const call = (async () => {
      await turn;
      signal.throwIfAborted();
      const module = await this.#parts.loadModule();
      signal.throwIfAborted();
      return await this.#run(signal, module, name, args, onProgress, transfer);
    })();
    this.#last = call.catch(() => undefined);
    return raced(signal, call);
  }

  #run<Name extends CallName>(
    signal: AbortSignal,
    module: WebAssembly.Module,
    name: Name,
    args: Calls[Name]['args'],
    onProgress: ((progress: Progress) => void) | undefined,
    transfer: Transferable[] | undefined,
  ): Promise<Calls[Name]['value']> {
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      const abort = () => {
        this.#discard();
        reject(signal.reason);
      };
      const settled = () => {
        signal.removeEventListener('abort', abort);
        this.#running = null;
      };
      this.#running = {
        id,
        onProgress,
        resolve(value) {
          settled();
          resolve(value as Calls[Name]['value']);
        },
        reject(reason) {
          settled();
          reject(reason);
        },
      };
      signal.addEventListener('abort', abort, { once: true });
      try {
        this.#worker ??= this.#start(module);
        this.#worker.postMessage({ type: 'call', id, name, args } as CallRequest, transfer ?? []);
      } catch (error) {
        this.#crash(String(error));
      }
    });
  }

  #start(module: WebAssembly.Module): WorkerLike {
    const worker = this.#parts.createWorker();
    worker.onmessage = ({ data: reply }) => {
      if (reply.type === 'crashed') this.#crash(reply.message);
      else if (reply.id !== this.#running?.id) return;
      else if (reply.type === 'value') this.#running.resolve(reply.value);
      else this.#running.onProgress?.(reply.progress);
    };
    worker.onerror = (event) => this.#crash(event.message || 'worker error');
    worker.onmessageerror = () => this.#crash('unreadable message');
    worker.postMessage({ type: 'start', module });
    return worker;
  }

  #crash(message: string): void {
    this.#discard();
    this.#running?.reject(new EngineCrashed(message));
  }

  #discard(): void {
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = null;
    worker.onmessage = worker.onerror = worker.onmessageerror = null;
    worker.terminate();
  }
}

/** Settles like `promise`, or rejects as soon as the signal aborts. */
function raced<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
