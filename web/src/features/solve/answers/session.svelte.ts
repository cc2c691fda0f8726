/**
 * What a visitor asks about the puzzle that is looked at, beside solving it: one question at a time,
 * in a worker of its own, so that a run and the reading of the text go on. Everything found belongs
 * to one puzzle text and is forgotten with it.
 */
import { countLimit } from '../../../board/naming';
import type { ShownSolution } from '../../../board/view';
import {
  LatestTask,
  createWorkshop,
  logBug,
  type CheckedEntries,
  type Count,
  type EngineClient,
  type Estimate,
  type ExtraClues,
  type Failure,
  type Order,
  type PuzzleReading,
  type RedundantClues,
  type RevealedCell,
  type Steps,
  type TrueCandidates,
} from '../../../engine';

/** What can be asked. */
export type Question =
  | 'check'
  | 'reveal'
  | 'count'
  | 'estimate'
  | 'candidates'
  | 'extra'
  | 'minimal'
  | 'browse'
  | 'tilings';

/** A number of solutions that a limit may have cut: beyond 2^53 a bigint. */
export interface Total {
  value: number | bigint;
  /** False: a lower bound. */
  exact: boolean;
}

/** What came of a question; what `browse` and `tilings` find is in `browsed` and `tiling`. */
export type Finding =
  | { kind: 'check'; entries: string; checked: CheckedEntries }
  /** `entered`: the cell held the digit before. */
  | { kind: 'reveal'; cell: number; revealed: RevealedCell; entered: boolean }
  | { kind: 'count'; grids: Total; tilings: Count | null }
  | { kind: 'estimate'; estimate: Estimate }
  | { kind: 'candidates'; complete: boolean }
  | { kind: 'extra'; extra: ExtraClues }
  | { kind: 'minimal'; redundant: RedundantClues }
  | { kind: 'cancelled' | 'no-solution' }
  | { kind: 'failed'; failure: Failure };

/** How far a question has come, once it takes long enough to say so. */
export interface QuestionProgress {
  /** What is done, from 0 to 1; null: nobody knows. */
  share: number | null;
  /** Solutions seen so far, while they are counted or looked for. */
  solutions: number | null;
  millis: number;
}

/** A solution that was looked for beyond those of the verdict. */
export interface Browsed {
  order: Order;
  seed: number;
  /** Counted from 0. */
  index: number;
  solution: ShownSolution;
  /** The one that was looked at before. */
  before: ShownSolution | null;
  /** How many solutions there are, as far as is known. */
  total: Count;
}

/** One way to lay the dominoes on a solution. */
export interface BrowsedTiling {
  grid: string;
  index: number;
  tiling: number[];
  count: Count;
}

type Engine = Pick<
  EngineClient,
  | 'solve'
  | 'count'
  | 'trueCandidates'
  | 'estimate'
  | 'check'
  | 'reveal'
  | 'extraClues'
  | 'redundantClues'
  | 'tilings'
>;

/** Milliseconds without progress messages. */
const quietTime = 200;
/** Solutions, or tilings, that are fetched at a time. */
export const pageSize = 100;
const tilingPage = 1000;
/** The last that may be looked at, counted from 0: the search, which takes 10^12, looks beyond its page. */
const lastSolution = 1e12 - pageSize - 1;
/** Where the counts of candidates end: 999 is the largest that is shown. */
const candidateLimit = countLimit;
/** Clues that are looked for. */
const mostClues = 200;
/** When an estimate is good enough. */
const goodError = 0.002;
const estimateMillis = 60_000;

const noLimits = { maxNodes: 0, maxMillis: 0 };

/**
 * One question at a time: another gives up the one before. Nothing rejects: the finding is then
 * `failed`.
 */
export class AnswersSession {
  readonly #engine: Engine;
  readonly #task = new LatestTask();
  #text = '';
  #kind: PuzzleReading['kind'] = 'sudoku';
  /** Solutions that were fetched last. */
  #page: { order: Order; seed: number; offset: number; solutions: ShownSolution[] } | null = null;
  #tilings: { grid: string; offset: number; tilings: number[][] } | null = null;
  /** The solution that is to be looked at once its page is there. */
  #sought: { order: Order; seed: number; offset: number; index: number } | null = null;
  /** The same of a way to lay the dominoes. */
  #laying: { grid: string; offset: number; index: number } | null = null;

  /** What is being asked. */
  asking = $state.raw<Question | null>(null);
  progress = $state.raw<QuestionProgress | null>(null);
  finding = $state.raw<Finding | null>(null);
  browsed = $state.raw<Browsed | null>(null);
  /** A solution that others are compared with. */
  pinned = $state.raw<{ solution: ShownSolution; index: number } | null>(null);
  tiling = $state.raw<BrowsedTiling | null>(null);
  /** For each candidate its number of solutions; null: not shown. */
  candidates = $state.raw<TrueCandidates | null>(null);
  /** How many solutions there are, as far as they were counted. */
  counted = $state.raw<Total | null>(null);

  constructor(engine: Engine = createWorkshop()) {
    this.#engine = engine;
  }

  /** Follows the puzzle that is looked at: another one makes everything be forgotten. */
  follow(text: string, kind: PuzzleReading['kind']): void {
    if (text === this.#text && kind === this.#kind) return;
    this.#text = text;
    this.#kind = kind;
    this.forget();
  }

  /** Gives up the question, and lets go of all that was found. */
  forget(): void {
    this.#stop();
    this.finding = null;
    this.browsed = null;
    this.pinned = null;
    this.tiling = null;
    this.candidates = null;
    this.counted = null;
    this.#page = null;
    this.#tilings = null;
  }

  /** Follows the entries: what was found about others is forgotten. */
  followEntries(entries: string): void {
    const { finding } = this;
    const stale =
      (finding?.kind === 'check' && finding.entries !== entries) ||
      (finding?.kind === 'reveal' && entries[finding.cell] !== String(finding.revealed.digit));
    if (stale) this.finding = null;
    if (this.asking === 'check' || this.asking === 'reveal') this.#stop();
  }

  /** Stops asking; what is known by then stays. */
  cancel(): void {
    if (this.asking === null) return;
    const { asking } = this;
    const solutions = this.progress?.solutions;
    this.#stop();
    if (asking === 'count' && solutions) {
      this.finding = this.#found({ value: solutions, exact: false }, null);
    } else if (asking !== 'estimate' || this.finding?.kind !== 'estimate') {
      this.finding = { kind: 'cancelled' };
    }
  }

  /** Whether entries (81 digits, `0` none) can be right. */
  async check(entries: string): Promise<void> {
    await this.#ask(
      'check',
      (signal, steps) => this.#engine.check(signal, this.#text, entries, noLimits, steps),
      (checked) => ({ kind: 'check', entries, checked }),
    );
  }

  /** The digit of a cell, or null where there is none to be had. */
  async reveal(entries: string, cell: number): Promise<number | null> {
    const found = await this.#ask(
      'reveal',
      (signal, steps) => this.#engine.reveal(signal, this.#text, entries, cell, noLimits, steps),
      (revealed) =>
        revealed.digit > 0
          ? { kind: 'reveal', cell, revealed, entered: entries[cell] === String(revealed.digit) }
          : { kind: 'no-solution' },
    );
    return found?.digit || null;
  }

  /** Counts all solutions, however long it takes. */
  async count(): Promise<void> {
    await this.#ask(
      'count',
      (signal, _steps, solutions) => this.#engine.count(signal, this.#text, noLimits, solutions),
      ({ grids: { digits, exact }, tilings }) =>
        this.#found({ value: BigInt(digits), exact }, tilings),
    );
  }

  #found(grids: Total, tilings: Count | null): Finding {
    this.counted = grids;
    return { kind: 'count', grids, tilings };
  }

  /** Estimates what takes too long to count; what is known by then is shown on the way. */
  async estimate(): Promise<void> {
    const options = { seed: 1, maxProbes: 1e9, maxMillis: estimateMillis, goodError };
    await this.#ask(
      'estimate',
      (signal) =>
        this.#engine.estimate(signal, this.#text, options, (soFar) => {
          if (signal.aborted) return;
          this.progress = { share: null, solutions: null, millis: soFar.millis };
          this.finding = { kind: 'estimate', estimate: soFar };
        }),
      (estimate) => ({ kind: 'estimate', estimate }),
    );
  }

  /** Shows how many solutions each candidate is in, or no longer shows it. */
  async toggleCandidates(): Promise<void> {
    if (this.candidates) {
      this.hideCandidates();
      return;
    }
    const options = { ...noLimits, limit: candidateLimit };
    await this.#ask(
      'candidates',
      (signal, steps) => this.#engine.trueCandidates(signal, this.#text, options, steps),
      (found) => {
        if (found.counts.every((count) => count === 0)) return { kind: 'no-solution' };
        this.candidates = found;
        return { kind: 'candidates', complete: found.complete };
      },
    );
  }

  /** Candidates lie where a solution would be: who looks for one wants to see it. */
  hideCandidates(): void {
    this.candidates = null;
    if (this.finding?.kind === 'candidates') this.finding = null;
  }

  /** Which further givens would make the puzzle unique. */
  async extraClues(): Promise<void> {
    const options = { ...noLimits, most: mostClues };
    await this.#ask(
      'extra',
      (signal, steps) => this.#engine.extraClues(signal, this.#text, options, steps),
      (extra) => ({ kind: 'extra', extra }),
    );
  }

  /** Which givens the puzzle could do without. */
  async minimal(): Promise<void> {
    await this.#ask(
      'minimal',
      (signal, steps) => this.#engine.redundantClues(signal, this.#text, noLimits, steps),
      (redundant) => ({ kind: 'minimal', redundant }),
    );
  }

  /**
   * Looks at a solution, counted from 0 in an order; one behind the last becomes the last. Solutions
   * far down take as long as finding all before them.
   */
  async browse(order: Order, index: number, seed = 0): Promise<void> {
    const wanted = Math.max(0, Math.min(Math.floor(index), lastSolution));
    const same = this.browsed?.order === order && this.browsed.seed === seed;
    const page = this.#page;
    if (same && page?.order === order && page.seed === seed) {
      const solution = page.solutions[wanted - page.offset];
      if (solution) {
        if (this.#sought) this.#stop();
        return this.#look(order, seed, wanted, solution, this.browsed!.total);
      }
    }
    const offset = wanted - (wanted % pageSize);
    const coming = this.#sought;
    if (coming?.order === order && coming.seed === seed && coming.offset === offset) {
      coming.index = wanted;
      return;
    }
    const sought = { order, seed, offset, index: wanted };
    const asked = this.#ask('browse', (signal, _steps, solutions) => {
      const options = {
        order,
        seed,
        maxSolutions: offset + pageSize + 1,
        maxTilings: 0,
        skipSolutions: offset,
        keepSolutions: pageSize,
        ...noLimits,
      };
      return this.#engine.solve(signal, this.#text, options, solutions);
    });
    this.#sought = sought;
    const answer = await asked;
    if (!answer) return;
    const found: ShownSolution[] =
      answer.kind === 'sudoku' ? answer.solutions.map((grid) => ({ grid })) : answer.solutions;
    const total = answer.kind === 'sudoku' ? answer.solutionCount : answer.gridCount;
    if (total.value === 0) {
      this.finding = { kind: 'no-solution' };
      return;
    }
    const last = offset + found.length - 1;
    if (found.length === 0) return this.browse(order, total.value - 1, seed);
    this.#page = { order, seed, offset, solutions: found };
    const at = Math.min(sought.index, last);
    const known = same && this.browsed!.total.exact ? this.browsed!.total : total;
    this.#look(order, seed, at, found[at - offset]!, known);
  }

  /** Goes on from the solution that is looked at or on its way; from `start` where there is none. */
  step(by: 1 | -1, start: number): Promise<void> {
    const from = this.#sought ?? this.browsed ?? { order: 'any', seed: 0, index: start };
    return this.browse(from.order, from.index + by, from.seed);
  }

  #look(order: Order, seed: number, index: number, solution: ShownSolution, total: Count): void {
    this.hideCandidates();
    const before = this.browsed && this.browsed.solution;
    this.browsed = { order, seed, index, solution, before, total };
    this.tiling = null;
  }

  /** Back to the solutions of the verdict. */
  leave(): void {
    if (this.asking === 'browse') this.#stop();
    this.browsed = null;
    this.pinned = null;
    this.tiling = null;
    this.#page = null;
  }

  /** Looks at a way to lay the dominoes on a solution, counted from 0. */
  async layTiling(grid: string, index: number): Promise<void> {
    const known = this.#tilings;
    const same = this.tiling?.grid === grid;
    const wanted = Math.max(0, index);
    if (same && wanted >= this.tiling!.count.value && this.tiling!.count.exact) return;
    const tiling = known?.grid === grid ? known.tilings[wanted - known.offset] : undefined;
    this.hideCandidates();
    if (tiling && same) {
      if (this.asking === 'tilings') this.#stop();
      this.tiling = { ...this.tiling!, index: wanted, tiling };
      return;
    }
    const offset = wanted - (wanted % tilingPage);
    const coming = this.#laying;
    if (coming?.grid === grid && coming.offset === offset) {
      coming.index = wanted;
      return;
    }
    const laying = { grid, offset, index: wanted };
    const options = { maxTilings: 1e6, skipTilings: offset, keepTilings: tilingPage };
    const asked = this.#ask('tilings', (signal) => {
      return this.#engine.tilings(signal, this.#text, grid, options);
    });
    this.#laying = laying;
    const found = await asked;
    if (!found?.tilings.length) return;
    this.#tilings = { grid, offset, tilings: found.tilings };
    const at = Math.min(laying.index - offset, found.tilings.length - 1);
    this.tiling = { grid, index: offset + at, tiling: found.tilings[at]!, count: found.count };
  }

  /** Goes on from the way to lay them that is looked at or on its way; else begins with the first. */
  stepTiling(grid: string, by: 1 | -1): Promise<void> {
    const from = this.#laying ?? this.tiling;
    return this.layTiling(grid, from?.grid === grid ? from.index + by : 0);
  }

  #stop(): void {
    this.#task.drop();
    this.#sought = null;
    this.#laying = null;
    this.asking = null;
    this.progress = null;
  }

  /**
   * Asks one thing, in place of what is being asked; undefined: it was stopped or went wrong. What is found
   * comes with its end: nobody sees a question that is asked no longer without an answer.
   */
  async #ask<T>(
    question: Question,
    put: (
      signal: AbortSignal,
      steps: (steps: Steps) => void,
      solutions: (progress: { solutions: number }) => void,
    ) => Promise<T>,
    found?: (value: T) => Finding,
  ): Promise<T | undefined> {
    this.#stop();
    const signal = this.#task.begin();
    this.asking = question;
    if (question !== 'browse' && question !== 'tilings') this.finding = null;
    const started = performance.now();
    let known: Pick<QuestionProgress, 'share' | 'solutions'> = { share: null, solutions: null };
    const ticker = setInterval(() => {
      const millis = performance.now() - started;
      if (millis >= quietTime) this.progress = { ...known, millis };
    }, 100);
    try {
      const value = await put(
        signal,
        ({ done, total }) => (known = { share: total ? done / total : null, solutions: null }),
        ({ solutions }) => (known = { share: null, solutions }),
      );
      if (signal.aborted) return undefined;
      this.#stop();
      if (found) this.finding = found(value);
      return value;
    } catch (error) {
      if (signal.aborted) return undefined;
      this.#stop();
      this.finding = { kind: 'failed', failure: logBug(error) };
      return undefined;
    } finally {
      clearInterval(ticker);
    }
  }
}
