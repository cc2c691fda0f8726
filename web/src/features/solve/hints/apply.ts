/** Does what a hint says. */
import type { Step } from '../../../engine';
import { cellOf, digitOf } from '../../../board/steps/position';
import { candidatesOf } from '../../../state/houses';
import { filled, withDigit, type Work } from '../../../state/work';
import type { Asked } from './session.svelte';

/**
 * Enters what a step places and strikes what it removes: in a cell's marks, or where it has none, in
 * its candidates, which become its centre marks.
 */
export function applied({ reading, work }: Asked, { placed, removed }: Step): Work {
  const digits = filled(reading.givens, work.entries);
  const candidates = candidatesOf(digits);
  const centre = [...work.centre];
  const corner = [...work.corner];
  for (const candidate of removed) {
    const cell = cellOf(candidate);
    const bit = 1 << (digitOf(candidate) - 1);
    if (!centre[cell]) centre[cell] = candidates[cell]! & (reading.candidates?.[cell] ?? 0x1ff);
    centre[cell] &= ~bit;
    corner[cell] = corner[cell]! & ~bit;
  }
  let next: Work = removed.length > 0 ? { ...work, centre, corner } : work;
  for (const candidate of placed) {
    const cell = cellOf(candidate);
    if (next.entries[cell] === digitOf(candidate)) continue;
    next = withDigit(next, [cell], digitOf(candidate), true);
  }
  return next;
}

/** Takes wrong entries out, and gives candidates back that were struck wrongly. */
export function mended(work: Work, cells: readonly number[], removed: readonly number[]): Work {
  const wrong = new Set(cells);
  const centre = [...work.centre];
  for (const candidate of removed) {
    const cell = cellOf(candidate);
    if (centre[cell]) centre[cell] |= 1 << (digitOf(candidate) - 1);
  }
  return {
    ...work,
    entries: work.entries.map((digit, cell) => (wrong.has(cell) ? 0 : digit)),
    centre,
  };
}
