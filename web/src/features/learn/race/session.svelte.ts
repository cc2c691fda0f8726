/** A race: each algorithm in a worker of its own, until it is through, stopped or capped. */
import {
  algorithms,
  createWorkshop,
  logBug,
  noCounters,
  type AlgorithmId,
  type Counters,
  type Ending,
  type EngineClient,
  type PuzzleReading,
  type Failure,
} from '../../../engine';
import { puzzleDocument } from '../../../state/document.svelte';
import { beforeEnding, recallHere, rememberHere } from '../../../state/storage';
import { Choice, chosenPuzzle, kindOfChoice, type PuzzleChoice } from '../choice.svelte';
import { fastest } from '../fastest';
import type { Runner } from './result';

const fewestRunners = 2;
/** Each has a worker. */
export const mostRunners = 6;
/** Milliseconds after which a runner is given up; 0: never. */
export const caps = [10_000, 60_000, 600_000, 0] as const;

/** What the bars may show. */
export const measures = ['millis', 'calls', 'reads'] as const;
export type Measure = (typeof measures)[number];

const favourites: Record<PuzzleReading['kind'], readonly AlgorithmId[]> = {
  sudoku: ['sudoku-blank-list', 'sudoku-masks', 'sudoku-fewest-first', 'sudoku-exact-cover'],
  sudominoku: ['sudominoku-post', 'sudominoku-right-down', 'sudominoku-most-constrained'],
};

/** An algorithm in a race: how it stands, and its figures so far. */
export interface Lane {
  algorithm: AlgorithmId;
  state: 'waiting' | 'running' | 'stopped' | Failure | Ending;
  counters: Counters;
  millis: number;
}

/** The algorithms for a kind of puzzle, in the order of the list. */
export function algorithmsFor(kind: PuzzleReading['kind']): AlgorithmId[] {
  return algorithms.filter((each) => each.kind === kind).map(({ id }) => id);
}

/** Whether a lane's figures are those of a whole search. */
export const isFinished = ({ state }: Lane) => state === 'solved' || state === 'exhausted';

type Controllers = Partial<Record<AlgorithmId, AbortController>>;

/** One race at a time. Nothing rejects: what went wrong is the state of a lane. */
export class RaceSession {
  readonly #choice: Choice;
  cap = $state<(typeof caps)[number]>(60_000);
  measure = $state<Measure>('millis');
  #picked = $state.raw(favourites);
  lanes = $state.raw<readonly Lane[]>([]);
  /** The puzzle that the lanes are of. */
  #raced: string | null = null;
  #controllers: Controllers = {};

  constructor() {
    const [choice, cap, ids, measure] = (recallHere('race') ?? '').split(' ');
    this.#choice = new Choice('inkala', choice);
    this.cap = caps.find((each) => String(each) === cap) ?? this.cap;
    this.measure = measures.find((each) => each === measure) ?? this.measure;
    if (ids === undefined) return;
    const pickedOf = (kind: PuzzleReading['kind']) =>
      algorithmsFor(kind).filter((id) => ids.split(',').includes(id));
    this.#picked = { sudoku: pickedOf('sudoku'), sudominoku: pickedOf('sudominoku') };
  }

  /** Keeps what is chosen for when the page is loaded again; called when it goes away. */
  keep(): void {
    const { sudoku, sudominoku } = this.#picked;
    const choices = [this.#choice.kept, this.cap, [...sudoku, ...sudominoku], this.measure];
    rememberHere('race', choices.join(' '));
  }

  /** The document's puzzle, once it has been read, unless another is chosen. */
  get choice(): PuzzleChoice {
    return this.#choice.value;
  }

  set choice(choice: PuzzleChoice) {
    this.#choice.value = choice;
  }

  /** What tells the chosen puzzle from others: a sample by its name, the document's by its text. */
  get #puzzle(): string {
    return (this.choice === 'document' && puzzleDocument.completePuzzle?.text) || this.choice;
  }

  /** The algorithms that will run, in the order of the list. */
  get picked(): readonly AlgorithmId[] {
    const kind = kindOfChoice(this.choice);
    return algorithmsFor(kind).filter((id) => this.#picked[kind].includes(id));
  }

  /** Whether an algorithm will run, for puzzles of the kind that is chosen. */
  pick(id: AlgorithmId, wanted: boolean): void {
    const others = this.picked.filter((each) => each !== id);
    const kind = kindOfChoice(this.choice);
    this.#picked = { ...this.#picked, [kind]: wanted ? [...others, id] : others };
  }

  get canStart(): boolean {
    const { length } = this.picked;
    return length >= fewestRunners && length <= mostRunners;
  }

  get running(): boolean {
    return this.lanes.some(({ state }) => state === 'waiting' || state === 'running');
  }

  /** The lanes in which something was counted. */
  get runners(): Runner[] {
    return this.lanes
      .filter(({ counters }) => counters.calls > 0)
      .map((lane) => ({ ...lane, finished: isFinished(lane) }));
  }

  /** Begins a race in place of another; resolves when all lanes have come to an end. */
  async start(): Promise<void> {
    this.stop();
    // A puzzle that comes to the document is no reason to end the race.
    this.#choice.value = this.choice;
    this.#raced = this.#puzzle;
    const ids = this.picked;
    this.lanes = ids.map((algorithm) => {
      return { algorithm, state: 'waiting', counters: noCounters, millis: 0 };
    });
    const engines = ids.map(() => createWorkshop());
    const controllers = ids.map(() => new AbortController());
    this.#controllers = Object.fromEntries(ids.map((id, i) => [id, controllers[i]!]));
    const mine = this.#controllers;
    try {
      const puzzle = await chosenPuzzle(engines[0]!, controllers[0]!.signal, this.choice);
      await Promise.all(
        ids.map((id, i) => this.#run(mine, id, engines[i]!, controllers[i]!.signal, puzzle)),
      );
    } catch (error) {
      const state = controllers[0]!.signal.aborted ? null : logBug(error);
      if (mine !== this.#controllers) return;
      this.lanes = state ? this.lanes.map((lane) => ({ ...lane, state })) : [];
    } finally {
      for (const engine of engines) engine.close();
    }
  }

  /** Ends one runner; the others run on. */
  stopOne(id: AlgorithmId): void {
    this.#controllers[id]?.abort();
  }

  /** Ends all runners. */
  stop(): void {
    for (const controller of Object.values(this.#controllers)) controller.abort();
  }

  /** Ends a race that need never end: nothing elsewhere would say that it goes on. */
  leave(): void {
    if (this.cap === 0) this.stop();
  }

  /** Ends and forgets a race of another puzzle than the chosen. */
  forgetOther(): void {
    if (this.#raced === this.#puzzle) return;
    this.stop();
    this.lanes = [];
  }

  async #run(
    mine: Controllers,
    algorithm: AlgorithmId,
    engine: EngineClient,
    signal: AbortSignal,
    puzzle: PuzzleReading,
  ): Promise<void> {
    const update = (change: Partial<Lane>) => {
      if (mine !== this.#controllers) return;
      this.lanes = this.lanes.map((lane) =>
        lane.algorithm === algorithm ? { ...lane, ...change } : lane,
      );
    };
    const options = { maxCalls: 0, maxMillis: this.cap, maxSolutions: 1 };
    try {
      update({ state: 'running' });
      const run = await fastest(
        (told) => engine.race(signal, puzzle.text, algorithm, options, told),
        ({ counters, millis }) => update({ counters, millis }),
      );
      update({ state: run.ending, counters: run.counters, millis: run.millis });
    } catch (error) {
      update({ state: signal.aborted ? 'stopped' : logBug(error) });
    } finally {
      engine.close();
    }
  }
}

/** Kept, with its result, while other pages are looked at. */
export const raceSession = new RaceSession();
beforeEnding(() => raceSession.keep());
