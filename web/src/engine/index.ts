/** The engine's door: everything else in the page imports from here. */
import { EngineClient, type WorkerLike } from './client';
import { loadModule } from './loading';

export { EngineClient } from './client';
export * from './errors';
export * from './survey';
export * from './types';

/** A client with a worker of its own, which starts with its first call. */
export function createEngine(): EngineClient {
  return new EngineClient({
    createWorker: () =>
      new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerLike,
    loadModule,
  });
}
