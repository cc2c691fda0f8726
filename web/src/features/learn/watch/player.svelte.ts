/** Playing a replay: where it is, whether it runs, and how fast. */
import { untrack } from 'svelte';
import { traceEvent } from '../../../engine';
import { looks } from '../../../state/settings.svelte';
import type { Replay } from './replay';

/** Steps a second; the last goes to the end at once. */
export const speeds = [1, 2, 5, 10, 30, 100, 1000, 10_000, 100_000, Infinity] as const;

/** Milliseconds between two pictures where less motion is wanted. */
const calmInterval = 1000;
/** Milliseconds that count between two pictures: of a page that is hidden there are none. */
const mostBetween = 2000;

/** Moves one replay, step by step or in time. */
export class Player {
  readonly replay: Replay;
  /** The events at which a step ends; all, where there is none. */
  readonly #isStop: ((event: number) => boolean) | null;
  #frame = 0;
  #position = $state(0);
  #playing = $state(false);
  /** Index into `speeds`. */
  speed = $state(2);

  /** `isStop`: whether a step ends at an event; null: a step is a single event. */
  constructor(replay: Replay, isStop: ((event: number) => boolean) | null = null) {
    this.replay = replay;
    this.#isStop = isStop;
  }

  /** Events passed. What is read from `replay` is of this position. */
  get position(): number {
    return this.#position;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get atEnd(): boolean {
    return this.#position === this.replay.length;
  }

  /** Goes to a position from 0 to the end; whether it plays stays as it is. */
  seek(position: number): void {
    this.replay.seek(position);
    this.#position = this.replay.position;
  }

  /** Goes on by a step, and stays. */
  step(): void {
    this.pause();
    this.#forward(1);
  }

  /** Goes back by a step, and stays. */
  back(): void {
    this.pause();
    const { replay } = this;
    if (!this.#isStop) this.seek(this.#position - 1);
    else this.seek(replay.previous(this.#isStop) ?? 0);
  }

  /** Goes to a position, if there is one, and stays. */
  jump(position: number | null): void {
    this.pause();
    if (position !== null) this.seek(position);
  }

  /** Goes to where the search next goes back, if it does, and stays. */
  toBackUp(): void {
    this.jump(this.replay.next((event) => traceEvent.kindOf(event) === 'back-up'));
  }

  /** Goes to where the search next is deeper than ever before, if it is, and stays. */
  toRecord(): void {
    this.jump(this.replay.nextRecord());
  }

  /** Goes to the next solution, if there is one, and stays. */
  toSolution(): void {
    this.jump(this.replay.next((event) => traceEvent.kindOf(event) === 'solved'));
  }

  /** Plays, or stays where it is. */
  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  /** Plays to the end; from the beginning, where it is there already. */
  play(): void {
    if (this.atEnd) this.seek(0);
    this.#playing = true;
    let last = performance.now();
    let due = 0;
    const tick = (now: number) => {
      if (!this.#playing) return;
      const waits = looks.reducedMotion && now - last < calmInterval;
      if (!waits) {
        // Nobody has seen what would have been played behind another tab.
        const passed = Math.min(now - last, mostBetween);
        const perSecond = speeds[this.speed]!;
        due = perSecond === Infinity ? Infinity : due + (passed / 1000) * perSecond;
        last = now;
        const steps = Math.floor(due);
        if (steps > 0) {
          due -= steps;
          this.#forward(steps);
        }
        if (this.atEnd) this.pause();
      }
      if (this.#playing) this.#frame = requestAnimationFrame(tick);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  /** Stays where it is. */
  pause(): void {
    cancelAnimationFrame(this.#frame);
    untrack(() => (this.#playing = false));
  }

  #forward(steps: number): void {
    const { replay } = this;
    if (!this.#isStop || steps === Infinity) {
      this.seek(Math.min(replay.length, this.#position + steps));
      return;
    }
    for (let i = 0; i < steps && !this.atEnd; ++i) {
      this.seek(replay.next(this.#isStop) ?? replay.length);
    }
  }
}
