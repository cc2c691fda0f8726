/**
 * Batches: a long text is cut into pieces, the pieces go to the workers of a pool, and what comes
 * back is delivered in the order of the text. Behind a piece that ends at a sure place (see `cutting`)
 * the next begins; every worker is given a further piece while it works on one, so that it need not wait
 * for the page. Behind any other piece the next begins where the engine leaves off, which it says before
 * it searches; such a piece goes to a worker that has nothing else to do. Memory is bounded: no more than
 * two pieces beyond what the workers have are under way or wait for their turn to be delivered.
 */
import { ByteReader } from './byteReader';
import type { EngineClient } from './client';
import { cutOf } from './cutting';
import { PieceSize } from './pieceSize';
import type { BatchReply } from './protocol';
import type { PieceOutcome, BatchRead, BatchSearch } from './types';

/**
 * Longest piece that is handed over in the hope that it holds a whole puzzle. Reading takes up to 30
 * times a text's size, and the module may have no more than a gigabyte.
 */
const mostBytes = 16 * 2 ** 20;

/** Pieces that a worker has at a time: one that it works on, and the next. */
export const piecesPosted = 2;

type PoolEngine = Pick<EngineClient, 'batch' | 'close'>;

/** What the pieces of a text are to be searched for. */
export interface PoolOptions extends BatchSearch {
  /** `BatchOptions.columnsFrom` of the next piece. */
  columnsFrom: () => number;
}

/** The outcome of a piece of the text. */
export interface Delivery {
  outcome: PieceOutcome;
  /** Lines of the text before the piece: its lines count from behind them. */
  linesBefore: number;
  /** Where the piece is, in bytes. */
  start: number;
  end: number;
}

/** Workers for batches. */
export class BatchPool {
  readonly #engines: readonly PoolEngine[];

  constructor(engines: readonly PoolEngine[]) {
    this.#engines = engines;
  }

  /**
   * Reads and searches a text. Resolves when all of it is delivered. Rejects as `EngineClient` does,
   * and with `SourceUnreadable`; nothing is delivered after that.
   */
  async run(
    signal: AbortSignal,
    source: Blob,
    options: PoolOptions,
    onDelivery: (delivery: Delivery) => void,
  ): Promise<void> {
    await new Run(this.#engines, source, options, onDelivery).finish(signal);
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
  readonly #pieceSize: PieceSize;
  readonly #source: ByteReader;
  readonly #options: PoolOptions;
  readonly #onDelivery: (delivery: Delivery) => void;
  readonly #controller = new AbortController();
  /** Outcomes that wait for those before them, by number. */
  readonly #early = new Map<number, PieceOutcome>();
  #started = 0;
  #delivered = 0;
  #linesBefore = 0;
  #bytesDone = 0;
  #changed = deferred();

  constructor(
    engines: readonly PoolEngine[],
    source: Blob,
    options: PoolOptions,
    onDelivery: (delivery: Delivery) => void,
  ) {
    this.#free = Array.from({ length: piecesPosted }, () => engines).flat();
    this.#limit = this.#free.length + 2;
    this.#pieceSize = new PieceSize(engines.length);
    this.#source = new ByteReader(source);
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
      throw this.#controller.signal.reason;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  /** Takes piece after piece from the text. */
  async #cut(): Promise<void> {
    const source = this.#source;
    // How much a piece must hold: more than usual, where nothing was complete.
    let least = 0;
    while (source.left > 0) {
      await this.#until(() => this.#started - this.#delivered < this.#limit);
      // What it was chosen to be does not say where it can be cut; such texts are short.
      const usual = this.#options.as ? source.left : this.#pieceSize.next(source.left);
      const wanted = Math.max(least, usual);
      const bytes = await source.take(Math.min(wanted, mostBytes));
      const isLast = source.left === 0 || bytes.length === mostBytes;
      const end = isLast ? bytes.length : cutOf(bytes);
      if (end > 0) {
        // A copy: the memory goes to the worker.
        source.giveBack(bytes.slice(end));
        const number = this.#started++;
        const engine = await this.#until(() => this.#take());
        this.#search(engine, bytes.subarray(0, end), true)
          .then((outcome) => this.#arrive(number, outcome, end))
          .catch((error: unknown) => this.#stop(error));
        least = 0;
      } else {
        const consumed = await this.#searchBeginning(source.copyOf(bytes));
        source.giveBack(bytes.slice(consumed));
        source.reuse(bytes.buffer);
        least = consumed > 0 ? 0 : 2 * wanted;
      }
    }
  }

  /**
   * Has a piece searched up to where the engine leaves off, and resolves with the bytes up to there as
   * soon as they are known.
   */
  async #searchBeginning(piece: Uint8Array<ArrayBuffer>): Promise<number> {
    const engine = await this.#until(() => this.#takeIdle());
    return new Promise((resolve, reject) => {
      let number: number;
      const onRead = ({ consumed }: BatchRead) => {
        if (consumed > 0) number = this.#started++;
        resolve(consumed);
      };
      this.#search(engine, piece, false, onRead)
        .then((outcome) => {
          if (outcome.consumed > 0) this.#arrive(number, outcome, outcome.consumed);
        })
        .catch((error: unknown) => {
          this.#stop(error);
          reject(error as Error);
        });
    });
  }

  /** Takes an engine that has nothing to do, or else one that can take a piece. */
  #take(): PoolEngine | undefined {
    return this.#takeIdle() ?? this.#free.shift();
  }

  #takeIdle(): PoolEngine | undefined {
    const places = (engine: PoolEngine) => this.#free.filter((other) => other === engine).length;
    const at = this.#free.findIndex((engine) => places(engine) === piecesPosted);
    return at < 0 ? undefined : this.#free.splice(at, 1)[0];
  }

  async #search(
    engine: PoolEngine,
    piece: Uint8Array<ArrayBuffer>,
    isLast: boolean,
    onRead?: (read: BatchRead) => void,
  ): Promise<PieceOutcome> {
    const { signal } = this.#controller;
    try {
      const columnsFrom = this.#options.columnsFrom();
      const options = { ...this.#options, columnsFrom, isLast, digest: null };
      const { memory, ...outcome }: BatchReply = await engine.batch(signal, piece, options, onRead);
      this.#source.reuse(memory);
      // A piece that was too short to hold a puzzle tells nothing of how long puzzles take.
      if (outcome.consumed > 0) this.#pieceSize.learn(outcome.consumed, outcome.millis);
      return outcome;
    } finally {
      this.#free.push(engine);
      this.#change();
    }
  }

  /** Delivers an outcome when it is its turn, and those that waited for it. */
  #arrive(number: number, arrived: PieceOutcome, bytes: number): void {
    if (this.#controller.signal.aborted) return;
    this.#early.set(number, { ...arrived, consumed: bytes });
    for (;;) {
      const outcome = this.#early.get(this.#delivered);
      if (!outcome) break;
      this.#early.delete(this.#delivered++);
      const start = this.#bytesDone;
      this.#bytesDone += outcome.consumed;
      this.#onDelivery({ outcome, linesBefore: this.#linesBefore, start, end: this.#bytesDone });
      this.#linesBefore += outcome.lineBreaks;
    }
    this.#change();
  }

  /** Ends everything, because one failed or the visitor wants it. The first reason stands. */
  #stop(reason: unknown): void {
    this.#controller.abort(reason);
    this.#source.close();
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
