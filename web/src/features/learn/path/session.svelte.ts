/** The logical solution of one puzzle, worked out in a worker of its own. */
import {
  LatestTask,
  createWorkshop,
  logBug,
  techniqueIds,
  type EngineClient,
  type Explanation,
  type Failure,
  type PuzzleReading,
  type TechniqueId,
} from '../../../engine';
import { after, beginning, type Position } from '../../../board/steps/position';
import { beforeEnding, recallHere, rememberHere } from '../../../state/storage';
import { noWork } from '../../../state/work';

/** A path, with the position before each of its steps and the one behind the last. */
export interface Path {
  reading: PuzzleReading;
  explanation: Explanation;
  positions: readonly Position[];
}

/** Nobody waits longer for a path. */
const effort = { maxNodes: 0, maxMillis: 120_000 };

/** One path at a time. Nothing rejects: `failed` says why there is none. */
export class PathSession {
  readonly #engine: Pick<EngineClient, 'explain' | 'close'>;
  readonly #task = new LatestTask();
  /** The step that was looked at before the page was loaded again, until its path is there. */
  #kept = recallHere('path');
  /** The puzzle that was asked about last. */
  #asked: string | null = null;

  path = $state.raw<Path | null>(null);
  /** The step that is looked at; behind the last: the end. */
  at = $state(0);
  /** The share of cells that are filled; null: nothing goes on. */
  working = $state.raw<number | null>(null);
  failed = $state.raw<'cancelled' | Failure | null>(null);

  constructor(engine: Pick<EngineClient, 'explain' | 'close'> = createWorkshop()) {
    this.#engine = engine;
  }

  /** Works out the path of a puzzle, unless it is there already, or was given up. */
  async follow(reading: PuzzleReading): Promise<void> {
    const isGivenUp = this.failed === 'cancelled' && reading.text === this.#asked;
    if (this.path?.reading.text !== reading.text && !isGivenUp) await this.explain(reading);
  }

  /** Works out the path from the givens alone, in place of another; gives up after two minutes. */
  async explain(reading: PuzzleReading): Promise<void> {
    this.#stop();
    this.#asked = reading.text;
    this.path = null;
    this.at = 0;
    this.failed = null;
    const signal = this.#task.begin();
    this.working = 0;
    try {
      const explanation = await this.#engine.explain(
        signal,
        reading.text,
        noWork.entries.join(''),
        effort,
        ({ done, total }) => {
          if (!signal.aborted) this.working = total ? done / total : 0;
        },
      );
      if (signal.aborted) return;
      this.#stop();
      this.path = { reading, explanation, positions: positionsOf(reading, explanation) };
      this.at = this.#atKept(this.path);
    } catch (error) {
      if (signal.aborted) return;
      this.#stop();
      this.failed = logBug(error);
    }
  }

  /** Gives up the path that is being worked out, if one is. */
  cancel(): void {
    if (this.working === null) return;
    this.#stop();
    this.failed = 'cancelled';
  }

  /** Keeps the step that is looked at for when the page is loaded again; called when it goes away. */
  keep(): void {
    if (this.path) rememberHere('path', `${this.at} ${this.path.reading.text}`);
  }

  #atKept({ reading, explanation }: Path): number {
    const kept = this.#kept ?? '';
    this.#kept = null;
    const at = parseInt(kept);
    const isOfThis = kept === `${at} ${reading.text}` && at >= 0;
    return isOfThis ? Math.min(at, explanation.steps.length) : 0;
  }

  /** Lets go of the worker, when the panel is left. */
  close(): void {
    this.#stop();
    this.#engine.close();
  }

  #stop(): void {
    this.#task.drop();
    this.working = null;
  }
}

/** Kept, with the step that is looked at, while other pages are. */
export const pathSession = new PathSession();
beforeEnding(() => pathSession.keep());

function positionsOf(reading: PuzzleReading, { steps }: Explanation): Position[] {
  const positions = [beginning(reading, noWork.entries)];
  for (const step of steps) positions.push(after(positions.at(-1)!, step));
  return positions;
}

/** How often each technique is used, from the easiest to the hardest. */
export function histogram(steps: Explanation['steps']): [TechniqueId, number][] {
  return techniqueIds.flatMap((id): [TechniqueId, number][] => {
    const count = steps.filter(({ technique }) => technique === id).length;
    return count > 0 ? [[id, count]] : [];
  });
}
