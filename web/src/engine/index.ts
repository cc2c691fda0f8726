/** The engine's door: everything else in the page imports from here. */
import { EngineClient, type ClientParts, type WorkerLike } from './client';
import { loadFailed } from './errors';
import { loadSolver, loadWorkshop } from './loading';
import { ownScript } from './ownScript';
import type { BatchPool } from './pool';
import solverUrl from './solverWorker.ts?worker&url';
import workshopUrl from './workshopWorker.ts?worker&url';

export { EngineClient, raced } from './client';
export type { BatchPool, Delivery } from './pool';
export { LatestTask } from './latestTask';
export { ownScript } from './ownScript';
export * from './errors';
export * from './survey';
export * from './types';
export * as traceEvent from './traceEvent';

/** What a client can be asked that reads, solves and writes: the first load knows no more. */
export type Solver = Pick<
  EngineClient,
  'read' | 'survey' | 'solve' | 'write' | 'batch' | 'version' | 'close'
>;

const workerOf = (url: string) => new Worker(ownScript(url), { type: 'module' }) as WorkerLike;
const solver: ClientParts = { createWorker: () => workerOf(solverUrl), loadModule: loadSolver };
const workshop: ClientParts = {
  createWorker: () => workerOf(workshopUrl),
  loadModule: loadWorkshop,
};

/** A client with a worker of its own, which starts with its first call. */
export function createSolver(): Solver {
  return new EngineClient(solver);
}

/** The same for all that there is to ask. Its module is three times as large, and fetched when it is first needed. */
export function createWorkshop(): EngineClient {
  return new EngineClient(workshop);
}

/**
 * A pool with a worker for every core, each of which starts with its first piece. Rejects with
 * `EngineUnavailable`.
 */
export async function createBatchPool(
  size = navigator.hardwareConcurrency || 2,
): Promise<BatchPool> {
  const { BatchPool, piecesPosted } = await import('./pool').catch(loadFailed);
  return new BatchPool(Array.from({ length: size }, () => new EngineClient(solver, piecesPosted)));
}
