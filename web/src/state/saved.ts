/** How the document is kept on the device: versioned JSON, checked when it comes back. */
import { formats, type Format } from '../engine';
import type { SharedDocument } from './share';
import { workFrom, type PuzzleWork } from './work';

/** What comes back when the page is loaded again. */
export interface SavedDocument extends SharedDocument {
  /** What the text is read as; null: whatever it looks like. */
  as: Format | null;
  /** The cell that was looked at. */
  cell: number;
}

/** What undo and redo come back to, the next one last. */
export interface SavedHistory<State = SavedDocument> {
  readonly past: readonly State[];
  readonly future: readonly State[];
}

const version = 1;
/** UTF-16 units that the past may take, and the future: some hundred steps of one puzzle. */
const longestHistory = 100_000;

/** The document as text. */
export function encode(document: SavedDocument): string {
  return JSON.stringify({ version, ...document });
}

/** Null for anything but what `encode` wrote. */
export function decode(json: string): SavedDocument | null {
  const found = parsed(json);
  return found && documentFrom(found);
}

/** A history as text: of its states, told by `save`, as many as fit, and first of all the next ones. */
export function encodeHistory<State>(
  { past, future }: SavedHistory<State>,
  save: (state: State) => SavedDocument,
): string {
  const [before, after] = [encodeLast(past, save), encodeLast(future, save)];
  return `{"version":${version},"past":${before},"future":${after}}`;
}

/** A history without states for anything but what `encodeHistory` wrote. */
export function decodeHistory(json: string): SavedHistory {
  const found = parsed(json);
  const past = documentsFrom(found?.past);
  const future = documentsFrom(found?.future);
  return past && future ? { past, future } : { past: [], future: [] };
}

/** The last of states, which undo or redo comes to next, as a list in JSON: as many as may be kept. */
export function encodeLast<State>(
  states: readonly State[],
  save: (state: State) => unknown = (state) => state,
): string {
  const last: string[] = [];
  let length = 0;
  for (const state of [...states].reverse()) {
    const text = JSON.stringify(save(state));
    length += text.length;
    if (length > longestHistory) break;
    last.unshift(text);
  }
  return `[${last.join(',')}]`;
}

function parsed(json: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(json);
    if (typeof found !== 'object' || found === null) return null;
    return 'version' in found && found.version === version ? { ...found } : null;
  } catch {
    return null;
  }
}

function documentsFrom(value: unknown): SavedDocument[] | null {
  if (!Array.isArray(value)) return null;
  const documents = value.map(documentFrom);
  return documents.every((each) => each !== null) ? documents : null;
}

function documentFrom(value: unknown): SavedDocument | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = value as Record<string, unknown>;
  if (typeof found.text !== 'string' || !Array.isArray(found.works)) return null;
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
    as: formats.find((format) => format === found.as) ?? null,
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
