/** How the document is kept on the device: versioned JSON, checked when it comes back. */
import type { SharedDocument } from './share';
import { workFrom, type PuzzleWork } from './work';

/** What comes back when the page is loaded again. */
export interface SavedDocument extends SharedDocument {
  /** The cell that was looked at. */
  cell: number;
}

const version = 1;

/** The document as text. */
export function encode(document: SavedDocument): string {
  return JSON.stringify({ version, ...document });
}

/** Null for anything but what `encode` wrote. */
export function decode(json: string): SavedDocument | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const found = value as Record<string, unknown>;
  if (found.version !== version || typeof found.text !== 'string') return null;
  if (!Array.isArray(found.works)) return null;
  const works: PuzzleWork[] = [];
  for (const each of found.works as unknown[]) {
    if (typeof each !== 'object' || each === null) return null;
    const { kind, givens, work: stored } = each as Record<string, unknown>;
    const work = workFrom(stored);
    if (kind !== 'sudoku' && kind !== 'sudominoku') return null;
    if (typeof givens !== 'string' || !/^[0-9]{81}$/.test(givens) || !work) return null;
    works.push({ kind, givens, work });
  }
  return {
    text: found.text,
    selected: indexFrom(found.selected, Number.MAX_SAFE_INTEGER),
    cell: indexFrom(found.cell, 80),
    works,
  };
}

function indexFrom(value: unknown, largest: number): number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= largest
    ? (value as number)
    : 0;
}
