/** The state of the Judge tab: both texts, what they are judged by, and the verdict. */
import {
  LatestTask,
  createWorkshop,
  logBug,
  profileIds,
  type EngineClient,
  type Failure,
  type Judgement,
  type ProfileId,
} from '../../engine';
import { History } from '../../state/history.svelte';
import { encodeLast } from '../../state/saved';
import { beforeEnding, recallHere, rememberHere } from '../../state/storage';
import { changedUnits } from '../../state/textPosition';

/** Milliseconds of rest in typing before the texts are judged; longer for long ones. */
const restDelay = 150;
const longRestDelay = 600;
const longText = 100_000;
/** Milliseconds after which a running judgement says so. */
const quietTime = 250;
/** UTF-16 units of both texts that are kept over a reload: the puzzles need room there, too. */
const longestKept = 1_000_000;

/** What is judged, and by what; undo brings it back. Immutable. */
export interface Submission {
  readonly profile: ProfileId | 'auto';
  readonly strict: boolean;
  readonly input: string;
  readonly output: string;
}

/**
 * One judgement at a time, in a worker of its own. Nothing rejects: what went wrong is in `failed`.
 */
export class JudgeSession {
  readonly #engine: Pick<EngineClient, 'judge'>;
  readonly #task = new LatestTask();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #history = new History<Submission>(({ input, output }, before) => {
    return (
      (input === before?.input ? 0 : input.length) + (output === before?.output ? 0 : output.length)
    );
  });
  #submission = $state.raw<Submission>(kept());
  /** What was judged last, with what came of it. */
  #judged = $state.raw<{ submission: Submission; judgement: Judgement } | null>(null);
  /** `quiet`: a judgement is on its way, for no longer than one need know. */
  #phase = $state<'settled' | 'quiet' | 'running'>('settled');

  /** Why what was judged last has no judgement; null: it has one, or nothing was judged. */
  failed = $state.raw<Failure | null>(null);

  constructor(engine: Pick<EngineClient, 'judge'> = createWorkshop()) {
    this.#engine = engine;
    this.#history.goOn(...keptHistory());
  }

  get submission(): Submission {
    return this.#submission;
  }

  get profile(): ProfileId | 'auto' {
    return this.#submission.profile;
  }

  set profile(profile: ProfileId | 'auto') {
    this.replace({ profile });
  }

  get strict(): boolean {
    return this.#submission.strict;
  }

  set strict(strict: boolean) {
    this.replace({ strict });
  }

  get input(): string {
    return this.#submission.input;
  }

  set input(input: string) {
    this.#type('input', input);
  }

  get output(): string {
    return this.#submission.output;
  }

  set output(output: string) {
    this.#type('output', output);
  }

  /** Changes some of it, all in one step. */
  replace(changes: Partial<Submission>): void {
    this.#history.push(this.#submission);
    this.#submission = { ...this.#submission, ...changes };
  }

  /** Changes of one text in quick succession are undone together. */
  #type(side: 'input' | 'output', text: string): void {
    this.#history.pushTyped(this.#submission, side, changedUnits(this.#submission[side], text));
    this.#submission = { ...this.#submission, [side]: text };
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Goes back to both texts as they were before the last change; `redo` takes that back. */
  undo(): void {
    this.#submission = this.#history.undo(this.#submission) ?? this.#submission;
  }

  redo(): void {
    this.#submission = this.#history.redo(this.#submission) ?? this.#submission;
  }

  /** Keeps what is submitted, and what was, for when the page is loaded again; called when it goes away. */
  keep(): void {
    const { input, output } = this.#submission;
    const { length } = input + output;
    const worthIt = length > 0 && length <= longestKept;
    rememberHere('judge', worthIt ? JSON.stringify(this.#submission) : null);
    const { past, future } = this.#history;
    rememberHere('judge-history', `[${encodeLast(past)},${encodeLast(future)}]`);
  }

  get #isJudged(): boolean {
    return this.#judged?.submission === this.#submission;
  }

  /** Of what is submitted; of what was before it, while its own may come in no time. */
  get judgement(): Judgement | null {
    return this.#isJudged || this.#phase === 'quiet' ? (this.#judged?.judgement ?? null) : null;
  }

  /** A judgement takes long enough to say so. */
  get running(): boolean {
    return this.#phase === 'running';
  }

  /**
   * Judges after a rest in typing. Nothing printed yet is no wrong answer, and no input yet none that cannot be
   * used; of what is judged without one, the problem has to be chosen.
   */
  follow(): void {
    this.#abandon();
    const { profile, input, output } = this.#submission;
    const isAwaited = output.trim() === '' || (profile === 'auto' && input.trim() === '');
    if (this.#isJudged || isAwaited) {
      this.#phase = 'settled';
      this.failed = null;
      return;
    }
    if (!this.running) this.#phase = 'quiet';
    const delay = output.length + input.length > longText ? longRestDelay : restDelay;
    this.#timer = setTimeout(() => void this.run(), delay);
  }

  /** Judges now. Resolves with the judgement, or null where it was overtaken or failed. */
  async run(): Promise<Judgement | null> {
    this.#abandon();
    const signal = this.#task.begin();
    const submission = this.#submission;
    const { profile, strict, input, output } = submission;
    if (!this.running) this.#phase = 'quiet';
    const quiet = setTimeout(() => {
      if (this.#task.isLatest(signal)) this.#phase = 'running';
    }, quietTime);
    try {
      const judgement = await this.#engine.judge(signal, profile, input, output, {
        strict,
      });
      if (!this.#task.isLatest(signal)) return null;
      this.#judged = { submission, judgement };
      this.failed = null;
      return judgement;
    } catch (error) {
      if (!this.#task.isLatest(signal)) return null;
      this.#judged = null;
      this.failed = logBug(error);
      return null;
    } finally {
      clearTimeout(quiet);
      if (this.#task.end(signal)) {
        this.#phase = 'settled';
      }
    }
  }

  /** Gives up a judgement that takes long. */
  cancel(): void {
    this.#abandon();
    this.#phase = 'settled';
  }

  #abandon(): void {
    clearTimeout(this.#timer);
    this.#task.drop();
  }
}

const none: Submission = { profile: 'auto', strict: false, input: '', output: '' };

/** What was submitted before the page was loaded again. */
function kept(): Submission {
  return submissionFrom(parsed('judge')) ?? none;
}

/** The states before and after that. */
function keptHistory(): [past: Submission[], future: Submission[]] {
  const found = parsed('judge-history');
  const [past, future] = Array.isArray(found) ? (found as unknown[]) : [];
  return [submissionsFrom(past), submissionsFrom(future)];
}

function parsed(name: string): unknown {
  try {
    return JSON.parse(recallHere(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Null for anything but a submission. */
function submissionFrom(value: unknown): Submission | null {
  const { profile, strict, input, output } = { ...none, ...(value as Partial<Submission>) };
  const isOurs =
    ['auto', ...profileIds].includes(profile) &&
    [strict, input, output].map((each) => typeof each).join() === 'boolean,string,string';
  return isOurs ? { profile, strict, input, output } : null;
}

function submissionsFrom(value: unknown): Submission[] {
  return Array.isArray(value) ? value.map(submissionFrom).filter((each) => each !== null) : [];
}

/** Kept while other tabs are looked at. */
export const judgeSession = new JudgeSession();
beforeEnding(() => judgeSession.keep());
