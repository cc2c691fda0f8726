/** What can be made of the puzzle at hand: one question at a time. */
import {
  LatestTask,
  createWorkshop,
  logBug,
  shuffled,
  turns,
  type Outcome,
  type PuzzleReading,
  type Shuffled,
  type Turn,
  type Failure,
} from '../../engine';
import { isComplete } from '../../state/puzzles';
import { beforeEnding, recallHere, rememberHere } from '../../state/storage';
import { largestSeed } from '../../ui/seed';
import { whole } from '../../ui/whole';
import { patience } from './making.svelte';

/**
 * The tools, in the order of the form. `compare`: whether two puzzles are guises of one another.
 */
export const tools = ['minimise', 'complete', 'transform', 'canonical', 'compare'] as const;
export type Tool = (typeof tools)[number];

/**
 * What came of a tool: another puzzle, or why there is none. `unmarked`: pencil marks were left out; `first`:
 * so were puzzles behind the one that was compared; `partly`: so was what could not be read.
 */
export type ToolResult =
  | { kind: 'puzzle'; reading: PuzzleReading; added: number; fewest: boolean; unmarked: boolean }
  | { kind: 'not-unique'; outcome: Outcome }
  | { kind: 'nothing-to-add'; outcome: Outcome }
  | { kind: 'same'; same: boolean; first: boolean; partly: boolean; unmarked: boolean }
  | { kind: 'unreadable' };

/**
 * One question at a time, in a worker of its own. Nothing rejects: what went wrong is in `failed`.
 */
export class ToolsSession {
  readonly #engine = createWorkshop();
  readonly #task = new LatestTask();
  /** What `result` depends on. */
  #asked = '';

  tool = $state<Tool>('minimise');
  seed = $state(1);
  /** Orders in which givens are left out. */
  orders = $state(1);
  turn = $state<Turn | ''>('');
  /** As in `TransformOptions`. */
  rows = $state('');
  columns = $state('');
  digits = $state('');
  shuffle = $state<Shuffled[]>(['turn', 'bands', 'rows', 'stacks', 'columns', 'digits']);
  /** The text of the puzzle to compare with. */
  other = $state('');
  result = $state.raw<ToolResult | null>(null);
  running = $state(false);
  slow = $state(false);
  failed = $state.raw<Failure | null>(null);
  stopped = $state(false);
  /** Whether a text was pasted that the page would stall over, and not taken. */
  refused = $state(false);

  /** As the form was before the page was loaded again, as far as what was kept is of this form. */
  constructor() {
    const first = this.#choices();
    const kept = keptChoices();
    for (const name of Object.keys(first) as (keyof typeof first)[]) {
      if (typeof kept[name] === typeof first[name]) Object.assign(this, { [name]: kept[name] });
    }
    const { tool, turn, shuffle } = kept;
    this.tool = tools.find((each) => each === tool) ?? first.tool;
    this.turn = turns.find((each) => each === turn) ?? first.turn;
    this.shuffle = Array.isArray(shuffle)
      ? shuffled.filter((each) => shuffle.includes(each))
      : first.shuffle;
  }

  /** Keeps what is chosen for when the page is loaded again; called when it goes away. */
  keep(): void {
    rememberHere('tools', JSON.stringify(this.#choices()));
  }

  /** Uses the chosen tool on a puzzle. */
  async run(puzzle: PuzzleReading): Promise<void> {
    const signal = this.#task.begin();
    this.#forget();
    this.running = true;
    this.slow = false;
    const timer = setTimeout(() => (this.slow = this.#task.isLatest(signal)), patience);
    try {
      const result = await this.#answer(signal, puzzle);
      if (!signal.aborted) this.result = result;
    } catch (error) {
      if (signal.aborted) return;
      this.failed = logBug(error);
    } finally {
      clearTimeout(timer);
      if (this.#task.end(signal)) {
        this.running = this.slow = false;
      }
    }
  }

  /** Gives the question up. */
  cancel(): void {
    this.stopped = this.running;
    this.#task.abort();
  }

  /** Follows the puzzle: what came of another, or of another tool or choice, is forgotten. */
  follow(text: string): void {
    const asked = JSON.stringify([text, this.#choices()]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.cancel();
    this.#forget();
  }

  /** What came of the question before. */
  #forget(): void {
    this.result = null;
    this.failed = null;
    this.stopped = false;
    this.refused = false;
  }

  #choices() {
    const { tool, seed, orders, turn, rows, columns, digits, shuffle, other } = this;
    return { tool, seed, orders, turn, rows, columns, digits, shuffle, other };
  }

  async #answer(signal: AbortSignal, puzzle: PuzzleReading): Promise<ToolResult> {
    const { kind, text, candidates } = puzzle;
    const seed = whole(this.seed, 0, largestSeed);
    switch (this.tool) {
      case 'minimise': {
        const orders = whole(this.orders, 1, 1000);
        const made = await this.#engine.minimise(signal, text, { seed, orders });
        if (made.outcome !== 'unique') return { kind: 'not-unique', outcome: made.outcome };
        return this.#puzzle(signal, made.text);
      }
      case 'complete': {
        const made = await this.#engine.complete(signal, text);
        if (made.added === 0) return { kind: 'nothing-to-add', outcome: made.outcome };
        return this.#puzzle(signal, made.text, made);
      }
      case 'transform': {
        const lines = ['bands', 'rows', 'stacks', 'columns'];
        const shuffle = this.shuffle.filter((what) => kind === 'sudoku' || !lines.includes(what));
        const { turn, digits } = this;
        const { rows, columns } = kind === 'sudoku' ? this : { rows: '', columns: '' };
        const given = { turn, rows, columns, digits };
        const made = await this.#engine.transform(signal, text, { shuffle, seed, ...given });
        return this.#puzzle(signal, made);
      }
      case 'canonical':
        return this.#puzzle(signal, await this.#engine.canonical(signal, text), {
          unmarked: candidates !== null,
        });
      case 'compare': {
        const { puzzles, diagnostics } = await this.#engine.read(signal, this.other);
        const [other] = puzzles;
        if (!other || !isComplete(other)) return { kind: 'unreadable' };
        const first = puzzles.length > 1;
        const partly = diagnostics.some(({ severity }) => severity === 'error');
        const about = { kind: 'same', first, partly } as const;
        if (other.kind !== kind) return { ...about, same: false, unmarked: false };
        const mine = await this.#engine.canonical(signal, text);
        const same = mine === (await this.#engine.canonical(signal, other.text));
        return { ...about, same, unmarked: (candidates ?? other.candidates) !== null };
      }
    }
  }

  async #puzzle(
    signal: AbortSignal,
    text: string,
    { added = 0, fewest = false, unmarked = false } = {},
  ): Promise<ToolResult> {
    const { puzzles } = await this.#engine.read(signal, text);
    return { kind: 'puzzle', reading: puzzles[0]!, added, fewest, unmarked };
  }
}

function keptChoices(): Record<string, unknown> {
  try {
    return Object(JSON.parse(recallHere('tools') ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Kept while other tabs are looked at. */
export const toolsSession = new ToolsSession();
beforeEnding(() => toolsSession.keep());
