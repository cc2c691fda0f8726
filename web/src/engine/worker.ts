/** The worker: one instance of the module, one call at a time. */
import createSudominoku from '#module/sudominoku.js';
import { writeRun } from './gridRun';
import type { BatchPart, CallRequest, Reply, Request } from './protocol';
import { survey } from './survey';
import type { BatchOptions, EngineApi, Format, Progress, Reading } from './types';

/** Milliseconds between two progress messages. */
const progressInterval = 100;

let api: Promise<EngineApi> | undefined;

self.onmessage = async ({ data: request }: MessageEvent<Request>) => {
  try {
    if (request.type === 'start') {
      api = instantiate(request.module);
      await api;
    } else if (api) {
      const value = answer(await api, request);
      post({ type: 'value', id: request.id, value }, buffersOf(value));
    }
  } catch (error) {
    // The library throws nothing: whatever comes here is a trap or an abort, and the instance is lost.
    post({ type: 'crashed', message: String(error) });
  }
};

function answer(engine: EngineApi, request: CallRequest) {
  switch (request.name) {
    case 'read':
      return read(engine, ...request.args);
    case 'survey':
      return survey(read(engine, ...request.args));
    case 'solve':
      return engine.solve(...request.args, reporter(request.id));
    case 'write':
      return engine.write(...request.args);
    case 'batch':
      return batch(engine, ...request.args);
    case 'writeRun':
      return writeRun(engine, ...request.args);
    case 'version':
      return engine.version();
  }
}

function read(engine: EngineApi, text: string, as: Format | null): Reading {
  return as === null ? engine.read(text) : engine.read(text, as);
}

function batch(engine: EngineApi, bytes: ArrayBuffer, options: BatchOptions): BatchPart {
  const { consumed, lineBreaks, puzzleCount, kinds, lines, givens, ...rest } = engine.batch(
    new Uint8Array(bytes),
    options,
  );
  const { solutions, outcomes, guesses, diagnostics, millis } = rest;
  return {
    ...{ consumed, lineBreaks, puzzleCount, kinds, lines, givens },
    ...{ solutions, outcomes, guesses, diagnostics, millis },
  };
}

/** The memory that can change hands instead of being copied: that of typed arrays. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (typeof value !== 'object' || value === null) return [];
  const arrays = [value, ...Object.values(value)].filter((array) => ArrayBuffer.isView(array));
  return [...new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer))];
}

/** Passes progress on, at most every `progressInterval`. */
function reporter(id: number): (progress: Progress) => void {
  let next = performance.now() + progressInterval;
  return (progress) => {
    const now = performance.now();
    if (now < next) return;
    next = now + progressInterval;
    post({ type: 'progress', id, progress });
  };
}

function instantiate(module: WebAssembly.Module): Promise<EngineApi> {
  return new Promise((resolve, reject) => {
    createSudominoku({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports).then((instance) => {
          receive(instance, module);
        }, reject);
        return {};
      },
    }).then(resolve, reject);
  });
}

function post(reply: Reply, transfer: Transferable[] = []): void {
  self.postMessage(reply, { transfer });
}
