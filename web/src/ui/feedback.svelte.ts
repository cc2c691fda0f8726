import { onDestroy } from 'svelte';

/** Milliseconds for which it is said. */
const feedbackTime = 2000;

/** What a button says for a moment after it was pressed. Made by a component, and over with it. */
export class Feedback<What extends string> {
  #said = $state.raw<What | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    onDestroy(() => clearTimeout(this.#timer));
  }

  /** What is being said; null: nothing. */
  get said(): What | null {
    return this.#said;
  }

  /** Says it, in place of what is being said. */
  say(what: What): void {
    this.#said = what;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#said = null), feedbackTime);
  }
}
