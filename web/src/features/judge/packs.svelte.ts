/** The state of the packs panel. */
import { createWorkshop, logBug, type Failure, type Pack, type PackProblem } from '../../engine';
import { largestSeed } from '../../ui/seed';
import { whole } from '../../ui/whole';

/** One pack at a time, made in a worker of its own. */
export class PackSession {
  readonly #engine = createWorkshop();
  #controller: AbortController | null = null;

  problem = $state<PackProblem>('2580');
  seed = $state(1);
  /** The pack that was made last. */
  pack = $state.raw<Pack | null>(null);
  making = $state(false);
  failed = $state.raw<Failure | null>(null);

  /**
   * Makes a pack of `problem` and `seed`, which is brought into its range. Never rejects: see
   * `failed`.
   */
  async make(): Promise<void> {
    this.cancel();
    const controller = new AbortController();
    this.#controller = controller;
    this.making = true;
    this.failed = null;
    const seed = whole(this.seed, 0, largestSeed);
    this.seed = seed;
    try {
      this.pack = await this.#engine.pack(controller.signal, this.problem, seed);
    } catch (error) {
      if (controller.signal.aborted) return;
      this.failed = logBug(error);
    } finally {
      if (this.#controller === controller) {
        this.#controller = null;
        this.making = false;
      }
    }
  }

  /** Gives up a pack that is being made; the one before stays. */
  cancel(): void {
    this.#controller?.abort();
  }
}

/** Kept while other tabs are looked at. */
export const packSession = new PackSession();
