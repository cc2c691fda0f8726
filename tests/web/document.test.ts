import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PuzzleReading } from '../../web/src/engine/types';
import { replaced } from '../../web/src/state/arrays';
import { dominoText, newSudominoku, noCell, withDominoes } from '../../web/src/state/dominoText';
import { History } from '../../web/src/state/history.svelte';
import { cellAt, rangeOfCell, type Edited } from '../../web/src/state/puzzleText';
import { matched } from '../../web/src/state/puzzles';
import {
  decode,
  decodeHistory,
  encode,
  encodeHistory,
  type SavedDocument,
} from '../../web/src/state/saved';
import { newSudoku, sudokuText, withGivens } from '../../web/src/state/sudokuText';
import {
  addsTo,
  noWork,
  withColour,
  withDigit,
  withMark,
  withoutTop,
  workFrom,
  type Work,
} from '../../web/src/state/work';
import { fakeStorage } from './fakeStorage';

const cell = fc.integer({ min: 0, max: 80 });
const digit = fc.integer({ min: 0, max: 9 });

/** A text of 81-character lines, read as the module would. */
function oneLineText(grids: readonly string[], before = ''): Edited {
  const lead = before.split('\n').length;
  const readings = grids.map((givens, i): PuzzleReading => {
    const line = lead + i;
    return {
      kind: 'sudoku',
      format: 'one-line',
      firstLine: line,
      lastLine: line,
      text: givens.replaceAll('0', '.'),
      givens,
      entries: null,
      candidates: null,
      places: Array.from({ length: 81 }, (_, at) => [line, at + 1, 1]).flat(),
    };
  });
  return { text: before + grids.map((grid) => `${grid}\n`).join(''), readings };
}

const givensOf = (reading: PuzzleReading | undefined) => reading?.givens;

describe('changing a text in place', () => {
  it('writes givens where they stand, and nothing else', () => {
    const { text, readings } = oneLineText(['0'.repeat(81), '1'.repeat(81)], '# two 😀\n');
    const edited = withGivens(text, readings, 1, [2], 7);
    expect(edited.text).toBe(`# two 😀\n${'0'.repeat(81)}\n11711${'1'.repeat(76)}\n`);
    expect(givensOf(edited.readings[1])).toBe(`11711${'1'.repeat(76)}`);
    expect(edited.readings[0]).toBe(readings[0]);
  });

  it('blanks cells with the blank that the puzzle uses', () => {
    const { readings } = oneLineText([`5${'0'.repeat(80)}`]);
    const text = `5${'_'.repeat(80)}\n`;
    expect(withGivens(text, readings, 0, [0], 0).text).toBe(`${'_'.repeat(81)}\n`);
  });

  it('keeps full-width digits', () => {
    const { readings } = oneLineText([`5${'0'.repeat(80)}`]);
    const text = `５${'．'.repeat(80)}\n`;
    const edited = withGivens(text, readings, 0, [1], 3);
    expect(edited.text).toBe(`５３${'．'.repeat(79)}\n`);
  });

  it('writes a puzzle anew where its cells stand nowhere, and moves those behind it', () => {
    const { text, readings } = oneLineText(['0'.repeat(81), '1'.repeat(81)]);
    const nowhere = replaced<PuzzleReading>(readings, 0, {
      ...readings[0]!,
      places: Array<number>(243).fill(0),
    });
    const edited = withGivens(text, nowhere, 0, [0], 9);
    expect(edited.text.startsWith('9 0 0 0 0 0 0 0 0\n0 0')).toBe(true);
    expect(edited.readings[1]).toMatchObject({ firstLine: 10, lastLine: 10 });
    const range = rangeOfCell(edited.text, edited.readings[1]!, 80)!;
    expect(edited.text.slice(range.start - 1, range.end + 1)).toBe('11\n');
  });

  it('agrees with the board over any sequence of edits', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), cell, digit), { maxLength: 40 }), (edits) => {
        let now = oneLineText(['0'.repeat(81), '0'.repeat(81)]);
        const boards = [Array<number>(81).fill(0), Array<number>(81).fill(0)];
        for (const [second, at, value] of edits) {
          const index = Number(second);
          boards[index]![at] = value;
          now = withGivens(now.text, now.readings, index, [at], value);
        }
        const expected = boards.map((board) => board.join(''));
        expect(now.readings.map(({ givens }) => givens)).toEqual(expected);
        expect(now.text).toBe(oneLineText(expected).text);
      }),
    );
  });

  it('finds the cell of every place again', () => {
    for (const { text, readings } of [newSudoku(), oneLineText(['0'.repeat(81)], '# one\n')]) {
      for (let at = 0; at < 81; ++at) {
        const range = rangeOfCell(text, readings[0]!, at)!;
        expect(cellAt(text, readings, range.start)).toEqual({ puzzle: 0, cell: at });
      }
    }
  });
});

describe('changing a Su-domino-ku in place', () => {
  const one = { cells: [10, 11], digits: [6, 1] } as const;
  const two = { cells: [21, 20], digits: [2, 9] } as const;
  const place = (domino: typeof one | typeof two) => {
    return { cells: [...domino.cells], digits: [...domino.digits] } as {
      cells: [number, number];
      digits: [number, number];
    };
  };
  const none = Array<number>(9).fill(noCell);

  it('begins without a domino', () => {
    expect(newSudominoku().text).toBe('0\n- - - - - - - - -\n0\n');
    expect(newSudominoku().readings[0]).toMatchObject({ complete: false, dominoes: [] });
  });

  it('adds, keeps and removes lines, and counts', () => {
    const begun = newSudominoku();
    const laid = withDominoes(begun.text, begun.readings, 0, [place(one)], none);
    expect(laid.text).toBe('1\n6 B2 1 B3\n- - - - - - - - -\n0\n');
    const both = withDominoes(laid.text, laid.readings, 0, [place(one), place(two)], none);
    expect(both.text).toBe('2\n6 B2 1 B3\n2 C4 9 C3\n- - - - - - - - -\n0\n');
    const back = withDominoes(both.text, both.readings, 0, [place(two)], replaced(none, 4, 80));
    expect(back.text).toBe('1\n2 C4 9 C3\n- - - - I9 - - - -\n0\n');
    expect(back.readings[0]).toMatchObject({ complete: false, dominoLines: [2], lastLine: 3 });
  });

  it('leaves comments and the writing of other lines alone', () => {
    const begun = dominoText([place(one)], none);
    const text = '1 // dominoes\n# first\n 6  b2, 1 b3 // a b\n\n- - - - - - - - -\n0\n';
    const readings = [{ ...begun.readings[0]!, lastLine: 5 }];
    const laid = withDominoes(text, readings, 0, [place(one), place(two)], none);
    expect(laid.text).toBe(
      '2 // dominoes\n# first\n 6  b2, 1 b3 // a b\n\n2 C4 9 C3\n- - - - - - - - -\n0\n',
    );
    expect(laid.readings[0]).toMatchObject({ dominoLines: [3, 5], lastLine: 6 });
  });

  it('writes a list anew that is laid out in another way, and keeps its end', () => {
    const { readings } = dominoText([place(one)], none);
    const text = '1 6 B2 1 B3 - - - - - - - - - 0\n';
    const single = [{ ...readings[0]!, firstLine: 1, lastLine: 1 }];
    const laid = withDominoes(text, single, 0, [place(two)], none);
    expect(laid.text).toBe('1\n2 C4 9 C3\n- - - - - - - - -\n0\n');
  });

  it('moves the puzzles behind it', () => {
    const first = dominoText([place(one)], none);
    const second = oneLineText(['0'.repeat(81)], first.text);
    const readings = [first.readings[0]!, second.readings[0]!];
    const laid = withDominoes(second.text, readings, 0, [place(one), place(two)], none);
    const range = rangeOfCell(laid.text, laid.readings[1]!, 0)!;
    expect(laid.text.slice(range.start)).toBe(`${'0'.repeat(81)}\n`);
  });
});

describe('the work on a puzzle', () => {
  it('takes a digit out again, and clears it from the marks of the peers', () => {
    let work = withMark(noWork, 'corner', [1, 80], 5);
    work = withDigit(work, [0], 5, true);
    expect([work.entries[0], work.corner[1], work.corner[80]]).toEqual([5, 0, 16]);
    expect(withDigit(work, [0], 5, true).entries[0]).toBe(0);
  });

  it('takes a digit out of several cells where all of them hold it', () => {
    let work = withDigit(noWork, [0], 5, false);
    work = withDigit(work, [0, 40], 5, false);
    expect([work.entries[0], work.entries[40]]).toEqual([5, 5]);
    expect(withDigit(work, [0, 40], 5, false)).toEqual(noWork);
  });

  it('marks cells without an entry, and all of them before any mark is taken out', () => {
    let work = withMark(withDigit(noWork, [0], 5, false), 'centre', [0, 1], 3);
    expect([work.centre[0], work.centre[1]]).toEqual([0, 0b100]);
    work = withMark(work, 'centre', [1, 2], 3);
    expect([work.centre[1], work.centre[2]]).toEqual([0b100, 0b100]);
    work = withMark(work, 'centre', [0, 1, 2], 3);
    expect([work.centre[1], work.centre[2]]).toEqual([0, 0]);
  });

  it('is another’s where that holds all of it', () => {
    const one = withDigit(noWork, [0], 5, false);
    const both = withDigit(one, [1], 6, false);
    expect([addsTo(one, both), addsTo(both, one)]).toEqual([false, true]);
    expect(addsTo(withDigit(noWork, [0], 4, false), one)).toBe(true);
  });

  it('clears what lies on top', () => {
    let work = withColour(withMark(noWork, 'centre', [3], 1), [3], 7);
    work = withDigit(work, [3], 2, false);
    work = withoutTop(work, [3]);
    expect([work.entries[3], work.centre[3], work.colours[3]]).toEqual([0, 1, 7]);
    work = withoutTop(work, [3]);
    expect([work.centre[3], work.colours[3]]).toEqual([0, 7]);
    expect(withoutTop(work, [3])).toEqual(noWork);
  });

  it('stays with its puzzle while others come, go and change', () => {
    const texts = ['1'.repeat(81), '2'.repeat(81), '3'.repeat(81)];
    const { readings } = oneLineText(texts);
    const start = matched([], [], readings);
    const work = withDigit(noWork, [4], 4, false);
    const old = start.puzzles.map((puzzle, i) => (i === 1 ? { ...puzzle, work } : puzzle));
    const worked = (grids: string[], from = { puzzles: old, orphans: start.orphans }) => {
      const next = matched(from.puzzles, from.orphans, oneLineText(grids).readings);
      return { next, where: next.puzzles.findIndex((puzzle) => puzzle.work === work) };
    };
    expect(worked(['9'.repeat(81), ...texts]).where).toBe(2);
    expect(worked(texts.slice(1)).where).toBe(0);
    expect(worked(replaced(texts, 1, `5${'2'.repeat(80)}`)).where).toBe(1);
    const broken = worked([texts[0]!, texts[2]!]);
    expect(broken.where).toBe(-1);
    const { puzzles, orphans } = broken.next;
    expect(worked(texts, { puzzles: [...puzzles], orphans }).where).toBe(1);
  });

  it('goes to a puzzle of its kind that differs by nine givens at most', () => {
    const work = withDigit(noWork, [80], 4, false);
    const { readings } = oneLineText([`${'1'.repeat(80)}0`]);
    const old = matched([], [], readings).puzzles.map((puzzle) => ({ ...puzzle, work }));
    const workOf = (givens: string, kind: 'sudoku' | 'sudominoku' = 'sudoku') => {
      const next = { ...oneLineText([givens]).readings[0]!, kind } as PuzzleReading;
      return matched(old, [], [next]);
    };
    expect(workOf(`${'2'.repeat(9)}${'1'.repeat(71)}0`).puzzles[0]!.work).toBe(work);
    const beyond = workOf(`${'2'.repeat(10)}${'1'.repeat(70)}0`);
    expect(beyond.puzzles[0]!.work).toBe(noWork);
    expect(beyond.orphans.map((orphan) => orphan.work)).toEqual([work]);
    expect(workOf(`2${'1'.repeat(79)}0`, 'sudominoku').puzzles[0]!.work).toBe(noWork);
  });

  it('is kept of the last hundred puzzles that are gone, if there is any', () => {
    const grids = Array.from({ length: 120 }, (_, i) =>
      String(1000 + i)
        .repeat(21)
        .slice(0, 81),
    );
    const { readings } = oneLineText(grids);
    const work = withDigit(noWork, [80], 4, false);
    const { puzzles } = matched([], [], readings);
    expect(matched(puzzles, [], []).orphans).toEqual([]);
    const worked = puzzles.map((puzzle) => ({ ...puzzle, work }));
    expect(matched(worked, [], []).orphans).toHaveLength(100);
  });

  it('takes over what the text says of it when that changes', () => {
    const { readings } = oneLineText([`1${'0'.repeat(80)}`]);
    const marked = (entries: string | null, candidates: number[] | null = null) =>
      replaced<PuzzleReading>(readings, 0, { ...readings[0]!, entries, candidates });
    const coloured = withColour(noWork, [7], 1);
    const before = matched([], [], marked(null)).puzzles.map((puzzle) => {
      return { ...puzzle, work: withDigit(coloured, [4], 4, false) };
    });
    const workAfter = (next: readonly PuzzleReading[], from = before) =>
      matched(from, [], next).puzzles[0]!.work;
    expect(workAfter(marked(null))).toBe(before[0]!.work);
    const entries = `02${'0'.repeat(79)}`;
    const { work, ...puzzle } = matched(before, [], marked(entries)).puzzles[0]!;
    expect(work.entries.join('')).toBe(entries);
    expect(work.colours).toEqual(coloured.colours);
    expect(workAfter(marked(entries), [{ ...puzzle, work: noWork }])).toBe(noWork);
    const candidates = [1, ...Array<number>(80).fill(0b11)];
    expect(workAfter(marked(null, candidates)).centre[1]).toBe(0b11);
  });
});

describe('history', () => {
  it('undoes and does again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.array(fc.boolean()), (values, moves) => {
        const history = new History<number>(() => 1, { steps: 1000, weight: Infinity });
        const states = [-1, ...values];
        let now = -1;
        for (const value of values) {
          history.push(now);
          now = value;
        }
        let at = values.length;
        for (const back of moves) {
          const next = back ? history.undo(now) : history.redo(now);
          const expected = Math.max(0, Math.min(values.length, at + (back ? -1 : 1)));
          expect(next).toBe(expected === at ? null : states[expected]);
          at = expected;
          now = next ?? now;
        }
      }),
    );
  });

  it('has one step for a burst of typing, which a rest, a paste, another text or step, or undo ends', () => {
    vi.useFakeTimers();
    const history = new History<number>(() => 1);
    const steps = () => {
      let count = 0;
      while (history.undo(0) !== null) count += 1;
      return count;
    };
    const type = (text: string, change = 1) => history.pushTyped(0, text, change);
    for (const change of [1, 2, 1]) type('one', change);
    expect(steps()).toBe(1);
    type('one');
    vi.advanceTimersByTime(1000);
    type('one');
    expect(steps()).toBe(2);
    for (const text of ['one', 'two', 'one']) type(text);
    expect(steps()).toBe(3);
    for (const change of [1, 3, 1]) type('one', change);
    expect(steps()).toBe(3);
    type('one');
    history.push(0);
    type('one');
    expect(steps()).toBe(3);
    type('one');
    expect([history.undo(1), history.canRedo]).toEqual([0, true]);
    type('one');
    expect([history.canUndo, history.canRedo]).toEqual([true, false]);
    vi.useRealTimers();
  });

  it('is bounded in steps and weight, and keeps the last step whatever it weighs', () => {
    const history = new History<string>((text) => text.length, { steps: 3, weight: 10 });
    for (const text of ['a', 'b', 'c', 'd']) history.push(text);
    expect(history.past).toEqual(['b', 'c', 'd']);
    history.push('x'.repeat(8));
    expect(history.past).toEqual(['c', 'd', 'x'.repeat(8)]);
    history.push('yy');
    expect(history.past).toEqual(['x'.repeat(8), 'yy']);
    history.push('x'.repeat(99));
    expect(history.past).toEqual(['x'.repeat(99)]);
  });
});

describe('what is kept on the device', () => {
  const mask = fc.integer({ min: 0, max: 511 });
  const eightyOne = (value: fc.Arbitrary<number>) =>
    fc.array(value, { minLength: 81, maxLength: 81 });
  const work: fc.Arbitrary<Work> = fc.record({
    entries: eightyOne(digit),
    corner: eightyOne(mask),
    centre: eightyOne(mask),
    colours: eightyOne(digit),
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), cell, work, (text, selected, at, w) => {
        const givens = '0'.repeat(81);
        const works = [{ kind: 'sudoku' as const, givens, work: w }];
        const document = { text, as: 'sdx' as const, selected, cell: at, works };
        expect(decode(encode(document))).toEqual(document);
      }),
      { numRuns: 30 },
    );
  });

  it('is nothing if it is anything else', () => {
    fc.assert(fc.property(fc.json(), (json) => decode(json) === null));
    const kept = { version: 1, text: '', selected: 0, cell: 0 };
    const one = { kind: 'sudoku', givens: '0'.repeat(81), work: noWork };
    const json = (changed: object) => JSON.stringify({ ...kept, works: [one], ...changed });
    expect(decode(json({}))).not.toBeNull();
    for (const bad of [
      '',
      '{',
      json({ version: 2 }),
      json({ text: 1 }),
      json({ works: null }),
      json({ works: [null] }),
      json({ works: [{ ...one, kind: '<b>' }] }),
      json({ works: [{ ...one, givens: '0'.repeat(80) }] }),
      json({ works: [{ ...one, work: null }] }),
    ]) {
      expect(decode(bad)).toBeNull();
    }
    // What was looked at is no reason to lose a text.
    for (const at of [-1, 81, 0.5, '1', null]) expect(decode(json({ cell: at }))!.cell).toBe(0);
    // Nor is what it was read as, which the first versions did not keep.
    for (const as of [undefined, null, 5, '<b>', 'constructor']) {
      expect(decode(json({ as }))!.as).toBeNull();
    }
    expect(workFrom({ ...noWork, entries: replaced(noWork.entries, 3, 10) })).toBeUndefined();
    expect(workFrom({ ...noWork, corner: noWork.corner.slice(1) })).toBeUndefined();
    expect(workFrom({ ...noWork, centre: replaced(noWork.centre, 3, 0.5) })).toBeUndefined();
  });
});

describe('what is kept of the history', () => {
  const step = (text: string) => ({ text, as: null, selected: 0, cell: 0, works: [] });
  const asItIs = (state: SavedDocument) => state;

  it('comes back as it was', () => {
    const history = { past: [step('1'), step('12')], future: [step('1234')] };
    expect(decodeHistory(encodeHistory(history, asItIs))).toEqual(history);
  });

  it('is of what is too much the steps that come next', () => {
    const long = step('x'.repeat(60_000));
    const kept = decodeHistory(
      encodeHistory({ past: [long, long, step('12')], future: [long, long] }, asItIs),
    );
    expect(kept.past.map(({ text }) => text.length)).toEqual([60_000, 2]);
    expect(kept.future).toHaveLength(1);
    const tooLong = { past: [step('1'), step('x'.repeat(100_000))], future: [] };
    expect(decodeHistory(encodeHistory(tooLong, asItIs)).past).toEqual([]);
  });

  it('is nothing if it is anything else', () => {
    const nothing = { past: [], future: [] };
    fc.assert(fc.property(fc.json(), (json) => void expect(decodeHistory(json)).toEqual(nothing)));
    const json = (changed: object) =>
      JSON.stringify({ version: 1, past: [step('1')], future: [], ...changed });
    expect(decodeHistory(json({})).past).toHaveLength(1);
    for (const bad of ['', '[]', json({ version: 2 }), json({ future: {} }), json({ past: [1] })]) {
      expect(decodeHistory(bad)).toEqual(nothing);
    }
  });
});

describe('the document', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function freshDocument() {
    vi.resetModules();
    return (await import('../../web/src/state/document.svelte')).puzzleDocument;
  }

  it('undoes whatever was done, step by step', async () => {
    const document = await freshDocument();
    const action = fc.oneof(
      fc.record({ do: fc.constant('given' as const), at: cell, digit }),
      fc.record({
        do: fc.constant('entry' as const),
        at: cell,
        digit: fc.integer({ min: 1, max: 9 }),
      }),
      fc.record({ do: fc.constant('type' as const), text: fc.string() }),
      fc.record({ do: fc.constant('begin' as const) }),
      fc.record({ do: fc.constant('replace' as const), text: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const looks = () => [document.text, document.puzzle?.reading.givens, document.work];
        const seen = [looks()];
        for (const each of actions) {
          const before = looks();
          // No burst goes on.
          vi.advanceTimersByTime(5000);
          if (each.do === 'given') document.setGivens([each.at], each.digit);
          else if (each.do === 'entry')
            document.work = withDigit(document.work, [each.at], each.digit, true);
          else if (each.do === 'type') document.text = each.text;
          else if (each.do === 'begin') document.begin('sudoku');
          else document.replace(each.text);
          if (looks().some((part, i) => part !== before[i])) seen.push(looks());
        }
        const last = seen.length - 1;
        for (let i = last - 1; i >= 0; --i) {
          document.undo();
          expect(looks()).toEqual(seen[i]);
        }
        for (let i = 1; i <= last; ++i) {
          document.redo();
          expect(looks()).toEqual(seen[i]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('undoes a burst of typing in one step, and a paste in its own', async () => {
    const document = await freshDocument();
    for (const text of ['1', '12', '123']) document.text = text;
    document.text = '123 pasted';
    document.undo();
    expect(document.text).toBe('123');
    document.undo();
    expect(document.text).toBe('');
    expect(document.canUndo).toBe(false);
    document.redo();
    expect(document.text).toBe('123');
  });

  it('keeps the last board of a text that cannot be read, and knows it', async () => {
    const document = await freshDocument();
    document.begin('sudoku');
    const { text } = document;
    document.text = `x${text}`;
    document.accept(document.text, []);
    expect(document.unreadable).toBe(true);
    expect(document.puzzle).not.toBeNull();
    document.setGivens([0], 5);
    expect(document.text).toBe(`x${text}`);
    document.text = text;
    expect(document.unreadable).toBe(false);
  });

  it('is not taken for readable where typing goes on, until it has been read again', async () => {
    const document = await freshDocument();
    document.begin('sudoku');
    document.text = `x${document.text}`;
    document.accept(document.text, []);
    document.text += 'y';
    expect(document.unreadable).toBe(true);
    let acts = 0;
    document.whenRead(() => ++acts);
    document.accept(document.text, sudokuText('1'.repeat(81)).readings);
    expect([document.unreadable, acts]).toEqual([false, 1]);
    document.text = 'x';
    document.accept('x', []);
    document.text = 'another text';
    expect(document.unreadable).toBe(false);
  });

  it('takes nothing in that was read from another text', async () => {
    const document = await freshDocument();
    document.begin('sudoku');
    document.accept('something else', sudokuText('1'.repeat(81)).readings);
    expect(document.puzzle?.reading.givens).toBe('0'.repeat(81));
  });

  it('stays at its puzzle when another comes before it', async () => {
    const document = await freshDocument();
    const take = (givens: string[]) => {
      const { text, readings } = oneLineText(givens);
      document.text = text;
      document.accept(text, readings);
    };
    const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(81)) as [
      string,
      string,
      string,
    ];
    take([first, second]);
    document.selected = 1;
    take([first, third, second]);
    expect(document.puzzle?.reading.givens).toBe(second);
    take([first]);
    expect(document.selected).toBe(0);
  });

  it('remembers by itself which puzzle is looked at, and what the text is read as', async () => {
    stubStorage();
    const document = await freshDocument();
    const { text, readings } = oneLineText(['1'.repeat(81), '2'.repeat(81)]);
    document.text = text;
    document.accept(text, readings);
    vi.advanceTimersByTime(1000);
    document.selected = 1;
    vi.advanceTimersByTime(1000);
    expect((await freshDocument()).selected).toBe(1);
    document.as = 'one-line';
    vi.advanceTimersByTime(1000);
    expect((await freshDocument()).as).toBe('one-line');
    vi.unstubAllGlobals();
  });

  it('selects no cell twice', async () => {
    const document = await freshDocument();
    document.select([4, 30, 4]);
    expect(document.cells).toEqual([4, 30]);
  });

  it('looks at the first puzzle of another text', async () => {
    const document = await freshDocument();
    const { text, readings } = oneLineText(['1'.repeat(81), '2'.repeat(81)]);
    document.text = text;
    document.accept(text, readings);
    document.selected = 1;
    const other = oneLineText(['3'.repeat(81), '4'.repeat(81)]);
    document.replace(other.text);
    document.accept(other.text, other.readings);
    expect(document.selected).toBe(0);
  });

  it('follows the caret in the text that was read alone', async () => {
    const document = await freshDocument();
    const { text, readings } = oneLineText(['1'.repeat(81), '2'.repeat(81)]);
    document.text = text;
    document.accept(text, readings);
    document.followCaret(text.length - 2);
    expect(document.selected).toBe(1);
    document.text = `x${text}`;
    document.followCaret(2);
    expect(document.selected).toBe(1);
  });

  it('looks at the first cell again when its text is taken away', async () => {
    const document = await freshDocument();
    document.begin('sudoku');
    document.select([30, 31]);
    document.text = '';
    expect(document.cells).toEqual([0]);
  });

  it('does once what waited for its text to be read', async () => {
    const document = await freshDocument();
    const { text, readings } = oneLineText(['0'.repeat(81)]);
    document.text = text;
    const act = vi.fn();
    document.whenRead(act);
    expect(act).not.toHaveBeenCalled();
    for (let i = 0; i < 2; ++i) document.accept(text, readings);
    expect(act).toHaveBeenCalledTimes(1);
    document.whenRead(act);
    expect(act).toHaveBeenCalledTimes(2);
    // Of an empty text there is nothing to read.
    (await freshDocument()).whenRead(act);
    expect(act).toHaveBeenCalledTimes(3);
  });

  it('does what waited to the puzzle that was looked at then', async () => {
    const document = await freshDocument();
    const { text, readings } = oneLineText(['0'.repeat(81), '0'.repeat(80) + '9']);
    document.text = text;
    document.accept(text, readings);
    document.text += '\n';
    document.whenRead(() => document.setGivens([3], 5));
    document.selected = 1;
    document.accept(document.text, readings);
    expect(document.readings.map(({ givens }) => givens[3])).toEqual(['5', '0']);
    expect(document.selected).toBe(1);
  });

  it('begins a Sudoku with the first digit that is typed on the board', async () => {
    const document = await freshDocument();
    document.setGivens([0], 5);
    expect(document.text.slice(0, 4)).toBe('5 0 ');
    document.undo();
    expect(document.text).toBe('');
    expect(document.puzzle).toBeNull();
    document.work = withDigit(document.work, [3], 4, true);
    expect(document.text.slice(0, 4)).toBe('0 0 ');
    expect(document.work.entries[3]).toBe(4);
  });

  it('takes in several clues in one step, each with its digit', async () => {
    const document = await freshDocument();
    document.begin('sudoku');
    const { text } = document;
    document.work = withDigit(document.work, [1], 4, true);
    document.addGivens([
      { cells: [0], digits: [5] },
      { cells: [1], digits: [7] },
    ]);
    expect(document.text.slice(0, 6)).toBe('5 7 0 ');
    expect(document.puzzle?.reading.givens).toBe(`57${'0'.repeat(79)}`);
    expect(document.work.entries[1]).toBe(0);
    document.undo();
    expect(document.text).toBe(text);
    expect(document.work.entries[1]).toBe(4);
  });

  function stubStorage() {
    const values = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    });
  }

  it('comes back with its work', async () => {
    stubStorage();
    const document = await freshDocument();
    document.setGivens([0], 5);
    document.work = withDigit(document.work, [3], 4, true);
    document.select([30]);
    document.save();
    const again = await freshDocument();
    again.accept(again.text, document.readings);
    expect(again.work.entries[3]).toBe(4);
    expect(again.cell).toBe(30);
    vi.unstubAllGlobals();
  });

  it('undoes and does again what was done before it was loaded again', async () => {
    vi.stubGlobal('localStorage', fakeStorage());
    vi.stubGlobal('sessionStorage', fakeStorage());
    const document = await freshDocument();
    const steps: (() => void)[] = [
      () => document.setGivens([0], 5),
      () => (document.work = withDigit(document.work, [3], 4, true)),
      () => (document.work = withMark(document.work, 'corner', [7], 6)),
      () => document.setGivens([1], 2),
      () => document.clearEntries(),
    ];
    const looks = ({ text, work }: typeof document) => ({ text, work });
    const seen = [looks(document)];
    const read = new Map<string, readonly PuzzleReading[]>([['', []]]);
    for (const step of steps) {
      step();
      seen.push(looks(document));
      read.set(document.text, document.readings);
    }
    document.undo();
    document.save();
    const again = await freshDocument();
    const accept = () => again.accept(again.text, read.get(again.text)!);
    accept();
    const { id } = again.puzzle!;
    expect(looks(again)).toEqual(seen.at(-2));
    again.redo();
    expect(looks(again)).toEqual(seen.at(-1));
    expect(again.puzzle!.id).toBe(id);
    expect(again.canRedo).toBe(false);
    for (const state of seen.slice(0, -1).reverse()) {
      again.undo();
      accept();
      expect(looks(again)).toEqual(state);
    }
    expect(again.canUndo).toBe(false);
    vi.unstubAllGlobals();
  });

  it('comes back with each work at its own puzzle, though others are nearly the same', async () => {
    stubStorage();
    const document = await freshDocument();
    const like = `1${'0'.repeat(80)}`;
    const { text, readings } = oneLineText(['0'.repeat(81), like, like, '9'.repeat(81)]);
    document.replace(text);
    document.accept(text, readings);
    document.selected = 2;
    document.work = withDigit(document.work, [3], 4, true);
    document.save();
    const again = await freshDocument();
    again.accept(text, readings);
    expect(again.puzzles.map(({ work }) => work.entries[3])).toEqual([0, 0, 4, 0]);
    // What was deleted with its puzzle does not come up at another.
    const rest = oneLineText(['0'.repeat(81), like, '9'.repeat(81)]);
    again.text = rest.text;
    again.accept(rest.text, rest.readings);
    const before = again.puzzles.map(({ work }) => work.entries[3]);
    again.save();
    const last = await freshDocument();
    last.accept(rest.text, rest.readings);
    expect(last.puzzles.map(({ work }) => work.entries[3])).toEqual(before);
    vi.unstubAllGlobals();
  });

  it('comes back without the marks of its text that were cleared', async () => {
    stubStorage();
    const document = await freshDocument();
    const { text, readings } = oneLineText([`1${'0'.repeat(80)}`]);
    const marked = [{ ...readings[0]!, entries: `02${'0'.repeat(79)}` }];
    document.replace(text);
    document.accept(text, marked);
    expect(document.work.entries[1]).toBe(2);
    document.clearEntries();
    document.save();
    const again = await freshDocument();
    again.accept(text, marked);
    expect(again.work.entries[1]).toBe(0);
    vi.unstubAllGlobals();
  });
});
