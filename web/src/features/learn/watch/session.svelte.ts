/** The search that is watched: which puzzle, which algorithm, and what was recorded. */
import {
  LatestTask,
  algorithms,
  createWorkshop,
  logBug,
  type EngineClient,
  type PuzzleReading,
  type RunProgress,
  type TracedAlgorithmId,
  type Failure,
} from '../../../engine';
import { puzzleDocument } from '../../../state/document.svelte';
import { beforeEnding, recallHere, rememberHere } from '../../../state/storage';
import { Choice, chosenPuzzle, kindOfChoice, type PuzzleChoice } from '../choice.svelte';
import { Player, speeds } from './player.svelte';
import { Replay } from './replay';

/** Events that are kept, six bytes each: about as many as can be told apart by scrubbing. */
const maxEvents = 1_000_000;
/** Where the search goes on after its first solution. */
const manySolutions = 1000;
const maxMillis = 60_000;
/** Milliseconds after which the page says that it is searching. */
const quietTime = 250;

/** The algorithms for a kind of puzzle that leave a trace. */
export function tracedFor(kind: PuzzleReading['kind']): TracedAlgorithmId[] {
  return algorithms
    .filter((each) => each.kind === kind && each.reads !== null)
    .map(({ id }) => id as TracedAlgorithmId);
}

/** A search that was recorded, with its player. */
export interface Recording {
  /** What tells it from others: the choices, and the document's puzzle. */
  key: string;
  puzzle: PuzzleReading;
  algorithm: TracedAlgorithmId;
  player: Player;
}

type Engine = Pick<EngineClient, 'read' | 'trace' | 'close'>;

/**
 * One recording at a time, in a worker of its own. Nothing rejects: `notice` says why there is
 * none.
 */
export class WatchSession {
  readonly #engine: Engine;
  readonly #task = new LatestTask();
  /** Of what was recorded or is being. */
  #key = '';
  /** The place in a recording, and its key, before the page was loaded again: until that is there. */
  #left = recallHere('watch-place');
  /** Of the player that is gone, an index into `speeds`. */
  #speed: number | null = null;

  readonly #choice: Choice;
  /** For each kind the one that was chosen last. */
  #algorithms: Readonly<Record<PuzzleReading['kind'], TracedAlgorithmId>> = $state.raw({
    sudoku: 'sudoku-blank-list',
    sudominoku: 'sudominoku-post',
  });
  /** Whether the search goes on after its first solution. */
  goesOn = $state(false);
  recording = $state.raw<Recording | null>(null);
  progress = $state.raw<RunProgress | null>(null);
  running = $state(false);
  notice = $state.raw<'cancelled' | Failure | null>(null);

  constructor(engine: Engine = createWorkshop()) {
    this.#engine = engine;
    const [choice, ids, goesOn, speed] = (recallHere('watch') ?? '').split(' ');
    this.#choice = new Choice('first', choice);
    const chosen = (kind: PuzzleReading['kind']) =>
      tracedFor(kind).find((id) => ids?.split(',').includes(id)) ?? this.#algorithms[kind];
    this.#algorithms = { sudoku: chosen('sudoku'), sudominoku: chosen('sudominoku') };
    this.goesOn = goesOn === 'true';
    if (speed && Number(speed) in speeds) this.#speed = Number(speed);
  }

  /** Keeps what is chosen for when the page is loaded again; called when it goes away. */
  keep(): void {
    const { recording } = this;
    const { sudoku, sudominoku } = this.#algorithms;
    const speed = recording?.player.speed ?? this.#speed ?? '';
    const choices = [this.#choice.kept, `${sudoku},${sudominoku}`, this.goesOn, speed];
    rememberHere('watch', choices.join(' '));
    const place = recording ? `${recording.player.position}\n${recording.key}` : this.#left;
    rememberHere('watch-place', place);
  }

  /** The document's puzzle, once it has been read, unless another is chosen. */
  get choice(): PuzzleChoice {
    return this.#choice.value;
  }

  set choice(choice: PuzzleChoice) {
    this.#choice.value = choice;
  }

  get algorithm(): TracedAlgorithmId {
    return this.#algorithms[kindOfChoice(this.choice)];
  }

  set algorithm(algorithm: TracedAlgorithmId) {
    this.#algorithms = { ...this.#algorithms, [kindOfChoice(this.choice)]: algorithm };
  }

  /** Records what is chosen, unless it is there already, or was given up: then it takes an `again`. */
  async load(again = false): Promise<void> {
    const key = [
      this.choice,
      this.choice === 'document' && puzzleDocument.completePuzzle?.text,
      this.algorithm,
      this.goesOn,
    ].join('\n');
    const isSettled = this.recording ?? (this.notice === 'cancelled' && !again);
    if (key === this.#key && (isSettled || this.running)) return;
    this.#key = key;
    const signal = this.#task.begin();
    this.recording?.player.pause();
    this.progress = null;
    const quiet = setTimeout(() => {
      this.running = true;
      this.notice = null;
    }, quietTime);
    try {
      this.recording = await this.#record(signal, key);
      this.notice = null;
    } catch (error) {
      if (!this.#task.isLatest(signal)) return;
      // What was recorded before is not what is chosen.
      this.#drop();
      this.notice = signal.aborted ? 'cancelled' : logBug(error);
    } finally {
      clearTimeout(quiet);
      if (this.#task.end(signal)) {
        this.running = false;
      }
    }
  }

  /** Rejects as `EngineClient` does. */
  async #record(signal: AbortSignal, key: string): Promise<Recording> {
    const { algorithm } = this;
    const maxSolutions = this.goesOn ? manySolutions : 1;
    const options = { maxEvents, maxCalls: 0, maxMillis, maxSolutions };
    const puzzle = await chosenPuzzle(this.#engine, signal, this.choice);
    signal.throwIfAborted();
    const tell = (progress: RunProgress) => {
      if (this.#task.isLatest(signal)) this.progress = progress;
    };
    const trace = await this.#engine.trace(signal, puzzle.text, algorithm, options, tell);
    const player = new Player(new Replay(trace, puzzle.givens));
    player.speed = this.recording?.player.speed ?? this.#speed ?? player.speed;
    if (this.#left?.endsWith(`\n${key}`)) {
      player.seek(parseInt(this.#left));
      this.#left = null;
    }
    return { key, puzzle, algorithm, player };
  }

  /** Gives up the search that is being recorded, if one is. */
  cancel(): void {
    this.#task.abort();
  }

  /** Forgets the recording, but not how fast it was played. */
  #drop(): void {
    this.#speed = this.recording?.player.speed ?? this.#speed;
    this.recording = null;
  }

  /** Lets go of the worker, when the page is left. What was being recorded then is begun anew by `load`. */
  leave(): void {
    if (this.notice === null) this.#key = this.recording?.key ?? '';
    this.#task.drop();
    this.running = false;
    this.recording?.player.pause();
    this.#engine.close();
  }
}

/** Kept, with its recording and the place in it, while other pages are looked at. */
export const watchSession = new WatchSession();
beforeEnding(() => watchSession.keep());
