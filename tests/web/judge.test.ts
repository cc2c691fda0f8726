import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unzipSync, strFromU8 } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  diagnosticKinds,
  judgeVerdicts,
  packCaseKinds,
  profileIds,
  reasonKinds,
  searchOrders,
  type JudgedBoard,
  type JudgeReason,
  type Judgement,
  type Pack,
} from '../../web/src/engine/types';
import { excerptAround } from '../../web/src/features/judge/excerpt';
import { pairOf } from '../../web/src/features/judge/pair';
import { samples } from '../../web/src/features/judge/samples';
import { illegality, MeterSession } from '../../web/src/features/judge/meter.svelte';
import { PackSession } from '../../web/src/features/judge/packs.svelte';
import { EngineUnavailable } from '../../web/src/engine/errors';
import { JudgeSession } from '../../web/src/features/judge/session.svelte';
import { judgedView } from '../../web/src/features/judge/view';
import { zipOf } from '../../web/src/features/judge/zip';
import {
  inputMessage,
  judgeVerdict,
  overwriteGetLocale,
  packReason,
  profileName,
  reasonSentence,
  searchOrderName,
} from '../../web/src/i18n';
import { locales } from '../../web/src/state/settings.svelte';
import { fakeStorage } from './fakeStorage';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(root(path), 'utf8');

afterEach(() => overwriteGetLocale(() => 'en'));

describe('files that are opened together', () => {
  const pair = (...names: string[]) => pairOf(names.map((name) => ({ name })));

  it.each([
    ['4574.in', '4574.out'],
    ['input.txt', 'output.txt'],
    ['sample-1.in', 'sample-1.ans'],
    ['4574.in', 'mine.txt'],
    ['case.txt', 'my_out.txt'],
    ['예제입력1.txt', '예제출력1.txt'],
  ])('are an input and an output: %s and %s', (input, output) => {
    const found = { input: { name: input }, output: { name: output } };
    expect([pair(input, output), pair(output, input)]).toEqual([found, found]);
  });

  it.each([[['a.txt', 'b.txt']], [['main.txt', 'plan.txt']], [['1.in', '2.in']], [['1.in']]])(
    'are none if their names do not tell: %s',
    (names) => expect(pair(...names)).toBeUndefined(),
  );

  it('are none if there are more', () => {
    expect(pair('1.in', '1.out', '2.in')).toBeUndefined();
  });
});

function reason(changes: Partial<JudgeReason>): JudgeReason {
  const place = { line: 1, column: 1, length: 1 };
  return {
    kind: 'blank-left',
    puzzle: 1,
    ...place,
    cells: [],
    otherGiven: false,
    found: '',
    expected: '',
    ...changes,
  };
}

describe.each(locales)('the judge in %s', (locale) => {
  it.each(reasonKinds)('has a sentence for the reason %s', (kind) => {
    overwriteGetLocale(() => locale);
    const full = reasonSentence(reason({ kind, found: 'FOUND', expected: 'WANTED' }), [
      'one',
      'two',
      'three',
      'four',
    ]);
    expect(full).toMatch(/[.요]$/);
    for (const sentence of [full, reasonSentence(reason({ kind }), [])]) {
      expect(sentence).not.toMatch(/undefined|[{}]|judge_/);
    }
  });

  it('tells a given that follows from a digit that stands before', () => {
    overwriteGetLocale(() => locale);
    const given = { en: 'E5 (given)', ko: '숫자가 주어진 E5 칸' }[locale];
    const said = (otherGiven: boolean) =>
      reasonSentence(reason({ kind: 'duplicate-in-row', found: '9', otherGiven }), ['E4', 'E5']);
    expect(said(true)).toContain(given);
    expect(said(false)).not.toContain(given);
  });

  it('leaves what a problem prints as it is, and gives ranges a dash', () => {
    overwriteGetLocale(() => locale);
    const said = (kind: JudgeReason['kind'], expected: string) =>
      reasonSentence(reason({ kind, expected, found: '0' }), []);
    expect(said('message-expected', 'Non-unique')).toContain('Non-unique');
    expect(said('wrong-heading', 'Case 1-2')).toContain('Case 1-2');
    expect(said('wrong-number', '1-9')).toContain('1\u2060–\u20609');
  });

  it.each(diagnosticKinds)('words the diagnostic %s of an input', (kind) => {
    overwriteGetLocale(() => locale);
    const place = { line: 1, column: 1, length: 1, relatedLine: 0 };
    const said = (found: string, expected: string) =>
      inputMessage({ kind, severity: 'error', ...place, found, expected });
    expect(said('FOUND', 'WANTED')).toMatch(/[.요]$/);
    for (const sentence of [said('FOUND', '0-9 . ?'), said('', '')]) {
      expect(sentence).not.toMatch(/undefined|[{}]|judge_|diagnostic_/);
      if (['bad-cell-value', 'bad-digit', 'wrong-count'].includes(kind)) {
        expect(sentence).not.toMatch(/domino|도미노|\* _/i);
      }
    }
  });

  it('has names of their own for verdicts, problems, orders and cases', () => {
    overwriteGetLocale(() => locale);
    for (const names of [
      [...judgeVerdicts, 'unusable' as const].map(judgeVerdict),
      profileIds.map(profileName),
      searchOrders.map(searchOrderName),
      packCaseKinds.map((kind) => packReason(kind)),
    ]) {
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('');
    }
  });

  it('says of the cases of a pack what the command line says', () => {
    const source = read('wasm/cli/pack_wording.cpp').replace(/"\s*\n\s*"/g, '');
    for (const kind of packCaseKinds) expect(source).toContain(`"${packReason(kind, locale)}"`);
  });
});

describe('the names that the module uses', () => {
  const names = (file: string) => [...read(file).matchAll(/"([a-z-]+)"/g)].map(([, name]) => name);

  it('are those of the page', () => {
    expect(names('wasm/judge/names.cpp')).toEqual([...judgeVerdicts, ...reasonKinds]);
    expect(
      names('wasm/pack/pack.cpp').filter((name) => packCaseKinds.includes(name as never)),
    ).toEqual([...packCaseKinds]);
    const documented = [...read('docs/JUDGE.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, id]) => id);
    expect(documented).toEqual(expect.arrayContaining([...profileIds]));
  });
});

describe('the samples', () => {
  it('are there', () => {
    for (const name of Object.values(samples).flat()) {
      expect(read(`tests/corpus/judges/${name}.in`)).not.toBe('');
    }
  });
});

describe('the board of a verdict', () => {
  const board: JudgedBoard = {
    number: 2,
    puzzle: {
      kind: 'sudoku',
      format: 'spaced-rows',
      firstLine: 1,
      lastLine: 9,
      text: '',
      givens: `53${'0'.repeat(79)}`,
      places: [],
      entries: null,
      candidates: null,
    },
    digits: `573${'0'.repeat(78)}`,
    tiling: null,
  };

  it('shows what was printed, and the cells that it is about', () => {
    const { cells } = judgedView(board, reason({ puzzle: 2, cells: [1, 0] }));
    expect(cells[0]).toMatchObject({ digit: 5, origin: 'given', marked: 'related' });
    expect(cells[1]).toMatchObject({ digit: 7, origin: 'found', marked: 'mistake' });
    expect(cells[2]).toMatchObject({ digit: 3, origin: 'found' });
    expect(cells[3]!.digit).toBe(0);
    expect(cells[3]!.marked).toBeNull();
  });

  it('marks nothing of another puzzle', () => {
    const { cells } = judgedView(board, reason({ puzzle: 1, cells: [1] }));
    expect(cells.every(({ marked }) => marked === null)).toBe(true);
  });
});

describe('the verdict', () => {
  const accepted = { verdict: 'accepted' } as Judgement;
  const judge = vi.fn();
  let session: JudgeSession;
  /** What is handed back settles the judgement. */
  const submitted = (output: string) => {
    let resolve!: (judgement: Judgement) => void;
    judge.mockReturnValueOnce(new Promise<Judgement>((settle) => (resolve = settle)));
    session.output = output;
    session.follow();
    return async (judgement: Judgement) => {
      resolve(judgement);
      await vi.advanceTimersByTimeAsync(0);
    };
  };
  const pass = (millis: number) => vi.advanceTimersByTimeAsync(millis);

  beforeEach(async () => {
    vi.useFakeTimers();
    judge.mockReset();
    session = new JudgeSession({ judge });
    session.input = 'read';
    const settle = submitted('right');
    await pass(200);
    await settle(accepted);
    expect(session.judgement).toBe(accepted);
  });
  afterEach(() => void vi.useRealTimers());

  it('gives way to that on other texts without being gone in between', async () => {
    const wrong = { verdict: 'wrong-answer' } as Judgement;
    const settle = submitted('wrong');
    expect(session.judgement).toBe(accepted);
    await pass(200);
    expect(session.judgement).toBe(accepted);
    await settle(wrong);
    expect(session.judgement).toBe(wrong);
  });

  it('stands over no other texts, once judging them takes long or is cancelled', async () => {
    submitted('wrong');
    await pass(500);
    expect(session.running).toBe(true);
    expect(session.judgement).toBeNull();
    submitted('wrong, too');
    expect(session.judgement).toBeNull();
    session.cancel();
    expect(session.running).toBe(false);
    expect(session.judgement).toBeNull();
    await pass(5000);
    expect(session.judgement).toBeNull();
  });

  it('is of the problem and the strictness that are chosen', async () => {
    judge.mockResolvedValue(accepted);
    for (const change of [
      () => (session.profile = '2580'),
      () => (session.strict = true),
      () => (session.input = '1'),
    ]) {
      expect(await session.run()).toBe(session.judgement);
      change();
      session.follow();
      session.cancel();
      expect(session.judgement).toBeNull();
    }
  });

  it('goes with the output', () => {
    submitted('wrong');
    session.output = '\n';
    session.follow();
    expect(session.judgement).toBeNull();
  });

  it('waits for an input by which the problem is found', async () => {
    session.input = ' ';
    submitted('printed before');
    await pass(5000);
    expect([judge.mock.calls.length, session.judgement]).toEqual([1, null]);
    session.profile = '12095';
    session.follow();
    await pass(5000);
    expect(judge).toHaveBeenCalledTimes(2);
  });

  it('that failed is no longer said once there is another, or the output is gone', async () => {
    const seen = () => [session.failed, session.judgement];
    const fail = async () => {
      judge.mockRejectedValueOnce(new EngineUnavailable('load-failed'));
      await session.run();
      expect(seen()).toEqual(['load-failed', null]);
    };
    await fail();
    judge.mockResolvedValueOnce(accepted);
    await session.run();
    expect(seen()).toEqual([null, accepted]);
    await fail();
    session.output = '';
    session.follow();
    expect(seen()).toEqual([null, null]);
  });
});

describe('what is submitted', () => {
  it('comes back by undo, with its problem; what was typed at once goes at once', () => {
    const session = new JudgeSession({ judge: () => new Promise(() => {}) });
    const typed = (text: string) => {
      for (let end = 1; end <= text.length; ++end) session.output = text.slice(0, end);
    };
    typed('123');
    const first = session.submission;
    session.replace({ profile: '2580', input: 'case', output: '' });
    session.undo();
    expect(session.submission).toBe(first);
    session.redo();
    expect(session.submission).toMatchObject({ profile: '2580', input: 'case', output: '' });
    expect(session.canRedo).toBe(false);
    session.undo();
    session.undo();
    expect(session.output).toBe('');
    expect(session.canUndo).toBe(false);
    typed('4');
    session.input = '5';
    session.undo();
    expect(session.submission).toMatchObject({ input: '', output: '4' });
  });

  it('comes back by undo when the page is loaded anew, but for what is long or makes no sense', () => {
    const storage = fakeStorage();
    vi.stubGlobal('sessionStorage', storage);
    const judge = () => new Promise<never>(() => {});
    const session = new JudgeSession({ judge });
    for (const input of ['x'.repeat(100_001), 'one', 'two', 'three']) session.replace({ input });
    session.undo();
    session.keep();
    const again = new JudgeSession({ judge });
    expect(again.input).toBe('two');
    again.redo();
    expect(again.input).toBe('three');
    for (let i = 0; i < 2; i += 1) again.undo();
    expect(again.input).toBe('one');
    expect(again.canUndo).toBe(false);
    for (const nonsense of ['', '5', '[5,{}]', '[[{"strict":1}],["a",{"input":null}]]']) {
      storage.setItem('sudominoku.judge-history', nonsense);
      expect(new JudgeSession({ judge }).canUndo).toBe(false);
    }
    vi.unstubAllGlobals();
  });
});

describe('the meter', () => {
  const readings = { calls: 392, solved: true, capped: false, clashes: false };
  const read = (_signal: AbortSignal, text: string) =>
    Promise.resolve({
      puzzles: text.includes('sudoku')
        ? [{ kind: 'sudoku', givens: text, candidates: text.includes('candidates') ? [] : null }]
        : [],
    });
  const meterWith = (meter: (signal: AbortSignal) => Promise<unknown>) =>
    new MeterSession({ meter, read } as unknown as ConstructorParameters<typeof MeterSession>[0]);

  it('forgets what it counted with another text or another cap', async () => {
    const meter = meterWith(() => Promise.resolve(readings));
    await meter.run('sudoku with candidates');
    expect(meter.leavesCandidates).toBe(true);
    await meter.run('sudoku');
    expect(meter.leavesCandidates).toBe(false);
    meter.follow('sudoku');
    expect(meter.readings).toHaveLength(searchOrders.length);
    meter.follow('another sudoku');
    expect(meter.readings).toEqual([]);
    await meter.run('sudoku');
    meter.cap += 1;
    meter.follow('sudoku');
    expect(meter.readings).toEqual([]);
    await meter.run('none');
    expect(meter.notice).toBe('no-sudoku');
    meter.follow('sudoku');
    expect(meter.notice).toBeNull();
  });

  it('stops counting for a text that is no more', async () => {
    const count = vi.fn((signal: AbortSignal) => {
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    const meter = meterWith(count);
    const counted = meter.run('sudoku');
    await vi.waitFor(() => expect(count).toHaveBeenCalled());
    meter.follow('');
    expect(meter.running).toBe(false);
    await counted;
    expect(meter.readings).toEqual([]);
    expect(meter.notice).toBeNull();
  });
});

describe('what is chosen for the meter and the packs', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is there again when the page is loaded anew', () => {
    vi.stubGlobal('sessionStorage', fakeStorage());
    const [meter, packs] = [new MeterSession(), new PackSession()];
    meter.cap = 1_000_000_000;
    packs.seed = 42;
    packs.offer('2239');
    packs.problem = '4574';
    meter.keep();
    packs.keep();
    expect(new MeterSession().cap).toBe(1_000_000_000);
    const again = new PackSession();
    expect(again).toMatchObject({ problem: '4574', seed: 42 });
    // What is judged is found anew: it was offered before the other was chosen.
    again.offer('2239');
    expect(again.problem).toBe('4574');
  });

  it('is as at first where what was kept makes no sense', () => {
    const storage = fakeStorage();
    vi.stubGlobal('sessionStorage', storage);
    storage.setItem('sudominoku.meter', '5');
    storage.setItem('sudominoku.packs', '12095 -1');
    expect(new MeterSession().cap).toBe(10_000_000);
    expect(new PackSession()).toMatchObject({ problem: '2580', seed: 0 });
  });
});

describe('a legal test of problem 2580', () => {
  it('takes fewer calls than the cap of today, whatever the count may take', () => {
    const counted = { calls: 9_999_999, solved: true, capped: false, clashes: false };
    expect(illegality(counted)).toBeNull();
    expect(illegality({ ...counted, calls: 88_178_563 })).toBe('today');
    expect(illegality({ ...counted, calls: 100_000, solved: false, capped: true })).toBe('cap');
    expect(illegality({ ...counted, solved: false })).toBe('none');
    expect(illegality({ ...counted, clashes: true })).toBe('clash');
  });
});

describe('the zip of a pack', () => {
  const pack: Pack = {
    problem: '2580',
    seed: 7,
    cases: [
      {
        name: '01-blank-grid',
        kind: 'blank-grid',
        input: 'in\n',
        output: 'out\n',
        anyAccepted: true,
        calls: 392,
      },
    ],
    files: [{ name: 'checker.cpp', content: '// text\n' }],
  };

  it('holds plain files and a list in both languages', async () => {
    const zip = await zipOf(pack);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual([
      '01-blank-grid.in',
      '01-blank-grid.out',
      'cases.tsv',
      'checker.cpp',
    ]);
    expect(strFromU8(files['01-blank-grid.in']!)).toBe('in\n');
    const [, row] = strFromU8(files['cases.tsv']!).split('\n');
    expect(row).toMatch(/^01-blank-grid\t7\tany \(checker\)\t392\t[A-Z].*\t.*[가-힣]/);
  });

  it('is the same for the same pack', async () => {
    const bytes = async () => new Uint8Array(await (await zipOf(pack)).arrayBuffer());
    expect(await bytes()).toEqual(await bytes());
  });
});

describe('what is shown of a long text', () => {
  const numbered = (lines: number, end: string) =>
    Array.from({ length: lines }, (_, i) => `${i + 1}${end}`).join('');

  it.each(['\n', '\r\n', '\r'])('is the lines around one, whatever ends them (%j)', (end) => {
    const { text, ...place } = excerptAround(numbered(50_000, end), 30_000);
    expect(place).toEqual({ first: 29_000, last: 30_999, lines: 50_000 });
    expect(text.startsWith(`29000${end}29001${end}`)).toBe(true);
    expect(text.endsWith(`30998${end}30999${end}`)).toBe(true);
  });

  it('is as much at either end', () => {
    const text = numbered(50_000, '\n');
    expect(excerptAround(text, 1)).toMatchObject({ first: 1, last: 2_000 });
    expect(excerptAround(text, 50_000)).toMatchObject({ first: 48_001, last: 50_000 });
    expect(excerptAround(`${text}rest`, 50_001)).toMatchObject({ last: 50_001, lines: 50_001 });
  });

  it('is the beginning of a line that is too long itself', () => {
    const { text, ...place } = excerptAround('9'.repeat(5_000_000), 1);
    expect(place).toEqual({ first: 1, last: 1, lines: 1 });
    expect(text).toHaveLength(400_000);
  });
});
