/** The state of the form and of what it made. */
import {
  createSolver,
  createWorkshop,
  logBug,
  type MadePuzzle,
  type PuzzleReading,
} from '../../engine';
import { firstChoices, largestSeed, requestOf, type Choices } from './wishes';

/** Puzzles that one call makes: the first is seen soon, and no cancel loses many. */
const firstRun = 1;
const longestRun = 250;
/** Milliseconds that a call should take. */
const aimedAt = 150;
/** Milliseconds before it is said that something is under way. */
export const patience = 200;

export class MakeSession {
  readonly #engine = createWorkshop();
  /** Reads what was made, while more is being made. */
  readonly #reader = createSolver();
  #controller: AbortController | null = null;
  #readings = 0;

  choices = $state<Choices>({ ...firstChoices });
  /** What the puzzles were made of. */
  made = $state.raw<Choices | null>(null);
  puzzles = $state.raw<readonly MadePuzzle[]>([]);
  selected = $state(0);
  /** The puzzle that is looked at. */
  reading = $state.raw<PuzzleReading | null>(null);
  running = $state(false);
  /** Running for so long that it should be said. */
  slow = $state(false);
  /** Puzzles of the series that have been looked for, of how many. */
  done = $state(0);
  tries = $state(0);
  millis = $state(0);
  ended = $state.raw<'complete' | 'cancelled' | 'failed' | null>(null);

  get missing(): number {
    return this.done - this.puzzles.length;
  }

  /** A seed that nobody has chosen. */
  drawSeed(): void {
    this.choices.seed = Math.floor(Math.random() * (largestSeed + 1));
  }

  async make(): Promise<void> {
    this.cancel();
    const controller = new AbortController();
    this.#controller = controller;
    const { signal } = controller;
    const choices = $state.snapshot(this.choices);
    this.made = choices;
    this.puzzles = [];
    this.selected = 0;
    this.reading = null;
    this.done = this.tries = this.millis = 0;
    this.ended = null;
    this.running = true;
    this.slow = false;
    const timer = setTimeout(() => (this.slow = this.#controller === controller), patience);
    const start = performance.now();
    try {
      let run = firstRun;
      while (this.done < choices.count) {
        const count = Math.min(run, choices.count - this.done);
        const before = this.tries;
        const request = requestOf(choices, this.done, count);
        const found = await this.#engine.make(signal, request, ({ tries }) => {
          if (this.#controller === controller) this.tries = before + tries;
        });
        this.puzzles = [...this.puzzles, ...found.puzzles];
        this.done = found.next;
        this.tries = before + found.tries;
        this.millis = performance.now() - start;
        if (this.reading === null && this.puzzles.length > 0) void this.look(0);
        const each = Math.max(found.millis / count, 0.01);
        run = Math.max(1, Math.min(longestRun, 4 * run, Math.round(aimedAt / each)));
      }
      this.ended = 'complete';
    } catch (error) {
      if (this.#controller !== controller) return;
      this.ended = signal.aborted ? 'cancelled' : 'failed';
      if (!signal.aborted) logBug(error);
    } finally {
      clearTimeout(timer);
      if (this.#controller === controller) {
        this.#controller = null;
        this.running = this.slow = false;
      }
    }
  }

  cancel(): void {
    this.#controller?.abort();
  }

  /** Looks at one of the puzzles. */
  async look(index: number): Promise<void> {
    const puzzle = this.puzzles[index];
    if (!puzzle) return;
    this.selected = index;
    const mine = ++this.#readings;
    const { puzzles } = await this.#reader.read(new AbortController().signal, puzzle.text);
    if (mine === this.#readings) this.reading = puzzles[0] ?? null;
  }
}

export const makeSession = new MakeSession();
