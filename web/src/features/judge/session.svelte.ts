/** The state of the Judge tab: both texts, what they are judged by, and the verdict. */
import {
  createWorkshop,
  EngineUnavailable,
  type JudgeOptions,
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

export class JudgeSession {
  readonly #engine = createWorkshop();
  #controller: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  profile = $state<ProfileId | 'auto'>('auto');
  input = $state.raw('');
  output = $state.raw('');
  strict = $state(false);
  /** Of the present texts; null before there is one. */
  judgement = $state.raw<Judgement | null>(null);
  /** A judgement takes long enough to say so. */
  running = $state(false);
  crashed = $state(false);
  unavailable = $state.raw<UnavailableReason | null>(null);

  /** Judges after a rest in typing. Nothing printed yet is no wrong answer. */
  follow(): void {
    clearTimeout(this.#timer);
    const { length } = this.output;
    if (this.output.trim() === '') {
      this.cancel();
      this.judgement = null;
      return;
    }
    const delay = length + this.input.length > longText ? longRestDelay : restDelay;
    this.#timer = setTimeout(() => void this.run(), delay);
  }

  /** Judges now. Resolves with the judgement, or null where it was overtaken or failed. */
  async run(): Promise<Judgement | null> {
    clearTimeout(this.#timer);
    this.cancel();
    const controller = new AbortController();
    this.#controller = controller;
    const options: JudgeOptions = { strict: this.strict };
    const quiet = setTimeout(() => (this.running = true), quietTime);
    try {
      const judgement = await this.#engine.judge(
        controller.signal,
        this.profile,
        this.input,
        this.output,
        options,
      );
      if (this.#controller !== controller) return null;
      this.judgement = judgement;
      this.crashed = false;
      this.unavailable = null;
      return judgement;
    } catch (error) {
      if (this.#controller !== controller) return null;
      this.judgement = null;
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
        this.running = false;
      }
    }
  }

  /** Gives up a judgement that takes long. */
  cancel(): void {
    clearTimeout(this.#timer);
    const controller = this.#controller;
    this.#controller = null;
    this.running = false;
    controller?.abort();
  }
}

/** Kept while other tabs are looked at. */
export const judgeSession = new JudgeSession();
