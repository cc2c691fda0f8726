/** The Learn tab's arithmetic: addresses, the depth curve, exercises, the result of a race. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { algorithms, noCounters, type Counters } from '../../web/src/engine';
import { eventKinds } from '../../web/src/engine/types/learn';
import { speedOf } from '../../web/src/features/learn/benchmark/measuring';
import { published, setIds } from '../../web/src/features/learn/benchmark/published';
import { fastest } from '../../web/src/features/learn/fastest';
import { dots, isSingle, narrowest, refusers } from '../../web/src/features/learn/lessons/exercise';
import { learned } from '../../web/src/features/learn/lessons/learned.svelte';
import { lessonParts } from '../../web/src/features/learn/lessons/lessons';
import { pageOf } from '../../web/src/features/learn/pages';
import { firstSteps } from '../../web/src/features/learn/puzzles';
import {
  factor,
  logShare,
  resultOf,
  tied,
  toldMillis,
  type Runner,
} from '../../web/src/features/learn/race/result';
import { RaceSession } from '../../web/src/features/learn/race/session.svelte';
import { WatchSession } from '../../web/src/features/learn/watch/session.svelte';
import { decimated } from '../../web/src/features/learn/watch/curve';
import type { Replay } from '../../web/src/features/learn/watch/replay';
import { tokens } from '../../web/src/features/learn/watch/source';
import { sentenceFor } from '../../web/src/features/learn/watch/wording';
import { digitAs, overwriteGetLocale } from '../../web/src/i18n';
import { lessonNumbers } from '../../web/src/i18n/lessons';
import { lessons as en } from '../../web/src/i18n/lessons/en';
import { lessons as ko } from '../../web/src/i18n/lessons/ko';
import { puzzleDocument } from '../../web/src/state/document.svelte';
import { fakeStorage } from './fakeStorage';

afterEach(() => overwriteGetLocale(() => 'en'));

describe('the pages of Learn', () => {
  it.each([
    ['#/learn', { name: 'home' }],
    ['#/learn/watch', { name: 'watch' }],
    ['#/learn/race?x', { name: 'race' }],
    ['#/learn/lesson/6', { name: 'lesson', number: 6 }],
    ['#/learn/lesson/7', { name: 'home' }],
    ['#/learn/lesson', { name: 'home' }],
    ['#/learn/nothing', { name: 'home' }],
  ])('%s', (hash, page) => expect(pageOf(hash)).toEqual(page));
});

describe('the lessons', () => {
  it.each(lessonNumbers)('%i says the same in both languages, and ends with an exercise', (n) => {
    expect(ko[n].sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
      en[n].sections.map(({ paragraphs }) => paragraphs.length),
    );
    expect(lessonParts[n].length).toBe(en[n].sections.length);
    const last = lessonParts[n].at(-1);
    expect(['predict', 'refuse', 'fewest', 'single', 'partner', 'cover', 'paste']).toContain(
      last?.type,
    );
    expect(JSON.stringify(en[n])).not.toMatch(/[가-힣]/);
    const words = [ko[n].title, ko[n].lead, ...ko[n].sections.flatMap((s) => s.paragraphs)];
    for (const text of words) expect(text).toMatch(/[가-힣]/);
  });

  it('break no formula', () => {
    expect(JSON.stringify([en, ko])).toMatch(/\d\u00a0[×=]\u00a0\d/);
    expect(JSON.stringify([en, ko])).not.toMatch(/\d [×=]|[×=] \d/);
  });

  it('stress and quote in pairs', () => {
    for (const words of [...Object.values(en), ...Object.values(ko)]) {
      for (const text of words.sections.flatMap(({ paragraphs }) => paragraphs)) {
        expect([text, (text.match(/\*/g) ?? []).length % 2]).toEqual([text, 0]);
        expect([text, (text.match(/`/g) ?? []).length % 2]).toEqual([text, 0]);
      }
    }
  });
});

describe('the lessons that were worked through', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('are remembered with those of another window', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    });
    learned.add(2);
    kept.set('sudominoku.lessons', '2,5');
    learned.add(3);
    expect(kept.get('sudominoku.lessons')).toBe('2,5,3');
    expect(learned.has(5)).toBe(true);
  });
});

describe('digits in a Korean sentence', () => {
  it('have the particle that suits how they are read', () => {
    overwriteGetLocale(() => 'ko');
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => digitAs('object', digit))).toEqual([
      '1을',
      '2를',
      '3을',
      '4를',
      '5를',
      '6을',
      '7을',
      '8을',
      '9를',
    ]);
    overwriteGetLocale(() => 'en');
    expect(digitAs('object', 3)).toBe('3');
  });
});

describe('the sentences of a search', () => {
  it('name a row as the board does', () => {
    const item = 81 + 9 * 2 + 4;
    const event = eventKinds.indexOf('choose') | (item << 11) | (3 << 20);
    const said = (kind: 'sudoku' | 'sudominoku') => sentenceFor({ event } as Replay, kind);
    expect(said('sudoku')).toContain('where 5 goes in row 3');
    expect(said('sudominoku')).toContain('where 5 goes in row C');
  });
});

describe('the depth curve', () => {
  it('keeps the extremes of every stretch within twice the columns', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(80), { minLength: 1, maxLength: 500 }),
        fc.integer({ min: 1, max: 100 }),
        (values, columns) => {
          const { x, y } = decimated(Uint8Array.from(values), columns);
          expect(x.length).toBeLessThanOrEqual(2 * columns);
          expect(Math.max(...y)).toBe(Math.max(...values));
          expect(Math.min(...y)).toBe(Math.min(...values));
          x.forEach((at, i) => {
            expect(values[at - 1]).toBe(y[i]);
            if (i > 0) expect(at).toBeGreaterThan(x[i - 1]!);
          });
        },
      ),
    );
  });
});

describe('the exercises', () => {
  const solved =
    '135469278782135649469278135321546897874913526596827413917652384643781952258394761';
  const without = (...cells: number[]) =>
    [...solved].map((digit, cell) => (cells.includes(cell) ? 0 : Number(digit)));

  it('know what refuses a digit', () => {
    expect(refusers(without(0), 0, 3)).toEqual([1, 27]);
    expect(refusers(without(0), 0, 1)).toEqual([]);
  });

  it('know the narrowest cells', () => {
    expect(narrowest(without(0, 40))).toEqual([0, 40]);
    expect(narrowest(without())).toEqual([]);
    expect(narrowest(Array<number>(81).fill(0))).toHaveLength(81);
  });

  it('know naked and hidden singles, and only those', () => {
    const digits = without(0, 1, 9, 10);
    expect(isSingle(without(0), 0, 1)).toBe(true);
    expect(isSingle(without(0), 0, 2)).toBe(false);
    // 7 is possible nowhere else in the second row.
    expect(isSingle(digits, 9, 7)).toBe(true);
    expect(isSingle(Array<number>(81).fill(0), 0, 1)).toBe(false);
  });

  it('count dots', () => {
    expect(dots(['101', '011'], new Set([0, 1]))).toEqual([1, 1, 2]);
    expect(dots(['101', '011'], new Set())).toEqual([0, 0, 0]);
  });

  it('have one solution for each table', () => {
    for (const part of Object.values(lessonParts).flat()) {
      if (part?.type !== 'cover') continue;
      const { rows } = part;
      const covers = Array.from({ length: 2 ** rows.length }, (_, mask) =>
        dots(rows, new Set(rows.flatMap((_, row) => (mask & (1 << row) ? [row] : [])))),
      ).filter((sums) => sums.every((sum) => sum === 1));
      expect(covers).toHaveLength(1);
    }
  });
});

describe('the result of a race', () => {
  const counters = (calls: number): Counters => {
    return { calls, reads: 0, placed: 0, rejected: 0, propagated: 0, backUps: 0, solutions: 1 };
  };
  const runner = (
    algorithm: Runner['algorithm'],
    calls: number,
    millis: number,
    finished = true,
  ): Runner => ({ algorithm, counters: counters(calls), millis, finished });

  it('tells a better check from a better search', () => {
    const result = resultOf([
      runner('sudoku-blank-list', 70_000, 100),
      runner('sudoku-masks', 70_000, 10),
      runner('sudoku-fewest-first', 200, 1),
    ])!;
    expect(result.winner.algorithm).toBe('sudoku-fewest-first');
    expect(result.defeats).toMatchObject([
      { algorithm: 'sudoku-masks', times: 10, atLeast: false, reason: 'search', calls: 350 },
      { algorithm: 'sudoku-blank-list', times: 100, reason: 'search' },
    ]);
    const checks = resultOf([
      runner('sudoku-blank-list', 70_000, 100),
      runner('sudoku-masks', 70_000, 10),
    ])!;
    expect(checks.defeats).toMatchObject([{ times: 10, reason: 'check', calls: 1 }]);
    const cheaper = resultOf([
      runner('sudoku-exact-cover', 60, 50),
      runner('sudoku-masks', 70_000, 10),
    ])!;
    expect(cheaper.defeats).toMatchObject([{ times: 5, reason: 'cheaper' }]);
  });

  it('knows lower bounds', () => {
    const capped = resultOf([
      runner('sudoku-blank-list', 1e8, 10_000, false),
      runner('sudoku-singles', 3, 0.02),
    ])!;
    expect(capped.winner.algorithm).toBe('sudoku-singles');
    expect(capped.defeats).toMatchObject([{ times: 100_000, atLeast: true }]);
    expect(resultOf([runner('sudoku-masks', 5, 1, false)])).toBeNull();
  });

  it('takes exact counts for what they are, whatever the clock tells', () => {
    const { defeats } = resultOf([
      runner('sudominoku-post', 14_579, 20),
      runner('sudominoku-most-constrained', 3, 0.02),
    ])!;
    expect(defeats).toMatchObject([{ times: 200, atLeast: true, calls: 14_579 / 3 }]);
    expect(defeats[0]!.finished).toBe(true);
  });

  it('never rounds a lower bound up', () => {
    expect([4859.7, 1.99, 1, 12, 100, 0.0298].map((times) => factor(times, false))).toEqual([
      4900, 2, 1, 12, 100, 0.03,
    ]);
    expect([4859.7, 1.99, 1, 12, 100, 0.0298].map((times) => factor(times, true))).toEqual([
      4800, 1.9, 1, 12, 100, 0.029,
    ]);
    fc.assert(
      fc.property(fc.double({ min: tied, max: 1e9, noNaN: true }), (times) => {
        const bound = factor(times, true);
        expect(bound).toBeLessThanOrEqual(times);
        expect(bound).toBeGreaterThan(0.9 * times);
        expect(bound).toBeGreaterThan(1);
      }),
    );
  });

  it('says nothing of who was stopped before the winner was through', () => {
    const { winner, defeats } = resultOf([
      runner('sudoku-blank-list', 1e6, 500, false),
      runner('sudoku-used-tables', 1e7, 5000, false),
      runner('sudoku-masks', 1e7, 1000),
    ])!;
    expect(winner.algorithm).toBe('sudoku-masks');
    expect(defeats.map(({ algorithm }) => algorithm)).toEqual(['sudoku-used-tables']);
  });

  it('is won by nobody who is shown to have taken longer', () => {
    const { winner, defeats } = resultOf([
      runner('sudoku-blank-list', 82, 0.1),
      runner('sudoku-masks', 82, 0.02),
    ])!;
    expect(winner.algorithm).toBe('sudoku-masks');
    expect(defeats).toMatchObject([{ algorithm: 'sudoku-blank-list', times: 1 }]);
  });

  it('is drawn on a logarithmic scale', () => {
    expect(logShare(1000, 1000, 1)).toBe(1);
    expect(logShare(10, 1000, 1)).toBeCloseTo(1 / 3);
    expect(logShare(0, 1000, 1)).toBe(0);
    expect(logShare(5, 0, 1)).toBe(0);
  });

  it('draws bars of one length for times that are told alike', () => {
    const shareOf = (millis: number) => logShare(toldMillis(millis), 0.2, 0.05);
    expect(shareOf(0.09)).toBe(shareOf(0.02));
    expect(shareOf(0.1)).toBeGreaterThan(shareOf(0.09));
    expect(shareOf(0.2)).toBe(1);
  });
});

describe('a race', () => {
  it('is of the puzzle of the Solve tab, as is what is watched, where it has one', () => {
    const empty = () => {
      puzzleDocument.replace('');
      puzzleDocument.accept('', []);
    };
    empty();
    const sessions = [new RaceSession(), new WatchSession()];
    const chosen = () => sessions.map(({ choice }) => choice);
    expect(chosen()).toEqual(['inkala', 'first']);
    const text = '.'.repeat(81);
    puzzleDocument.replace(text);
    puzzleDocument.accept(text, [
      {
        kind: 'sudoku',
        format: 'one-line',
        firstLine: 1,
        lastLine: 1,
        text,
        givens: '0'.repeat(81),
        places: [],
        entries: null,
        candidates: null,
      },
    ]);
    expect(chosen()).toEqual(['document', 'document']);
    empty();
    expect(chosen()).toEqual(['inkala', 'first']);
  });

  it('is between those that were picked, which may be none', () => {
    const session = new RaceSession();
    for (const id of session.picked) session.pick(id, false);
    expect([session.picked, session.canStart]).toEqual([[], false]);
    session.pick('sudoku-masks', true);
    session.pick('sudoku-blank-list', true);
    expect(session.picked).toEqual(['sudoku-blank-list', 'sudoku-masks']);
    expect(session.canStart).toBe(true);
    session.choice = 'dominoes';
    expect(session.picked).toContain('sudominoku-post');
  });
});

describe('the time of a search', () => {
  const search = { ending: 'solved', counters: noCounters, grid: null } as const;
  const timesOf = async (millis: readonly number[]) => {
    const left = [...millis];
    const best = await fastest(
      () => Promise.resolve({ ...search, millis: left.shift()! }),
      vi.fn(),
    );
    return { best: best.millis, runs: millis.length - left.length };
  };

  it('is that of its fastest run, however long the first was held up', async () => {
    expect(await timesOf([154, 0.8, 0.7, 0.9, 0.8, 0.1])).toEqual({ best: 0.7, runs: 5 });
  });

  it('is not waited for again where it is long', async () => {
    expect(await timesOf([2000, 1])).toEqual({ best: 2000, runs: 1 });
    expect(await timesOf([260, 250, 1])).toEqual({ best: 250, runs: 2 });
  });

  it('stays when it is stopped while it is being run again, which tells no progress', async () => {
    const onProgress = vi.fn();
    const told: unknown[] = [];
    const best = await fastest((each) => {
      told.push(each);
      return told.length === 3
        ? Promise.reject(new Error('stopped'))
        : Promise.resolve({ ...search, millis: 30 - told.length });
    }, onProgress);
    expect(best.millis).toBe(28);
    expect(told).toEqual([onProgress, undefined, undefined]);
    const failed = fastest(() => Promise.reject(new Error('stopped')), onProgress);
    await expect(failed).rejects.toThrow('stopped');
  });
});

describe('what is chosen to be watched or raced', () => {
  // Other tests may have followed links.
  beforeEach(() => void (puzzleDocument.links = 0));
  afterEach(() => void vi.unstubAllGlobals());

  it('is there again when the page is loaded anew', () => {
    vi.stubGlobal('sessionStorage', fakeStorage());
    const watch = new WatchSession();
    watch.choice = 'killer';
    watch.algorithm = 'sudoku-masks';
    watch.goesOn = true;
    watch.choice = 'dominoes';
    expect(watch.algorithm).toBe('sudominoku-post');
    watch.algorithm = 'sudominoku-exact-cover';
    watch.choice = 'killer';
    watch.keep();
    const race = new RaceSession();
    race.choice = 'dominoes';
    race.cap = 0;
    race.measure = 'reads';
    race.pick('sudominoku-post', false);
    race.keep();
    const watched = new WatchSession();
    const { choice, algorithm, goesOn } = watched;
    expect([choice, algorithm, goesOn]).toEqual(['killer', 'sudoku-masks', true]);
    watched.choice = 'dominoes';
    expect(watched.algorithm).toBe('sudominoku-exact-cover');
    const again = new RaceSession();
    expect([again.choice, again.cap, again.picked]).toEqual(['dominoes', 0, race.picked]);
    expect(again.measure).toBe('reads');
  });

  it('makes way for what a link brings, which a reload does not undo', () => {
    vi.stubGlobal('sessionStorage', fakeStorage());
    const sessions = () => [new WatchSession(), new RaceSession()] as const;
    const before = sessions();
    for (const session of before) session.choice = 'killer';
    for (const session of before) session.keep();
    puzzleDocument.links += 1;
    for (const session of [...before, ...sessions()]) expect(session.choice).not.toBe('killer');
    for (const session of before) session.keep();
    puzzleDocument.links = 0;
    for (const session of sessions()) expect(session.choice).not.toBe('killer');
    // Whoever chooses again has chosen.
    puzzleDocument.links += 1;
    for (const session of before) session.choice = 'deep';
    for (const session of before) expect(session.choice).toBe('deep');
  });

  it('is as at first where what was kept makes no sense', () => {
    const storage = fakeStorage();
    vi.stubGlobal('sessionStorage', storage);
    storage.setItem('sudominoku.watch', 'nothing sudoku-production perhaps 99');
    storage.setItem('sudominoku.race', 'nothing 5 sudoku-nothing most');
    const { choice, algorithm, goesOn } = new WatchSession();
    expect([choice, algorithm, goesOn]).toEqual(['first', 'sudoku-blank-list', false]);
    const race = new RaceSession();
    expect([race.choice, race.cap, race.picked]).toEqual(['inkala', 60_000, []]);
    expect(race.measure).toBe('millis');
  });

  it('is understood as it was kept before algorithms went by kind', () => {
    const storage = fakeStorage();
    vi.stubGlobal('sessionStorage', storage);
    storage.setItem('sudominoku.watch', 'dominoes sudominoku-right-down true');
    const { choice, algorithm, goesOn } = new WatchSession();
    expect([choice, algorithm, goesOn]).toEqual(['dominoes', 'sudominoku-right-down', true]);
  });
});

describe('a search that is recorded', () => {
  const begun = () => {
    const trace = vi.fn((signal: AbortSignal) => {
      return new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    const read = async () => ({ puzzles: [{ text: firstSteps, givens: firstSteps }] });
    const session = new WatchSession({ read, trace, close: () => undefined } as never);
    session.choice = 'first';
    return { session, trace, recorded: session.load() };
  };

  it('is begun anew where its page was left, as nobody has stopped it', async () => {
    const { session, trace, recorded } = begun();
    await vi.waitFor(() => expect(trace).toHaveBeenCalledTimes(1));
    session.leave();
    await recorded;
    expect([session.notice, session.running]).toEqual([null, false]);
    void session.load();
    await vi.waitFor(() => expect(trace).toHaveBeenCalledTimes(2));
    session.leave();
  });

  it('stays stopped where somebody has', async () => {
    const { session, trace, recorded } = begun();
    await vi.waitFor(() => expect(trace).toHaveBeenCalledTimes(1));
    session.cancel();
    await recorded;
    session.leave();
    await session.load();
    expect(session.notice).toBe('cancelled');
    expect(trace).toHaveBeenCalledTimes(1);
  });
});

describe('the benchmark', () => {
  it('says that it cannot be loaded where its puzzles cannot', async () => {
    vi.resetModules();
    vi.doMock('../../web/src/features/learn/benchmark/sets', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { benchmarkSession } =
      await import('../../web/src/features/learn/benchmark/session.svelte');
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await benchmarkSession.run();
    expect(benchmarkSession.notice).toBe('load-failed');
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
    vi.doUnmock('../../web/src/features/learn/benchmark/sets');
  });

  it('repeats a set until the clock can tell', async () => {
    const asked: number[] = [];
    const speed = await speedOf(
      (text) => {
        const puzzles = text.length / 2;
        asked.push(puzzles);
        return Promise.resolve({
          wrong: 0,
          puzzles,
          capped: 0,
          seconds: puzzles * 1e-5,
          nodes: 0,
          guesses: 0,
        });
      },
      'sudoku-production',
      'x\n',
    );
    expect(asked).toEqual([1, 1, 10, 100, 1000]);
    expect(Math.round(speed.perSecond)).toBe(100_000);
    expect(speed.puzzles).toBe(1);
  });

  it('does not believe a first time, which much else may hold up', async () => {
    const seconds = [0.18, 0.06];
    const speed = await speedOf(
      () =>
        Promise.resolve({
          ...{ wrong: 0, puzzles: 300, capped: 0, nodes: 0, guesses: 0 },
          seconds: seconds.shift() ?? 1,
        }),
      'sudoku-singles',
      'x\n',
    );
    expect(Math.round(speed.perSecond)).toBe(5000);
  });

  it('says how many puzzles it got through before its time was up', async () => {
    const cut = { wrong: 0, puzzles: 20, capped: 12, seconds: 1.02, nodes: 0, guesses: 0 };
    const speed = await speedOf(() => Promise.resolve(cut), 'sudoku-blank-stack', 'x\n');
    expect(speed).toMatchObject({ puzzles: 20, givenUp: 0.6 });
  });

  it('has a published figure for every algorithm and set', () => {
    for (const set of setIds) {
      const kind = set === 'judge-like' ? 'sudominoku' : 'sudoku';
      const ids = algorithms.filter((each) => each.kind === kind).map(({ id }) => id);
      expect(Object.keys(published[set]).sort()).toEqual([...ids].sort());
    }
  });

  it('publishes what the documentation says', () => {
    const file = new URL('../../docs/PERFORMANCE.md', import.meta.url);
    const text = readFileSync(fileURLToPath(file), 'utf8');
    for (const { id, kind } of algorithms) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${id}\` |`))!;
      const cells = row.split('|').slice(2, 6);
      const said = cells.map((cell) => Number(cell.replaceAll(',', '')));
      const shown = setIds.map((set) => published[set][id] ?? 0);
      expect([id, kind, said]).toEqual([id, kind, shown]);
    }
  });
});

describe('a line of source', () => {
  it('is taken apart without loss', () => {
    for (const line of [
      '    if (watch.visit(cell)) return true;  // the end',
      '      watch.place(cell, digit);',
      '',
      '// comment',
    ]) {
      expect(
        tokens(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line);
    }
    expect(tokens('      watch.place(cell, digit);').at(-1)?.kind).toBe('watch');
  });
});
