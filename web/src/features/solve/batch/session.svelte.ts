/** The state of a batch: where the puzzles come from, how far it is, what was found. */
import {
  type BatchPool,
  createBatchPool,
  createSolver,
  EngineCrashed,
  EngineUnavailable,
  type FileFormat,
  type Format,
  loadFailed,
  SourceUnreadable,
  type UnavailableReason,
} from '../../../engine';
import type { BatchResults } from './results';

/**
 * How a batch stands, or ended. `memory`: there was too little. `unreadable`: the file could not be
 * read on. `too-large`: it is beyond `largestSource`, and was not begun.
 */
export type BatchState =
  'idle' | 'running' | 'done' | 'cancelled' | 'crashed' | 'memory' | 'unreadable' | 'too-large';

/** A file stands for those that follow it, too. */
export type BatchOrigin = 'text-box' | 'clipboard' | { name: string; others: number };

/** Where the puzzles come from. */
export interface BatchSource {
  origin: BatchOrigin;
  /** In bytes. */
  size: number;
}

/** What is shown of a batch, at one moment. */
export interface Snapshot {
  counts: BatchResults['counts'];
  diagnostics: BatchResults['diagnostics'];
  diagnosticCount: number;
  bytesDone: number;
  /** Since the batch began. */
  millis: number;
}

/**
 * What is looked for in every puzzle. The nodes are some seconds' work: beyond it a puzzle is listed as not
 * settled, so that it holds up no other.
 */
const search = { order: 'any', maxSolutions: 2, maxNodes: 2_000_000 } as const;
/** Bytes: the browser holds what is saved, which is twice as long. */
export const largestSource = 500_000_000;
/** Milliseconds between two redraws. */
const redrawInterval = 125;

const nothing: Snapshot = {
  counts: { all: 0, unique: 0, multiple: 0, none: 0, open: 0 },
  diagnostics: [],
  diagnosticCount: 0,
  bytesDone: 0,
  millis: 0,
};

/**
 * One batch at a time, in workers that end with it; one more looks at its puzzles afterwards, if there are
 * many. Nothing rejects: `state` says how it ended.
 */
export class BatchSession {
  #controller: AbortController | null = null;

  state = $state<BatchState>('idle');
  source = $state.raw<BatchSource>({ origin: 'text-box', size: 0 });
  /** Null: none has come yet. */
  results = $state.raw<BatchResults | null>(null);
  snapshot = $state.raw(nothing);
  /** Why the engine cannot run; the state is `crashed` then. */
  unavailable = $state.raw<UnavailableReason | null>(null);
  /** Whether it makes room for one of its puzzles, and waits to be come back to. */
  aside = $state(false);
  /** The file that is being made of what was found, with what stops it; null: none is. */
  saving = $state.raw<{ kind: FileFormat; stopper: AbortController } | null>(null);

  get open(): boolean {
    return this.state !== 'idle';
  }

  /** Whether it is looked at, in place of text and board. */
  get shown(): boolean {
    return this.open && !this.aside;
  }

  get running(): boolean {
    return this.state === 'running';
  }

  /** Whether there is something to cancel. */
  get busy(): boolean {
    return this.running || this.saving !== null;
  }

  /** Solves all puzzles of a text, which may be chosen to be read as a format, ending a batch that goes on. */
  async start(text: Blob, origin: BatchOrigin, as: Format | null = null): Promise<void> {
    this.close();
    this.source = { origin, size: text.size };
    if (text.size > largestSource) {
      this.state = 'too-large';
      return;
    }
    const wanted = { ...search, as };
    const controller = new AbortController();
    this.#controller = controller;
    const started = performance.now();
    let bytesDone = 0;
    this.unavailable = null;
    this.state = 'running';

    const draw = () => {
      const { results } = this;
      if (this.#controller !== controller || !results) return;
      const { counts, diagnostics, diagnosticCount } = results;
      const millis = performance.now() - started;
      this.snapshot = { counts, diagnostics, diagnosticCount, bytesDone, millis };
    };
    const ticker = setInterval(draw, redrawInterval);
    let end: BatchState = 'done';
    let pool: BatchPool | undefined;
    try {
      // What a first visit does without.
      const { BatchResults } = await import('./results').catch(loadFailed);
      const results = new BatchResults(text, wanted, createSolver());
      if (this.#controller === controller) this.results = results;
      pool = await createBatchPool();
      const columnsFrom = () => results.columnsFrom;
      await pool.run(controller.signal, text, { ...wanted, columnsFrom }, (delivery) => {
        results.add(delivery);
        bytesDone = delivery.end;
      });
    } catch (error) {
      end = this.#explain(controller, error);
    }
    clearInterval(ticker);
    pool?.close();
    draw();
    if (this.#controller === controller) this.state = end;
  }

  /** Stops the batch, or the file that is being made; what was found stays. */
  cancel(): void {
    this.#controller?.abort();
    this.saving?.stopper.abort();
  }

  /** Lets go of everything. */
  close(): void {
    this.cancel();
    this.#controller = null;
    this.results?.close();
    this.state = 'idle';
    this.aside = false;
    this.results = null;
    this.snapshot = nothing;
  }

  #explain(controller: AbortController, error: unknown): BatchState {
    if (controller.signal.aborted) return 'cancelled';
    if (error instanceof SourceUnreadable) return 'unreadable';
    if (error instanceof EngineUnavailable) this.unavailable = error.reason;
    else console.error(error);
    return error instanceof EngineCrashed && error.outOfMemory ? 'memory' : 'crashed';
  }
}
