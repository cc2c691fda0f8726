/** The benchmark: every algorithm on a set, one after the other, in a worker. */
import {
  LatestTask,
  algorithms,
  createWorkshop,
  loadFailed,
  logBug,
  type AlgorithmId,
  type PuzzleReading,
  type Failure,
} from '../../../engine';
import { beforeEnding, recallHere, rememberHere } from '../../../state/storage';
import { speedOf, type Speed } from './measuring';
import { setIds, type SetId } from './published';

function kindOfSet(set: SetId): PuzzleReading['kind'] {
  return set === 'judge-like' ? 'sudominoku' : 'sudoku';
}

/** The algorithms that can be timed on a set, in the order of the list. */
export function algorithmsOfSet(set: SetId): AlgorithmId[] {
  return algorithms.filter(({ kind }) => kind === kindOfSet(set)).map(({ id }) => id);
}

/** Of the algorithms that have been measured. */
export type Speeds = Partial<Record<AlgorithmId, Speed>>;

class BenchmarkSession {
  readonly #engine = createWorkshop();
  readonly #task = new LatestTask();

  set = $state<SetId>(setIds.find((set) => set === recallHere('benchmark')) ?? setIds[0]);
  speeds = $state.raw<Readonly<Partial<Record<SetId, Speeds>>>>({});
  /** What is being measured. */
  current = $state.raw<{ set: SetId; algorithm: AlgorithmId; done: number; of: number } | null>(
    null,
  );
  notice = $state.raw<'cancelled' | Failure | null>(null);

  /**
   * Measures all algorithms on the set, in place of what was measured on it. Never rejects: see
   * `notice`.
   */
  async run(): Promise<void> {
    const { set } = this;
    const signal = this.#task.begin();
    this.notice = null;
    this.speeds = { ...this.speeds, [set]: {} };
    const ids = algorithmsOfSet(set);
    try {
      this.current = { set, algorithm: ids[0]!, done: 0, of: ids.length };
      const { sets } = await import('./sets').catch(loadFailed);
      for (const [done, algorithm] of ids.entries()) {
        this.current = { set, algorithm, done, of: ids.length };
        const speed = await speedOf(
          (text, options) => this.#engine.measure(signal, text, options),
          algorithm,
          sets[set],
        );
        if (!this.#task.isLatest(signal)) return;
        this.speeds = { ...this.speeds, [set]: { ...this.speeds[set], [algorithm]: speed } };
      }
    } catch (error) {
      if (!this.#task.isLatest(signal)) return;
      this.notice = signal.aborted ? 'cancelled' : logBug(error);
    } finally {
      if (this.#task.end(signal)) {
        this.current = null;
        // Many copies of a set take memory, which an engine does not give back.
        this.#engine.close();
      }
    }
  }

  /** Keeps what is chosen for when the page is loaded again; called when it goes away. */
  keep(): void {
    rememberHere('benchmark', this.set);
  }

  /** Ends the benchmark; what was measured stays. */
  cancel(): void {
    this.#task.abort();
  }
}

/** Kept, with its results, while other pages are looked at. */
export const benchmarkSession = new BenchmarkSession();
beforeEnding(() => benchmarkSession.keep());
