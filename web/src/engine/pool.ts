/**
 * Batches: a long text is cut into pieces, the pieces go to the workers of a pool, and what comes
 * back is delivered in the order of the text. A piece that stands alone (see `cutting`) is solved
 * beside others; behind any other piece the next begins where the engine says that it left off, so
 * those follow each other. Memory is bounded: pieces are read when they are needed, and no more than
 * two beyond the number of workers are under way or wait for their turn to be delivered.
 */
import type { EngineClient } from './client';
import { pieceSize, standsAlone } from './cutting';
import type { GridRun } from './gridRun';
import type { BatchPart } from './protocol';
import type { BatchOptions, OutputFormat } from './types';

/** Longest piece that is handed over in the hope that it holds a whole puzzle. */
const longestPiece = 64 * pieceSize;

type PoolEngine = Pick<EngineClient, 'batch' | 'writeRun' | 'close'>;

/** The outcome of a piece of the text. */
export interface Delivery {
  part: BatchPart;
  /** Lines of the text before the piece: its lines count from behind them. */
  linesBefore: number;
  /** Bytes of the text up to the end of the piece. */
  bytesDone: number;
}

export class BatchPool {
  readonly #engines: readonly PoolEngine[];

  constructor(engines: readonly PoolEngine[]) {
    this.#engines = engines;
  }

  /**
   * Reads and searches a text. Resolves when all of it is delivered. Rejects as `EngineClient` does,
   * and with the error of a blob that cannot be read; nothing is delivered after that.
   */
  async run(
    signal: AbortSignal,
    source: Blob,
    options: Omit<BatchOptions, 'isLast'>,
    onDelivery: (delivery: Delivery) => void,
  ): Promise<void> {
    await new Run(this.#engines, source, options, onDelivery).finish(signal);
  }

  /** The output for a run of the puzzles, as `EngineClient.writeRun`. */
  writeRun(
    signal: AbortSignal,
    run: GridRun,
    format: OutputFormat,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.#engines[0]!.writeRun(signal, run, format);
  }

  /** Lets go of the workers. */
  close(): void {
    for (const engine of this.#engines) engine.close();
  }
}

class Run {
  readonly #free: PoolEngine[];
  readonly #limit: number;
  readonly #source: Blob;
  readonly #options: Omit<BatchOptions, 'isLast'>;
  readonly #onDelivery: (delivery: Delivery) => void;
  readonly #controller = new AbortController();
  /** Outcomes that wait for those before them, by number. */
  readonly #early = new Map<number, BatchPart>();
  #started = 0;
  #delivered = 0;
  #linesBefore = 0;
  #bytesDone = 0;
  #changed = deferred();

  constructor(
    engines: readonly PoolEngine[],
    source: Blob,
    options: Omit<BatchOptions, 'isLast'>,
    onDelivery: (delivery: Delivery) => void,
  ) {
    this.#free = [...engines];
    this.#limit = engines.length + 2;
    this.#source = source;
    this.#options = options;
    this.#onDelivery = onDelivery;
  }

  async finish(signal: AbortSignal): Promise<void> {
    const abort = () => this.#stop(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
      await this.#cut();
      await this.#until(() => this.#delivered === this.#started);
    } catch (error) {
      this.#stop(error);
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  /** Takes piece after piece from the text. */
  async #cut(): Promise<void> {
    let at = 0;
    let wanted = pieceSize;
    while (at < this.#source.size) {
      await this.#until(() => this.#started - this.#delivered < this.#limit);
      const piece = await this.#source.slice(at, at + wanted).arrayBuffer();
      const isLast = at + piece.byteLength >= this.#source.size || wanted >= longestPiece;
      const alone = isLast ? piece.byteLength : standsAlone(new Uint8Array(piece));
      if (alone > 0) {
        const number = this.#started++;
        this.#search(alone < piece.byteLength ? piece.slice(0, alone) : piece, true).then(
          (part) => this.#arrive(number, part, alone),
          (error: unknown) => this.#stop(error),
        );
        at += alone;
        wanted = pieceSize;
      } else {
        const part = await this.#search(piece, false);
        if (part.consumed > 0) this.#arrive(this.#started++, part, part.consumed);
        at += part.consumed;
        wanted = part.consumed > 0 ? pieceSize : wanted * 2;
      }
    }
  }

  async #search(piece: ArrayBuffer, isLast: boolean): Promise<BatchPart> {
    const engine = await this.#until(() => this.#free.pop());
    const { signal } = this.#controller;
    try {
      return await engine.batch(signal, piece, { ...this.#options, isLast });
    } finally {
      this.#free.push(engine);
      this.#change();
    }
  }

  /** Delivers an outcome when it is its turn, and those that waited for it. */
  #arrive(number: number, arrived: BatchPart, bytes: number): void {
    if (this.#controller.signal.aborted) return;
    this.#early.set(number, { ...arrived, consumed: bytes });
    for (;;) {
      const part = this.#early.get(this.#delivered);
      if (!part) break;
      this.#early.delete(this.#delivered++);
      this.#bytesDone += part.consumed;
      this.#onDelivery({ part, linesBefore: this.#linesBefore, bytesDone: this.#bytesDone });
      this.#linesBefore += part.lineBreaks;
    }
    this.#change();
  }

  /** Ends everything, because one failed or the visitor wants it. The first reason stands. */
  #stop(reason: unknown): void {
    this.#controller.abort(reason);
    this.#change();
  }

  #change(): void {
    this.#changed.resolve();
    this.#changed = deferred();
  }

  /** Waits for something true and hands it back; rejects with the reason once everything ends. */
  async #until<T>(attempt: () => T): Promise<NonNullable<T>> {
    for (;;) {
      this.#controller.signal.throwIfAborted();
      const value = attempt();
      if (value) return value;
      await this.#changed.promise;
    }
  }
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
