/**
 * A trace, played back. A position is a number of events: 0 is before the first. Snapshots at regular
 * distances make any position a matter of a few thousand events, forwards and backwards alike.
 */
import {
  noCounters,
  traceEvent,
  type Counters,
  type Trace,
  type TraceSegment,
} from '../../../engine';

const { kindOf, cellOf, digitOf, otherOf, noCell } = traceEvent;

/** Events between two snapshots. */
const interval = 4096;
const cellCount = 81;
/** Of a cell: what became of the digits 1 to 9, and at 0 the candidates; each an event. */
const rowSize = 10;
/** Of each open call: the row of its cell, and that of the cell that it has looked at since, if another. */
const callSize = 2 * rowSize;

/** How a cell got its digit: `none` for givens and blanks. */
export type Origin = 'none' | 'placed' | 'propagated';
const origins: readonly Origin[] = ['none', 'placed', 'propagated'];

/** What a digit met with at the cell of a call. */
export type Fate = 'open' | 'rejected' | 'standing' | 'taken-back';

/** The board, the calls and the counters in the midst of a search. */
class State {
  /** 0: blank. */
  readonly digits = new Uint8Array(cellCount);
  /** Index into `origins`. */
  readonly origin = new Uint8Array(cellCount);
  /** The other cell of a domino that was laid; 127: none. */
  readonly partner = new Uint8Array(cellCount).fill(noCell);
  /** The cells of the open calls; 127: a call at no cell. */
  open: number[] = [];
  /** `callSize` events for each open call; 0: none. */
  rows: number[] = [];
  /** The cell of the call that the last event ended in vain, and its row; 127: it ended none. */
  endedCell: number = noCell;
  readonly endedRow: number[] = Array<number>(rowSize).fill(0);
  counters: Counters = { ...noCounters };

  copy(): State {
    const copy = new State();
    copy.digits.set(this.digits);
    copy.origin.set(this.origin);
    copy.partner.set(this.partner);
    copy.open = [...this.open];
    copy.rows = [...this.rows];
    copy.endedCell = this.endedCell;
    for (let i = 0; i < rowSize; ++i) copy.endedRow[i] = this.endedRow[i]!;
    copy.counters = { ...this.counters };
    return copy;
  }

  apply(event: number, reads: number): void {
    const { counters } = this;
    const cell = cellOf(event);
    counters.reads += reads;
    this.endedCell = noCell;
    switch (kindOf(event)) {
      case 'visit':
        counters.calls += 1 + otherOf(event);
        this.open.push(cell);
        for (let i = 0; i < callSize; ++i) this.rows.push(0);
        break;
      case 'candidates':
        // A call that looked for its cell has found it.
        if (this.open.at(-1) === noCell) this.open[this.open.length - 1] = cell;
        this.#note(0, event);
        break;
      case 'reject':
        counters.rejected += 1;
        this.#note(digitOf(event), event);
        break;
      case 'place':
        counters.placed += 1;
        this.#note(digitOf(event), event);
        this.put(event);
        break;
      case 'propagate':
        counters.propagated += 1;
        this.put(event);
        break;
      case 'remove': {
        this.#note(digitOf(event), event);
        const other = this.partner[cell]!;
        if (other < cellCount) this.partner[other] = noCell;
        this.partner[cell] = noCell;
        this.digits[cell] = this.origin[cell] = 0;
        break;
      }
      case 'back-up':
        counters.backUps += 1;
        this.#keepEnded();
        this.#end();
        break;
      case 'solved':
        counters.solutions += 1;
        this.#end();
        break;
      case 'choose':
      case 'dead-end':
        break;
    }
  }

  /** Takes in a `place` or `propagate`, counters aside. */
  put(event: number): void {
    const [cell, other] = [cellOf(event), otherOf(event)];
    const placed = kindOf(event) === 'place';
    this.digits[cell] = digitOf(event);
    this.origin[cell] = placed ? 1 : 2;
    if (placed && other < cellCount) {
      this.partner[cell] = other;
      this.partner[other] = cell;
    }
  }

  /** The cell that the innermost call has looked at since its own; 127: none. */
  get besideCell(): number {
    for (let i = Math.max(0, this.rows.length - rowSize); i < this.rows.length; ++i) {
      if (this.rows[i] !== 0) return cellOf(this.rows[i]!);
    }
    return noCell;
  }

  /** Remembers what became of a digit for the innermost call. */
  #note(index: number, event: number): void {
    if (this.open.length === 0) return;
    const beside = this.rows.length - rowSize;
    const isOwn = cellOf(event) === this.open.at(-1);
    const before = this.besideCell;
    if (before !== noCell && before !== cellOf(event)) this.rows.fill(0, beside);
    this.rows[(isOwn ? beside - rowSize : beside) + index] = event;
  }

  #keepEnded(): void {
    const row = this.rows.length - callSize;
    if (row < 0) return;
    this.endedCell = this.open.at(-1)!;
    for (let i = 0; i < rowSize; ++i) this.endedRow[i] = this.rows[row + i]!;
  }

  #end(): void {
    this.open.pop();
    this.rows.length = Math.max(0, this.rows.length - callSize);
  }
}

interface Snapshot {
  /** The event before which the state is. */
  at: number;
  state: State;
}

/** A trace at one position, which `seek` changes and most getters are about. */
export class Replay {
  readonly trace: Trace;
  /** The last position. */
  readonly length: number;
  /** Open calls after each event. */
  readonly depths: Uint8Array;
  readonly deepest: number;
  /** Positions of the first call at the greatest depth, the last that failed and the last solution; 0: none. */
  readonly lastRecord: number;
  readonly lastBackUp: number;
  readonly lastSolution: number;
  readonly #snapshots: Snapshot[] = [];
  /** For each depth the last position that is no deeper; 0: none. */
  readonly #lastWithin: number[] = [];
  #position = 0;
  #state: State;

  /** @param givens 81 characters, `0` blank. */
  constructor(trace: Trace, givens: string) {
    const { events, reads, segments } = trace;
    this.trace = trace;
    this.length = events.length;
    this.depths = new Uint8Array(events.length);
    let [deepest, lastRecord, lastBackUp, lastSolution] = [0, 0, 0, 0];
    for (const [i, segment] of segments.entries()) {
      const state = beginning(segment, givens);
      const end = segments[i + 1]?.from ?? events.length;
      for (let at = segment.from; at < end; ++at) {
        if ((at - segment.from) % interval === 0) {
          this.#snapshots.push({ at, state: state.copy() });
        }
        state.apply(events[at]!, reads[at]!);
        const depth = state.open.length;
        this.depths[at] = depth;
        this.#lastWithin[depth] = at + 1;
        if (depth > deepest) [deepest, lastRecord] = [depth, at + 1];
        const kind = kindOf(events[at]!);
        if (kind === 'back-up') lastBackUp = at + 1;
        else if (kind === 'solved') lastSolution = at + 1;
      }
    }
    if (this.#snapshots.length === 0) {
      this.#snapshots.push({ at: 0, state: beginning(segments[0]!, givens) });
    }
    for (let depth = 0, last = 0; depth <= deepest; ++depth) {
      last = this.#lastWithin[depth] = Math.max(last, this.#lastWithin[depth] ?? 0);
    }
    this.deepest = deepest;
    this.lastRecord = lastRecord;
    this.lastBackUp = lastBackUp;
    this.lastSolution = lastSolution;
    this.#state = this.#snapshots[0]!.state.copy();
  }

  get position(): number {
    return this.#position;
  }

  /** Goes to a position from 0 to `length`. */
  seek(position: number): void {
    const target = Math.max(0, Math.min(position, this.length));
    const snapshot = this.#before(target);
    // Where a part was left out, the end of what is before it is not the beginning of what follows.
    const gap = this.trace.segments[1]?.from ?? Infinity;
    const crosses = this.#position <= gap && target > gap;
    if (target < this.#position || snapshot.at > this.#position || crosses) {
      this.#state = snapshot.state.copy();
      this.#position = snapshot.at;
    }
    const { events, reads } = this.trace;
    for (; this.#position < target; ++this.#position) {
      this.#state.apply(events[this.#position]!, reads[this.#position]!);
    }
  }

  /** The snapshot from which a position is reached: that of its last event's segment. */
  #before(position: number): Snapshot {
    let [low, high] = [0, this.#snapshots.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#snapshots[middle]!.at < position) low = middle;
      else high = middle - 1;
    }
    return this.#snapshots[low]!;
  }

  /** The event that led here; null before the first. */
  get event(): number | null {
    return this.#position === 0 ? null : this.trace.events[this.#position - 1]!;
  }

  /** 0: blank. */
  digit(cell: number): number {
    return this.#state.digits[cell]!;
  }

  get digits(): readonly number[] {
    return [...this.#state.digits];
  }

  /** How a cell got its digit. */
  originOf(cell: number): Origin {
    return origins[this.#state.origin[cell]!]!;
  }

  /** For each cell the one with which it makes a domino that the search laid; else itself. */
  get tiling(): number[] {
    return Array.from(this.#state.partner, (other, cell) => (other === noCell ? cell : other));
  }

  /** The cells of the open calls, the outermost first; 127: a call at no cell. */
  get open(): readonly number[] {
    return this.#state.open;
  }

  /**
   * The cell at which digits are looked at: that of the innermost call, or the one beside it that
   * shall hold the other half of a domino; that of the call which has just ended in vain, for it tells
   * why. Null: none.
   */
  get cell(): number | null {
    const { open, endedCell, besideCell } = this.#state;
    const cell = this.#isBeside ? besideCell : endedCell === noCell ? open.at(-1) : endedCell;
    return cell === undefined || cell === noCell ? null : cell;
  }

  /** Whether digits are looked at beside the innermost call's cell: one at a time, or none is told. */
  get #isBeside(): boolean {
    const { endedCell, besideCell, counters } = this.#state;
    return endedCell === noCell && besideCell !== noCell && counters.rejected > 0;
  }

  get counters(): Readonly<Counters> {
    return this.#state.counters;
  }

  /** The events that settled the digits 1 to 9 (at index 1 to 9) at `cell`; 0: none. */
  get tried(): readonly number[] {
    const { rows, endedCell, endedRow } = this.#state;
    if (endedCell !== noCell) return endedRow;
    if (rows.length === 0) return Array<number>(rowSize).fill(0);
    return this.#isBeside ? rows.slice(-rowSize) : rows.slice(-callSize, -rowSize);
  }

  /** Candidates of `cell` as its call found them, or null where it did not look. */
  get candidates(): number | null {
    const event = this.tried[0]!;
    return event === 0 ? null : traceEvent.candidatesOf(event);
  }

  /** What a digit met with at `cell`. */
  fateOf(digit: number): Fate {
    const event = this.tried[digit]!;
    const { candidates } = this;
    const fates = { reject: 'rejected', place: 'standing', remove: 'taken-back' } as const;
    if (event !== 0) return fates[kindOf(event) as keyof typeof fates];
    return candidates !== null && !(candidates & (1 << (digit - 1))) ? 'rejected' : 'open';
  }

  /** Events of the search before the present position, those that were not kept among them. */
  get passed(): number {
    const { segments } = this.trace;
    const [first, second] = segments;
    const segment = second && second.from < this.#position ? second : first!;
    return segment.before + this.#position - segment.from;
  }

  /** The first position behind the present one at which `wanted` holds of its event, or null. */
  next(wanted: (event: number, index: number) => boolean): number | null {
    const { events } = this.trace;
    for (let i = this.#position; i < events.length; ++i) if (wanted(events[i]!, i)) return i + 1;
    return null;
  }

  /** The last position before the present one at which `wanted` holds of its event, or null. */
  previous(wanted: (event: number, index: number) => boolean): number | null {
    const { events } = this.trace;
    for (let i = this.#position - 2; i >= 0; --i) if (wanted(events[i]!, i)) return i + 1;
    return null;
  }

  /** The next position that is deeper than all before it, or null. */
  nextRecord(): number | null {
    let deepest = 0;
    for (let i = 0; i < this.#position; ++i) deepest = Math.max(deepest, this.depths[i]!);
    return this.next((_, index) => this.depths[index]! > deepest);
  }

  /** Whether the call at `depth` (0: the outermost) ends behind the present position. */
  ends(depth: number): boolean {
    return this.#lastWithin[depth]! > this.#position;
  }

  /** The next position at which the call at `depth` (0: the outermost) has ended, or null. */
  endOf(depth: number): number | null {
    return this.next((_, index) => this.depths[index]! <= depth);
  }
}

function beginning({ standing, open, tried, counters }: TraceSegment, givens: string): State {
  const state = new State();
  for (let cell = 0; cell < cellCount; ++cell) state.digits[cell] = Number(givens[cell]);
  for (const event of standing) state.put(event);
  state.open = [...open];
  state.rows = [...tried];
  state.counters = { ...counters };
  return state;
}
