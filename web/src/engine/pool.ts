/**
 * Batches: a long text is cut into pieces, the pieces go to the workers of a pool, and what comes
 * back is delivered in the order of the text. A piece that ends at a sure place (see `cutting`) is solved
 * beside others; behind any other piece the next begins where the engine says that it left off, so
 * those follow each other. Every worker is given its next piece while it works on one, so that it need
 * not wait for the page. Memory is bounded: workers read their pieces when they come to them, and no
 * more than two beyond what the workers have are under way or wait for their turn to be delivered.
 */
import type { EngineClient } from './client';
import { lastCut, pieceSizeFor, tailSize } from './cutting';
import type { GridRun } from './gridRun';
import type { TextPiece } from './protocol';
import type { BatchChunk, BatchOptions, OutputFormat } from './types';

/**
 * Longest piece that is handed over in the hope that it holds a whole puzzle. Reading takes up to 30
 * times a text's size, and the module may have no more than a gigabyte.
 */
const mostBytes = 16 * 2 ** 20;

/** Pieces that a worker has at a time: one to work on and the next. */
export const piecesPosted = 2;

type PoolEngine = Pick<EngineClient, 'batch' | 'writeRun' | 'close'>;

/** The outcome of a piece of the text. */
export interface Delivery {
  part: BatchChunk;
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
  /** Each engine as often as it can take a piece. */
  readonly #free: PoolEngine[];
  readonly #limit: number;
  readonly #pieceSize: number;
  readonly #source: Blob;
  readonly #options: Omit<BatchOptions, 'isLast'>;
  readonly #onDelivery: (delivery: Delivery) => void;
  readonly #controller = new AbortController();
  /** Outcomes that wait for those before them, by number. */
  readonly #early = new Map<number, BatchChunk>();
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
    this.#free = Array.from({ length: piecesPosted }, () => engines).flat();
    this.#limit = this.#free.length + 2;
    this.#pieceSize = pieceSizeFor(source.size, engines.length);
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
    let wanted = this.#pieceSize;
    while (at < this.#source.size) {
      await this.#until(() => this.#started - this.#delivered < this.#limit);
      const to = Math.min(at + wanted, this.#source.size);
      const isLast = to === this.#source.size || wanted === mostBytes;
      const end = isLast ? to : await this.#cutBetween(at, to);
      const piece = { source: this.#source, from: at, to: end ?? to };
      if (end !== null) {
        const number = this.#started++;
        this.#search(piece, true).then(
          (part) => this.#arrive(number, part, piece.to - piece.from),
          (error: unknown) => this.#stop(error),
        );
        at = end;
        wanted = this.#pieceSize;
      } else {
        const part = await this.#search(piece, false);
        if (part.consumed > 0) this.#arrive(this.#started++, part, part.consumed);
        at += part.consumed;
        wanted = part.consumed > 0 ? this.#pieceSize : Math.min(2 * wanted, mostBytes);
      }
    }
  }

  /** The last place between two bytes of the text where it can be cut without reading it. */
  async #cutBetween(from: number, to: number): Promise<number | null> {
    const tailStart = Math.max(from, to - tailSize);
    const tail = new Uint8Array(await this.#source.slice(tailStart, to).arrayBuffer());
    const cut = lastCut(tail, tailStart === from);
    return cut > 0 ? tailStart + cut : null;
  }

  async #search(piece: TextPiece, isLast: boolean): Promise<BatchChunk> {
    const engine = await this.#until(() => this.#free.shift());
    const { signal } = this.#controller;
    try {
      return await engine.batch(signal, piece, { ...this.#options, isLast });
    } finally {
      this.#free.push(engine);
      this.#change();
    }
  }

  /** Delivers an outcome when it is its turn, and those that waited for it. */
  #arrive(number: number, arrived: BatchChunk, bytes: number): void {
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
