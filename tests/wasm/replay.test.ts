/** Traces of the shipped module, played back: any position shows what a replay from the start would. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  algorithms,
  traceEvent,
  type Counters,
  type EngineApi,
  type Trace,
  type TracedAlgorithmId,
} from '../../web/src/engine';
import { decisionsOf, halvesOf, refusalsOf } from '../../web/src/features/learn/lessons/exercise';
import { lessonParts } from '../../web/src/features/learn/lessons/lessons';
import { Quiz, type QuizLive } from '../../web/src/features/learn/lessons/quiz.svelte';
import { sample4574, samples } from '../../web/src/features/learn/puzzles';
import { Replay } from '../../web/src/features/learn/watch/replay';
import { largestTree, treeOf } from '../../web/src/features/learn/watch/tree';
import { refusalAt } from '../../web/src/features/learn/watch/view';
import { sentenceFor } from '../../web/src/features/learn/watch/wording';
import { inkala2012 as inkala } from '../../web/src/state/samples';
import { loadEngine } from './shapes';

let engine: EngineApi;

beforeAll(async () => {
  engine = await loadEngine();
});

const traced = algorithms.filter(({ reads }) => reads !== null) as {
  id: TracedAlgorithmId;
  kind: 'sudoku' | 'sudominoku';
}[];

function traceOf(text: string, id: TracedAlgorithmId, maxEvents = 100_000) {
  const puzzle = engine.read(text).puzzles[0]!;
  const options = { maxEvents, maxCalls: 20_000, maxMillis: 0, maxSolutions: 1 };
  return { puzzle, trace: engine.trace(puzzle.text, id, options, null) };
}

/** The board after so many events, from the puzzle on, one map written event by event. */
function boardAfter({ events, segments }: Trace, givens: string, position: number): string {
  const board = Array.from(givens);
  const [first, second] = segments;
  const segment = second && position > second.from ? second : first!;
  const passed = [...segment.standing, ...events.subarray(segment.from, position)];
  for (const event of passed) {
    const kind = traceEvent.kindOf(event);
    const cell = traceEvent.cellOf(event);
    if (kind === 'place' || kind === 'propagate') {
      if (board[cell] !== '0') throw new Error(`${cell} is not blank`);
      board[cell] = String(traceEvent.digitOf(event));
    } else if (kind === 'remove') {
      if (board[cell] === '0') throw new Error(`${cell} is blank`);
      board[cell] = '0';
    }
  }
  return board.join('');
}

describe.each(traced)('a trace of $id', ({ id, kind }) => {
  const text = kind === 'sudoku' ? inkala : sample4574;

  it('shows the true board wherever it is sought', () => {
    for (const maxEvents of [20_000, 1000]) {
      const { puzzle, trace } = traceOf(text, id, maxEvents);
      const replay = new Replay(trace, puzzle.givens);
      expect(replay.length).toBe(trace.events.length);
      const shows = () => replay.digits.join('');
      fc.assert(
        fc.property(fc.array(fc.nat(trace.events.length), { maxLength: 6 }), (positions) => {
          for (const position of positions) {
            replay.seek(position);
            expect(replay.position).toBe(position);
            expect(shows()).toBe(boardAfter(trace, puzzle.givens, position));
          }
        }),
        { numRuns: 5 },
      );
      // Every step around a few places, both ways.
      for (const start of [0, Math.floor(trace.events.length / 2), trace.events.length]) {
        const seen = new Map<number, string>();
        const from = Math.max(0, start - 15);
        const to = Math.min(replay.length, start + 15);
        for (let at = from; at <= to; ++at) {
          replay.seek(at);
          seen.set(at, JSON.stringify([shows(), replay.open, replay.tried, replay.counters]));
        }
        for (let at = to; at >= from; --at) {
          replay.seek(at);
          expect(JSON.stringify([shows(), replay.open, replay.tried, replay.counters])).toBe(
            seen.get(at),
          );
        }
      }
      replay.seek(replay.length);
      expect(replay.counters).toEqual<Counters>(trace.counters);
      expect(replay.passed).toBe(trace.total);
      if (trace.ending === 'solved') expect(shows()).toBe(trace.grid);
    }
  });
});

it('knows behind what was left out what became of each digit before', () => {
  for (const { id, kind } of traced) {
    const text = kind === 'sudoku' ? inkala : sample4574;
    const { puzzle, trace } = traceOf(text, id, 1_000_000);
    const whole = new Replay(trace, puzzle.givens);
    const cut = new Replay(traceOf(text, id, 60).trace, puzzle.givens);
    const { from, before } = cut.trace.segments[1]!;
    for (let position = from + 1; position <= cut.length; ++position) {
      cut.seek(position);
      whole.seek(before + position - from);
      expect([id, cut.passed, cut.open, cut.tried]).toEqual([
        id,
        whole.passed,
        whole.open,
        whole.tried,
      ]);
    }
  }
});

it('shows what refused each rejected digit, whether the search knew it or not', () => {
  for (const { id, kind } of traced) {
    for (const maxEvents of [2000, 300]) {
      const text = kind === 'sudoku' ? inkala : sample4574;
      const { puzzle, trace } = traceOf(text, id, maxEvents);
      const replay = new Replay(trace, puzzle.givens);
      let found = 0;
      for (let position = 0; position <= replay.length; position += 3) {
        replay.seek(position);
        for (let digit = 1; digit <= 9; ++digit) {
          const refusal = refusalAt(replay, digit);
          expect([id, position, digit, refusal !== null]).toEqual([
            id,
            position,
            digit,
            replay.fateOf(digit) === 'rejected',
          ]);
          if (!refusal || refusal.house === 3) continue;
          const { cell, other, house } = refusal;
          expect([cell, replay.digit(other)]).toEqual([replay.cell, digit]);
          const boxOf = (of: number) => 3 * Math.floor(of / 27) + Math.floor((of % 9) / 3);
          const houseOf = [(of: number) => Math.floor(of / 9), (of: number) => of % 9, boxOf];
          expect(houseOf[house]!(cell)).toBe(houseOf[house]!(other));
          ++found;
        }
      }
      expect([id, found > 0]).toEqual([id, !id.includes('cover') && !id.includes('constrained')]);
    }
  }
});

it('shows at a dead end the digits of the call that ends there', () => {
  const { puzzle, trace } = traceOf(inkala, 'sudoku-masks', 2000);
  const replay = new Replay(trace, puzzle.givens);
  let ends = 0;
  for (let position = 1; position <= 1000; ++position) {
    replay.seek(position - 1);
    const before = [replay.cell, replay.tried, replay.candidates];
    replay.seek(position);
    if (traceEvent.kindOf(trace.events[position - 1]!) !== 'back-up') continue;
    expect([replay.cell, replay.tried, replay.candidates]).toEqual(before);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => replay.fateOf(digit))).not.toContain('open');
    ++ends;
  }
  expect(ends).toBeGreaterThan(50);
});

it('shows the digits of the other half of a domino while these are looked at', () => {
  const { puzzle, trace } = traceOf(sample4574, 'sudominoku-post', 2000);
  const replay = new Replay(trace, puzzle.givens);
  let beside = 0;
  for (let position = 1; position <= 1000; ++position) {
    replay.seek(position);
    const event = trace.events[position - 1]!;
    const digit = traceEvent.digitOf(event);
    const fate = { reject: 'rejected', place: 'standing', remove: 'taken-back' }[
      traceEvent.kindOf(event) as string
    ];
    if (!fate) continue;
    expect([replay.cell, replay.fateOf(digit)]).toEqual([traceEvent.cellOf(event), fate]);
    // All smaller ones have had their turn, but for the first half's own digit.
    const passed = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => replay.fateOf(each) !== 'open');
    expect(passed.length).toBeGreaterThanOrEqual(digit - 1);
    if (replay.cell !== replay.open.at(-1)) ++beside;
  }
  expect(beside).toBeGreaterThan(300);
});

it('knows which of the open calls end', () => {
  for (const { id, kind } of traced) {
    for (const maxEvents of [2000, 60]) {
      const text = kind === 'sudoku' ? inkala : sample4574;
      const { puzzle, trace } = traceOf(text, id, maxEvents);
      const replay = new Replay(trace, puzzle.givens);
      for (let position = 0; position <= replay.length; position += 7) {
        replay.seek(position);
        const depths = replay.open.map((_, depth) => depth);
        expect(depths.map((depth) => replay.ends(depth))).toEqual(
          depths.map((depth) => replay.endOf(depth) !== null),
        );
      }
    }
  }
});

it('is told in sentences that begin with a capital or a digit', () => {
  for (const { id, kind } of traced) {
    const { puzzle, trace } = traceOf(kind === 'sudoku' ? inkala : sample4574, id, 2000);
    const replay = new Replay(trace, puzzle.givens);
    for (let position = 0; position <= replay.length; ++position) {
      replay.seek(position);
      expect(sentenceFor(replay, 'sudoku')).toMatch(/^[A-Z1-9].*\.$/);
    }
  }
});

describe('the search tree', () => {
  it('has a node for each call of a short search, and none for a long one', () => {
    const { trace } = traceOf(samples[0]!.text, 'sudoku-blank-list');
    const nodes = treeOf(trace)!;
    const visits = [...trace.events].filter((event) => traceEvent.kindOf(event) === 'visit');
    expect(nodes).toHaveLength(visits.length);
    expect(nodes.filter(({ solved }) => solved)).toHaveLength(1);
    expect(nodes.filter(({ fails }) => fails !== null)).toHaveLength(trace.counters.backUps);
    expect(visits.length).toBeLessThan(largestTree);
    nodes.forEach(({ parent, depth }, i) => {
      if (parent !== null) expect([parent < i, nodes[parent]!.depth]).toEqual([true, depth - 1]);
    });
    const dominoes = treeOf(traceOf(samples[5]!.text, 'sudominoku-post').trace)!;
    expect(dominoes.slice(1).map(({ label }) => label.length)).toEqual(
      dominoes.slice(1).map(() => 2),
    );
    expect(treeOf(traceOf(inkala, 'sudoku-blank-list').trace)).toBeNull();
  });
});

describe('the lessons', () => {
  it('find in their searches what they ask about', () => {
    for (const part of Object.values(lessonParts).flat()) {
      if (!part || !('algorithm' in part)) continue;
      const { puzzle, trace } = traceOf(part.puzzle, part.algorithm);
      const replay = new Replay(trace, puzzle.givens);
      expect([part.puzzle, trace.ending]).toEqual([part.puzzle, 'solved']);
      if (part.type === 'walk') expect(trace.events.length).toBeLessThan(1000);
      if (part.type === 'predict') {
        const asked = decisionsOf(replay).slice(part.from, part.from + part.count);
        expect(asked).toHaveLength(part.count);
        expect(asked.some(({ digit }) => digit === 0)).toBe(true);
      }
      if (part.type === 'refuse') expect(refusalsOf(replay)).toHaveLength(3);
      if (part.type === 'partner') {
        expect(halvesOf(replay).length).toBeGreaterThanOrEqual(part.count);
      }
    }
  });

  it('tell of the fourth row what happens there', () => {
    const { puzzle, trace } = traceOf(samples[0]!.text, 'sudoku-blank-list');
    const moves = decisionsOf(new Replay(trace, puzzle.givens))
      .filter(({ cell }) => cell >= 27 && cell < 36)
      .map(({ cell, digit }) => `${cell - 27}:${digit}`);
    expect(moves).toEqual(['0:3', '1:9', '2:8', '6:0', '2:0', '1:0', '0:5', '1:9', '2:8', '6:3']);
  });
});

describe('an exercise', () => {
  const types = ['predict', 'refuse', 'fewest', 'single', 'partner'] as const;
  const lives = Object.values(lessonParts)
    .flat()
    .filter((live): live is QuizLive => types.some((type) => type === live?.type));
  const begin = (live: QuizLive, kept?: string) => {
    const id = 'algorithm' in live ? live.algorithm : 'sudoku-singles';
    const { puzzle, trace } = traceOf(live.puzzle, id);
    return new Quiz(live, { puzzle, replay: new Replay(trace, puzzle.givens) }, kept);
  };
  const answerRightly = (quiz: Quiz) => {
    for (quiz.cell = 0; quiz.cell < 81; ++quiz.cell) {
      for (let digit = 0; digit <= 9; ++digit) {
        quiz.answer(digit);
        if (quiz.feedback!.right) return;
      }
    }
  };

  it.each(lives)('of the kind $type goes on where it was left', (live) => {
    const quiz = begin(live);
    expect(quiz.kept).toBeNull();
    answerRightly(quiz);
    const { kept } = quiz;
    quiz.next();
    expect(quiz.kept).toBe(kept);
    const again = begin(live, kept!);
    expect(again.index).toBe(1);
    expect(again.question.prompt).toBe(quiz.question.prompt);
    expect(again.question.view).toEqual(quiz.question.view);
    // Who is through with it begins anew.
    while (!again.done) {
      answerRightly(again);
      again.next();
    }
    expect(again.kept).toBeNull();
  });

  it.each(['', '0', '-1', '99', '1.5', 'NaN 3', '{}'])('takes %j for nothing', (kept) => {
    for (const live of lives) expect(begin(live, kept).index).toBe(0);
  });

  it('fills no cell with anything but its digit, whatever was kept', () => {
    const live = lives.find(({ type }) => type === 'single')!;
    const { cells } = begin(live, '1 -1 80.5 81 0 x 0').question.view.board;
    expect(cells.filter(({ origin }) => origin === 'entry').length).toBe(1);
    expect(cells[0]!.digit).toBe(3);
  });
});
