/** The state of a batch: where the puzzles come from, how far it is, what was found. */
import {
  type BatchPool,
  createBatchPool,
  EngineCrashed,
  EngineUnavailable,
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

/** Some seconds' work: beyond it a puzzle is listed as not settled, so that it holds up no other. */
const mostNodes = 2_000_000;
/** Bytes: results take some as many, which the page holds until they are saved. */
export const largestSource = 250_000_000;
/** Milliseconds between two redraws. */
const redrawInterval = 125;

const nothing: Snapshot = {
  counts: { all: 0, unique: 0, multiple: 0, none: 0, open: 0 },
  diagnostics: [],
  diagnosticCount: 0,
  bytesDone: 0,
  millis: 0,
};

/** What a first visit does without. */
async function newResults(): Promise<BatchResults> {
  const { BatchResults } = await import('./results').catch(loadFailed);
  return new BatchResults();
}

/** One batch at a time, in workers that end with it. Nothing rejects: `state` says how it ended. */
export class BatchSession {
  #controller: AbortController | null = null;

  state = $state<BatchState>('idle');
  source = $state.raw<BatchSource>({ origin: 'text-box', size: 0 });
  /** Null: none has come yet. */
  results = $state.raw<BatchResults | null>(null);
  snapshot = $state.raw(nothing);
  /** Why the engine cannot run; the state is `crashed` then. */
  unavailable = $state.raw<UnavailableReason | null>(null);

  get open(): boolean {
    return this.state !== 'idle';
  }

  get running(): boolean {
    return this.state === 'running';
  }

  /** Solves all puzzles of a text, ending a batch that goes on. */
  async start(text: Blob, origin: BatchOrigin): Promise<void> {
    this.cancel();
    const source = { origin, size: text.size };
    if (text.size > largestSource) {
      this.close();
      this.source = source;
      this.state = 'too-large';
      return;
    }
    const controller = new AbortController();
    this.#controller = controller;
    const started = performance.now();
    let bytesDone = 0;
    this.results = null;
    this.source = source;
    this.unavailable = null;
    this.snapshot = nothing;
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
      const results = await newResults();
      if (this.#controller === controller) this.results = results;
      pool = await createBatchPool();
      const options = { order: 'any', maxSolutions: 2, maxNodes: mostNodes } as const;
      await pool.run(controller.signal, text, options, (delivery) => {
        results.add(delivery);
        bytesDone = delivery.bytesDone;
      });
    } catch (error) {
      end = this.#explain(controller, error);
    }
    clearInterval(ticker);
    pool?.close();
    draw();
    if (this.#controller === controller) this.state = end;
  }

  /** Stops the batch; what it found stays. */
  cancel(): void {
    this.#controller?.abort();
  }

  /** Lets go of everything. */
  close(): void {
    this.cancel();
    this.#controller = null;
    this.state = 'idle';
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
