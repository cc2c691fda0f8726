/**
 * Building the files of a batch, a piece of its text at a time and as many at once as there are cores, so that
 * the page stays awake and memory is bounded.
 */
import {
  createSolver,
  createWorkshop,
  type BatchColumns,
  type OutputFormat,
  type Solver,
} from '../../../engine';
import { csvOf, type BatchResults, type Piece } from './results';

/** Bytes that are gathered before the browser takes them out of the page's memory. */
const blockSize = 8 * 1024 * 1024;

/** How a file is made. */
export interface Making {
  signal: AbortSignal;
  /** Told the part that is done, 0 to 1. */
  onProgress: (share: number) => void;
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The answers as a judge expects them. Rejects as `BatchResults.columnsOf` does, and with the signal's
 * reason.
 */
export function outputFile(
  results: BatchResults,
  format: OutputFormat,
  making: Making,
): Promise<Blob> {
  return fileOf(results, 'text/plain', making, createWorkshop, (engine, piece, columns) => {
    const { kindBefore: before, casesBefore } = piece;
    const { kinds, outcomes, boards } = columns;
    const run = { kinds, outcomes, boards, before, casesBefore };
    return engine.writeRun(making.signal, run, format);
  });
}

/** One row a puzzle: puzzle, outcome, solution, guesses. Rejects as `outputFile` does. */
export function csvFile(results: BatchResults, making: Making): Promise<Blob> {
  const head = new TextEncoder().encode('puzzle,outcome,solution,guesses\r\n');
  return fileOf(
    results,
    'text/csv',
    making,
    createSolver,
    async (_, __, columns) => {
      await new Promise((resolve) => setTimeout(resolve));
      return csvOf(columns);
    },
    head,
  );
}

async function fileOf<Engine extends Solver>(
  results: BatchResults,
  type: string,
  { signal, onProgress }: Making,
  createEngine: () => Engine,
  write: (engine: Engine, piece: Piece, columns: BatchColumns) => Promise<Bytes>,
  head?: Bytes,
): Promise<Blob> {
  const engines = Array.from({ length: navigator.hardwareConcurrency || 2 }, createEngine);
  const file = new Gathered(head);
  /** Of the pieces that come next, in their order. */
  const underWay: Promise<Bytes>[] = [];
  let done = 0;
  const takeFirst = async () => {
    file.add(await underWay.shift()!);
    onProgress(++done / results.pieces.length);
  };
  const stopper = new AbortController();
  const stop = () => stopper.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    for (const [i, piece] of results.pieces.entries()) {
      signal.throwIfAborted();
      const engine = engines[i % engines.length]!;
      const written = results
        .columnsOf(stopper.signal, piece, engine)
        .then((columns) => write(engine, piece, columns));
      written.catch(() => undefined);
      underWay.push(written);
      if (underWay.length === 2 * engines.length) await takeFirst();
    }
    while (underWay.length > 0) await takeFirst();
    return file.take(type);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
    engines.forEach((engine) => engine.close());
  }
}

/** What is to become a file. */
class Gathered {
  readonly #blocks: Blob[] = [];
  #block: Bytes[] = [];
  #size = 0;

  constructor(head?: Bytes) {
    if (head) this.add(head);
  }

  add(part: Bytes): void {
    this.#block.push(part);
    this.#size += part.byteLength;
    if (this.#size < blockSize) return;
    this.#blocks.push(new Blob(this.#block));
    this.#block = [];
    this.#size = 0;
  }

  take(type: string): Blob {
    return new Blob([...this.#blocks, ...this.#block], { type });
  }
}
