/** The state of the Judge tab: both texts, what they are judged by, and the verdict. */
import {
  createWorkshop,
  EngineUnavailable,
  type EngineClient,
  type Judgement,
  type ProfileId,
  type UnavailableReason,
} from '../../engine';

/** Milliseconds of rest in typing before the texts are judged; longer for long ones. */
const restDelay = 150;
const longRestDelay = 600;
const longText = 100_000;
/** Milliseconds after which a running judgement says so. */
const quietTime = 250;

/** What is judged, and by what. Immutable. */
export interface Submission {
  readonly profile: ProfileId | 'auto';
  readonly strict: boolean;
  readonly input: string;
  readonly output: string;
}

export class JudgeSession {
  readonly #engine: Pick<EngineClient, 'judge'>;
  #controller: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #submission = $state.raw<Submission>({ profile: 'auto', strict: false, input: '', output: '' });
  /** What was judged last, with what came of it. */
  #judged = $state.raw<{ submission: Submission; judgement: Judgement } | null>(null);
  /** `quiet`: a judgement is on its way, for no longer than one need know. */
  #phase = $state<'settled' | 'quiet' | 'running'>('settled');

  crashed = $state(false);
  unavailable = $state.raw<UnavailableReason | null>(null);

  constructor(engine: Pick<EngineClient, 'judge'> = createWorkshop()) {
    this.#engine = engine;
  }

  get submission(): Submission {
    return this.#submission;
  }

  get profile(): ProfileId | 'auto' {
    return this.#submission.profile;
  }

  set profile(profile: ProfileId | 'auto') {
    this.#change({ profile });
  }

  get strict(): boolean {
    return this.#submission.strict;
  }

  set strict(strict: boolean) {
    this.#change({ strict });
  }

  get input(): string {
    return this.#submission.input;
  }

  set input(input: string) {
    this.#change({ input });
  }

  get output(): string {
    return this.#submission.output;
  }

  set output(output: string) {
    this.#change({ output });
  }

  #change(changes: Partial<Submission>): void {
    this.#submission = { ...this.#submission, ...changes };
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

  /** Judges after a rest in typing. Nothing printed yet is no wrong answer. */
  follow(): void {
    this.#abandon();
    const { input, output } = this.#submission;
    if (this.#isJudged || output.trim() === '') {
      this.#phase = 'settled';
      return;
    }
    if (!this.running) this.#phase = 'quiet';
    const delay = output.length + input.length > longText ? longRestDelay : restDelay;
    this.#timer = setTimeout(() => void this.run(), delay);
  }

  /** Judges now. Resolves with the judgement, or null where it was overtaken or failed. */
  async run(): Promise<Judgement | null> {
    this.#abandon();
    const controller = new AbortController();
    this.#controller = controller;
    const submission = this.#submission;
    const { profile, strict, input, output } = submission;
    if (!this.running) this.#phase = 'quiet';
    const quiet = setTimeout(() => {
      if (this.#controller === controller) this.#phase = 'running';
    }, quietTime);
    try {
      const judgement = await this.#engine.judge(controller.signal, profile, input, output, {
        strict,
      });
      if (this.#controller !== controller) return null;
      this.#judged = { submission, judgement };
      this.crashed = false;
      this.unavailable = null;
      return judgement;
    } catch (error) {
      if (this.#controller !== controller) return null;
      this.#judged = null;
      if (error instanceof EngineUnavailable) this.unavailable = error.reason;
      else {
        this.crashed = true;
        console.error(error);
      }
      return null;
    } finally {
      clearTimeout(quiet);
      if (this.#controller === controller) {
        this.#controller = null;
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
    const controller = this.#controller;
    this.#controller = null;
    controller?.abort();
  }
}

/** Kept while other tabs are looked at. */
export const judgeSession = new JudgeSession();
