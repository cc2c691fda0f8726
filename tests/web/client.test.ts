import { describe, expect, it, vi } from 'vitest';
import { EngineClient, type WorkerLike } from '../../web/src/engine/client';
import { EngineCrashed, EngineUnavailable } from '../../web/src/engine/errors';
import type { BatchReply, CallRequest, Reply, Request } from '../../web/src/engine/protocol';
import type { BatchOptions, SolveOptions } from '../../web/src/engine/types';

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  onerror: WorkerLike['onerror'] = null;
  terminated = false;
  readonly messages: Request[] = [];

  /** With the last message. */
  transferred: Transferable[] = [];

  postMessage(message: Request, transfer: Transferable[]) {
    this.messages.push(message);
    this.transferred = transfer;
  }
  terminate() {
    this.terminated = true;
  }
  get calls(): CallRequest[] {
    return this.messages.filter((message) => message.type === 'call');
  }
  reply(reply: Reply) {
    this.onmessage?.({ data: reply } as MessageEvent<Reply>);
  }
  /** Answers the last call. */
  answer(value: Extract<Reply, { type: 'value' }>['value']) {
    this.reply({ type: 'value', id: this.calls.at(-1)!.id, value });
  }
}

const compiled = {} as WebAssembly.Module;
const forever = new AbortController().signal;

function setUp(loadModule = vi.fn(async () => compiled), mostPosted = 1) {
  const workers: FakeWorker[] = [];
  const parts = {
    createWorker() {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    loadModule,
  };
  const client = new EngineClient(parts, mostPosted);
  return { client, workers, loadModule };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the engine client', () => {
  it('starts its worker with the compiled module, before the first call', async () => {
    const { client, workers } = setUp();
    expect(workers).toHaveLength(0);
    const version = client.version(forever);
    await settle();
    expect(workers[0]!.messages).toEqual([
      { type: 'start', module: compiled },
      { type: 'call', id: 1, name: 'version', args: [] },
    ]);
    workers[0]!.answer('0.1.0');
    expect(await version).toBe('0.1.0');
  });

  it('runs one call at a time, in order, on one worker', async () => {
    const { client, workers } = setUp();
    const first = client.write(forever, [], 'judge');
    const second = client.version(forever);
    await settle();
    expect(workers[0]!.calls.map(({ name }) => name)).toEqual(['write']);
    workers[0]!.answer('first');
    await settle();
    expect(workers[0]!.calls.map(({ name }) => name)).toEqual(['write', 'version']);
    workers[0]!.answer('second');
    expect([await first, await second]).toEqual(['first', 'second']);
    expect(workers).toHaveLength(1);
  });

  it('passes progress on to the call that it belongs to', async () => {
    const { client, workers } = setUp();
    const seen: number[] = [];
    const solving = client.solve(forever, '.', {} as SolveOptions, ({ nodes }) => seen.push(nodes));
    await settle();
    const progress = { nodes: 7, guesses: 0, solutions: 0, millis: 1 };
    workers[0]!.reply({ type: 'progress', id: 1, progress });
    workers[0]!.reply({ type: 'progress', id: 99, progress });
    workers[0]!.answer('');
    await solving;
    expect(seen).toEqual([7]);
  });

  it('ends the worker of an aborted call at once, and goes on with another', async () => {
    const { client, workers, loadModule } = setUp();
    const controller = new AbortController();
    const solving = client.solve(controller.signal, '.', {} as SolveOptions);
    await settle();
    controller.abort();
    await expect(solving).rejects.toBe(controller.signal.reason);
    expect(workers[0]!.terminated).toBe(true);
    const version = client.version(forever);
    await settle();
    expect(workers[1]!.messages[0]).toEqual({ type: 'start', module: compiled });
    workers[1]!.answer('0.1.0');
    expect(await version).toBe('0.1.0');
    expect(loadModule).toHaveBeenCalledTimes(2);
  });

  it('never sends a call that is aborted while it waits', async () => {
    const { client, workers } = setUp();
    const first = client.version(forever);
    const controller = new AbortController();
    const second = client.write(controller.signal, [], 'judge');
    await settle();
    controller.abort();
    await expect(second).rejects.toBe(controller.signal.reason);
    expect(workers[0]!.terminated).toBe(false);
    workers[0]!.answer('0.1.0');
    expect(await first).toBe('0.1.0');
    await settle();
    expect(workers[0]!.calls).toHaveLength(1);
  });

  it('never sends a call that is aborted while the module loads', async () => {
    let arrive: (module: WebAssembly.Module) => void = () => undefined;
    const { client, workers } = setUp(vi.fn(() => new Promise((resolve) => (arrive = resolve))));
    const controller = new AbortController();
    const solving = client.solve(controller.signal, '.', {} as SolveOptions);
    await settle();
    controller.abort();
    await expect(solving).rejects.toBe(controller.signal.reason);
    arrive(compiled);
    await settle();
    expect(workers).toHaveLength(0);
  });

  it('rejects a call whose signal has aborted already', async () => {
    const { client, workers } = setUp();
    await expect(client.version(AbortSignal.abort('why'))).rejects.toBe('why');
    expect(workers).toHaveLength(0);
  });

  it.each([
    ['a trap', (worker: FakeWorker) => worker.reply({ type: 'crashed', message: 'unreachable' })],
    ['an error event', (worker: FakeWorker) => worker.onerror?.({ message: 'no' } as ErrorEvent)],
    ['an unreadable message', (worker: FakeWorker) => worker.onmessageerror?.({} as MessageEvent)],
  ])('rejects with EngineCrashed after %s, and replaces the worker', async (_, crash) => {
    const { client, workers } = setUp();
    const solving = client.solve(forever, '.', {} as SolveOptions);
    await settle();
    crash(workers[0]!);
    await expect(solving).rejects.toBeInstanceOf(EngineCrashed);
    expect(workers[0]!.terminated).toBe(true);
    const version = client.version(forever);
    await settle();
    expect(workers).toHaveLength(2);
    workers[1]!.answer('0.1.0');
    expect(await version).toBe('0.1.0');
  });

  it.each([
    ['RuntimeError: Aborted(OOM)', true],
    // Chromium, as a worker starts; others have the same words.
    ['RangeError: WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory', true],
    ['RuntimeError: unreachable', false],
  ])('knows whether memory was short: %s', (message, was) => {
    expect(new EngineCrashed(message).outOfMemory).toBe(was);
  });

  it('says that it could not be loaded where the script of the worker cannot be fetched', async () => {
    const { client, workers } = setUp();
    const version = client.version(forever);
    await settle();
    // Browsers dispatch a plain event then, which says nothing.
    workers[0]!.onerror?.(new Event('error') as ErrorEvent);
    await expect(version).rejects.toMatchObject({ reason: 'load-failed' });
    expect(workers[0]!.terminated).toBe(true);
  });

  it('ignores answers to calls that are gone', async () => {
    const { client, workers } = setUp();
    const version = client.version(forever);
    await settle();
    workers[0]!.reply({ type: 'value', id: 42, value: 'stale' });
    workers[0]!.answer('0.1.0');
    expect(await version).toBe('0.1.0');
  });

  it('gives the worker the memory of a piece, and copies everything else', async () => {
    const { client, workers } = setUp();
    const piece = new Uint8Array(3);
    void client.batch(forever, piece, {} as BatchOptions);
    await settle();
    expect(workers[0]!.transferred).toEqual([piece.buffer]);
    workers[0]!.answer({} as BatchReply);
    void client.version(forever);
    await settle();
    expect(workers[0]!.transferred).toEqual([]);
  });

  describe('that posts calls ahead', () => {
    const ahead = () => setUp(undefined, 2);

    it('gives the worker as many as it may, and the next when one is answered', async () => {
      const { client, workers } = ahead();
      const calls = [1, 2, 3].map(() => client.version(forever));
      await settle();
      expect(workers[0]!.calls.map(({ id }) => id)).toEqual([1, 2]);
      workers[0]!.reply({ type: 'value', id: 1, value: 'a' });
      await settle();
      expect(workers[0]!.calls.map(({ id }) => id)).toEqual([1, 2, 3]);
      workers[0]!.reply({ type: 'value', id: 2, value: 'b' });
      workers[0]!.reply({ type: 'value', id: 3, value: 'c' });
      expect(await Promise.all(calls)).toEqual(['a', 'b', 'c']);
    });

    it('posts the others once more when one is aborted', async () => {
      const { client, workers } = ahead();
      const controller = new AbortController();
      const first = client.version(controller.signal);
      const second = client.version(forever);
      await settle();
      controller.abort('enough');
      await expect(first).rejects.toBe('enough');
      expect(workers[0]!.terminated).toBe(true);
      expect(workers[1]!.calls.map(({ id }) => id)).toEqual([2]);
      workers[1]!.answer('0.1.0');
      expect(await second).toBe('0.1.0');
    });

    it('starts no other worker when all are aborted together', async () => {
      const { client, workers } = ahead();
      const controller = new AbortController();
      const calls = [1, 2, 3].map(() => client.version(controller.signal));
      await settle();
      controller.abort('enough');
      for (const call of calls) await expect(call).rejects.toBe('enough');
      await settle();
      expect(workers).toHaveLength(1);
    });

    it('rejects all that the worker had when it crashes', async () => {
      const { client, workers } = ahead();
      const calls = [client.version(forever), client.version(forever)];
      await settle();
      workers[0]!.reply({ type: 'crashed', message: 'unreachable' });
      for (const call of calls) await expect(call).rejects.toBeInstanceOf(EngineCrashed);
      expect(workers).toHaveLength(1);
    });
  });

  it('says why the module cannot be loaded, and tries again with the next call', async () => {
    const loadModule = vi.fn(async () => compiled);
    loadModule.mockRejectedValueOnce(new EngineUnavailable('load-failed'));
    const { client, workers } = setUp(loadModule);
    await expect(client.version(forever)).rejects.toMatchObject({ reason: 'load-failed' });
    const version = client.version(forever);
    await settle();
    workers[0]!.answer('0.1.0');
    expect(await version).toBe('0.1.0');
  });
});
