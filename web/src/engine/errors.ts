/**
 * A bug stopped the engine in the middle of a call, or the memory that it may have did not do; the
 * next call gets a fresh one.
 */
export class EngineCrashed extends Error {
  override name = 'EngineCrashed';

  /** Emscripten says so as it aborts (wasm/bind/CMakeLists.txt), a browser that has none to begin with. */
  get outOfMemory(): boolean {
    return /OOM|out of memory/i.test(this.message);
  }
}

/**
 * Why the engine cannot run. `no-simd`: the browser's WebAssembly has no vectors. `load-failed`: a
 * file could not be fetched, or its module not be compiled.
 */
export type UnavailableReason = 'no-webassembly' | 'no-simd' | 'load-failed';

/** The engine cannot run here at all, or could not be loaded. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable';
  constructor(
    readonly reason: UnavailableReason,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** For what cannot be fetched: a part of the page, or of the engine. */
export function loadFailed(cause: unknown): never {
  throw new EngineUnavailable('load-failed', { cause });
}

/** A file was changed, moved or taken away while it was read, or may not be read. */
export class SourceUnreadable extends Error {
  override name = 'SourceUnreadable';
}

/** What the page says of a call that failed. */
export type Failure = UnavailableReason | 'crashed';

/** What to say of anything that was thrown: all but `EngineUnavailable` counts as a crash. */
export function failureOf(error: unknown): Failure {
  return error instanceof EngineUnavailable ? error.reason : 'crashed';
}

/** Leaves a trace of a bug. That the engine cannot run is none: the page says so. */
export function logBug(error: unknown): Failure {
  const failure = failureOf(error);
  if (failure === 'crashed') console.error(error);
  return failure;
}
