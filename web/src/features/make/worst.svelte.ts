/** The state of the search for a worst case. */
import {
  LatestTask,
  createSolver,
  createWorkshop,
  logBug,
  searchOrders,
  type EngineClient,
  type PuzzleReading,
  type SearchOrder,
  type Solver,
  type WorstCase,
  type Failure,
} from '../../engine';
import { beforeEnding, recallHere, rememberHere } from '../../state/storage';
import { largestSeed } from '../../ui/seed';
import { whole } from '../../ui/whole';
import { patience } from './making.svelte';
import { mostWorstDominoes } from './wishes';

/** Problem 12095 accepts no more calls than this. */
const callsOf12095 = 9_999_999;
/** What can be wished for. */
export const fewestCalls = 1000;
export const mostCalls = 1_000_000_000;

/** A worst case when it was found. */
export interface Mark {
  seconds: number;
  calls: number;
}

/**
 * One search at a time, in a worker of its own. Nothing rejects: what went wrong is in `failed` and `unread`.
 */
export class WorstSession {
  readonly #engine: Pick<EngineClient, 'worstCase'>;
  readonly #reader: Pick<Solver, 'read'>;
  readonly #task = new LatestTask();
  #start = 0;

  kind = $state<'sudoku' | 'sudominoku'>('sudoku');
  order = $state<SearchOrder>('row-major');
  unique = $state(true);
  seed = $state(1);
  /** Calls that may not be passed. */
  cap = $state(callsOf12095);
  /** The given dominoes of a Su-domino-ku. */
  dominoes = $state(10);
  /** What the search that ran last was asked for: the form may say something else by then. */
  asked = $state.raw(this.#wish());
  best = $state.raw<WorstCase | null>(null);
  /** The worst so far of those that have been read: `best` may not yet be. */
  shown = $state.raw<{ worst: WorstCase; reading: PuzzleReading } | null>(null);
  /** Each worse case than the one before. */
  marks = $state.raw<readonly Mark[]>([]);
  /** Since the search began: of one that finds nothing for long, this tells that it goes on. */
  seconds = $state(0);
  tries = $state(0);
  running = $state(false);
  /** Ended by `stop`. */
  stopped = $state(false);
  failed = $state.raw<Failure | null>(null);
  /** Why the worst so far could not be read; null: it could, or has yet to be. */
  unread = $state.raw<Failure | null>(null);

  constructor(
    engine: Pick<EngineClient, 'worstCase'> = createWorkshop(),
    reader: Pick<Solver, 'read'> = createSolver(),
  ) {
    this.#engine = engine;
    this.#reader = reader;
    const [kind, order, unique, ...numbers] = (recallHere('worst') ?? '').split(' ');
    if (kind === 'sudominoku') this.kind = kind;
    this.order = searchOrders.find((each) => each === order) ?? this.order;
    this.unique = unique !== 'false';
    const [seed = NaN, cap = NaN, dominoes = NaN] = numbers.map(Number);
    if (Number.isFinite(seed + cap + dominoes)) Object.assign(this, { seed, cap, dominoes });
    this.#toRange();
  }

  /** Keeps what is chosen for when the page is loaded again; called when it goes away. */
  keep(): void {
    const { kind, order, unique, seed, cap, dominoes } = this;
    rememberHere('worst', [kind, order, unique, seed, cap, dominoes].join(' '));
  }

  /**
   * Searches, in place of another, until the cap is reached or `stop` is called. Numbers out of
   * range are brought into it.
   */
  async run(): Promise<void> {
    const signal = this.#task.begin();
    this.#toRange();
    const { cap, ...wish } = (this.asked = this.#wish());
    this.best = this.shown = null;
    this.marks = [];
    this.seconds = this.tries = 0;
    this.failed = this.unread = null;
    this.running = true;
    this.stopped = false;
    this.#start = performance.now();
    const clock = setInterval(() => this.#tick(), patience);
    try {
      const last = await this.#engine.worstCase(
        signal,
        { ...wish, mostCalls: cap, enough: cap, maxTries: 0 },
        (soFar) => this.#take(signal, soFar),
      );
      this.#take(signal, last);
    } catch (error) {
      if (!this.#task.isLatest(signal)) return;
      this.stopped = signal.aborted;
      if (!this.stopped) this.failed = logBug(error);
    } finally {
      clearInterval(clock);
      if (this.#task.end(signal)) {
        this.running = false;
      }
    }
  }

  #toRange(): void {
    this.seed = whole(this.seed, 0, largestSeed);
    this.cap = whole(this.cap, fewestCalls, mostCalls);
    this.dominoes = whole(this.dominoes, 1, mostWorstDominoes);
  }

  #tick(): void {
    this.seconds = (performance.now() - this.#start) / 1000;
  }

  #wish() {
    const { kind, order, unique, seed, cap, dominoes } = this;
    return { kind, order, unique, seed, cap, dominoes };
  }

  /** Ends the search; what was found stays. */
  stop(): void {
    this.#task.abort();
  }

  #take(task: AbortSignal, soFar: WorstCase): void {
    if (!this.#task.isLatest(task)) return;
    this.#tick();
    this.tries = soFar.tries;
    const isWorse = soFar.calls > (this.best?.calls ?? 0);
    if (isWorse) this.marks = [...this.marks, { seconds: this.seconds, calls: soFar.calls }];
    if (soFar.calls > 0) this.best = soFar;
    if (isWorse) void this.#read(soFar);
  }

  async #read(worst: WorstCase): Promise<void> {
    try {
      const { puzzles } = await this.#reader.read(new AbortController().signal, worst.text);
      const [reading] = puzzles;
      if (!reading || this.best?.text !== worst.text) return;
      this.shown = { worst, reading };
      this.unread = null;
    } catch (error) {
      const failure = logBug(error);
      if (this.best?.text === worst.text) this.unread = failure;
    }
  }
}

/** Kept while other tabs are looked at. */
export const worstSession = new WorstSession();
beforeEnding(() => worstSession.keep());
