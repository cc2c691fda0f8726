/** A worker: one instance of a module, one call at a time. */
import type { CreateModule } from '#module/sudominoku.js';
import type {
  BatchReply,
  CallName,
  CallRequest,
  Calls,
  ProgressOf,
  Reply,
  Request,
} from './protocol';
import { survey } from './survey';
import type { BatchOptions, BatchRead, EngineApi, Format, Judgement, Reading } from './types';

type Reporting = Exclude<
  { [Name in CallName]: Calls[Name] extends { progress: unknown } ? Name : never }[CallName],
  'batch'
>;

/** Milliseconds between two progress messages. */
const progressInterval = 100;

/** Answers the page's messages with a module. One that is only the solver knows the calls of a `Solver`. */
export function serve(create: CreateModule): void {
  let api: Promise<EngineApi> | undefined;
  self.onmessage = async ({ data: request }: MessageEvent<Request>) => {
    try {
      if (request.type === 'start') {
        api = instantiate(create, request.module);
        await api;
      } else if (api) {
        const engine = await api;
        const value = answer(engine, request);
        post({ type: 'value', id: request.id, value }, buffersOf(value));
      }
    } catch (error) {
      // The library throws nothing: whatever comes here is a trap or an abort, and the instance is lost.
      post({ type: 'crashed', message: String(error) });
    }
  };
}

/** The calls whose last parameter is told how far they are. */
const reporting: Record<Reporting, true> = {
  solve: true,
  count: true,
  trueCandidates: true,
  estimate: true,
  check: true,
  reveal: true,
  extraClues: true,
  redundantClues: true,
  meter: true,
  race: true,
  trace: true,
  explain: true,
  conflict: true,
  make: true,
  worstCase: true,
  minimise: true,
  complete: true,
};

function answer(engine: EngineApi, request: CallRequest): Calls[CallName]['value'] {
  switch (request.name) {
    case 'read':
      return read(engine, ...request.args);
    case 'survey':
      return survey(read(engine, ...request.args));
    case 'batch':
      return batch(engine, request.id, ...request.args);
    case 'judge':
      return judge(engine, ...request.args);
    default: {
      const { id, name, args } = request;
      const call = engine[name] as (...args: unknown[]) => Calls[CallName]['value'];
      return name in reporting ? call(...args, reporter(id)) : call(...args);
    }
  }
}

function batch(
  engine: EngineApi,
  id: number,
  piece: Uint8Array<ArrayBuffer>,
  options: BatchOptions,
): BatchReply {
  const onRead = (progress: BatchRead) => post({ type: 'progress', id, progress });
  const outcome = engine.batch(piece, options, options.isLast ? null : onRead);
  return { ...outcome, memory: piece.buffer };
}

function read(engine: EngineApi, text: string, as: Format | null): Reading {
  const whole = wellFormed(text);
  return as === null ? engine.read(whole) : engine.read(whole, as);
}

function judge(engine: EngineApi, ...args: Parameters<EngineApi['judge']>): Judgement {
  const [profile, input, output, options] = args;
  return engine.judge(profile, wellFormed(input), wellFormed(output), options);
}

/** Half a surrogate pair as U+FFFD: Embind would make a pair of it and whatever follows. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The memory that can change hands instead of being copied. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (value instanceof ArrayBuffer) return [value];
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  // Not the elements of an array: there may be millions, and none is memory.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return [...new Set(Object.values(value).flatMap(buffersOf))];
}

/** Passes progress on, at most every `progressInterval`. */
function reporter(id: number): (progress: ProgressOf<CallName>) => void {
  let next = performance.now() + progressInterval;
  return (progress) => {
    const now = performance.now();
    if (now < next) return;
    next = now + progressInterval;
    post({ type: 'progress', id, progress });
  };
}

function instantiate(create: CreateModule, module: WebAssembly.Module): Promise<EngineApi> {
  return new Promise((resolve, reject) => {
    create({
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
