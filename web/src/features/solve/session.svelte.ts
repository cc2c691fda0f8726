/** The state of the Solve tab: what the text was read as, and the run over its puzzles. */
import {
  LatestTask,
  createSolver,
  EngineCrashed,
  EngineUnavailable,
  survey as surveyOf,
  type Answer,
  type Format,
  type OutputFormat,
  type OutputItem,
  type Progress,
  type PuzzleReading,
  type Reading,
  type Solver,
  type Survey,
  type UnavailableReason,
} from '../../engine';
import { isComplete } from '../../state/puzzles';
import { solvePuzzle } from './run';

/** One puzzle of a run. */
export interface Entry {
  puzzle: PuzzleReading;
  /** `first`: a solution is known, the verdict is not. */
  state: 'waiting' | 'searching' | 'first' | 'done' | 'cancelled' | 'crashed';
  answer: Answer | null;
}

/** What a run is doing, once it takes long enough to say so. */
export interface RunProgress {
  /** Counted from 1; 0 while the text is read. */
  puzzle: number;
  total: number;
  nodes: number;
  /** Since the run began. */
  millis: number;
}

/** How many puzzles of a run came out how; `open`: not settled. */
export interface Summary {
  total: number;
  unique: number;
  multiple: number;
  none: number;
  open: number;
}

/** What is written of a run. */
export interface Output {
  text: string;
  /** How many puzzles it covers, from the first on. */
  covered: number;
}

/** How a run ended, or why it could not begin. */
export type Notice = 'nothing' | 'draft' | 'cancelled' | 'crashed' | 'memory';

/** Milliseconds of a run in which nothing is shown of its progress. */
const quietTime = 200;
/** Milliseconds between two redraws while many puzzles are solved. */
const redrawInterval = 80;
/** Milliseconds of rest in typing before the text is read; longer for texts over `longText`. */
const readDelay = 120;
const longReadDelay = 600;
const longText = 200_000;

/** One run at a time. Nothing rejects: `notice` and `unavailable` say what went wrong. */
export class SolveSession {
  /** Reads beside a run, so that typing is answered while a long search goes on. */
  readonly #reader: Pick<Solver, 'survey' | 'write'>;
  readonly #solver: Pick<Solver, 'read' | 'solve'>;
  readonly #forever = new AbortController().signal;
  readonly #task = new LatestTask();
  /** True while a run goes on that has read its text. */
  #searching = false;
  #readTimer: ReturnType<typeof setTimeout> | undefined;
  #readNumber = 0;
  /** Whether a reading waits or goes on beside the run. */
  #isReading = false;
  /** Counts what was written, and runs: what was written before the last of them comes too late. */
  #writeNumber = 0;
  #drawTimer: ReturnType<typeof setTimeout> | undefined;
  /** Tells the progress of the latest run. */
  #ticker: ReturnType<typeof setInterval> | undefined;

  /** What the present text was read as; null before the first reading. */
  survey = $state.raw<Survey | null>(null);
  /** What the visitor wants the text to be read as; null: whatever it looks like. */
  as = $state.raw<Format | null>(null);
  /** How the output is written. */
  outputFormat = $state.raw<OutputFormat>('judge');
  /** The text that `survey` belongs to. */
  surveyed = $state.raw<string | null>(null);
  /** As they were last drawn. */
  entries = $state.raw<readonly Entry[]>([]);
  /** As the run has them at the moment. */
  #latest: readonly Entry[] = [];
  /** Signature of the puzzles of the run. */
  #signature = $state.raw('');
  running = $state(false);
  progress = $state.raw<RunProgress | null>(null);
  output = $state.raw<Output | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Puzzles solved although the text has errors elsewhere; null: there were none. */
  solvedBesideErrors = $state.raw<number | null>(null);
  unavailable = $state.raw<UnavailableReason | null>(null);

  constructor(
    reader: Pick<Solver, 'survey' | 'write'> = createSolver(),
    solver: Pick<Solver, 'read' | 'solve'> = createSolver(),
  ) {
    this.#reader = reader;
    this.#solver = solver;
  }

  /** True while the entries are those of the present text. */
  get current(): boolean {
    return this.entries.length > 0 && this.survey?.signature === this.#signature;
  }

  /** True once the text has other puzzles than those that were last solved. */
  get #isOutdated(): boolean {
    return this.survey !== null && this.survey.signature !== this.#signature;
  }

  /** Of the entries; those that are not done count as open. */
  get summary(): Summary {
    const summary = { total: this.entries.length, unique: 0, multiple: 0, none: 0, open: 0 };
    for (const { state, answer } of this.entries) {
      const outcome = state === 'done' ? answer?.outcome : undefined;
      if (outcome === 'unique' || outcome === 'multiple' || outcome === 'none')
        summary[outcome] += 1;
      else summary.open += 1;
    }
    return summary;
  }

  /** How many puzzles a text holds; null: it is not the one that was read last. */
  puzzlesIn(text: string): number | null {
    return this.surveyed === text ? (this.survey?.puzzleCount ?? 0) : null;
  }

  /** Reads the text after a rest in typing, as a format or as whatever it looks like. */
  follow(text: string, as: Format | null = null): void {
    this.#dropReading();
    if (as !== this.as) this.surveyed = null;
    this.as = as;
    if (text === this.surveyed) return;
    this.#isReading = true;
    const delay = this.surveyed === null ? 0 : text.length > longText ? longReadDelay : readDelay;
    this.#readTimer = setTimeout(() => void this.#read(text), delay);
  }

  /** Writes the output in another format. */
  writeAs(format: OutputFormat): void {
    this.outputFormat = format;
    void this.#write(this.#forever, this.#latest);
  }

  /** Tries to load the engine again. */
  retry(text: string): void {
    this.unavailable = null;
    this.surveyed = null;
    this.follow(text, this.as);
  }

  /** Stops the run; what it found stays. */
  cancel(): void {
    this.#task.abort();
  }

  /**
   * Reads and solves the text, ending a run that goes on. Resolves with the reading as soon as
   * there is one, or null if there was no getting one; the run continues.
   */
  async solve(text: string): Promise<Survey | null> {
    this.#dropReading();
    const number = this.#readNumber;
    const { signal, done } = this.#begin();
    let reading: Reading;
    try {
      reading = await this.#solver.read(signal, text, this.as);
      signal.throwIfAborted();
    } catch (error) {
      this.#end(signal, error);
      return null;
    }
    const survey = surveyOf(reading);
    const isNewest = number === this.#readNumber;
    if (isNewest) {
      this.survey = survey;
      this.surveyed = text;
    }
    this.unavailable = null;
    const entries = reading.puzzles.filter(isComplete).map((puzzle): Entry => {
      return { puzzle, state: 'waiting', answer: null };
    });
    // What is known of the same puzzles stays until there is more: a flicker would say nothing.
    if (survey.signature !== this.#signature) {
      this.#signature = survey.signature;
      this.entries = [];
      this.output = null;
      this.#writeNumber += 1;
    }
    this.#latest = entries;
    this.#searching = true;
    if (text.trim() === '') this.notice = 'nothing';
    else if (reading.puzzles.length > 0 && entries.length === 0) this.notice = 'draft';
    else if (survey.errorCount > 0) this.solvedBesideErrors = entries.length;
    void this.#run(signal, entries, done);
    // Another text has come, and no reading of it that would still say so.
    if (!isNewest && !this.#isReading && this.#isOutdated) this.cancel();
    return survey;
  }

  /** Begins a run in place of another. `done`: how far it is, which is told once it takes long. */
  #begin(): { signal: AbortSignal; done: Omit<RunProgress, 'millis'> } {
    const signal = this.#task.begin();
    this.#searching = false;
    this.running = true;
    this.#forget();
    this.progress = null;
    this.#writeNumber += 1;
    clearTimeout(this.#drawTimer);
    this.#drawTimer = undefined;
    const started = performance.now();
    const done = { puzzle: 0, total: 0, nodes: 0 };
    clearInterval(this.#ticker);
    this.#ticker = setInterval(() => {
      const millis = performance.now() - started;
      if (millis >= quietTime) this.progress = { ...done, millis };
    }, 100);
    return { signal, done };
  }

  async #read(text: string): Promise<void> {
    const number = this.#readNumber;
    this.#isReading = true;
    try {
      const survey = await this.#reader.survey(this.#forever, text, this.as);
      if (number !== this.#readNumber) return;
      this.#isReading = false;
      this.survey = survey;
      this.surveyed = text;
      this.unavailable = null;
      if (this.current || (this.#searching && !this.#isOutdated)) return;
      // A run that has not yet read its text is of a newer one than the entries.
      if (this.#searching) this.cancel();
      if (!this.running) this.#forget();
    } catch (error) {
      if (number !== this.#readNumber) return;
      this.#isReading = false;
      this.survey = null;
      this.surveyed = text;
      this.#explain(error);
    }
  }

  /** Forgets a reading that waits or goes on: the text it is for is no longer the text. */
  #dropReading(): void {
    clearTimeout(this.#readTimer);
    this.#readNumber += 1;
    this.#isReading = false;
  }

  /** Lets go of what belongs to a text that is no more. */
  #forget(): void {
    this.notice = null;
    this.solvedBesideErrors = null;
  }

  /** `done`: as `#begin` returned it; the run keeps it up to date. */
  async #run(
    signal: AbortSignal,
    entries: Entry[],
    done: Omit<RunProgress, 'millis'>,
  ): Promise<void> {
    let failure: unknown = null;
    done.total = entries.length;
    try {
      for (const [i, entry] of entries.entries()) {
        done.puzzle = i + 1;
        done.nodes = 0;
        entry.state = 'searching';
        this.#draw(entries);
        try {
          entry.answer = await solvePuzzle(
            this.#solver,
            signal,
            entry.puzzle.text,
            (answer) => {
              entry.answer = answer;
              entry.state = 'first';
              this.#draw(entries);
              void this.#write(signal, entries);
            },
            ({ nodes }: Progress) => (done.nodes = nodes),
          );
          entry.state = 'done';
        } catch (error) {
          if (!(error instanceof EngineCrashed)) throw error;
          entry.state = 'crashed';
          failure = error;
        }
      }
    } catch (error) {
      failure = error;
      for (const entry of entries) {
        if (entry.state !== 'done' && entry.state !== 'crashed') entry.state = 'cancelled';
      }
    }
    if (!this.#task.isLatest(signal)) return;
    const written = this.#write(this.#forever, entries);
    // Who cancels wants to see at once that it ended.
    if (!signal.aborted) await written;
    if (!this.#task.isLatest(signal)) return;
    this.#draw(entries, true);
    this.#end(signal, failure);
  }

  #end(signal: AbortSignal, failure: unknown): void {
    if (!this.#task.end(signal)) return;
    clearInterval(this.#ticker);
    this.running = false;
    this.progress = null;
    const searching = this.#searching;
    this.#searching = false;
    if (searching && this.#isOutdated) this.#forget();
    else if (signal.aborted) this.notice = 'cancelled';
    else if (failure) this.#explain(failure);
  }

  #explain(error: unknown): void {
    if (error instanceof EngineUnavailable) this.unavailable = error.reason;
    else {
      this.notice = error instanceof EngineCrashed && error.outOfMemory ? 'memory' : 'crashed';
      console.error(error);
    }
  }

  /** Shows the entries once the run is no longer quiet, at most every `redrawInterval`, or `now`. */
  #draw(entries: readonly Entry[], now = false): void {
    const draw = () => {
      clearTimeout(this.#drawTimer);
      this.#drawTimer = undefined;
      this.entries = entries.map((entry) => ({ ...entry }));
      if (!entries[0]?.answer) this.output = null;
    };
    // A long strip of puzzles takes longer to draw.
    const rest = this.progress === null ? quietTime : redrawInterval + entries.length;
    if (now) draw();
    else this.#drawTimer ??= setTimeout(draw, rest);
  }

  /** Writes the output of the puzzles up to the first that has no answer. */
  async #write(signal: AbortSignal, entries: readonly Entry[]): Promise<void> {
    const number = ++this.#writeNumber;
    const items: OutputItem[] = [];
    for (const { puzzle, answer } of entries) {
      const item = answer && outputItem(puzzle, answer);
      if (!item) break;
      items.push(item);
    }
    try {
      const text =
        items.length > 0 ? await this.#reader.write(signal, items, this.outputFormat) : '';
      if (number !== this.#writeNumber) return;
      this.output = items.length > 0 ? { text, covered: items.length } : null;
    } catch (error) {
      if (!signal.aborted && number === this.#writeNumber) this.#explain(error);
    }
  }
}

function outputItem({ kind }: PuzzleReading, answer: Answer): OutputItem | null {
  const [solution] = answer.solutions;
  if (solution === undefined) return answer.outcome === 'none' ? { kind, grid: null } : null;
  return { kind, grid: typeof solution === 'string' ? solution : solution.grid };
}
