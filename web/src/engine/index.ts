/** The engine's door: everything else in the page imports from here. */
import { EngineClient, type ClientParts, type WorkerLike } from './client';
import { loadModule } from './loading';
import { ownScript } from './ownScript';
import { BatchPool, piecesPosted } from './pool';
import workerUrl from './worker.ts?worker&url';

export { EngineClient } from './client';
export { BatchPool, type Delivery } from './pool';
export type { GridRun } from './gridRun';
export { ownScript } from './ownScript';
export * from './errors';
export * from './survey';
export * from './types';
export * from './types/learn';
export * as traceEvent from './traceEvent';
export * from './types/explain';
export * from './types/make';

const parts: ClientParts = {
  createWorker: () => new Worker(ownScript(workerUrl), { type: 'module' }) as WorkerLike,
  loadModule,
};

/** A client with a worker of its own, which starts with its first call. */
export function createEngine(): EngineClient {
  return new EngineClient(parts);
}

/** A pool with a worker for every core, each of which starts with its first chunk. */
export function createBatchPool(size = navigator.hardwareConcurrency || 2): BatchPool {
  return new BatchPool(Array.from({ length: size }, () => new EngineClient(parts, piecesPosted)));
}
