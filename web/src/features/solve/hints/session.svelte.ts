/**
 * What a visitor is told about the logic of the puzzle that is looked at: hints, why a digit is
 * impossible, which givens clash, where the entries went wrong. One question at a time, in a worker of
 * its own. What is shown belongs to one state of the puzzle and goes when that changes.
 */
import {
  LatestTask,
  createWorkshop,
  logBug,
  type Branch,
  type Conflict,
  type EngineClient,
  type Failure,
  type PuzzleReading,
  type Step,
  type Steps,
} from '../../../engine';
import { candidatesOf } from '../../../state/houses';
import type { Work } from '../../../state/work';

/** The puzzle as it was when the question was put. */
export interface Asked {
  reading: PuzzleReading;
  work: Work;
}

/** What came of a question, where that is no more than a sentence. */
export type Note =
  | 'solved'
  | 'multiple'
  | 'impossible'
  | 'stuck'
  | 'together'
  | 'mended'
  | 'cannot-say'
  | 'no-wrong-move'
  | 'cancelled';

/** What is shown to the visitor. */
export type Told =
  /** `depth`: 0 roughly where, 1 which cells, 2 the reason. */
  | { kind: 'hint'; asked: Asked; step: Step; before: Step[]; depth: 0 | 1 | 2 }
  | { kind: 'applied'; step: Step }
  /** Entries that are wrong and candidates that were struck wrongly; `located`: which is told. */
  | { kind: 'wrong'; cells: number[]; removed: number[]; located: boolean }
  /** A digit for the selected cell is to be chosen. */
  | { kind: 'choose' }
  /** `at`: 0 the assumption, then its steps, then how it fails. */
  | { kind: 'why-not'; asked: Asked; candidate: number; branch: Branch; at: number }
  | { kind: 'possible'; candidate: number }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'first-wrong'; candidate: number }
  | { kind: 'note'; note: Note }
  | { kind: 'failed'; failure: Failure };

type Engine = Pick<EngineClient, 'hint' | 'whyNot' | 'conflict' | 'firstWrongMove'>;

/** Milliseconds without a word about the work that goes on. */
const quietTime = 200;
/** No visitor waits longer for a hint. */
const effort = { maxNodes: 0, maxMillis: 20_000 };
/** Proving a conflict minimal takes a search for each given. */
const longEffort = { maxNodes: 0, maxMillis: 120_000 };

/**
 * One question at a time: another gives up the one before. Nothing rejects: `told` says what went
 * wrong.
 */
export class HintsSession {
  readonly #engine: Engine;
  readonly #task = new LatestTask();
  #text = '';
  #work = '';
  /** What is asked for, where that makes a difference. */
  #awaited: 'hint' | 'conflict' | null = null;

  told = $state.raw<Told | null>(null);
  /** The share that is done, once it takes long enough to say so; null while nobody knows. */
  working = $state.raw<{ share: number | null } | null>(null);
  asking = $state.raw(false);

  constructor(engine: Engine = createWorkshop()) {
    this.#engine = engine;
  }

  /** Whether there is anything to close or to stop. */
  get open(): boolean {
    return this.told !== null || this.asking;
  }

  /** Follows the puzzle that is looked at. */
  follow(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.close();
  }

  /** Follows what is done to it: advice on another state is taken back. */
  followWork(work: Work): void {
    const key = keyOf(work);
    if (key === this.#work) return;
    this.#work = key;
    const kind = this.told?.kind ?? this.#awaited;
    if (kind !== 'choose' && kind !== 'conflict') this.close();
  }

  /** Gives up the question, and takes back what is told. */
  close(): void {
    this.#stop();
    this.told = null;
  }

  /** Stops thinking. */
  cancel(): void {
    if (!this.asking) return this.close();
    this.#stop();
    this.told = { kind: 'note', note: 'cancelled' };
  }

  /** The next step, or more about the one that is shown. */
  async hint(asked: Asked): Promise<void> {
    const { told } = this;
    if (told?.kind === 'hint') {
      if (told.depth < 2) this.told = { ...told, depth: told.depth === 0 ? 1 : 2 };
      return;
    }
    // Another press of the key asks for the same.
    if (this.#awaited === 'hint') return;
    const { reading, work } = asked;
    const answered = this.#ask(
      (signal) =>
        this.#engine.hint(signal, reading.text, work.entries.join(''), struckBy(asked), effort),
      ({ kind, step, before, cells, removed }) => {
        if (kind === 'step') return step && { kind: 'hint', asked, step, before, depth: 0 };
        if (kind !== 'wrong') return { kind: 'note', note: kind };
        return cells.length + removed.length > 0
          ? { kind: 'wrong', cells, removed, located: false }
          : { kind: 'note', note: 'together' };
      },
    );
    this.#awaited = 'hint';
    await answered;
  }

  /** Says which entries are wrong. */
  locate(): void {
    if (this.told?.kind === 'wrong') this.told = { ...this.told, located: true };
  }

  /** Lets the visitor choose a digit for `whyNot`. */
  choose(): void {
    this.#stop();
    this.told = { kind: 'choose' };
  }

  /** Why a cell cannot hold a digit, given the entries in the other cells. */
  async whyNot(asked: Asked, candidate: number): Promise<void> {
    const { reading, work } = asked;
    const cell = Math.floor(candidate / 9);
    // What the cell holds is not a reason against another digit.
    const entries = work.entries.map((digit, at) => (at === cell ? 0 : digit));
    const then = { reading, work: { ...work, entries } };
    await this.#ask(
      (signal) => this.#engine.whyNot(signal, reading.text, entries.join(''), candidate, effort),
      ({ kind, branch }) => {
        if (kind === 'refuted' && branch) {
          return { kind: 'why-not', asked: then, candidate, branch, at: 0 };
        }
        if (kind === 'possible') return { kind, candidate };
        return { kind: 'note', note: kind === 'stuck' ? 'stuck' : 'cannot-say' };
      },
    );
  }

  /** Looks at another step of a refutation. */
  goTo(at: number): void {
    if (this.told?.kind !== 'why-not') return;
    const last = this.told.branch.steps.length + 1;
    this.told = { ...this.told, at: Math.max(0, Math.min(at, last)) };
  }

  /** Which givens clash. The entries do not matter. */
  async conflict({ reading }: Asked): Promise<void> {
    const answered = this.#ask(
      (signal, steps) => this.#engine.conflict(signal, reading.text, longEffort, steps),
      (conflict) => ({ kind: 'conflict', conflict }),
    );
    this.#awaited = 'conflict';
    await answered;
  }

  /** `moves`: the entries as candidates, in the order in which they were made. */
  async firstWrong({ reading }: Asked, moves: readonly number[]): Promise<void> {
    await this.#ask(
      (signal) => this.#engine.firstWrongMove(signal, reading.text, [...moves], effort),
      ({ move, complete }) => {
        const candidate = move === null ? undefined : moves[move];
        if (candidate !== undefined) return { kind: 'first-wrong', candidate };
        return { kind: 'note', note: complete ? 'no-wrong-move' : 'stuck' };
      },
    );
  }

  /** Says what was done for the visitor; the work is then that of the new state. */
  did(told: Told, work: Work): void {
    this.#work = keyOf(work);
    this.told = told;
  }

  #stop(): void {
    this.#task.drop();
    this.#awaited = null;
    this.asking = false;
    this.working = null;
  }

  /** Asks the engine, and tells what the answer means in the moment in which it is there. */
  async #ask<T>(
    put: (signal: AbortSignal, steps: (steps: Steps) => void) => Promise<T>,
    tell: (answer: T) => Told | null,
  ): Promise<void> {
    this.close();
    const signal = this.#task.begin();
    this.asking = true;
    let share: number | null = null;
    const ticker = setInterval(() => (this.working = { share }), quietTime);
    try {
      const answer = await put(signal, ({ done, total }) => (share = total ? done / total : null));
      if (signal.aborted) return;
      this.#stop();
      this.told = tell(answer);
    } catch (error) {
      if (signal.aborted) return;
      this.#stop();
      this.told = { kind: 'failed', failure: logBug(error) };
    } finally {
      clearInterval(ticker);
    }
  }
}

/** What of the work advice depends on. */
function keyOf({ entries, centre }: Work): string {
  return `${entries.join('')} ${centre.join()}`;
}

/**
 * The candidates that the visitor has struck. Centre marks are the candidates of their cell: those that
 * are missing beside them are struck. So are those that entries rule out, or cover with a digit: the
 * entries may be wrong, and then the marks count that they leave behind.
 */
export function struckBy({ reading, work }: Asked): number[] {
  return candidatesOf([...reading.givens].map(Number)).flatMap((mask, cell) => {
    const struck = work.centre[cell] ? mask & ~work.centre[cell] : 0;
    return [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .filter((bit) => struck & (1 << bit))
      .map((bit) => 9 * cell + bit);
  });
}
