import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decompressFromBase64 } from 'lz-string';
import type { DominoPlacement, PuzzleReading } from '../../web/src/engine/types';
import { elsewhere } from '../../web/src/features/share/elsewhere';
import { dominoText } from '../../web/src/state/dominoText';
import { sudokuText } from '../../web/src/state/sudokuText';
import {
  countLeftOut,
  longestLink,
  openCode,
  shareCode,
  type SharedDocument,
  type SharedPuzzle,
} from '../../web/src/state/share';
import { replaced } from '../../web/src/state/arrays';
import { noWork, workFrom, type Work } from '../../web/src/state/work';

const easy = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const inkala = '800000000003600000070090200050007000000045700000100030001000068008500010090000400';
const domino: DominoPlacement = { cells: [10, 11], digits: [6, 1] };
const isolated = [40, 2, 35, 75, 8, 42, 1, 23, 72];

function puzzle(edited: { readings: readonly PuzzleReading[] }, work = noWork): SharedPuzzle {
  return { reading: edited.readings[0]!, work };
}

async function opened(code: string | null): Promise<SharedDocument> {
  const result = await openCode(code!);
  if ('problem' in result) throw new Error(result.problem);
  return result.document;
}

async function problem(code: string) {
  const result = await openCode(code);
  return 'problem' in result ? result.problem : 'none';
}

/** A link with this content, and a checksum that is right. */
function sealed(content: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let hash = 0x811c9dc5;
  for (const sign of content) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  const bits = (hash ^ (hash >>> 18)) & 0x3ffff;
  return content + [12, 6, 0].map((shift) => letters[(bits >>> shift) & 63]).join('');
}

const digitsOrZero = (most: number) =>
  fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: most })), {
    minLength: 81,
    maxLength: 81,
  });
const works: fc.Arbitrary<Work> = fc.record({
  entries: digitsOrZero(9),
  corner: digitsOrZero(0x1ff),
  centre: digitsOrZero(0x1ff),
  colours: digitsOrZero(9),
});
const sudokus = digitsOrZero(9).map((digits) => sudokuText(digits.join('')));
/** Dominoes in the rows, from the left; the isolated cells in the last column or not known yet. */
const lists = fc
  .record({
    rows: fc.uniqueArray(fc.integer({ min: 0, max: 8 })),
    first: fc.integer({ min: 1, max: 9 }),
    second: fc.integer({ min: 1, max: 9 }),
    turned: fc.boolean(),
    known: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  })
  .map(({ rows, first, second, turned, known }) =>
    dominoText(
      rows.map((row): DominoPlacement => {
        const cells: [number, number] = turned ? [9 * row + 1, 9 * row] : [9 * row, 9 * row + 1];
        return { cells, digits: [first, second] };
      }),
      known.map((is, i) => (is ? 9 * i + 8 : -1)),
    ),
  );

describe('a link', () => {
  it('is short: 30 to 60 characters for a Sudoku', async () => {
    for (const [givens, most] of [
      [inkala, 36],
      [easy, 44],
      ['123456789'.repeat(9), 66],
    ] as const) {
      const edited = sudokuText(givens);
      const code = await shareCode(edited.text, [puzzle(edited)], 0);
      expect(code!.length).toBeLessThanOrEqual(most);
      expect(code).toMatch(/^1p[\w-]+$/);
    }
  });

  it('brings one puzzle back with all that was done to it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(sudokus, lists), works, async (edited, work) => {
        const shared = await opened(await shareCode(edited.text, [puzzle(edited, work)], 0));
        const { kind, givens } = edited.readings[0]!;
        expect(shared.text).toBe(edited.text);
        expect(shared.works.map((each) => ({ ...each }))).toEqual(
          Object.values(work).flat().some(Boolean) ? [{ kind, givens, work }] : [],
        );
      }),
      { numRuns: 60 },
    );
  });

  it('brings several puzzles of both kinds back, and the one that is looked at', async () => {
    const first = sudokuText(easy);
    const second = dominoText([domino], isolated);
    const third = dominoText([{ cells: [11, 10], digits: [1, 6] }], isolated);
    const entries = replaced(noWork.entries, 3, 7);
    const shared = await opened(
      await shareCode(
        '',
        [puzzle(first), puzzle(second, { ...noWork, entries }), puzzle(third), puzzle(first)],
        2,
      ),
    );
    const list = second.text.replace(/0\n$/, '');
    const turned = third.text;
    expect(shared.text).toBe(`${first.text}\n${list}${turned}\n${first.text}`);
    expect(shared.selected).toBe(2);
    expect(shared.works).toHaveLength(1);
    expect(shared.works[0]).toMatchObject({ kind: 'sudominoku', work: { entries } });
  });

  it.each([true, false])('tells the work of like puzzles apart (packed: %s)', async (packed) => {
    const edited = sudokuText(easy);
    const work = { ...noWork, entries: replaced(noWork.entries, 3, 7) };
    const puzzles = [puzzle(edited), puzzle(edited, work), puzzle(edited)];
    const shared = await opened(await shareCode('', puzzles, 0, packed));
    expect(shared.works.map(({ work }) => work.entries[3])).toEqual([0, 7]);
  });

  it('brings any other text back to the letter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        works,
        async (text, work) => {
          const edited = sudokuText(inkala);
          const shared = await opened(
            await shareCode(`x${text}`, [puzzle(edited, work)], 0, false),
          );
          expect(shared.text).toBe(`x${text}`);
          expect(shared.works.map(({ work }) => work)).toEqual(
            Object.values(work).flat().some(Boolean) ? [work] : [],
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps comments, and markings of a text that a packed puzzle has no place for', async () => {
    const edited = sudokuText(easy);
    const commented = `# mine\n${edited.text}`;
    const reading = { ...edited.readings[0]!, firstLine: 2, lastLine: 10 };
    expect((await opened(await shareCode(commented, [{ reading, work: noWork }], 0))).text).toBe(
      commented,
    );
    const behind = edited.text.replace('\n', ' # mine\n');
    expect((await opened(await shareCode(behind, [puzzle(edited)], 0))).text).toBe(behind);
    const marked = { ...edited.readings[0]!, candidates: Array(81).fill(511) } as PuzzleReading;
    const code = await shareCode(edited.text, [{ reading: marked, work: noWork }], 0);
    expect(code).toMatch(/^1t/);
    expect((await opened(code)).text).toBe(edited.text);
  });

  it('holds the work on no more puzzles than it can count', async () => {
    const edited = sudokuText(easy);
    const work = { ...noWork, entries: replaced(noWork.entries, 3, 7) };
    const puzzles = Array.from({ length: 30 }, () => puzzle(edited, { ...work }));
    const shared = await opened(await shareCode(edited.text.repeat(30), puzzles, 29));
    expect(shared.works).toHaveLength(24);
    expect(shared.selected).toBe(29);
    expect(countLeftOut(puzzles)).toBe(6);
    expect(countLeftOut(puzzles.slice(6))).toBe(0);
    expect(countLeftOut(puzzles.slice(5))).toBe(1);
    expect(await shareCode('', puzzles.slice(6), 0)).toMatch(/^1p/);
    expect(await shareCode('', puzzles.slice(5), 0)).toMatch(/^1t/);
    // What the text says is told by it.
    const reading = { ...edited.readings[0]!, entries: work.entries.join('') } as PuzzleReading;
    expect(countLeftOut(puzzles.map((each) => ({ ...each, reading })))).toBe(0);
  });

  it('is not made where it would be too long', async () => {
    let state = 1;
    const noise = Array.from({ length: 60_000 }, () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return String.fromCharCode(32 + ((state >>> 16) % 90));
    });
    expect(await shareCode(noise.join(''), [], 0)).toBeNull();
  });
});

/** Links that were made by version 1. They must open for ever: never change these. */
describe('a link of version 1', () => {
  const links: [string, SharedDocument][] = [
    [
      '1pxGvqXmygmuGZ8xgLChv2IurMrMOoBR',
      {
        text: '8 0 0 0 0 0 0 0 0\n0 0 3 6 0 0 0 0 0\n0 7 0 0 9 0 2 0 0\n0 5 0 0 0 7 0 0 0\n0 0 0 0 4 5 7 0 0\n0 0 0 1 0 0 0 3 0\n0 0 1 0 0 0 0 6 8\n0 0 8 5 0 0 0 1 0\n0 9 0 0 0 0 4 0 0\n',
        selected: 0,
        works: [],
      },
    ],
    [
      '1p5jbKtBFIygQloh7yvdH8i',
      { text: '2\n6 B2 1 B3\n4 A4 9 B4\nE5 A3 D9 I4 A9 - A2 C6 I1\n0\n', selected: 0, works: [] },
    ],
    [
      '1pxGvqXmygmuGZ8xCEvrnQP1fwLW8znDiC4StkCFd1pL3X8INx6YZSqmqXSPuW4PeWz6YyE9Rc8uvRwH98ELoxGrbUy',
      {
        text: '8 0 0 0 0 0 0 0 0\n0 0 3 6 0 0 0 0 0\n0 7 0 0 9 0 2 0 0\n0 5 0 0 0 7 0 0 0\n0 0 0 0 4 5 7 0 0\n0 0 0 1 0 0 0 3 0\n0 0 1 0 0 0 0 6 8\n0 0 8 5 0 0 0 1 0\n0 9 0 0 0 0 4 0 0\n',
        selected: 0,
        works: [
          {
            kind: 'sudoku',
            givens:
              '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
            work: {
              entries: replaced(noWork.entries, 1, 5),
              corner: replaced(noWork.entries, 2, 5),
              centre: replaced(noWork.entries, 3, 511),
              colours: replaced(noWork.entries, 80, 9),
            },
          },
        ],
      },
    ],
    [
      '1pUkbKd1fNQgx_ak63pHCzeBGV54gxNlcnUKRlLrUPn3H6MQeyxesaoRInxhwD4H5',
      {
        text: '2\n6 B2 1 B3\n4 A4 9 B4\nE5 A3 D9 I4 A9 - A2 C6 I1\n0\n\n8 0 0 0 0 0 0 0 0\n0 0 3 6 0 0 0 0 0\n0 7 0 0 9 0 2 0 0\n0 5 0 0 0 7 0 0 0\n0 0 0 0 4 5 7 0 0\n0 0 0 1 0 0 0 3 0\n0 0 1 0 0 0 0 6 8\n0 0 8 5 0 0 0 1 0\n0 9 0 0 0 0 4 0 0\n\n2\n6 B2 1 B3\n4 A4 9 B4\nE5 A3 D9 I4 A9 - A2 C6 I1\n0\n',
        selected: 1,
        works: [],
      },
    ],
    [
      '1tU1Z4vXLK61UruCwUDFAhF4g0VjBDETEHsywVDBSMoCKmUFlzJF0gaKJgChGDihhCxY2hIoZwc80ULMAiFnCzDMFqLBUQZoHMsUmyAwA.xGvqXmygmuGZ8xCEvrnQP1fwLW8znDiC4StkCFd1pL3X8INx6YZSqmqXSPuW4PeWz6YyE9Rc8uvRwH98ELoxGr_io',
      {
        text: '# 메모\n8 0 0 0 0 0 0 0 0\n0 0 3 6 0 0 0 0 0\n0 7 0 0 9 0 2 0 0\n0 5 0 0 0 7 0 0 0\n0 0 0 0 4 5 7 0 0\n0 0 0 1 0 0 0 3 0\n0 0 1 0 0 0 0 6 8\n0 0 8 5 0 0 0 1 0\n0 9 0 0 0 0 4 0 0\n<b>',
        selected: 0,
        works: [
          {
            kind: 'sudoku',
            givens:
              '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
            work: {
              entries: replaced(noWork.entries, 1, 5),
              corner: replaced(noWork.entries, 2, 5),
              centre: replaced(noWork.entries, 3, 511),
              colours: replaced(noWork.entries, 80, 9),
            },
          },
        ],
      },
    ],
  ];

  it.each(links)('opens: %s', async (code, document) => {
    expect(await opened(code)).toEqual(document);
  });
});

describe('a hostile link', () => {
  it('of any letters is data or nothing, and never an exception', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ maxLength: 200 }),
          fc.stringMatching(/^1[pt][\w-]{0,200}(\.[\w-]{0,80})?$/),
        ),
        async (code) => {
          expect(['damaged', 'newer', 'none']).toContain(await problem(code));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('with a checksum that is right is no more than that', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^1[pt][\w-]{0,200}(\.[\w-]{0,80})?[^\w]?$/),
        async (content) => {
          const result = await openCode(sealed(content));
          if ('problem' in result) expect(result.problem).toBe('damaged');
          for (const { kind, givens, work } of 'document' in result ? result.document.works : []) {
            expect(kind).toMatch(/^sudo(ku|minoku)$/);
            expect(givens).toMatch(/^\d{81}$/);
            expect(workFrom(work)).toEqual(work);
          }
        },
      ),
      { numRuns: 500 },
    );
    const edited = sudokuText(easy);
    const content = (await shareCode(edited.text, [puzzle(edited)], 0))!.slice(0, -3);
    expect(await problem(sealed(content))).toBe('none');
    // More than any puzzle can use up.
    expect(await problem(sealed(content + 'B'.repeat(600)))).toBe('damaged');
    const deflated = (bytes: number[]) =>
      sealed(`1t${deflateRawSync(Uint8Array.from(bytes)).toString('base64url')}.`);
    expect(await problem(deflated([0x41]))).toBe('none');
    // No UTF-8, and nothing that was ever deflated.
    expect(await problem(deflated([0xff]))).toBe('damaged');
    expect(await problem(sealed('1t____.'))).toBe('damaged');
    const aside = (await shareCode('x', [puzzle(edited)], 0, false))!.slice(0, -3);
    expect(await problem(sealed(aside))).toBe('none');
    expect(await problem(sealed(aside + 'B'.repeat(600)))).toBe('damaged');
  });

  it('is found damaged when a letter of it is changed, lost or put in', async () => {
    const edited = sudokuText(easy);
    const code = (await shareCode(edited.text, [puzzle(edited)], 0))!;
    for (let i = 1; i < code.length; ++i) {
      const other = code[i] === 'A' ? 'B' : 'A';
      for (const changed of [
        code.slice(0, i) + other + code.slice(i + 1),
        code.slice(0, i) + code.slice(i + 1),
        code.slice(0, i) + other + code.slice(i),
      ]) {
        if (changed !== code) expect(await problem(changed)).toBe('damaged');
      }
    }
    expect(await problem(code.slice(0, 10))).toBe('damaged');
    expect(await problem('')).toBe('damaged');
  });

  it('from a newer page says so', async () => {
    expect(await problem('2pAAAA')).toBe('newer');
  });

  it.each([
    ['no way to inflate', undefined],
    ['none for this format', DecompressionStream.bind(null, 'lzma' as 'gzip')],
  ])('is not damaged where the browser has %s', async (_, stream) => {
    const text = `# note\n${easy}\n`;
    const code = (await shareCode(text, [], 0))!;
    expect(await problem(code)).toBe('none');
    vi.stubGlobal('DecompressionStream', stream);
    expect(await problem(code)).toBe('old-browser');
    vi.unstubAllGlobals();
  });

  it('cannot stand for more than a text box holds', async () => {
    expect(await problem(`1p${'A'.repeat(longestLink)}`)).toBe('too-long');
    // A line costs a text box more than a sign.
    const linkTo = (text: string) => sealed(`1t${deflateRawSync(text).toString('base64url')}.`);
    expect(await problem(linkTo('0'.repeat(1_000_000)))).toBe('none');
    for (const text of ['0'.repeat(1_000_001), '0'.repeat(20_000_000), '\n'.repeat(20_000)]) {
      const bomb = linkTo(text);
      expect(bomb.length).toBeLessThan(longestLink);
      expect(await problem(bomb)).toBe('too-long');
    }
  });
});

it('a link is made of no text that would be too long when it is opened', async () => {
  const lines = (count: number) => `${easy}\n`.repeat(count);
  expect((await opened(await shareCode(lines(12_000), [], 0))).text).toBe(lines(12_000));
  expect(await shareCode(lines(15_000), [], 0)).toBeNull();
  expect(await shareCode('\n'.repeat(20_000), [], 0)).toBeNull();
  expect(await shareCode('0'.repeat(1_000_000), [], 0)).not.toBeNull();
  expect(await shareCode('가'.repeat(400_000), [], 0)).toBeNull();
});

describe('another site', () => {
  it('is given the givens, and nothing else', () => {
    const [wiki, pad] = elsewhere(inkala);
    expect(wiki!.url).toBe(`https://www.sudokuwiki.org/sudoku.htm?bd=${inkala}`);
    const payload = decodeURIComponent(new URL(pad!.url).pathname.replace('/fpuzzles', ''));
    const { size, grid } = JSON.parse(decompressFromBase64(payload)!);
    expect(size).toBe(9);
    const digits = grid.flat().map(({ value = 0 }) => value);
    expect(digits.join('')).toBe(inkala);
  });
});
