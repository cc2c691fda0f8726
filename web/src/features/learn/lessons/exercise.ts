/** The questions of the lessons, and what is right. Pure: the pages draw them. */
import { traceEvent } from '../../../engine';
import { candidatesOf, digitsOf, peersOf } from '../../../state/houses';
import type { Replay } from '../watch/replay';

const { kindOf, cellOf, digitOf, otherOf } = traceEvent;

/** What the search does next at a cell: writes a digit there, or (0) goes back. */
export interface Decision {
  /** The position before it looks at any further digit. */
  position: number;
  /** The position when it is done. */
  done: number;
  cell: number;
  digit: number;
}

/** Every decision of a search that takes one cell at a time, in order. */
export function decisionsOf(replay: Replay): Decision[] {
  const { events } = replay.trace;
  const decisions: Decision[] = [];
  let position = 0;
  for (const [i, event] of events.entries()) {
    const kind = kindOf(event);
    if (kind === 'visit' || kind === 'remove') position = i + 1;
    else if (kind === 'place' || kind === 'back-up') {
      const digit = kind === 'place' ? digitOf(event) : 0;
      decisions.push({ position, done: i + 1, cell: cellOf(event), digit });
    }
  }
  return decisions;
}

/** The second halves of the dominoes that a search lays. */
export interface Half extends Decision {
  /** The cell that has its digit already. */
  first: number;
}

/** Those where one digit of a domino stands and its other cell is looked for, in order. */
export function halvesOf(replay: Replay): Half[] {
  const { events } = replay.trace;
  const halves: Half[] = [];
  let position = 0;
  for (const [i, event] of events.entries()) {
    if (kindOf(event) !== 'place') continue;
    const first = otherOf(event);
    if (first > 80) position = i + 1;
    // Not those that come after a partner was taken back: only one digit on the board asks.
    else if (position > 0) {
      const [cell, digit] = [cellOf(event), digitOf(event)];
      halves.push({ position, done: i + 1, cell, digit, first });
      position = 0;
    }
  }
  return halves;
}

/** The first refusal by a row, by a column and by a box: the position before each. */
export function refusalsOf(replay: Replay): number[] {
  const { events } = replay.trace;
  const wanted = [0, 1, 2];
  return wanted.flatMap((house) => {
    const at = events.findIndex(
      (event) => kindOf(event) === 'reject' && traceEvent.houseOf(event) === house,
    );
    return at < 0 ? [] : [at];
  });
}

/** The cells that keep a digit from standing in a cell. */
export function refusers(digits: readonly number[], cell: number, digit: number): number[] {
  return peersOf[cell]!.filter((peer) => digits[peer] === digit);
}

/** The blank cells with the fewest candidates. */
export function narrowest(digits: readonly number[]): number[] {
  const sizes = candidatesOf(digits).map((mask, cell) => {
    return digits[cell] ? Infinity : digitsOf(mask).length;
  });
  const fewest = Math.min(...sizes);
  return fewest === Infinity ? [] : sizes.flatMap((size, cell) => (size === fewest ? [cell] : []));
}

const houses: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => {
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const corner = Math.floor(n / 3) * 27 + (n % 3) * 3;
  return [
    nine.map((i) => 9 * n + i),
    nine.map((i) => 9 * i + n),
    nine.map((i) => corner + Math.floor(i / 3) * 9 + (i % 3)),
  ];
});

/** Whether a digit is certain in a blank cell: a naked or a hidden single. */
export function isSingle(digits: readonly number[], cell: number, digit: number): boolean {
  const masks = candidatesOf(digits);
  const bit = 1 << (digit - 1);
  if (!(masks[cell]! & bit)) return false;
  if (masks[cell] === bit) return true;
  return houses.some(
    (house) =>
      house.includes(cell) && house.every((other) => other === cell || !(masks[other]! & bit)),
  );
}

/** How many dots each column of a table has in the chosen rows. */
export function dots(rows: readonly string[], chosen: ReadonlySet<number>): number[] {
  return Array.from(rows[0]!, (_, column) =>
    [...chosen].reduce((sum, row) => sum + Number(rows[row]![column]), 0),
  );
}
