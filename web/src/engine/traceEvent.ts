/** Takes the events of a trace apart; the layout is that of `eventKinds`. */
import { eventKinds, type EventKind } from './types/learn';

/** Stands for a cell where there is none. */
export const noCell = 127;

/** What happened. */
export const kindOf = (event: number): EventKind => eventKinds[event & 15]!;
/** Of all but `choose`: 0 to 80, or `noCell`. */
export const cellOf = (event: number): number => (event >>> 4) & 127;
/** Of the kinds that tell a digit: 1 to 9; 0: none. */
export const digitOf = (event: number): number => (event >>> 11) & 15;
/** Of all but `candidates` and `choose`: what it is depends on the kind. */
export const otherOf = (event: number): number => (event >>> 15) & 127;
/** Of `reject`: 0 row, 1 column, 2 box, 3 domino. Of `remove`: 1 where it was propagated. */
export const houseOf = (event: number): number => (event >>> 22) & 3;
/** 1-based. */
export const lineOf = (event: number): number => event >>> 24;
/** Of `candidates`: bit d−1 for digit d. */
export const candidatesOf = (event: number): number => (event >>> 11) & 511;
/** Of `choose`: at most 15. */
export const optionsOf = (event: number): number => (event >>> 20) & 15;

/** What an exact cover covers once: a cell, a digit in a house (0–26), or a domino (0–35). */
export type Item =
  { cell: number } | { house: number; digit: number } | { domino: [number, number] };

/** Of `choose`. */
export function itemOf(event: number): Item {
  const item = candidatesOf(event);
  if (item < 81) return { cell: item };
  if (item < 324) return { house: Math.floor((item - 81) / 9), digit: ((item - 81) % 9) + 1 };
  let low = 1;
  let rest = item - 324;
  for (; rest >= 9 - low; ++low) rest -= 9 - low;
  return { domino: [low, low + 1 + rest] };
}
