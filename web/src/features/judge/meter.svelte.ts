/** The state of the meter: the calls of each order, one after the other. */
import {
  LatestTask,
  createWorkshop,
  logBug,
  searchOrders,
  type EngineClient,
  type MeterReading,
  type SearchOrder,
  type Failure,
} from '../../engine';
import { beforeEnding, recallHere, rememberHere } from '../../state/storage';

/** Calls at which an order may be given up. */
export const caps = [100_000, 10_000_000, 1_000_000_000] as const;
/** Tests of problem 2580 take fewer calls than this, row by row. */
const callsOf2580 = caps[1];

/** Why a grid is no legal test of problem 2580, by its count row by row; null: it is one. */
export function illegality(rowMajor: MeterReading): 'clash' | 'cap' | 'today' | 'none' | null {
  if (rowMajor.clashes) return 'clash';
  if (rowMajor.capped) return 'cap';
  if (rowMajor.calls >= callsOf2580) return 'today';
  return rowMajor.solved ? null : 'none';
}

/**
 * One count at a time, in a worker of its own. Nothing rejects: `notice` says why a count came to
 * no end.
 */
export class MeterSession {
  readonly #engine: Pick<EngineClient, 'meter' | 'read'>;
  readonly #task = new LatestTask();
  /** What is counted depends on it. */
  #text = '';

  /** Calls at which an order is given up. */
  cap = $state<number>(caps.find((cap) => String(cap) === recallHere('meter')) ?? callsOf2580);
  /** Orders that have been counted. */
  readings = $state.raw<readonly (MeterReading & { order: SearchOrder })[]>([]);
  /** Whether the Sudoku has candidates: they are left out, as 2580 has none. */
  leavesCandidates = $state(false);
  /** The order that is being counted, and the calls so far. */
  current = $state.raw<{ order: SearchOrder; calls: number } | null>(null);
  /** The cap that the readings were made with. */
  usedCap = $state(0);
  notice = $state.raw<'no-sudoku' | 'cancelled' | Failure | null>(null);

  constructor(engine: Pick<EngineClient, 'meter' | 'read'> = createWorkshop()) {
    this.#engine = engine;
  }

  get running(): boolean {
    return this.current !== null;
  }

  /** Follows the text and the cap: what was counted with others is forgotten. */
  follow(text: string): void {
    if (text === this.#text && this.cap === this.usedCap) return;
    this.#task.drop();
    this.current = null;
    this.readings = [];
    this.notice = null;
  }

  /** Counts every order on the givens of the text's first Sudoku. */
  async run(text: string): Promise<void> {
    const signal = this.#task.begin();
    this.readings = [];
    this.notice = null;
    this.usedCap = this.cap;
    this.#text = text;
    this.current = { order: searchOrders[0], calls: 0 };
    try {
      const { puzzles } = await this.#engine.read(signal, text);
      const sudoku = puzzles.find(({ kind }) => kind === 'sudoku');
      if (!sudoku) {
        this.notice = 'no-sudoku';
        return;
      }
      this.leavesCandidates = sudoku.candidates !== null;
      for (const order of searchOrders) {
        this.current = { order, calls: 0 };
        const reading = await this.#engine.meter(
          signal,
          sudoku.givens,
          order,
          this.usedCap,
          (progress) => {
            if (this.#task.isLatest(signal)) this.current = { order, calls: progress.nodes };
          },
        );
        this.readings = [...this.readings, { ...reading, order }];
      }
    } catch (error) {
      if (!this.#task.isLatest(signal)) return;
      this.notice = signal.aborted ? 'cancelled' : logBug(error);
    } finally {
      if (this.#task.end(signal)) {
        this.current = null;
      }
    }
  }

  /** Keeps what is chosen for when the page is loaded again; called when it goes away. */
  keep(): void {
    rememberHere('meter', String(this.cap));
  }

  /** Ends the count; the orders that have been counted stay. */
  cancel(): void {
    this.#task.abort();
  }
}

/** Kept while other tabs are looked at. */
export const meterSession = new MeterSession();
beforeEnding(() => meterSession.keep());
