/** Undo and redo by snapshots: states are immutable and share what did not change. */

export interface HistoryLimits {
  /** Steps that can be undone. */
  steps: number;
  /** What all of them together may weigh, in the unit of `weigh`. */
  weight: number;
}

export class History<State> {
  readonly #limits: HistoryLimits;
  readonly #weigh: (state: State, before: State | undefined) => number;
  #past = $state.raw<readonly State[]>([]);
  #future = $state.raw<readonly State[]>([]);

  /** `weigh`: what a state adds to the one before it. */
  constructor(limits: HistoryLimits, weigh: (state: State, before: State | undefined) => number) {
    this.#limits = limits;
    this.#weigh = weigh;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Remembers the state before a change; what had been undone is forgotten. */
  push(before: State): void {
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

  /** The state before the last change, or null. `now`: the present state, for `redo`. */
  undo(now: State): State | null {
    const before = this.#past.at(-1);
    if (before === undefined) return null;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, now];
    return before;
  }

  redo(now: State): State | null {
    const after = this.#future.at(-1);
    if (after === undefined) return null;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, now];
    return after;
  }

  /** Forgets what had been undone: a change that is part of the last step. */
  cut(): void {
    this.#future = [];
  }
}
