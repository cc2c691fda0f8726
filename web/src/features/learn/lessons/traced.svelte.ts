/** The searches that a lesson shows. */
import {
  createWorkshop,
  type AlgorithmId,
  type AlgorithmRun,
  type PuzzleReading,
  type RunProgress,
  type TracedAlgorithmId,
} from '../../../engine';
import { fastest } from '../fastest';
import { Replay } from '../watch/replay';

/** A puzzle, and the search of it that was recorded. */
export interface Searched {
  puzzle: PuzzleReading;
  replay: Replay;
}

const maxEvents = 20_000;
const maxMillis = 60_000;

/**
 * Fetches searches for a lesson, in one worker that goes when the lesson does. Every call rejects as
 * `EngineClient` does, and, but for those with a signal of their own, once the lesson is left.
 */
export class LessonEngine {
  readonly #engine = createWorkshop();
  readonly #controller = new AbortController();

  /**
   * Records a search to its first solution, for no longer than a minute. Of a long one 20,000
   * events are kept.
   */
  async search(text: string, algorithm: TracedAlgorithmId): Promise<Searched> {
    const { signal } = this.#controller;
    const puzzle = await this.read(text);
    const options = { maxEvents, maxCalls: 0, maxMillis, maxSolutions: 1 };
    const trace = await this.#engine.trace(signal, puzzle.text, algorithm, options);
    return { puzzle, replay: new Replay(trace, puzzle.givens) };
  }

  /** The first puzzle of a text, which has one. */
  async read(text: string, signal = this.#controller.signal): Promise<PuzzleReading> {
    const { puzzles } = await this.#engine.read(signal, text);
    return puzzles[0]!;
  }

  /** Runs an algorithm to its first solution, for no longer than a minute: a quick one several times. */
  async run(
    signal: AbortSignal,
    text: string,
    algorithm: AlgorithmId,
    onProgress: (progress: RunProgress) => void,
  ): Promise<AlgorithmRun> {
    const puzzle = await this.read(text, signal);
    const options = { maxCalls: 0, maxMillis, maxSolutions: 1 };
    return fastest(
      (told) => this.#engine.race(signal, puzzle.text, algorithm, options, told),
      onProgress,
    );
  }

  /** Judges a program's output, white space aside. */
  async judge(profile: '2580' | '4574', input: string, output: string) {
    return this.#engine.judge(this.#controller.signal, profile, input, output, { strict: false });
  }

  /** Whether the lesson was left: then every call has been rejected. */
  get closed(): boolean {
    return this.#controller.signal.aborted;
  }

  /** Leaves the lesson: lets go of the worker. */
  close(): void {
    this.#controller.abort();
    this.#engine.close();
  }
}
