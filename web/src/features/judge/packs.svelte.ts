/** The state of the packs panel. */
import {
  LatestTask,
  createWorkshop,
  logBug,
  packProblems,
  type Failure,
  type Pack,
  type PackProblem,
  type ProfileId,
} from '../../engine';
import { beforeEnding, recallHere, rememberHere } from '../../state/storage';
import { largestSeed } from '../../ui/seed';
import { whole } from '../../ui/whole';

/** One pack at a time, made in a worker of its own. */
export class PackSession {
  readonly #engine = createWorkshop();
  readonly #task = new LatestTask();

  problem = $state<PackProblem>('2580');
  seed = $state(1);
  /** The problem whose pack was offered last. */
  #offered: string;
  /** The pack that was made last. */
  pack = $state.raw<Pack | null>(null);
  making = $state(false);
  failed = $state.raw<Failure | null>(null);

  constructor() {
    const [problem, seed, offered = 'auto'] = (recallHere('packs') ?? '').split(' ');
    this.problem = packProblems.find((each) => each === problem) ?? this.problem;
    if (seed) this.seed = whole(Number(seed), 0, largestSeed);
    this.#offered = offered;
  }

  /** Whoever judges one of the problems of packs wants its pack. One that is chosen later stands. */
  offer(profile: ProfileId | 'auto'): void {
    if (profile === this.#offered) return;
    this.#offered = profile;
    this.problem = packProblems.find((id) => id === profile) ?? this.problem;
  }

  /** Keeps what is chosen for when the page is loaded again; called when it goes away. */
  keep(): void {
    rememberHere('packs', `${this.problem} ${this.seed} ${this.#offered}`);
  }

  /**
   * Makes a pack of `problem` and `seed`, which is brought into its range. Never rejects: see
   * `failed`.
   */
  async make(): Promise<void> {
    const signal = this.#task.begin();
    this.making = true;
    this.failed = null;
    const seed = whole(this.seed, 0, largestSeed);
    this.seed = seed;
    try {
      this.pack = await this.#engine.pack(signal, this.problem, seed);
    } catch (error) {
      if (signal.aborted) return;
      this.failed = logBug(error);
    } finally {
      if (this.#task.end(signal)) {
        this.making = false;
      }
    }
  }

  /** Gives up a pack that is being made; the one before stays. */
  cancel(): void {
    this.#task.abort();
  }
}

/** Kept while other tabs are looked at. */
export const packSession = new PackSession();
beforeEnding(() => packSession.keep());
