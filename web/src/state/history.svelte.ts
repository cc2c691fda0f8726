/**
 * Undo and redo by snapshots: states are immutable and share what did not change. What is typed in
 * quick succession is one step.
 */

/** Milliseconds of rest that end a burst of typing. */
const burstRest = 1000;
/** UTF-16 units of a text that may change at once and still be part of a burst. */
const burstChange = 2;

/** How much is remembered: what is beyond is forgotten, the oldest first. */
export interface HistoryLimits {
  /** Steps that can be undone. */
  steps: number;
  /** What all of them together may weigh, in the unit of `weigh`. */
  weight: number;
}

/** The states before and after the present one, which its owner has. */
export class History<State> {
  readonly #limits: HistoryLimits;
  readonly #weigh: (state: State, before: State | undefined) => number;
  #past = $state.raw<readonly State[]>([]);
  #future = $state.raw<readonly State[]>([]);
  /** The text that is being typed, and when (by `Date.now`) the burst ends, unless it goes on. */
  #burst: { text: string; ends: number } | null = null;

  /** `weigh`: what a state adds to the one before it. */
  constructor(
    weigh: (state: State, before: State | undefined) => number,
    limits: HistoryLimits = { steps: 500, weight: 8_000_000 },
  ) {
    this.#weigh = weigh;
    this.#limits = limits;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** The states that `undo` comes back to, the next one last. */
  get past(): readonly State[] {
    return this.#past;
  }

  /** The states that `redo` comes back to, the next one last. */
  get future(): readonly State[] {
    return this.#future;
  }

  /** Goes on with the states that another history had. */
  goOn(past: readonly State[], future: readonly State[]): void {
    this.#past = past;
    this.#future = future;
  }

  /** Remembers the state before a change; what had been undone is forgotten. */
  push(before: State): void {
    this.#burst = null;
    const past = [...this.#past, before];
    let first = past.length;
    let weight = 0;
    // The last step can always be undone.
    while (first > 0 && past.length - first < this.#limits.steps) {
      weight += this.#weigh(past[first - 1]!, past[first - 2]);
      if (weight > this.#limits.weight && first < past.length) break;
      first -= 1;
    }
    this.#past = past.slice(first);
    this.#future = [];
  }

  /**
   * Remembers the state before a text was typed in, unless that goes on with the last step. `text`: its
   * name among those that the states hold; `change`: how many of its UTF-16 units are others.
   */
  pushTyped(before: State, text: string, change: number): void {
    const now = Date.now();
    const small = change <= burstChange;
    const goesOn = small && this.#burst?.text === text && now < this.#burst.ends;
    if (!goesOn) this.push(before);
    this.#burst = small ? { text, ends: now + burstRest } : null;
  }

  /** The state before the last change, or null. `now`: the present state, for `redo`. */
  undo(now: State): State | null {
    this.#burst = null;
    const before = this.#past.at(-1);
    if (before === undefined) return null;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, now];
    return before;
  }

  /** The state that `undo` left last, or null. `now`: the present state, for `undo`. */
  redo(now: State): State | null {
    const after = this.#future.at(-1);
    if (after === undefined) return null;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, now];
    return after;
  }
}
