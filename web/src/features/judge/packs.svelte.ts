/** The state of the packs panel. */
import { createWorkshop, logBug, type Failure, type Pack, type PackProblem } from '../../engine';
import { largestSeed } from '../../ui/seed';
import { whole } from '../../ui/whole';

export class PackSession {
  readonly #engine = createWorkshop();
  #controller: AbortController | null = null;

  problem = $state<PackProblem>('2580');
  seed = $state(1);
  pack = $state.raw<Pack | null>(null);
  making = $state(false);
  failed = $state.raw<Failure | null>(null);

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

  cancel(): void {
    this.#controller?.abort();
  }
}

export const packSession = new PackSession();
