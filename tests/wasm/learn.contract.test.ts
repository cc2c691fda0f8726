/** The shipped module keeps the promises of web/src/engine/types/learn.ts. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  candidatesOf,
  cellOf,
  digitOf,
  houseOf,
  itemOf,
  kindOf,
  lineOf,
  noCell,
  optionsOf,
  otherOf,
} from '../../web/src/engine/traceEvent';
import type { EngineApi } from '../../web/src/engine/types';
import {
  algorithms,
  endings,
  eventKinds,
  type AlgorithmRun,
  type Counters,
  type EventKind,
  type RunOptions,
  type RunProgress,
  type Trace,
  type TracedAlgorithmId,
  type TraceSegment,
} from '../../web/src/engine/types/learn';
import { corpus } from './files';
import { aNumber, arrayOf, aString, instanceOf, loadEngine, oneOf, shaped } from './shapes';

let engine: EngineApi;
let texts: Record<'sudoku' | 'sudominoku', { text: string; givens: string }>;

beforeAll(async () => {
  engine = await loadEngine();
  texts = {
    sudoku: engine.read((await corpus('sudoku/easy.txt')).split('\n')[0]!).puzzles[0]!,
    sudominoku: engine.read(await corpus('judges/boj4574-1.in')).puzzles[0]!,
  };
});

const options: RunOptions = { maxCalls: 50_000, maxMillis: 0, maxSolutions: 1 };
const killer = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const traced = algorithms.filter(({ reads }) => reads !== null);

const countersShape = shaped<Counters>({
  calls: aNumber,
  reads: aNumber,
  placed: aNumber,
  rejected: aNumber,
  propagated: aNumber,
  backUps: aNumber,
  solutions: aNumber,
});
const runShape = {
  ending: oneOf(endings),
  counters: countersShape,
  grid: aString,
  millis: aNumber,
};

describe('race', () => {
  it('runs every algorithm on its kind of puzzle, to one solution', () => {
    const grids = algorithms.map(({ id, kind }) => {
      const result = engine.race(texts[kind].text, id, options, null);
      shaped<AlgorithmRun>(runShape)(result);
      expect([id, result.ending, result.counters.solutions]).toEqual([id, 'solved', 1]);
      return `${kind} ${result.grid}`;
    });
    expect(new Set(grids).size).toBe(2);
  });

  it('stops at its limits, and reports on the way', () => {
    const capped = engine.race(killer, 'sudoku-masks', { ...options, maxCalls: 1000 }, null);
    expect(capped).toMatchObject({ ending: 'calls', grid: null, counters: { calls: 1000 } });
    const timed = { ...options, maxCalls: 0, maxMillis: 20 };
    expect(engine.race(killer, 'sudoku-blank-stack', timed, null).ending).toBe('time');
    const reports: RunProgress[] = [];
    const long = { ...options, maxCalls: 500_000 };
    engine.race(killer, 'sudoku-blank-stack', long, (progress) => reports.push(progress));
    shaped<RunProgress>({ counters: countersShape, millis: aNumber })(reports[0]);
    const clash = '55' + '0'.repeat(79);
    for (const id of ['sudoku-singles', 'sudoku-production'] as const) {
      expect(engine.race(clash, id, options, null)).toMatchObject({
        ending: 'clash',
        grid: null,
        counters: { calls: 0 },
      });
    }
  });

  it('exhausts a puzzle whose solutions are all wanted', async () => {
    const fifty = engine.read(await corpus('judges/mimuw-zad7-2.in')).puzzles[0]!.text;
    for (const { id, kind } of algorithms) {
      if (kind !== 'sudoku') continue;
      const all = engine.race(fifty, id, { maxCalls: 0, maxMillis: 0, maxSolutions: 100 }, null);
      expect([id, all.ending, all.counters.solutions]).toEqual([id, 'exhausted', 50]);
    }
  });
});

describe('trace', () => {
  const traceShape = shaped<Trace>({
    ...runShape,
    events: instanceOf('Uint32Array'),
    reads: instanceOf('Uint16Array'),
    total: aNumber,
    segments: arrayOf(
      shaped<TraceSegment>({
        from: aNumber,
        before: aNumber,
        standing: instanceOf('Uint32Array'),
        open: instanceOf('Uint8Array'),
        tried: instanceOf('Uint32Array'),
        counters: countersShape,
      }),
    ),
  });

  function trace(id: TracedAlgorithmId, text: string, maxEvents = 100_000): Trace {
    return engine.trace(text, id, { ...options, maxEvents }, null);
  }

  it('records what leads from the givens to the solution', () => {
    for (const { id, kind } of traced) {
      const result = trace(id as TracedAlgorithmId, texts[kind].text, 2_000_000);
      traceShape(result);
      expect(result.segments.length).toBe(1);
      expect(result.events.length).toBe(result.total);
      // Owned by JavaScript, so that it can be transferred.
      expect(result.events.buffer.byteLength).toBe(result.events.byteLength);
      const board = [...texts[kind].givens];
      for (const event of result.events) {
        if (kindOf(event) === 'remove') board[cellOf(event)] = '0';
        if (['place', 'propagate'].includes(kindOf(event))) {
          board[cellOf(event)] = String(digitOf(event));
        }
      }
      expect([id, board.join('')]).toEqual([id, result.grid]);
      const reads = result.reads.reduce((sum, count) => sum + count, 0);
      expect(reads).toBe(result.counters.reads);
    }
  });

  it('keeps the beginning and the end of what is too long', () => {
    const result = trace('sudoku-used-tables', killer, 1000);
    expect(result.ending).toBe('calls');
    expect(result.total).toBeGreaterThan(100_000);
    expect(result.events.length).toBe(1000);
    expect(result.segments.map(({ from, before }) => [from, before])).toEqual([
      [0, 0],
      [500, result.total - 500],
    ]);
    const [, last] = result.segments;
    expect([...last!.standing].every((event) => kindOf(event) === 'place')).toBe(true);
    expect(last!.counters.calls).toBeLessThanOrEqual(result.counters.calls);
    expect(last!.open.length).toBeGreaterThan(0);
  });
});

describe('the events', () => {
  const firstOf = (
    id: TracedAlgorithmId,
    kind: 'sudoku' | 'sudominoku',
    wanted: (event: number) => boolean,
  ) => {
    const { events } = engine.trace(texts[kind].text, id, { ...options, maxEvents: 1e5 }, null);
    return events.find(wanted)!;
  };
  const is = (name: EventKind) => (event: number) => kindOf(event) === name;

  it('are laid out as documented', () => {
    const visit = firstOf('sudoku-blank-list', 'sudoku', is('visit'));
    const { givens } = texts.sudoku;
    expect(cellOf(visit)).toBe(givens.indexOf('0'));
    expect(otherOf(visit)).toBe(givens.indexOf('0'));
    expect(lineOf(visit)).toBeGreaterThan(0);
    const reject = firstOf(
      'sudoku-blank-stack',
      'sudoku',
      (event) => is('reject')(event) && givens[otherOf(event)] !== '0',
    );
    expect(givens[otherOf(reject)]).toBe(String(digitOf(reject)));
    expect(houseOf(reject)).toBeLessThan(3);
    expect(candidatesOf(firstOf('sudoku-masks', 'sudoku', is('candidates')))).toBeGreaterThan(0);
    const propagate = firstOf('sudoku-singles', 'sudoku', is('propagate'));
    expect(otherOf(propagate) < 27 || otherOf(propagate) === noCell).toBe(true);
    const choose = firstOf('sudominoku-exact-cover', 'sudominoku', is('choose'));
    expect(optionsOf(choose)).toBeGreaterThan(0);
    expect(Object.keys(itemOf(choose)).length).toBeGreaterThan(0);
  });

  it('number the items of exact covers in the order of the module', () => {
    const chosen = (item: number) => itemOf((eventKinds.indexOf('choose') | (item << 11)) >>> 0);
    expect(chosen(80)).toEqual({ cell: 80 });
    expect(chosen(81)).toEqual({ house: 0, digit: 1 });
    expect(chosen(323)).toEqual({ house: 26, digit: 9 });
    expect(chosen(324)).toEqual({ domino: [1, 2] });
    expect(chosen(332)).toEqual({ domino: [2, 3] });
    expect(chosen(359)).toEqual({ domino: [8, 9] });
  });
});
