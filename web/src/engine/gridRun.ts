/** Writing the answers of a long input run by run, so that they join as if written at once. */
import type { EngineApi, OutputFormat, OutputItem } from './types';

/** Neighbouring puzzles of a long input, in typed arrays. */
export interface GridRun {
  /** 0 Sudoku, 1 Su-domino-ku. */
  kinds: Uint8Array;
  /** 81 ASCII digits each; all `0`: the puzzle has no solution. */
  solutions: Uint8Array;
  /** The kind of the puzzle before the first, or null where there is none. */
  before: OutputItem['kind'] | null;
  /** Su-domino-ku puzzles before the first. */
  casesBefore: number;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const zero = 0x30;

/**
 * The answers of a run in UTF-8. How puzzles are parted depends on the one before: it is written
 * with them and cut off again, so that only the module knows the formats.
 */
export function writeRun(
  engine: Pick<EngineApi, 'write'>,
  run: GridRun,
  format: OutputFormat,
): Uint8Array<ArrayBuffer> {
  const items = itemsOf(run);
  if (run.before === null) return encoder.encode(engine.write(items, format));
  const before: OutputItem = { kind: run.before, grid: null };
  const head = engine.write([before], format);
  const text = engine.write([before, ...items], format).slice(head.length);
  const written = run.before === 'sudominoku' ? 1 : 0;
  const shift = run.casesBefore - written;
  return encoder.encode(
    shift > 0 ? text.replace(/^Puzzle (\d+)$/gm, (_, n) => `Puzzle ${Number(n) + shift}`) : text,
  );
}

function itemsOf({ kinds, solutions }: GridRun): OutputItem[] {
  const grids = decoder.decode(solutions);
  return Array.from(kinds, (kind, i) => {
    const solved = solutions[81 * i] !== zero;
    return {
      kind: kind === 0 ? 'sudoku' : 'sudominoku',
      grid: solved ? grids.slice(81 * i, 81 * (i + 1)) : null,
    };
  });
}
