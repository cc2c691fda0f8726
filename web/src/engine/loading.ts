/** Fetching and compiling the WebAssembly modules: once for the page, whatever happens to workers. */
import solverUrl from '#module/solver.wasm?url';
import workshopUrl from '#module/sudominoku.wasm?url';
import { EngineUnavailable, loadFailed } from './errors';

/**
 * The compiled module: only once it is asked for. A failed load is forgotten, so that calling again
 * tries again. Rejects with `EngineUnavailable`.
 */
function loader(url: string): () => Promise<WebAssembly.Module> {
  let compiled: Promise<WebAssembly.Module> | undefined;
  let cache: RequestCache = 'default';
  return () =>
    (compiled ??= compile(url, cache).catch((error: unknown) => {
      compiled = undefined;
      // What came cut off may have been kept so.
      cache = 'reload';
      throw error;
    }));
}

/** Reads, solves and writes. */
export const loadSolver = loader(solverUrl);
/** Does all that the solver does, and the rest. */
export const loadWorkshop = loader(workshopUrl);

async function compile(url: string, cache: RequestCache): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== 'object') throw new EngineUnavailable('no-webassembly');
  if (!WebAssembly.validate(simdProbe)) throw new EngineUnavailable('no-simd');
  try {
    const response = await fetch(url, { cache });
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    // Not compileStreaming: it refuses servers that send another MIME type, and saves nothing at this size.
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (cause) {
    return loadFailed(cause);
  }
}

/** A module whose only function returns `i8x16.popcnt(i8x16.splat(0))`. */
const simdProbe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);
