import { setMaxListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ByteReader } from '../../web/src/engine/byteReader';
import { lastCut } from '../../web/src/engine/cutting';
import { EngineCrashed, SourceUnreadable } from '../../web/src/engine/errors';
import { longestPiece, PieceSize, shortestPiece } from '../../web/src/engine/pieceSize';
import { BatchPool, piecesPosted, type Delivery } from '../../web/src/engine/pool';
import type { Format } from '../../web/src/engine/types';
import { FakeEngine, grid, line, lines } from './fakeEngine';

// A pool listens to one signal for every piece that is under way; Node takes more than ten for a leak.
setMaxListeners(0);
const forever = new AbortController().signal;
const wanted = { as: null, order: 'any', maxSolutions: 2, maxNodes: 1e6 } as const;
const options = { ...wanted, columnsFrom: () => 0 };
const encode = (text: string) => new TextEncoder().encode(text);

async function solve(
  text: string,
  engineCount: number,
  signal = forever,
  as: Format | null = null,
) {
  FakeEngine.mostAtWork = 0;
  const engines = Array.from({ length: engineCount }, () => new FakeEngine());
  const deliveries: Delivery[] = [];
  const blob = new Blob([text]);
  await new BatchPool(engines).run(signal, blob, { ...options, as }, (delivery) =>
    deliveries.push(delivery),
  );
  const puzzles = deliveries.flatMap(({ outcome, linesBefore }) =>
    Array.from(outcome.columns!.lines, (line, i) => ({
      line: linesBefore + line,
      cells: Array.from(outcome.columns!.boards.slice(81 * i, 81 * i + 81), (cell) =>
        cell ? cell - 16 : '.',
      ).join(''),
    })),
  );
  return { engines, deliveries, puzzles, blob };
}

describe('a text is cut', () => {
  const of = (text: string, startsLine = true) => text.slice(0, lastCut(encode(text), startsLine));

  it('between two lines that are puzzles', () => {
    expect(of(`${line(1)}\n${line(2)}\n${line(3)}\n${line(4)}`)).toBe(`${line(1)}\n`);
    expect(of(`${line(1)}\r\n${line(2)}\r\n${line(3)}\r\n`)).toBe(`${line(1)}\r\n`);
    expect(of(`${line(1)} # 17 clues\n${line(2)}\n${line(3)}\n${line(4).slice(1)}`)).toBe(
      `${line(1)} # 17 clues\n`,
    );
  });

  it('before a few other lines, but not between them', () => {
    expect(of(`${line(1)}\n${line(2)}\n${line(3)}\n# comment\n\n${line(4)}`)).toBe(`${line(1)}\n`);
    expect(of(`${line(1)}\n${line(2)}\n# comment\n${line(3)}\n# comment\n`)).toBe('');
  });

  it('not behind a line of which the beginning is not known', () => {
    const text = `${line(1)}\n${line(2)}\n${line(3)}\n`;
    expect(of(text, false)).toBe('');
    expect(of(`a\n${text}`, false)).toBe(`a\n${line(1)}\n`);
  });

  it('between two grids of nine rows with blank lines around them', () => {
    const spaced = (i: number) => grid(i).replaceAll(/\S(?=\S)/g, '$& ');
    for (const [one, two, three, four] of [
      [1, 2, 3, 4].map(grid),
      [1, 2, 3, 4].map(spaced),
      [1, 2, 3, 4].map((i) => spaced(i).replaceAll(' ', ',')),
      [1, 2, 3, 4].map((i) => spaced(i).replaceAll('\n', ' \r\n')),
    ]) {
      const before = `${one}\n\n${two}\n\n`;
      expect(of(`\n${before}${three}\n\n${four}\n\n`)).toBe(`\n${before}`);
      expect(of(`7\n\n${before}${three}\n\n${four}\n`, false)).toBe(`7\n\n${one}\n\n`);
      expect(of(`\n${before}\n\n${three}\n\n${four}\n\n1 2`)).toBe(`\n${before}\n\n`);
    }
  });

  it('not between rows that may be of one grid, nor near anything else', () => {
    const bands = grid(1).replaceAll(/((.{9}\n){3})/g, '$1\n');
    expect(of(`\n${bands}\n\n${bands}\n\n${bands}\n\n`)).toBe('');
    expect(of(`\n${grid(1)}\n\n${grid(2)}\n\n12 3 4 5 6 7 8 9 1\n\n`)).toBe('');
    expect(of(`\n${grid(1)}\n${grid(2)}\n\n${grid(3)}\n\n`)).toBe('');
    expect(of(`${grid(1)}\n\n${grid(2)}`)).toBe('');
    expect(of(`${grid(1)}\n\n${grid(2)}\n\n${grid(3)}\n\n`, false)).toBe('');
  });

  it('not between a puzzle and its candidates, nor before what may be its givens', () => {
    const all = '123456789'.repeat(81);
    const rows = '123456789'.repeat(9);
    for (const candidates of [all, Array(9).fill(rows).join('\n')]) {
      expect(of(`${line(1)}\n${line(1)}\n${candidates}\n`)).toBe('');
      const text = `${line(1)}\n${line(2)}\n${candidates}\n`;
      expect(of(`${text}${[3, 4, 5].map(line).join('\n')}\n`)).toBe(`${text}${line(3)}\n`);
    }
    const givenTwice = `${line(2)}\n${line(2)}\n${all}\n`;
    expect(of(`${line(1)}\n${givenTwice}${line(3)}\n`)).toBe(`${line(1)}\n`);
  });

  it('nowhere where puzzles take several lines, or there is no line end', () => {
    expect(of(`${grid(1)}\n${grid(2)}\n${grid(3)}\n`)).toBe('');
    expect(of(line(1).repeat(9))).toBe('');
    expect(of('')).toBe('');
    expect(of(`${line(1)}\r${line(2)}\r${line(3)}\r`)).toBe('');
  });
});

describe('the size of pieces', () => {
  const plenty = 1e9;

  it('grows while pieces are done soon, up to a mebibyte', () => {
    const size = new PieceSize(2);
    const sizes = Array.from({ length: 6 }, () => {
      const next = size.next(plenty);
      size.learn(next, next / 100_000);
      return next;
    });
    const expected = [0, 1, 2, 3, 4, 5].map((i) => shortestPiece * 8 ** i);
    expect(sizes).toEqual(expected.map((bytes) => Math.min(bytes, longestPiece)));
  });

  it('comes to what takes 75 ms, and is not misled by short pieces that come late', () => {
    const size = new PieceSize(2);
    for (let i = 0; i < 8; ++i) size.learn(size.next(plenty), size.next(plenty) / 10_000);
    expect(size.next(plenty)).toBe(750_000);
    size.learn(20_000, 2);
    expect(size.next(plenty)).toBe(750_000);
    size.learn(750_000, 750);
    expect(size.next(plenty)).toBe(75_000);
    size.learn(75_000, 100_000);
    expect(size.next(plenty)).toBe(shortestPiece);
  });

  it('leaves every worker several towards the end, none of them tiny', () => {
    const size = new PieceSize(2);
    for (let i = 0; i < 8; ++i) size.learn(size.next(plenty), 0);
    expect(size.next(4_000_000)).toBe(1_000_000);
    expect(size.next(2_000_000)).toBe(500_000);
    expect(size.next(10_000)).toBe(longestPiece / 8);
    expect(new PieceSize(4).next(0)).toBe(shortestPiece);
  });
});

describe('a batch', () => {
  it.each([1, 2, 5])('over %i workers comes in the order of the text', async (workers) => {
    const all = lines(30_000);
    // The first pieces take longest.
    all[0] += ' 60ms';
    all[3500] += ' 30ms';
    const { puzzles, deliveries, blob, engines } = await solve(all.join('\n') + '\n', workers);
    expect(puzzles).toEqual(lines(30_000).map((cells, i) => ({ line: i + 1, cells })));
    expect(deliveries.length).toBeGreaterThan(5);
    expect(deliveries.at(-1)!.end).toBe(blob.size);
    deliveries.forEach(({ start }, i) => expect(start).toBe(deliveries[i - 1]?.end ?? 0));
    expect(FakeEngine.mostAtWork).toBe(workers * piecesPosted);
    for (const { text, isLast } of engines.flatMap(({ pieces }) => pieces)) {
      expect(text.length).toBeLessThanOrEqual(longestPiece);
      expect(isLast).toBe(true);
    }
  });

  it('whose format was chosen goes in one piece', async () => {
    const { engines } = await solve(lines(8000).join('\n'), 2, forever, 'sdx');
    expect(engines.flatMap(({ pieces }) => pieces)).toHaveLength(1);
  });

  it('bounds what is under way while the first piece goes on', async () => {
    const all = lines(8000);
    all[0] += ' 200ms';
    const engines = [new FakeEngine(), new FakeEngine()];
    const running = new BatchPool(engines).run(forever, new Blob([all.join('\n')]), options, () => {
      return undefined;
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(engines[0]!.pieces.length + engines[1]!.pieces.length).toBeLessThanOrEqual(
      2 * piecesPosted + 2,
    );
    await running;
    expect(engines[0]!.pieces.length + engines[1]!.pieces.length).toBeGreaterThan(12);
  });

  it('keeps its line numbers with CRLF and without a last line end', async () => {
    const { puzzles } = await solve(`# ${'x'.repeat(9)}\r\n${lines(16_000).join('\r\n')}`, 2);
    expect(puzzles).toEqual(lines(16_000).map((cells, i) => ({ line: i + 2, cells })));
  });

  it('reads puzzles that lie across pieces', async () => {
    const grids = Array.from({ length: 12_000 }, (_, i) => grid(i));
    const { puzzles, deliveries } = await solve(grids.join('\n\n'), 2);
    expect(puzzles).toEqual(lines(12_000).map((cells, i) => ({ line: 10 * i + 1, cells })));
    expect(deliveries.length).toBeGreaterThan(1);
  });

  it('searches them side by side', async () => {
    const grids = Array.from({ length: 4000 }, (_, i) => grid(i) + (i % 400 === 0 ? ' 20ms' : ''));
    const { puzzles, engines } = await solve(grids.join('\n'), 3);
    expect(puzzles.map(({ cells }) => cells)).toEqual(lines(4000));
    expect(FakeEngine.mostAtWork).toBeGreaterThanOrEqual(3);
    expect(engines.every(({ pieces }) => pieces.length > 1)).toBe(true);
  });

  it('changes between the two ways of cutting', async () => {
    const some = (count: number) => lines(count).join('\n');
    const grids = Array.from({ length: 4000 }, (_, i) => grid(i)).join('\n');
    const { puzzles } = await solve(`${some(5000)}\n${grids}\n${some(5000)}\n`, 3);
    expect(puzzles.map(({ cells }) => cells)).toEqual([
      ...lines(5000),
      ...lines(4000),
      ...lines(5000),
    ]);
    expect(puzzles.at(-1)!.line).toBe(5000 + 9 * 4000 + 5000);
  });

  it('gives a longer piece where nothing was complete', async () => {
    const long = `${grid(1)}\n${' '.repeat(longestPiece * 3)}\n${grid(2)}`;
    const filled = grid(0).replace('\n', `\n${' '.repeat(longestPiece * 3)}\n`) + `\n${long}`;
    const { puzzles, engines } = await solve(filled, 1);
    expect(puzzles.map(({ cells }) => cells)).toEqual([line(0), line(1), line(2)]);
    const [first, second] = engines[0]!.pieces;
    expect(second!.text.length).toBe(2 * first!.text.length);
  });

  it.each([
    ['lines', line],
    ['grids', grid],
  ])('gives no longer pieces of %s behind what took them', async (_, puzzle) => {
    const puzzles = Array.from({ length: 60_000 }, (_, i) => `${puzzle(i)}\n`);
    const { engines } = await solve(`${' '.repeat(3 * longestPiece)}\n${puzzles.join('')}`, 1);
    const sizes = engines[0]!.pieces.map(({ text }) => text.length);
    expect(sizes.filter((size) => size > longestPiece)).toHaveLength(2);
  });

  it('hands over no piece of more than 16 MiB, whatever the text', async () => {
    const { engines } = await solve(' '.repeat(20 * 2 ** 20), 1);
    const sizes = engines[0]!.pieces.map(({ text }) => text.length);
    const doubled = Array.from({ length: 13 }, (_, i) => shortestPiece * 2 ** i);
    expect(sizes.slice(0, 13)).toEqual(doubled);
    expect(Math.max(...sizes)).toBe(16 * 2 ** 20);
  });

  it('of an empty text delivers nothing', async () => {
    expect((await solve('', 2)).deliveries).toEqual([]);
  });

  it('stops at once when it is cancelled', async () => {
    const controller = new AbortController();
    const all = lines(20_000);
    all[0] += ' 100000ms';
    const running = solve(all.join('\n'), 2, controller.signal);
    setTimeout(() => controller.abort('enough'), 20);
    await expect(running).rejects.toBe('enough');
    expect(FakeEngine.atWork).toBe(0);
    await expect(solve(line(1), 1, AbortSignal.abort('before'))).rejects.toBe('before');
  });

  it('rejects with EngineCrashed when a worker dies, and delivers no more', async () => {
    const all = lines(20_000);
    all[9000] += ' crash';
    all[0] += ' 50ms';
    const seen: Delivery[] = [];
    const engines = [new FakeEngine(), new FakeEngine()];
    const pool = new BatchPool(engines);
    const running = pool.run(forever, new Blob([all.join('\n')]), options, (outcome) => {
      seen.push(outcome);
    });
    await expect(running).rejects.toBeInstanceOf(EngineCrashed);
    const before = seen.length;
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(seen.length).toBe(before);
    pool.close();
    expect(engines.every(({ closed }) => closed)).toBe(true);
  });

  it.each([
    ['sure places', lines(2000)],
    ['places that the engine finds', Array.from({ length: 2000 }, (_, i) => grid(i))],
  ])('rejects with the error of who is delivered to, of a text cut at %s', async (_, parts) => {
    const engines = [new FakeEngine(), new FakeEngine()];
    const running = new BatchPool(engines).run(
      forever,
      new Blob([parts.join('\n')]),
      options,
      () => {
        throw new RangeError('Array buffer allocation failed');
      },
    );
    await expect(running).rejects.toBeInstanceOf(RangeError);
  });

  it.each(['bytes', undefined] as const)(
    'reads a source whose stream fills memory or not (%s)',
    async (type) => {
      const text = encode(lines(9000).join('\n'));
      let at = 0;
      const stream = new ReadableStream({
        type,
        pull(controller: ReadableStreamController<Uint8Array>) {
          controller.enqueue(text.slice(at, (at += 5003)));
          if (at >= text.length) controller.close();
        },
      } as UnderlyingByteSource);
      const source = { size: text.length, stream: () => stream } as unknown as Blob;
      const found: number[] = [];
      const pool = new BatchPool([new FakeEngine(), new FakeEngine()]);
      await pool.run(forever, source, options, ({ outcome, linesBefore }) => {
        found.push(...Array.from(outcome.columns!.lines, (line) => linesBefore + line));
      });
      expect(found).toEqual(lines(9000).map((_, i) => i + 1));
    },
  );

  it.each([
    ['fails', (controller: ReadableStreamDefaultController) => controller.error('gone')],
    ['ends early', (controller: ReadableStreamDefaultController) => controller.close()],
  ])('rejects with SourceUnreadable where a source %s', async (_, end) => {
    const stream = () => new ReadableStream({ pull: end });
    const source = { size: 1000, stream } as unknown as Blob;
    const pool = new BatchPool([new FakeEngine()]);
    await expect(pool.run(forever, source, options, () => undefined)).rejects.toBeInstanceOf(
      SourceUnreadable,
    );
  });

  it('fills memory anew that has come back, and keeps no scraps of it', async () => {
    const source = new ByteReader(new Blob(['abcdef']));
    const first = await source.take(2);
    expect(first.buffer.byteLength).toBe(longestPiece);
    const { buffer } = structuredClone(first, { transfer: [first.buffer] });
    source.reuse(new ArrayBuffer(2));
    source.reuse(buffer);
    const copy = source.copyOf(new Uint8Array([1, 2, 3]));
    expect(copy.buffer).toBe(buffer);
    expect([...copy]).toEqual([1, 2, 3]);
    source.reuse(copy.buffer);
    const again = await source.take(3);
    expect(new TextDecoder().decode(again)).toBe('cde');
    // As many bytes as there are, whatever else was in that memory.
    source.giveBack(again.slice(2));
    source.reuse(again.buffer);
    expect(new TextDecoder().decode(await source.take(9))).toBe('ef');
  });

  it('lets go of the source when it is cancelled', async () => {
    const controller = new AbortController();
    let cancelled = false;
    const stream = new ReadableStream({ cancel: () => void (cancelled = true) });
    const source = { size: 1000, stream: () => stream } as unknown as Blob;
    const pool = new BatchPool([new FakeEngine()]);
    const running = pool.run(controller.signal, source, options, () => undefined);
    controller.abort('enough');
    await expect(running).rejects.toBe('enough');
    expect(cancelled).toBe(true);
  });
});
