import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  depths,
  drawingOf,
  drawingOnPath,
  linkPath,
  nudgeOf,
} from '../../web/src/board/steps/drawing';
import {
  after,
  beginning,
  candidateOf,
  cellOf,
  digitOf,
  positionView,
} from '../../web/src/board/steps/position';
import { EngineUnavailable } from '../../web/src/engine/errors';
import type { PuzzleReading, SudokuReading } from '../../web/src/engine/types';
import type { Branch, Hint, Step } from '../../web/src/engine/types/explain';
import { levelName } from '../../web/src/board/levels';
import {
  appliedSentences,
  cellNames,
  failure,
  resultOf,
  stepSentences,
  supposition,
  techniqueName,
} from '../../web/src/board/steps/wording';
import * as engineTypes from '../../web/src/engine/types/explain';
import { applied, mended } from '../../web/src/features/solve/hints/apply';
import { followed, Moves } from '../../web/src/features/solve/hints/moves';
import { sceneOf } from '../../web/src/features/solve/hints/scene';
import { HintsSession, struckBy } from '../../web/src/features/solve/hints/session.svelte';
import { histogram, PathSession } from '../../web/src/features/learn/path/session.svelte';
import { candidatesOf, peersOf } from '../../web/src/state/houses';
import { overwriteGetLocale } from '../../web/src/i18n';
import { noWork, withDigit, type Work } from '../../web/src/state/work';
import { fakeStorage } from './fakeStorage';
import steps from './steps.json';

afterEach(() => {
  vi.restoreAllMocks();
  overwriteGetLocale(() => 'en');
});

const reading: SudokuReading = {
  kind: 'sudoku',
  format: 'one-line',
  firstLine: 1,
  lastLine: 1,
  text: `5${'.'.repeat(80)}`,
  givens: `5${'0'.repeat(80)}`,
  places: [],
  entries: null,
  candidates: null,
};

function stepWith(part: Partial<Step>): Step {
  return {
    technique: 'naked-single',
    sashimi: false,
    cells: [],
    houses: [],
    digits: [],
    marks: [],
    links: [],
    placed: [],
    removed: [],
    laid: [],
    parted: [],
    branches: [],
    difficulty: 1,
    score: 1,
    ...part,
  };
}

function workWith(entries: Record<number, number>, centre: Record<number, number> = {}): Work {
  return {
    ...noWork,
    entries: noWork.entries.map((_, cell) => entries[cell] ?? 0),
    centre: noWork.centre.map((_, cell) => centre[cell] ?? 0),
  };
}

describe('a position', () => {
  it('loses what a placed digit rules out, and what a step removes', () => {
    const start = beginning(reading, noWork.entries, [candidateOf(80, 9)]);
    expect(start.candidates[80]).toBe(0xff);
    expect(start.candidates[1]).toBe(0x1ef);
    const step = stepWith({ placed: [candidateOf(40, 3)], removed: [candidateOf(1, 2)] });
    const next = after(start, step);
    expect(next.digits[40]).toBe(3);
    expect(next.candidates[40]).toBe(0);
    expect(next.candidates[1]).toBe(0x1ed);
    for (const peer of peersOf[40]!) expect(next.candidates[peer]! & 4).toBe(0);
    expect(start.candidates[41]! & 4).toBe(4);
  });

  it('has as candidates those of its digits, whatever order they are placed in', () => {
    const move = fc.record({ cell: fc.nat(80), digit: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(move, { maxLength: 12, selector: ({ cell }) => cell }),
        (moves) => {
          const blank = { ...reading, givens: '0'.repeat(81) };
          const end = moves.reduce(
            (position, { cell, digit }) =>
              after(position, stepWith({ placed: [candidateOf(cell, digit)] })),
            beginning(blank, noWork.entries),
          );
          expect(end.candidates).toEqual(candidatesOf(end.digits));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is shown with entries as entries and the rest as found', () => {
    const position = after(
      beginning(reading, workWith({ 1: 6 }).entries),
      stepWith({ placed: [candidateOf(2, 7)], laid: [{ cells: [1, 2], digits: [6, 7] }] }),
    );
    const { cells } = positionView(reading, position, workWith({ 1: 6 }).entries);
    expect(cells.slice(0, 4).map(({ origin }) => origin)).toEqual([
      'given',
      'entry',
      'found',
      'none',
    ]);
    expect(cells[3]!.candidates).toBe(position.candidates[3]);
  });
});

describe('what is drawn of a step', () => {
  const step = stepWith({
    technique: 'pointing',
    cells: [0, 1],
    houses: [18, 0],
    digits: [3],
    marks: [{ role: 'base', candidates: [2, 11] }],
    removed: [candidateOf(7, 3)],
  });

  it('is no more than a place, then cells, then all', () => {
    expect(nudgeOf(step)).toEqual({ kind: 'digit', digit: 3 });
    expect(drawingOf(step, 'place')).toMatchObject({ cells: [], houses: [], spots: [] });
    expect(drawingOf(step, 'cells')).toMatchObject({ cells: [0, 1], removed: [] });
    expect(drawingOf(step, 'reason')).toMatchObject({
      houses: [18, 0],
      removed: step.removed,
      spots: [
        { cell: 0, digit: 3, role: 'base' },
        { cell: 1, digit: 3, role: 'base' },
      ],
    });
  });

  it('shows beside a cell where steps before found no domino, if it turns on that', () => {
    const odd = stepWith({
      technique: 'odd-region',
      parted: [
        [1, 2],
        [40, 41],
      ],
    });
    const only = stepWith({
      technique: 'one-free-neighbour',
      cells: [1],
      laid: [{ cells: [1, 10], digits: [] }],
    });
    const path = [odd, only, { ...step, cells: [1] }];
    const closed = path.map((_, at) => drawingOnPath(path, at).closed);
    expect(closed).toEqual([[], [[1, 2]], []]);
    expect(drawingOnPath(path, 0).parted).toEqual(odd.parted);
  });

  it('lights up what the sentence names where the cells are many', () => {
    const many = [0, 1, 2, 3, 4, 5, 6, 7, 72];
    const lit = (part: Partial<Step>) =>
      drawingOf(stepWith({ cells: many, ...part }), 'cells').cells;
    const named = (part: Partial<Step>) =>
      stepSentences('sudoku', stepWith({ cells: many, ...part }), 'cells').join(' ');
    overwriteGetLocale(() => 'en');
    const chain = { houses: [], removed: [candidateOf(40, 3)] };
    expect(lit(chain)).toEqual([40]);
    expect(named(chain)).toContain('Look at row 5 column 5.');
    // Two sets, of which the second lies in the second house; a fish, whose second house it strikes in.
    expect(lit({ houses: [0, 9] })).toEqual(many);
    expect(named({ houses: [0, 9] })).toContain('Look at row 1 and column 1.');
    expect(named({ houses: [0, 8, 9, 10] })).toContain('Look at rows 1 and 9.');
  });

  it('points to a house, or to a box where there is none', () => {
    expect(nudgeOf(stepWith({ houses: [4] }))).toEqual({ kind: 'house', house: 4 });
    const coloured = stepWith({ cells: [0, 40], digits: [7] });
    expect(nudgeOf(coloured)).toEqual({ kind: 'digit', digit: 7 });
    const single = stepWith({ cells: [80], placed: [candidateOf(80, 1)] });
    expect(nudgeOf(single)).toEqual({ kind: 'house', house: 26 });
  });

  it('points to where the effect is where the cells are many', () => {
    const region = [0, 1, 2, 9, 10, 11, 18, 19, 20];
    const odd = stepWith({ technique: 'odd-region', cells: region, parted: [[40, 49]] });
    expect(nudgeOf(odd)).toEqual({ kind: 'house', house: 22 });
    expect(nudgeOf({ ...odd, cells: [0, 1, 2] })).toEqual({ kind: 'cell', cell: 0 });
  });

  it('draws finite lines, from one candidate or group to any other', () => {
    const group = fc.uniqueArray(fc.nat(728), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(group, group, (from, to) => {
        expect(linkPath(from, to)).toMatch(/^M-?\d+ -?\d+Q-?\d+ -?\d+ -?\d+ -?\d+$/);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the order of entries', () => {
  const entriesOf = (entries: Record<number, number>) => workWith(entries).entries;

  it('is kept over changes', () => {
    let moves = followed([], entriesOf({ 5: 1 }));
    moves = followed(moves, entriesOf({ 5: 1, 2: 2 }));
    moves = followed(moves, entriesOf({ 5: 1, 2: 2, 9: 3 }));
    expect(moves.map(cellOf)).toEqual([5, 2, 9]);
    moves = followed(moves, entriesOf({ 5: 4, 2: 2, 9: 3 }));
    expect(moves.map((move) => [cellOf(move), digitOf(move)])).toEqual([
      [2, 2],
      [9, 3],
      [5, 4],
    ]);
    expect(followed(moves, entriesOf({ 5: 4, 2: 2, 9: 3 }))).toBe(moves);
    expect(followed(moves, entriesOf({ 9: 3 })), 'it may come back').toBe(moves);
    expect(followed(moves, entriesOf({ 9: 3, 0: 1 })).map(cellOf)).toEqual([9, 0]);
  });

  it('is known again when entries come back, by undo or with the page', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    const [both, none] = [entriesOf({ 2: 1, 72: 8 }), entriesOf({})];
    const moves = new Moves();
    moves.follow(1, entriesOf({ 72: 8 }));
    moves.follow(1, both);
    moves.follow(1, none);
    expect(moves.of(1, none)).toEqual([]);
    moves.follow(1, both);
    expect(moves.of(1, both).map(cellOf)).toEqual([72, 2]);
    const later = new Moves();
    later.follow(7, both);
    expect(later.of(7, both).map(cellOf)).toEqual([72, 2]);
    vi.unstubAllGlobals();
  });
});

describe('doing what a hint says', () => {
  it('enters a digit and clears it from the marks around', () => {
    const work = workWith({}, { 1: 0b110 });
    const next = applied({ reading, work }, stepWith({ placed: [candidateOf(2, 3)] }));
    expect(next.entries[2]).toBe(3);
    expect(next.centre[1]).toBe(0b010);
  });

  it('strikes candidates, which become marks', () => {
    const removed = [candidateOf(1, 2), candidateOf(40, 9)];
    const next = applied(
      { reading, work: workWith({}, { 40: 0b110000000 }) },
      stepWith({ removed }),
    );
    expect(next.centre[1]).toBe(0x1ff & ~0b10 & ~0b10000);
    expect(next.centre[40]).toBe(0b010000000);
    expect(struckBy({ reading, work: next })).toContain(candidateOf(1, 2));
  });

  it('tells what marks leave out because of an entry, which may be wrong', () => {
    const entered = withDigit(workWith({}, { 1: 0b110, 2: 0b1100 }), [2], 2, true);
    const struck = struckBy({ reading, work: entered });
    expect(struck).toContain(candidateOf(1, 2));
    expect(struck).toContain(candidateOf(2, 2));
    expect(struck).not.toContain(candidateOf(1, 5));
  });

  it('takes wrong entries out and gives candidates back', () => {
    const next = mended(workWith({ 3: 4 }, { 7: 0b1 }), [3], [candidateOf(7, 9)]);
    expect(next.entries[3]).toBe(0);
    expect(next.centre[7]).toBe(0b100000001);
  });
});

describe('asking for hints', () => {
  const found: Hint = {
    kind: 'step',
    step: stepWith({ cells: [2], placed: [candidateOf(2, 3)] }),
    before: [],
    cells: [],
    removed: [],
  };
  const branch: Branch = {
    candidate: candidateOf(2, 4),
    domino: null,
    steps: [stepWith({ placed: [candidateOf(3, 6)] })],
    contradiction: { kind: 'no-place', cells: [], house: 3, digits: [7] },
  };
  const asked = { reading, work: noWork };
  const engine = {
    hint: vi.fn(async () => found),
    whyNot: vi.fn(async () => ({ kind: 'refuted' as const, branch })),
    conflict: vi.fn(async () => ({ kind: 'found' as const, clues: [], withCandidates: false })),
    firstWrongMove: vi.fn(async () => ({ move: 1 as number | null, complete: true })),
  };
  function started(): HintsSession {
    const session = new HintsSession(engine);
    session.follow(reading.text);
    session.followWork(noWork);
    return session;
  }

  it('deepens what is told, and asks once', async () => {
    const session = started();
    engine.hint.mockClear();
    for (const depth of [0, 1, 2, 2]) {
      await session.hint(asked);
      expect(session.told).toMatchObject({ kind: 'hint', depth });
    }
    expect(engine.hint).toHaveBeenCalledTimes(1);
    expect(sceneOf(session.told!).view).not.toBeNull();
  });

  it('goes on looking for a hint when asked again', async () => {
    const session = started();
    engine.hint.mockClear();
    await Promise.all([session.hint(asked), session.hint(asked)]);
    expect(engine.hint).toHaveBeenCalledTimes(1);
    expect(session.told).toMatchObject({ kind: 'hint', depth: 0 });
    session.close();
    await session.hint(asked);
    expect(engine.hint).toHaveBeenCalledTimes(2);
  });

  it('takes advice back when the puzzle or the entries change', async () => {
    const session = started();
    await session.hint(asked);
    session.followWork({ ...noWork, colours: noWork.colours.map(() => 1) });
    expect(session.told).not.toBeNull();
    session.followWork(workWith({ 4: 4 }));
    expect(session.told).toBeNull();
    await session.hint(asked);
    session.follow('another');
    expect(session.told).toBeNull();
  });

  it('goes on looking for givens that clash, whatever is entered meanwhile', async () => {
    const session = started();
    const looking = session.conflict(asked);
    session.followWork(workWith({ 4: 4 }));
    expect(session.asking).toBe(true);
    await looking;
    session.followWork(workWith({ 5: 5 }));
    expect(session.told).toMatchObject({ kind: 'conflict' });
    void session.hint(asked);
    session.followWork(workWith({ 6: 6 }));
    expect([session.asking, session.told]).toEqual([false, null]);
  });

  it('says first that entries are wrong, then which', async () => {
    const session = started();
    engine.hint.mockResolvedValueOnce({ ...found, kind: 'wrong', step: null, cells: [8] });
    await session.hint(asked);
    expect(sceneOf(session.told!).lit).toBeNull();
    session.locate();
    expect(sceneOf(session.told!).lit).toEqual(new Map([[8, 'wrong']]));
    engine.hint.mockResolvedValueOnce({ ...found, kind: 'wrong', step: null });
    session.close();
    await session.hint(asked);
    expect(session.told).toEqual({ kind: 'note', note: 'together' });
  });

  it('goes through a refutation, in which the cell’s own entry counts for nothing', async () => {
    const session = started();
    await session.whyNot({ reading, work: workWith({ 2: 3 }) }, candidateOf(2, 4));
    expect(engine.whyNot.mock.lastCall).toContain('0'.repeat(81));
    expect(sceneOf(session.told!).view!.cells[2]).toMatchObject({ digit: 4, origin: 'found' });
    session.goTo(1);
    expect(sceneOf(session.told!).drawing!.placed).toEqual([candidateOf(3, 6)]);
    expect(sceneOf(session.told!).view!.cells[3]!.digit).toBe(0);
    session.goTo(99);
    expect(session.told).toMatchObject({ at: 2 });
    expect(sceneOf(session.told!).view!.cells[3]!.digit).toBe(6);
    expect(sceneOf(session.told!).drawing!.houses).toEqual([3]);
  });

  it('names the first move that was wrong, if there is one', async () => {
    const session = started();
    const moves = [candidateOf(3, 1), candidateOf(4, 2)];
    await session.firstWrong(asked, moves);
    expect(session.told).toEqual({ kind: 'first-wrong', candidate: moves[1] });
    engine.firstWrongMove.mockResolvedValueOnce({ move: null, complete: true });
    await session.firstWrong(asked, moves);
    expect(session.told).toEqual({ kind: 'note', note: 'no-wrong-move' });
  });

  it('is stopped, and says when something went wrong', async () => {
    const session = started();
    engine.hint.mockImplementationOnce(() => new Promise(() => undefined));
    void session.hint(asked);
    expect(session.open).toBe(true);
    session.cancel();
    expect(session.told).toEqual({ kind: 'note', note: 'cancelled' });
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    engine.hint.mockRejectedValueOnce(new Error('a bug'));
    await session.hint(asked);
    expect(session.told).toEqual({ kind: 'failed', failure: 'crashed' });
    expect(complaint).toHaveBeenCalled();
  });
});

describe('the path', () => {
  const steps = [
    stepWith({ placed: [candidateOf(1, 2)] }),
    stepWith({ technique: 'x-wing', removed: [candidateOf(9, 9)] }),
    stepWith({ placed: [candidateOf(2, 3)] }),
  ];
  const rating = { level: 'hard' as const, difficulty: 3, score: 3, hardest: 'x-wing' as const };
  const explanation = { outcome: 'solved' as const, steps, rating, contradiction: null, millis: 1 };

  it('has a position before each step and one behind the last', async () => {
    const session = new PathSession({ explain: async () => explanation, close: () => undefined });
    await session.explain(reading);
    const { positions } = session.path!;
    expect(positions.map(({ digits }) => digits.filter(Boolean).length)).toEqual([1, 2, 2, 3]);
    expect(session.working).toBeNull();
  });

  it('is kept, with the step that is looked at, until another puzzle is followed', async () => {
    const explain = vi.fn(async () => explanation);
    const session = new PathSession({ explain, close: () => undefined });
    await session.follow(reading);
    session.at = 2;
    session.close();
    await session.follow({ ...reading });
    expect([session.at, explain.mock.calls.length]).toEqual([2, 1]);
    await session.follow({ ...reading, text: 'another' });
    expect([session.at, explain.mock.calls.length]).toEqual([0, 2]);
  });

  it.each([
    ['2', 2],
    ['99', 3],
    ['-1', 0],
    ['x', 0],
  ])('goes on at the step that was kept as %s', async (kept, at) => {
    const storage = fakeStorage();
    storage.setItem('sudominoku.path', `${kept} ${reading.text}`);
    vi.stubGlobal('sessionStorage', storage);
    const session = new PathSession({ explain: async () => explanation, close: () => undefined });
    vi.unstubAllGlobals();
    await session.follow(reading);
    expect(session.at).toBe(at);
  });

  it('is not begun again once it was given up, unless that is asked for', async () => {
    const explain = vi.fn(() => new Promise<never>(() => undefined));
    const session = new PathSession({ explain, close: () => undefined });
    void session.follow(reading);
    session.cancel();
    void session.follow({ ...reading });
    expect([session.failed, explain.mock.calls.length]).toEqual(['cancelled', 1]);
    void session.explain(reading);
    expect([session.failed, explain.mock.calls.length]).toEqual([null, 2]);
    session.cancel();
    void session.follow({ ...reading, text: 'another' });
    expect([session.failed, explain.mock.calls.length]).toEqual([null, 3]);
  });

  it('says why there is none', async () => {
    const session = new PathSession({
      explain: () => Promise.reject(new EngineUnavailable('load-failed')),
      close: () => undefined,
    });
    await session.explain(reading);
    expect(session.failed).toBe('load-failed');
  });

  it('counts its techniques from the easiest to the hardest', () => {
    expect(histogram(explanation.steps)).toEqual([
      ['naked-single', 2],
      ['x-wing', 1],
    ]);
    const steps = [...engineTypes.techniqueIds].reverse();
    const order = histogram(steps.map((technique) => stepWith({ technique })));
    expect(order.map(([technique]) => technique)).toEqual([...engineTypes.techniqueIds]);
  });
});

describe('the words of steps', () => {
  const fixtures = steps as { kind: PuzzleReading['kind']; step: Step }[];
  /** What is left of a value that was not there, or of a message that has holes. */
  const hole = /undefined|NaN|null|\{|\}| {2}|\s[,.;]|: ?[.;]|^\s|\(\)|\b0\b/;

  it('have a step of the engine for every technique', () => {
    const known = new Set(fixtures.map(({ step }) => step.technique));
    expect([...known].sort()).toEqual([...engineTypes.techniqueIds].sort());
  });

  it.each(['en', 'ko'] as const)('are whole in every depth (%s)', (locale) => {
    overwriteGetLocale(() => locale);
    for (const { kind, step } of fixtures) {
      for (const depth of depths) {
        const sentences = stepSentences(kind, step, depth);
        expect(sentences.length).toBeGreaterThan(depth === 'reason' ? 1 : 0);
        for (const sentence of sentences) {
          expect([step.technique, depth, hole.exec(sentence)?.[0], sentence]).toEqual([
            step.technique,
            depth,
            undefined,
            sentence,
          ]);
        }
      }
      expect(resultOf(kind, step)).not.toBe('');
      for (const branch of step.branches) {
        expect(supposition(kind, branch)).not.toMatch(hole);
        if (branch.contradiction) expect(failure(kind, branch.contradiction)).not.toMatch(hole);
      }
    }
  });

  it('tell more from depth to depth, and no digit that is placed before the reason', () => {
    overwriteGetLocale(() => 'en');
    for (const { kind, step } of fixtures) {
      if (step.placed.length !== 1) continue;
      const answer = `is ${digitOf(step.placed[0]!)}.`;
      const said = depths.map((depth) => stepSentences(kind, step, depth).join(' '));
      expect(said.map((text) => text.includes(answer))).toEqual([false, false, true]);
      // Where it is; the card's title has the technique.
      const place = cellNames(kind, [cellOf(step.placed[0]!)]);
      expect(said[1]!.toLowerCase()).toContain(place.toLowerCase());
    }
  });

  /** The reason that is given for the corpus' step of a technique. */
  const reasonOf = (technique: Step['technique'], part: Partial<Step> = {}) => {
    const { kind, step } = fixtures.find((each) => each.step.technique === technique)!;
    return stepSentences(kind, { ...step, ...part }, 'reason').join(' ');
  };

  it('name every house in which a naked subset strikes', () => {
    overwriteGetLocale(() => 'en');
    const further =
      'The places for 4, 6 and 8 in these cells all lie in box 7 as well, ' +
      'so 4, 6 and 8 can’t go anywhere else there.';
    expect(reasonOf('naked-triple')).toContain(`no other cell of row 7 can hold them. ${further}`);
    expect(reasonOf('naked-pair')).not.toContain('as well');
    overwriteGetLocale(() => 'ko');
    expect(reasonOf('naked-triple')).toContain('4·6·8 자리는 모두 7번 상자 안에도 있으니');
  });

  it('go along a chain link by link', () => {
    overwriteGetLocale(() => 'en');
    expect(reasonOf('two-string-kite')).toContain(
      'Link by link: if no 4 in row 2 column 9, then 4 in row 2 column 6, ' +
        'then no 4 in row 3 column 4, then 4 in row 5 column 4.',
    );
    expect(reasonOf('empty-rectangle')).toContain('then 4 in one of rows 2 and 3 of column 6.');
    overwriteGetLocale(() => 'ko');
    expect(reasonOf('two-string-kite')).toContain(
      '첫 후보가 틀렸다고 하고 하나씩 따라가면 이래요: 2행\u00a09열 칸의 4 틀림, 그러면 2행\u00a06열 칸의 4 맞음,',
    );
    for (const locale of ['en', 'ko'] as const) {
      overwriteGetLocale(() => locale);
      for (const { kind, step } of fixtures) {
        const said = stepSentences(kind, step, 'reason').join(' ');
        for (const end of step.links.flatMap(({ from, to }) => [from, to])) {
          expect(said).toContain(cellNames(kind, end.map(cellOf)));
        }
      }
    }
  });

  it('tell a chain through almost locked sets by what it leads through and where it ends', () => {
    overwriteGetLocale(() => 'en');
    const { links } = fixtures.find(({ step }) => step.technique === 'als-chain')!.step;
    expect(reasonOf('als-chain')).toContain('has just one candidate more than cells: ');
    expect(reasonOf('als-chain')).toContain('So at least one of the two is true.');
    const plain = links.map((link) => ({ ...link, set: [] }));
    expect(reasonOf('als-chain', { links: plain })).not.toContain('more than cells');
    const endingAt = (end: number[]) =>
      links.map((link, i) => ({
        ...link,
        from: i === 0 ? end : link.from,
        to: i === links.length - 1 ? end : link.to,
      }));
    expect(reasonOf('als-chain', { links: endingAt([0]) })).toContain(
      'If 1 in row 1 column 1 were false, the lines would lead round to its being true.',
    );
    expect(reasonOf('als-chain', { links: endingAt([0, 9]) })).toContain(
      'If none of row 1 columns 1 and 2 held 1, the lines would lead round to one of them',
    );
  });

  it('name the cells of both colours, and which of them clash', () => {
    overwriteGetLocale(() => 'en');
    expect(reasonOf('simple-colouring')).toContain(
      'hold 1: row 8 column 2; row 8 column 7 and row 9 column 2. Either way, a cell that sees both',
    );
    expect(reasonOf('simple-colouring', { removed: [621, 657] })).toContain(
      'Among row 8 column 7 and row 9 column 2, two cells see each other',
    );
  });

  it('name all cells of almost locked sets', () => {
    overwriteGetLocale(() => 'en');
    expect(reasonOf('als-chain')).toContain(
      'more than cells: rows 4, 6, 7 and 8 of column 1; row 7 columns 4 and 6 and row 8 columns 4, 5 and 6.',
    );
  });

  it('name the candidates of a pivot apart from the cells beside it', () => {
    overwriteGetLocale(() => 'en');
    expect(reasonOf('xy-wing')).toMatch(
      /^The pivot .* has just the candidates 2 and 5\. Whichever/,
    );
    expect(reasonOf('xyz-wing')).toMatch(
      / the candidates 4, 6 and 8; row .* have two of them each\./,
    );
    overwriteGetLocale(() => 'ko');
    expect(reasonOf('xyz-wing')).toMatch(/^가운데 .{5} 칸에는 4·6·8 후보가 있고, /);
  });

  it('tell why a Sue de Coq strikes what it does', () => {
    overwriteGetLocale(() => 'en');
    expect(reasonOf('sue-de-coq')).toContain('A cell that sees all the places of such a digit');
  });

  it('name all digits that an ALS-XZ is after', () => {
    overwriteGetLocale(() => 'en');
    expect(reasonOf('als-xz')).toContain('one of the two sets holds 8.');
    expect(reasonOf('als-xz', { removed: [529, 528] })).toContain(
      'one of the two sets holds 7 and 8. A cell that sees all the places of such a digit there ',
    );
  });

  it('say what was applied, in the order of the cells', () => {
    overwriteGetLocale(() => 'en');
    const { kind, step } = fixtures.find((each) => each.step.technique === 'naked-triple')!;
    const applied = (part: Partial<Step>) => appliedSentences(kind, { ...step, ...part });
    const [first, second] = [candidateOf(21, 2), candidateOf(18, 7)];
    expect(applied({ placed: [], removed: [first, second, candidateOf(18, 9)] })).toEqual([
      'Candidates removed from row 3 columns 1 and 4.',
    ]);
    expect(applied({ placed: [first], removed: [] })).toEqual(['Row 3 column 4: 2 entered.']);
  });

  it('lay a domino before its digits are known', () => {
    overwriteGetLocale(() => 'en');
    expect(reasonOf('forced-domino', { placed: [604] })).toMatch(
      /So one domino lies on H5 and H6\. So H5 is 2\.$/,
    );
  });

  it('tell how the places of a domino rule out digits, edges or both', () => {
    overwriteGetLocale(() => 'en');
    const [digits, edges] = ['rules the same candidates out', 'covers just one cell of'];
    const both = reasonOf('domino-places');
    expect([both.includes(digits), both.includes(edges)]).toEqual([true, true]);
    const parted = reasonOf('domino-places', { removed: [] });
    expect([parted.includes(digits), parted.includes(edges)]).toEqual([false, true]);
    expect(reasonOf('domino-places', { parted: [] })).not.toContain(edges);
    expect(both).toContain('fits only here: H5 and H6; H5 and I5.');
  });

  it('say that no domino fits where that rules out a pair of cells', () => {
    overwriteGetLocale(() => 'en');
    expect(reasonOf('domino-exhausted', { digits: [], removed: [], parted: [[0, 1]] })).toBe(
      'No unused domino fits on A1 and A2. So no domino lies on A1 and A2.',
    );
  });

  it('say which cell has one neighbour left', () => {
    overwriteGetLocale(() => 'en');
    expect(reasonOf('one-free-neighbour')).toContain(
      'and A9 has only one left to share it with: A8.',
    );
    expect(reasonOf('forced-partner')).toContain('A8 can share a domino only with A9:');
  });

  it('say why the ends of a chain strike what they do', () => {
    overwriteGetLocale(() => 'en');
    const [start, end] = [candidateOf(3, 4), candidateOf(40, 4)];
    const links = [{ kind: 'strong' as const, from: [start], to: [end], set: [] }];
    expect(reasonOf('aic', { links, removed: [candidateOf(4, 4)] })).toContain('sees both');
    const other = [{ ...links[0]!, to: [candidateOf(40, 5)] }];
    expect(reasonOf('aic', { links: other, removed: [start + 1] })).toContain(
      'Whichever of them is true',
    );
    expect(reasonOf('aic', { links: [{ ...links[0]!, to: [start] }], placed: [start] })).toContain(
      'So it is true.',
    );
    const group = [{ ...links[0]!, to: [end, candidateOf(41, 4)] }];
    expect(reasonOf('grouped-aic', { links: group, removed: [candidateOf(4, 4)] })).toContain(
      'if 4 in row 1 column 4 is false, then 4 in one of row 5 columns 5 and 6 is true.',
    );
  });

  it('try several assumptions one by one', () => {
    overwriteGetLocale(() => 'en');
    const { branches } = fixtures.find(({ step }) => step.technique === 'contradiction')!.step;
    const both = [...branches, ...branches];
    expect(reasonOf('contradiction', { branches: both })).toContain('one by one');
  });

  it('say what comes of an assumption before what follows from that', () => {
    overwriteGetLocale(() => 'en');
    expect(reasonOf('contradiction')).toMatch(/ leads to a contradiction\. So .* can be removed/);
    expect(reasonOf('forcing-chain')).toMatch(
      /^In row 7, the digit 3 fits only in row 7 columns 8 and 9\. Wherever it goes,/,
    );
    const ofCell = { cells: [61], houses: [], digits: [3, 5] };
    expect(reasonOf('forcing-chain', ofCell)).toMatch(
      /^Row 7 column 8 has just the candidates 3 and 5\. Each of them leads to the same\./,
    );
  });

  it('name the dominoes that are used up, unless they are too many', () => {
    overwriteGetLocale(() => 'en');
    const dash = '\u2060–\u2060';
    expect(reasonOf('domino-exhausted')).toContain(
      'With 5 in D1, the domino that it shares with D2 or E1 could only be ' +
        `2${dash}5 or 5${dash}8, already used elsewhere. So 5 can be removed from D1.`,
    );
    const three = [1, 2, 3].map((digit) => {
      const to = [candidateOf(28, digit)];
      return { kind: 'weak' as const, from: [candidateOf(27, 5)], to, set: [] };
    });
    expect(reasonOf('domino-exhausted', { links: three })).toContain(
      `1${dash}5, 2${dash}5 or 3${dash}5, already used`,
    );
    const links = [1, 2, 3, 4, 6, 7, 8, 9].flatMap((digit) =>
      [candidateOf(28, digit), candidateOf(28, 5)].map((to) => {
        return { kind: 'weak' as const, from: [candidateOf(27, digit)], to: [to], set: [] };
      }),
    );
    expect(reasonOf('domino-exhausted', { links })).toContain('no unused domino that would fit');
  });

  it('name the digits of the naked set that a rectangle is a part of', () => {
    overwriteGetLocale(() => 'en');
    const mark = (role: 'fin' | 'cover', ...candidates: number[]) => ({ role, candidates });
    const marks = [
      mark('fin', candidateOf(0, 3), candidateOf(1, 5)),
      mark('cover', candidateOf(2, 3), candidateOf(2, 5)),
    ];
    expect(reasonOf('unique-rectangle-3', { marks })).toContain(
      'a naked set with row 1 column 3: 3 and 5.',
    );
  });

  it('tell two cells without a domino from one without a partner', () => {
    overwriteGetLocale(() => 'en');
    const said = (cells: number[]) =>
      failure('sudominoku', { kind: 'no-partner', cells, house: -1, digits: [] });
    expect(said([3])).toBe('Now A4 has no cell left to share a domino with: a contradiction.');
    expect(said([3, 4])).toBe('Now no unused domino fits on A4 and A5: a contradiction.');
  });

  it('name every technique, level and failure in words of its own', () => {
    for (const locale of ['en', 'ko'] as const) {
      overwriteGetLocale(() => locale);
      const names = engineTypes.techniqueIds.map((id) => techniqueName(id));
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(engineTypes.levels.map(levelName)).size).toBe(engineTypes.levels.length);
      const failures = engineTypes.contradictionKinds.map((kind) =>
        failure('sudominoku', { kind, cells: [3, 4], house: 2, digits: [1, 2] }),
      );
      expect(new Set(failures).size).toBe(failures.length);
    }
  });
});
