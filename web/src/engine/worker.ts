/** A worker: one instance of a module, one call at a time. */
import type { CreateModule } from '#module/sudominoku.js';
import type { BatchReply, CallName, CallRequest, ProgressOf, Reply, Request } from './protocol';
import { survey } from './survey';
import type { BatchOptions, BatchRead, EngineApi, Format, Judgement, Reading } from './types';

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

function answer(engine: EngineApi, request: CallRequest) {
  switch (request.name) {
    case 'read':
      return read(engine, ...request.args);
    case 'survey':
      return survey(read(engine, ...request.args));
    case 'solve':
      return engine.solve(...request.args, reporter(request.id));
    case 'trueCandidates':
      return engine.trueCandidates(...request.args, reporter(request.id));
    case 'estimate':
      return engine.estimate(...request.args, reporter(request.id));
    case 'check':
      return engine.check(...request.args, reporter(request.id));
    case 'reveal':
      return engine.reveal(...request.args, reporter(request.id));
    case 'extraClues':
      return engine.extraClues(...request.args, reporter(request.id));
    case 'redundantClues':
      return engine.redundantClues(...request.args, reporter(request.id));
    case 'tilings':
      return engine.tilings(...request.args);
    case 'write':
      return engine.write(...request.args);
    case 'batch':
      return batch(engine, request.id, ...request.args);
    case 'writeRun':
      return engine.writeRun(...request.args);
    case 'writePiece':
      return engine.writePiece(...request.args);
    case 'judge':
      return judge(engine, ...request.args);
    case 'meter':
      return engine.meter(...request.args, reporter(request.id));
    case 'pack':
      return engine.pack(...request.args);
    case 'measure':
      return engine.measure(...request.args);
    case 'race':
      return engine.race(...request.args, reporter(request.id));
    case 'trace':
      return engine.trace(...request.args, reporter(request.id));
    case 'explain':
      return engine.explain(...request.args, reporter(request.id));
    case 'rate':
      return engine.rate(...request.args);
    case 'hint':
      return engine.hint(...request.args);
    case 'whyNot':
      return engine.whyNot(...request.args);
    case 'conflict':
      return engine.conflict(...request.args, reporter(request.id));
    case 'firstWrongMove':
      return engine.firstWrongMove(...request.args);
    case 'make':
      return engine.make(...request.args, reporter(request.id));
    case 'worstCase':
      return engine.worstCase(...request.args, reporter(request.id));
    case 'minimise':
      return engine.minimise(...request.args, reporter(request.id));
    case 'complete':
      return engine.complete(...request.args, reporter(request.id));
    case 'transform':
      return engine.transform(...request.args);
    case 'canonical':
      return engine.canonical(...request.args);
    case 'version':
      return engine.version();
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
