/** A digest of a reading, which is sent to the page on every pause in typing. */
import type { Diagnostic, Format, PuzzleReading, Reading } from './types';

/** Puzzles of one kind in one format. */
export interface SurveyGroup {
  kind: PuzzleReading['kind'];
  format: Format;
  count: number;
}

/** What the page has to know of a reading at every pause in typing. */
export interface Survey {
  /** In order of first appearance. */
  groups: SurveyGroup[];
  puzzleCount: number;
  /** The first `puzzleLimit` puzzles. */
  puzzles: PuzzleReading[];
  /** Equal signatures: the same puzzles in the same order, however they are written. */
  signature: string;
  /** The first `diagnosticLimit` diagnostics, in reading order. */
  diagnostics: Diagnostic[];
  /** Of all of them, errors among them. */
  diagnosticCount: number;
  errorCount: number;
  /** As in `Reading`. */
  alternatives: Format[];
}

/** How many puzzles a survey carries in full: beyond that, a text is a batch. */
export const puzzleLimit = 500;
/** How many diagnostics a survey carries. */
export const diagnosticLimit = 200;

/** Sums up a reading. */
export function survey(reading: Reading): Survey {
  const groups = new Map<string, SurveyGroup>();
  for (const { kind, format } of reading.puzzles) {
    const key = `${kind} ${format}`;
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { kind, format, count: 1 });
  }
  return {
    groups: [...groups.values()],
    puzzleCount: reading.puzzles.length,
    puzzles: reading.puzzles.slice(0, puzzleLimit),
    signature: signatureOf(reading.puzzles),
    diagnostics: reading.diagnostics.slice(0, diagnosticLimit),
    diagnosticCount: reading.diagnostics.length,
    errorCount: reading.diagnostics.filter(({ severity }) => severity === 'error').length,
    alternatives: reading.alternatives,
  };
}

/** Two 32-bit FNV-1a hashes over the puzzles' wire texts, and their number. */
export function signatureOf(puzzles: readonly PuzzleReading[]): string {
  let low = 0x811c9dc5;
  let high = 0xc9dc5118;
  for (const { text } of puzzles) {
    for (let i = 0; i <= text.length; ++i) {
      const code = i < text.length ? text.charCodeAt(i) : 0x1f;
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ (code + 0x55), 0x01000193);
    }
  }
  return `${puzzles.length}:${low >>> 0}:${high >>> 0}`;
}
