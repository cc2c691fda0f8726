/**
 * Building the files of a batch, a piece of its text at a time and as many at once as there are cores, so that
 * the page stays awake and memory is bounded.
 */
import { createWorkshop, type FileFormat } from '../../../engine';
import type { BatchResults } from './results';

/** Bytes that are gathered before the browser takes them out of the page's memory. */
const blockSize = 8 * 1024 * 1024;

/** Bytes of text for which another worker pays: one takes some time to start. */
const workSize = 1024 * 1024;

const tableHead = 'puzzle,outcome,solution,guesses\r\n';

/**
 * The answers as a judge or another program expects them, or a table of all puzzles. Tells which part of it
 * is done, 0 to 1. Rejects as `BatchResults.write` does, and with the signal's reason.
 */
export async function fileOf(
  results: BatchResults,
  format: FileFormat,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const { pieces } = results;
  const wanted = Math.ceil((pieces.at(-1)?.end ?? 0) / workSize);
  const cores = navigator.hardwareConcurrency || 2;
  const engines = Array.from({ length: Math.max(1, Math.min(wanted, cores)) }, createWorkshop);
  const file = new Gathered();
  if (format === 'table') file.add(new TextEncoder().encode(tableHead));
  const stopper = new AbortController();
  const stop = () => stopper.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  /** Of the pieces that come next, in their order. */
  const underWay: Promise<Uint8Array<ArrayBuffer>>[] = [];
  let done = 0;
  const takeFirst = async () => {
    file.add(await underWay.shift()!);
    onProgress(++done / pieces.length);
  };
  try {
    for (const [i, piece] of pieces.entries()) {
      signal.throwIfAborted();
      const engine = engines[i % engines.length]!;
      const written = results.write(stopper.signal, piece, engine, format);
      written.catch(() => undefined);
      underWay.push(written);
      if (underWay.length === 2 * engines.length) await takeFirst();
    }
    while (underWay.length > 0) await takeFirst();
    return file.take(format === 'table' ? 'text/csv' : 'text/plain');
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
    for (const engine of engines) engine.close();
  }
}

/** What is to become a file. */
class Gathered {
  readonly #blocks: Blob[] = [];
  #block: Uint8Array<ArrayBuffer>[] = [];
  #size = 0;

  add(part: Uint8Array<ArrayBuffer>): void {
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
