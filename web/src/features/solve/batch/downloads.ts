/** Building the files of a batch, a run of puzzles at a time, so that the page stays awake. */
import { createWorkshop, type OutputFormat } from '../../../engine';
import type { BatchResults } from './results';

/** Bytes that are gathered before the browser takes them out of the page's memory. */
const blockSize = 8 * 1024 * 1024;

/** The answers as a judge expects them. */
export async function outputFile(results: BatchResults, format: OutputFormat): Promise<Blob> {
  const engine = createWorkshop();
  const { signal } = new AbortController();
  async function* written() {
    for (const run of results.runs) yield await engine.writeRun(signal, run, format);
  }
  try {
    return await gathered(written(), 'text/plain');
  } finally {
    engine.close();
  }
}

/** One row a puzzle: puzzle, outcome, solution, guesses. */
export function csvFile(results: BatchResults): Promise<Blob> {
  async function* rested() {
    for (const part of results.csv()) {
      yield part;
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return gathered(rested(), 'text/csv');
}

async function gathered(
  parts: AsyncIterable<Uint8Array<ArrayBuffer>>,
  type: string,
): Promise<Blob> {
  const blocks: Blob[] = [];
  let block: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of parts) {
    block.push(part);
    size += part.byteLength;
    if (size < blockSize) continue;
    blocks.push(new Blob(block));
    block = [];
    size = 0;
  }
  return new Blob([...blocks, ...block], { type });
}
