import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, SolveOptions, SudokuAnswer } from '../../web/src/engine';
import { AnswersSession, pageSize } from '../../web/src/features/solve/answers/session.svelte';
import { isTelling, sentencesFor } from '../../web/src/features/solve/answers/wording';

/** A puzzle of so many solutions; the i-th is the number i in 81 digits. */
function manySolutions(total: number) {
  return async (_signal: AbortSignal, _text: string, options: SolveOptions): Promise<Answer> => {
    const seen = Math.min(total, options.maxSolutions);
    const from = options.skipSolutions ?? 0;
    const kept = Math.max(0, Math.min(seen - from, options.keepSolutions));
    return {
      kind: 'sudoku',
      outcome: total > 1 ? 'multiple' : total === 1 ? 'unique' : 'none',
      solutionCount: { value: seen, exact: seen < options.maxSolutions },
      solutions: Array.from({ length: kept }, (_, i) => gridOf(from + i)),
      clashes: [],
      nodes: 1,
      guesses: 0,
      millis: 1,
    } satisfies SudokuAnswer;
  };
}
const gridOf = (i: number) => String(i).padStart(81, '1');

/** Settles when the test says so, and rejects when aborted. */
function held<T>() {
  let settle!: (value: T) => void;
  const call = vi.fn((signal: AbortSignal) => {
    return new Promise<T>((resolve, reject) => {
      settle = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return { call, settle: (value: T) => settle(value) };
}

const text = '.'.repeat(81);
const never = () => {
  throw new Error('not asked for');
};

describe('asking about a puzzle', () => {
  const engine = {
    solve: vi.fn(),
    count: vi.fn(),
    trueCandidates: vi.fn(never),
    estimate: vi.fn(never),
    check: vi.fn(never),
    reveal: vi.fn(never),
    extraClues: vi.fn(never),
    redundantClues: vi.fn(never),
    tilings: vi.fn(never),
  };
  let session: AnswersSession;
  beforeEach(() => {
    vi.resetAllMocks();
    session = new AnswersSession(engine as never);
    session.follow(text, 'sudoku');
  });

  it('loses no step while a page of solutions is on its way', async () => {
    const { call, settle } = held<Answer>();
    engine.solve.mockImplementation(call);
    const first = session.step(1, 1);
    void session.step(1, 1);
    void session.step(1, 1);
    void session.step(-1, 1);
    expect(call).toHaveBeenCalledTimes(1);
    const options = { order: 'any', maxSolutions: pageSize + 1, keepSolutions: pageSize } as const;
    settle(await manySolutions(1000)(new AbortController().signal, text, options as SolveOptions));
    await first;
    expect(session.browsed).toMatchObject({ index: 3, solution: { grid: gridOf(3) } });
    void session.browse('any', pageSize - 1);
    void session.step(1, 0);
    expect(session.asking).toBe('browse');
    void session.step(-1, 0);
    expect(session.asking).toBeNull();
    expect(session.browsed!.index).toBe(pageSize - 1);
  });

  it('stays with the verdict where that was chosen before a solution came', async () => {
    engine.solve.mockImplementation(manySolutions(250));
    await session.browse('smallest', 0);
    const { call, settle } = held<Answer>();
    engine.solve.mockImplementation(call);
    const asked = session.browse('smallest', pageSize);
    session.leave();
    const options = { skipSolutions: pageSize, maxSolutions: 999, keepSolutions: 9 } as const;
    settle(
      await manySolutions(250)(
        new AbortController().signal,
        text,
        options as unknown as SolveOptions,
      ),
    );
    await asked;
    expect([session.browsed, session.asking]).toEqual([null, null]);
  });

  it('lays the dominoes as was asked for last', async () => {
    const grid = gridOf(0);
    const found = (offset: number) => ({
      tilings: Array.from({ length: 1000 }, (_, i) => [offset + i]),
      count: { value: 2000, exact: true },
    });
    engine.tilings.mockImplementation((async () => found(0)) as never);
    await session.layTiling(grid, 999);
    const { call, settle } = held<ReturnType<typeof found>>();
    engine.tilings.mockImplementation(call as never);
    const asked = session.layTiling(grid, 1000);
    await session.layTiling(grid, 998);
    settle(found(1000));
    await asked;
    expect(session.tiling).toMatchObject({ index: 998, tiling: [998] });
    expect(session.asking).toBeNull();
  });

  it('counts every press for a tiling that is on its way', async () => {
    const grid = gridOf(0);
    const found = { tilings: [[0], [1], [2]], count: { value: 3, exact: true } };
    const { call, settle } = held<typeof found>();
    engine.tilings.mockImplementation(call as never);
    const asked = session.stepTiling(grid, 1);
    await session.stepTiling(grid, 1);
    await session.stepTiling(grid, 1);
    settle(found);
    await asked;
    expect(session.tiling).toMatchObject({ index: 2, tiling: [2] });
    await session.stepTiling(grid, 1);
    expect(session.tiling).toMatchObject({ index: 2 });
    await session.stepTiling(grid, -1);
    expect(session.tiling).toMatchObject({ index: 1, tiling: [1] });
  });

  it('looks at solutions page by page', async () => {
    engine.solve.mockImplementation(manySolutions(250));
    await session.browse('smallest', 0);
    expect(session.browsed).toMatchObject({ index: 0, solution: { grid: gridOf(0) } });
    expect(session.browsed!.total).toEqual({ value: pageSize + 1, exact: false });
    await session.browse('smallest', pageSize - 1);
    expect(engine.solve).toHaveBeenCalledTimes(1);
    await session.browse('smallest', pageSize);
    expect(engine.solve).toHaveBeenCalledTimes(2);
    expect(session.browsed).toMatchObject({
      index: pageSize,
      solution: { grid: gridOf(pageSize) },
    });
    expect(session.browsed!.before).toEqual({ grid: gridOf(pageSize - 1) });
  });

  it('stops at the last solution', async () => {
    engine.solve.mockImplementation(manySolutions(250));
    await session.browse('any', 12_345_678);
    expect(session.browsed).toMatchObject({ index: 249, total: { value: 250, exact: true } });
    // What is known of the number stays known.
    await session.browse('any', 3);
    expect(session.browsed).toMatchObject({ index: 3, total: { value: 250, exact: true } });
    await session.browse('any', -1);
    expect(session.browsed!.index).toBe(0);
  });

  it('asks for no more than may be asked, however far one goes', async () => {
    engine.solve.mockImplementation(manySolutions(250));
    await session.browse('any', 1e15);
    expect(session.browsed!.index).toBe(249);
    for (const [, , options] of engine.solve.mock.calls as [unknown, unknown, SolveOptions][]) {
      expect(options.maxSolutions).toBeLessThanOrEqual(1e12);
      expect(options.skipSolutions).toBeLessThanOrEqual(1e12);
    }
  });

  it('says so where there is no solution to look at', async () => {
    engine.solve.mockImplementation(manySolutions(0));
    await session.browse('any', 0);
    expect(session.finding).toEqual({ kind: 'no-solution' });
    expect(session.browsed).toBeNull();
  });

  it('forgets everything with the puzzle', async () => {
    engine.solve.mockImplementation(manySolutions(9));
    await session.browse('any', 1);
    engine.count.mockResolvedValue({ grids: { digits: '9', exact: true }, tilings: null });
    await session.count();
    session.pinned = { solution: { grid: gridOf(0) }, index: 0 };
    session.follow(text, 'sudoku');
    expect(session.browsed).not.toBeNull();
    expect(session.finding).toEqual({
      kind: 'count',
      grids: { value: 9n, exact: true },
      tilings: null,
    });
    session.follow(`5${'.'.repeat(80)}`, 'sudoku');
    expect([session.browsed, session.finding, session.pinned]).toEqual([null, null, null]);
  });

  it('drops an answer to a puzzle that is no more', async () => {
    const { call, settle } = held<unknown>();
    engine.count.mockImplementation(call);
    const asked = session.count();
    expect(session.asking).toBe('count');
    session.follow(`5${'.'.repeat(80)}`, 'sudoku');
    settle({ grids: { digits: '1', exact: true }, tilings: null });
    await asked;
    expect([session.asking, session.finding]).toEqual([null, null]);
  });

  it('keeps what was counted by the time it was stopped', async () => {
    vi.useFakeTimers();
    engine.count.mockImplementation((signal, _text, _effort, progress) => {
      progress({ solutions: 12_345 });
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    const asked = session.count();
    expect(session.progress).toBeNull();
    vi.advanceTimersByTime(400);
    expect(session.progress).toMatchObject({ solutions: 12_345 });
    session.cancel();
    vi.useRealTimers();
    await asked;
    expect(session.finding).toEqual({
      kind: 'count',
      grids: { value: 12_345, exact: false },
      tilings: null,
    });
    expect(session.asking).toBeNull();
  });

  it('forgets what it said of entries when they change', async () => {
    const entries = `1${'0'.repeat(80)}`;
    engine.check.mockImplementation((async () => {
      return { judgement: 'wrong', wrongCells: [0] };
    }) as never);
    await session.check(entries);
    session.followEntries(entries);
    expect(session.finding).toMatchObject({ kind: 'check' });
    session.followEntries('0'.repeat(81));
    expect(session.finding).toBeNull();

    engine.reveal.mockImplementation((async () => ({ digit: 7, outcome: 'unique' })) as never);
    expect(await session.reveal('0'.repeat(81), 4)).toBe(7);
    session.followEntries(`00007${'0'.repeat(76)}`);
    expect(session.finding).toMatchObject({ kind: 'reveal', cell: 4 });
    session.followEntries('0'.repeat(81));
    expect(session.finding).toBeNull();
  });

  it.each(['check', 'reveal'] as const)(
    'gives up a %s when the entries change',
    async (question) => {
      engine[question].mockImplementation(held().call as never);
      void session[question]('0'.repeat(81), 4);
      expect(session.asking).toBe(question);
      session.followEntries(`1${'0'.repeat(80)}`);
      expect(session.asking).toBeNull();
    },
  );

  it('says when something went wrong', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    engine.extraClues.mockImplementation((async () => {
      throw new Error('a bug');
    }) as never);
    await session.extraClues();
    expect(session.finding).toEqual({ kind: 'failed', failure: 'crashed' });
    expect(complaint).toHaveBeenCalled();
  });
});

describe('the sentences', () => {
  const estimate = {
    grids: { value: 6.67e21, relativeError: 0.005 },
    tilings: { value: 0, relativeError: 0 },
    exact: false,
    probes: 5000,
    hits: 4999,
    millis: 900,
  };

  it('round an estimate to what is known of it', () => {
    expect(sentencesFor({ kind: 'estimate', estimate }, 'sudoku')[0]).toContain(
      '6.67\u00a0×\u00a010²¹',
    );
    expect(sentencesFor({ kind: 'estimate', estimate }, 'sudoku')[0]).toContain('0.5%');
  });

  it('do not give a number that means nothing', () => {
    expect(isTelling({ ...estimate, hits: 3 })).toBe(false);
    expect(isTelling({ ...estimate, grids: { value: 5, relativeError: 0.8 } })).toBe(false);
    expect(isTelling({ ...estimate, hits: 0, exact: true })).toBe(true);
    const [sentence] = sentencesFor(
      { kind: 'estimate', estimate: { ...estimate, hits: 3 } },
      'sudoku',
    );
    expect(sentence).not.toContain('6.67');
  });

  it('begin with a capital where the name of a cell comes first', () => {
    for (const outcome of ['unique', 'multiple'] as const) {
      const revealed = { digit: 7, outcome };
      const finding = { kind: 'reveal', cell: 4, revealed, entered: false } as const;
      expect(sentencesFor(finding, 'sudoku')[0]).toMatch(/^Row 1 column 5 is 7/);
    }
  });

  it('tell a count from a lower bound', () => {
    const say = (value: number | bigint, exact: boolean) =>
      sentencesFor({ kind: 'count', grids: { value, exact }, tilings: null }, 'sudoku')[0];
    expect(say(1234n, true)).toBe('Exactly 1,234 solutions.');
    expect(say(1234, false)).toMatch(/^At least 1,234 solutions/);
    expect(say(6670903752021072936960n, true)).toContain(' 6,670,903,752,021,072,936,960 ');
    expect(say(0n, true)).toContain('no solution');
  });
});
