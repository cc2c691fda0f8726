/** A worker as it is shipped: its messages, without a browser. */
import { readFile } from 'node:fs/promises';
import createSudominoku from '#module/sudominoku.js';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallRequest, Reply, Request } from '../../web/src/engine/protocol';
import type { Judgement, Reading } from '../../web/src/engine/types';
import { serve } from '../../web/src/engine/worker';
import { modulePath } from './files';

afterEach(() => void vi.unstubAllGlobals());

/** The answer to a call. */
async function answer<Name extends CallRequest['name']>(
  name: Name,
  args: Extract<CallRequest, { name: Name }>['args'],
) {
  const replies: Reply[] = [];
  const worker = {
    onmessage: null as ((event: { data: Request }) => Promise<void>) | null,
    postMessage: (reply: Reply) => void replies.push(reply),
  };
  vi.stubGlobal('self', worker);
  serve(createSudominoku);
  const module = await WebAssembly.compile(await readFile(modulePath('sudominoku.wasm')));
  await worker.onmessage!({ data: { type: 'start', module } });
  await worker.onmessage!({ data: { type: 'call', id: 1, name, args } as CallRequest });
  const [reply] = replies;
  if (reply?.type !== 'value') throw new Error(reply?.type);
  return reply.value;
}

const rows =
  '530070000\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n000419005\n000080079\n';

it('takes half a surrogate pair for one sign, and what follows for itself', async () => {
  const text = `# cut \ud83d\n\udc00\n${rows}`;
  const { puzzles, diagnostics } = (await answer('read', [text, null])) as Reading;
  expect(puzzles.map(({ firstLine }) => firstLine)).toEqual([3]);
  expect(diagnostics.map(({ line, length, found }) => [line, length, found])).toEqual([
    [2, 1, '\ufffd'],
  ]);
});

it('says where the judged output has one', async () => {
  const solved = '5 3 4 6 7 8 9 1 2\n';
  const judged = await answer('judge', ['2580', rows, `\ud83d${solved}`, { strict: false }]);
  expect((judged as Judgement).reason).toMatchObject({ column: 1, length: 2, found: '\ufffd5' });
});

it('hands the module something to report to where it wants that, and nowhere else', async () => {
  const effort = { maxNodes: 0, maxMillis: 0 };
  const puzzle = rows.replaceAll('\n', '').replaceAll('0', '.');
  expect(await answer('conflict', [puzzle, effort])).toMatchObject({ clues: [] });
  expect(await answer('rate', [puzzle, effort])).toMatchObject({ outcome: 'solved' });
});
