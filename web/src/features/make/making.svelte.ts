/** The state of the form and of what it made. */
import {
  LatestTask,
  createSolver,
  createWorkshop,
  logBug,
  type EngineClient,
  type MadePuzzle,
  type MadePuzzles,
  type PuzzleReading,
  type SolveOptions,
  type Solver,
  type Symmetry,
  type Failure,
} from '../../engine';
import { puzzleDocument } from '../../state/document.svelte';
import { beforeEnding, recallHere, rememberHere } from '../../state/storage';
import { largestDrawnSeed } from '../../ui/seed';
import {
  choicesOf,
  effective,
  firstChoices,
  isOfOne,
  queryOf,
  requestOf,
  withImages,
  type Choices,
} from './wishes';

/** Puzzles that one call makes: the first is seen soon, and no cancel loses many. */
const firstRun = 1;
const longestRun = 250;
/** Milliseconds that a call should take. */
const aimedAt = 150;
const blankPattern = '0'.repeat(81);
const anySolution: SolveOptions = {
  order: 'any',
  maxSolutions: 1,
  maxTilings: 0,
  maxNodes: 0,
  maxMillis: 0,
  keepSolutions: 1,
  seed: 0,
};
/** Milliseconds before it is said that something is under way. */
export const patience = 200;

type Maker = Pick<EngineClient, 'make' | 'close'>;

/** A series that several workers make, a run of puzzles at a time. */
interface Series {
  choices: Choices;
  /** Of every puzzle; empty: of none. */
  solution: string;
  signal: AbortSignal;
  /** Where the next run begins. */
  next: number;
  /** Runs that have been made, by where they begin. */
  runs: Record<number, MadePuzzles>;
}

/** The text of the Sudoku on the Solve tab; empty: there is none. */
export function documentSudoku(): string {
  const reading = puzzleDocument.completePuzzle;
  return reading?.kind === 'sudoku' ? reading.text : '';
}

/**
 * One series at a time, in as many workers as it needs, up to one for each core. Neither making nor
 * looking rejects; `ended` says how the making ended, `unread` what kept a puzzle from being looked at.
 */
export class MakeSession {
  /** Each starts with its first run: a single puzzle takes one. */
  readonly #engines: readonly Maker[];
  /** Reads what was made, while more is being made. */
  readonly #reader: Pick<Solver, 'read' | 'solve'>;
  readonly #task = new LatestTask();
  #readings = 0;
  #start = 0;

  /** What the form held before the page was loaded again, and what the puzzles were made of. */
  #left = (recallHere('make') ?? '').split(' ');
  choices = $state<Choices>(choicesOf(this.#left[0]!));
  /** The pattern that was drawn and is not wished for at the moment; empty: none. */
  #laidAside = '';

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
  ended = $state.raw<'complete' | 'cancelled' | Failure | null>(null);
  /** Why the puzzle that is looked at could not be read; null: it could, or has yet to be. */
  unread = $state.raw<Failure | null>(null);

  constructor(
    engines: readonly Maker[] = Array.from(
      { length: navigator.hardwareConcurrency || 2 },
      createWorkshop,
    ),
    reader: Pick<Solver, 'read' | 'solve'> = createSolver(),
  ) {
    this.#engines = engines;
    this.#reader = reader;
  }

  /** Keeps what the form holds for when the page is loaded again; called when it goes away. */
  keep(): void {
    rememberHere('make', [this.choices, this.made ?? firstChoices].map(queryOf).join(' '));
  }

  /** Makes the puzzles of a link. What the form held beside them before the page was loaded again stays. */
  async open(choices: Choices): Promise<void> {
    const held = this.#left[1] === queryOf(effective(choices)) ? this.choices : choices;
    this.#left = [];
    this.choices = choices;
    const making = this.make();
    this.choices = held;
    await making;
  }

  /** Puzzles that were looked for and not found. */
  get missing(): number {
    return this.done - this.puzzles.length;
  }

  /** Whether the cells that are given are chosen. What was drawn before comes back. */
  get hasPattern(): boolean {
    return this.choices.pattern !== '';
  }

  set hasPattern(on: boolean) {
    if (!on) this.#laidAside = this.choices.pattern;
    this.choices.pattern = on ? this.#laidAside || blankPattern : '';
    this.symmetry = this.choices.symmetry;
  }

  /** A pattern has it as well: cells whose images are given are given. */
  get symmetry(): Symmetry {
    return this.choices.symmetry;
  }

  set symmetry(symmetry: Symmetry) {
    this.choices.symmetry = symmetry;
    this.choices.pattern = withImages(this.choices.pattern, symmetry);
  }

  /** Whether it is with these choices that puzzles were made, or are being. */
  isOf(choices: Choices): boolean {
    const { made } = this;
    const wanted = effective(choices);
    return made?.fromDocument === wanted.fromDocument && queryOf(made) === queryOf(wanted);
  }

  /** A seed that nobody has chosen. */
  drawSeed(): void {
    this.choices.seed = Math.floor(Math.random() * (largestDrawnSeed + 1));
  }

  /** A solution of a Sudoku; empty: it has none. */
  async solutionOf(signal: AbortSignal, sudoku: string): Promise<string> {
    if (sudoku === '') return '';
    const answer = await this.#reader.solve(signal, sudoku, anySolution);
    return (answer.kind === 'sudoku' && answer.solutions[0]) || '';
  }

  /** Makes what is chosen, in place of what was made. */
  async make(): Promise<void> {
    const signal = this.#task.begin();
    const choices = effective($state.snapshot(this.choices));
    if (isOfOne(choices)) choices.count = 1;
    this.made = choices;
    this.puzzles = [];
    this.selected = 0;
    this.reading = this.unread = null;
    this.#readings += 1;
    this.done = this.tries = this.millis = 0;
    this.ended = null;
    this.running = true;
    this.slow = false;
    const timer = setTimeout(() => (this.slow = this.#task.isLatest(signal)), patience);
    this.#start = performance.now();
    const series: Series = { choices, solution: '', signal, next: 0, runs: {} };
    const workers = this.#engines.slice(0, choices.count);
    try {
      if (choices.fromDocument) {
        series.solution = await this.solutionOf(signal, documentSudoku());
        signal.throwIfAborted();
        if (series.solution === '') {
          this.made = null;
          return;
        }
      }
      await Promise.all(workers.map((engine) => this.#makeRuns(engine, series)));
      this.ended = 'complete';
    } catch (error) {
      if (!this.#task.isLatest(signal)) return;
      this.ended = signal.aborted ? 'cancelled' : logBug(error);
      this.#task.abort();
      // What no longer waits for the runs before it.
      const made = Object.entries(series.runs).map(([first, run]) => [Number(first), run] as const);
      this.#show(made.filter(([first]) => first >= this.done));
    } finally {
      clearTimeout(timer);
      if (this.#task.end(signal)) {
        this.running = this.slow = false;
        // One stays for the next puzzle; the memory of the others is not needed for long.
        for (const engine of workers.slice(1)) engine.close();
      }
    }
  }

  /** Makes runs of a series until none is left. A puzzle depends on its number alone, not on its run. */
  async #makeRuns(engine: Maker, series: Series): Promise<void> {
    const { choices, solution, signal, runs } = series;
    let length = firstRun;
    while (series.next < choices.count) {
      const first = series.next;
      const count = Math.min(length, choices.count - first);
      series.next += count;
      let told = 0;
      const tell = (tries: number) => {
        this.tries += tries - told;
        told = tries;
      };
      const request = requestOf(choices, solution, first, count);
      const run = await engine.make(signal, request, ({ tries }) => tell(tries));
      signal.throwIfAborted();
      tell(run.tries);
      runs[first] = run;
      const following: [number, MadePuzzles][] = [];
      for (let at = this.done, found; (found = runs[at]); at = found.next) {
        following.push([at, found]);
      }
      this.#show(following);
      const each = Math.max(run.millis / count, 0.01);
      length = Math.max(1, Math.min(longestRun, 4 * length, Math.round(aimedAt / each)));
    }
  }

  #show(runs: readonly (readonly [first: number, run: MadePuzzles])[]): void {
    for (const [first, run] of runs) this.done += run.next - first;
    const isFirst = this.puzzles.length === 0;
    this.puzzles = [...this.puzzles, ...runs.flatMap(([, { puzzles }]) => puzzles)];
    this.millis = performance.now() - this.#start;
    if (isFirst) void this.look(0);
  }

  /** Ends the making; what was made stays. */
  cancel(): void {
    this.#task.abort();
  }

  /** Looks at one of the puzzles. */
  async look(index: number): Promise<void> {
    const puzzle = this.puzzles[index];
    if (!puzzle) return;
    this.selected = index;
    const mine = ++this.#readings;
    try {
      const { puzzles } = await this.#reader.read(new AbortController().signal, puzzle.text);
      if (mine !== this.#readings) return;
      this.reading = puzzles[0] ?? null;
      this.unread = null;
    } catch (error) {
      const failure = logBug(error);
      if (mine !== this.#readings) return;
      this.reading = null;
      this.unread = failure;
    }
  }
}

/** Kept while other tabs are looked at. */
export const makeSession = new MakeSession();
beforeEnding(() => makeSession.keep());
