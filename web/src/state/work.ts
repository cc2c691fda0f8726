/** What a visitor has done to a puzzle: entries, marks and colours. Values are never changed. */
import type { PuzzleReading } from '../engine';
import { allCells, peersOf } from './houses';

/** What was done to one puzzle. */
export interface Work {
  /** 81 digits; 0: none. */
  readonly entries: readonly number[];
  /** 81 masks, bit d−1 for digit d. */
  readonly corner: readonly number[];
  /** As `corner`. Advice takes them for the candidates of their cell. */
  readonly centre: readonly number[];
  /** 81 colours from 1 to 9; 0: none. */
  readonly colours: readonly number[];
}

/** Work apart from its puzzle, which is found again by its kind and its givens: 81 digits, `0` blank. */
export interface PuzzleWork {
  readonly kind: PuzzleReading['kind'];
  readonly givens: string;
  readonly work: Work;
}

/** The marks that a cell may have: those at its edge and those in its middle. */
export type MarkKind = 'corner' | 'centre';

const zeros: readonly number[] = allCells.map(() => 0);

/** That of a puzzle to which nothing was done. */
export const noWork: Work = { entries: zeros, corner: zeros, centre: zeros, colours: zeros };

const parts = ['entries', 'corner', 'centre', 'colours'] as const;
const largest = { entries: 9, corner: 0x1ff, centre: 0x1ff, colours: 9 };

/** Whether there is no work at all: no entry, mark or colour. */
export function isUntouched(work: Work): boolean {
  return parts.every((part) => work[part].every((value) => value === 0));
}

/** A copy in which `cells` hold what `value` makes of theirs; `values` itself if that changes nothing. */
function put(
  values: readonly number[],
  cells: readonly number[],
  value: (old: number) => number,
): readonly number[] {
  const copy = [...values];
  for (const cell of cells) copy[cell] = value(copy[cell]!);
  return copy.every((each, cell) => each === values[cell]) ? values : copy;
}

/**
 * Enters a digit into cells, or takes it out again where all of them hold it. `clearPeers`: the
 * digit also leaves the marks of the cells' peers.
 */
export function withDigit(
  work: Work,
  cells: readonly number[],
  digit: number,
  clearPeers: boolean,
): Work {
  if (cells.every((cell) => work.entries[cell] === digit)) return withoutEntries(work, cells);
  const entries = put(work.entries, cells, () => digit);
  if (!clearPeers) return { ...work, entries };
  const peers = cells.flatMap((cell) => peersOf[cell]!);
  const without = (mask: number) => mask & ~(1 << (digit - 1));
  return {
    ...work,
    entries,
    corner: put(work.corner, peers, without),
    centre: put(work.centre, peers, without),
  };
}

/** Adds a mark to cells, or takes it out again where all of them have it. Entries are passed over. */
export function withMark(
  work: Work,
  kind: MarkKind,
  cells: readonly number[],
  digit: number,
): Work {
  const blank = cells.filter((cell) => !work.entries[cell]);
  const bit = 1 << (digit - 1);
  const remove = blank.every((cell) => work[kind][cell]! & bit);
  const marks = put(work[kind], blank, (mask) => (remove ? mask & ~bit : mask | bit));
  return { ...work, [kind]: marks };
}

/** Colours cells, or takes the colour away where all of them have it. */
export function withColour(work: Work, cells: readonly number[], colour: number): Work {
  const remove = cells.every((cell) => work.colours[cell] === colour);
  return { ...work, colours: put(work.colours, cells, () => (remove ? 0 : colour)) };
}

/** Takes the entries of cells away. */
export function withoutEntries(work: Work, cells: readonly number[]): Work {
  return { ...work, entries: put(work.entries, cells, () => 0) };
}

/** Takes the marks and the colours of cells away. */
export function withoutMarks(work: Work, cells: readonly number[]): Work {
  const nothing = () => 0;
  return {
    ...work,
    corner: put(work.corner, cells, nothing),
    centre: put(work.centre, cells, nothing),
    colours: put(work.colours, cells, nothing),
  };
}

/** Takes away what lies on top: entries if there are any, else marks, else colours. */
export function withoutTop(work: Work, cells: readonly number[]): Work {
  const nothing = () => 0;
  if (cells.some((cell) => work.entries[cell])) return withoutEntries(work, cells);
  if (cells.some((cell) => work.corner[cell] || work.centre[cell])) {
    return { ...withoutMarks(work, cells), colours: work.colours };
  }
  return { ...work, colours: put(work.colours, cells, nothing) };
}

/** The digits on the board: givens (81 characters, `0` blank) and entries. */
export function filled(givens: string, entries: readonly number[]): number[] {
  return entries.map((entry, cell) => Number(givens[cell]) || entry);
}

/** Two works are the same if no cell differs. */
export function isSameWork(one: Work, other: Work): boolean {
  return parts.every((part) => one[part].every((value, cell) => value === other[part][cell]));
}

/** Whether a cell of a work holds something that it does not hold in the other. */
export function addsTo(work: Work, other: Work): boolean {
  return parts.some((part) => {
    return work[part].some((value, cell) => value !== 0 && value !== other[part][cell]);
  });
}

/** Plain arrays of 81 numbers, or undefined for anything else: what is stored is not trusted. */
export function workFrom(value: unknown): Work | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = value as Record<string, unknown>;
  for (const part of parts) {
    const values = found[part];
    if (!Array.isArray(values) || values.length !== 81) return undefined;
    const valid = (each: unknown) => {
      return Number.isInteger(each) && (each as number) >= 0 && (each as number) <= largest[part];
    };
    if (!values.every(valid)) return undefined;
  }
  const { entries, corner, centre, colours } = found as unknown as Work;
  return { entries, corner, centre, colours };
}
