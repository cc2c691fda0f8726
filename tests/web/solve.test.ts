import { describe, expect, it, vi } from 'vitest';
import { EngineCrashed, type Answer, type Reading, type Survey } from '../../web/src/engine';
import { survey } from '../../web/src/engine/survey';
import { SolveSession } from '../../web/src/features/solve/session.svelte';
import { sudokuText } from '../../web/src/state/sudokuText';

type Reader = NonNullable<ConstructorParameters<typeof SolveSession>[0]>;
type Solver = NonNullable<ConstructorParameters<typeof SolveSession>[1]>;

/** A text is read as the blank Sudoku with this digit in its first cell. */
function readingOf(digit: string): Reading {
  const { readings } = sudokuText(digit + '0'.repeat(80));
  return { puzzles: [...readings], diagnostics: [], alternatives: [] };
}

const answer = {
  kind: 'sudoku',
  outcome: 'unique',
  solutions: ['1'.repeat(81)],
} as unknown as Answer;

const reader: Reader = {
  survey: (_signal, text) => Promise.resolve<Survey>(survey(readingOf(text))),
  write: () => Promise.resolve('written'),
};

/** Solves what begins with a 1, and nothing else for ever. */
const solveTheFirst: Solver['solve'] = (_signal, text) =>
  text.startsWith('1') ? Promise.resolve(answer) : new Promise(() => {});

/** A reader whose texts are written when those in `written` are called with them. */
function writingLater() {
  const written: ((text: string) => void)[] = [];
  const write = () => new Promise<string>((resolve) => written.push(resolve));
  return { writer: { ...reader, write }, written };
}

/** A solver that has read the text of a run when `settle` says so. */
function readingLater(solve: Solver['solve']) {
  let resolveLast!: (reading: Reading) => void;
  const read = () => new Promise<Reading>((resolve) => (resolveLast = resolve));
  return { solver: { read, solve }, settle: (reading: Reading) => resolveLast(reading) };
}

describe('the run', () => {
  it('shows no output that was written for the text before', async () => {
    const { writer, written } = writingLater();
    const solver: Solver = {
      read: (_signal, text) => Promise.resolve(readingOf(text)),
      solve: solveTheFirst,
    };
    const session = new SolveSession(writer, solver);
    await session.solve('1');
    await vi.waitFor(() => expect(written).toHaveLength(1));
    await session.solve('2');
    written[0]!('of the first text');
    await vi.waitFor(() => expect(session.current).toBe(true));
    expect(session.entries.map(({ puzzle }) => puzzle.text[0])).toEqual(['2']);
    expect(session.output).toBeNull();

    await session.solve('1');
    await vi.waitFor(() => expect(written).toHaveLength(2));
    session.writeAs('81');
    expect(written).toHaveLength(3);
    written[2]!('as lines');
    written[1]!('as the judge wants it');
    await vi.waitFor(() => expect(session.running).toBe(false));
    expect(session.output).toEqual({ text: 'as lines', covered: 1 });
  });

  it('shows no output of the text before in a format that was chosen while its own was read', async () => {
    const { writer, written } = writingLater();
    const { solver, settle } = readingLater(solveTheFirst);
    const session = new SolveSession(writer, solver);
    void session.solve('1');
    settle(readingOf('1'));
    await vi.waitFor(() => expect(written).toHaveLength(1));
    written[0]!('of the first text');
    await vi.waitFor(() => expect(session.running).toBe(false));
    const solving = session.solve('2');
    session.writeAs('81');
    settle(readingOf('2'));
    await solving;
    written[1]!('of the first text, as lines');
    await new Promise((done) => setTimeout(done));
    expect(session.output).toBeNull();
    session.cancel();
  });

  it('says nothing of an output for the text before that could not be written', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fail: ((error: Error) => void) | undefined;
    const failingLater: Reader = {
      ...reader,
      write: () => new Promise((_resolve, reject) => (fail = reject)),
    };
    const solver: Solver = {
      read: (_signal, text) => Promise.resolve(readingOf(text)),
      solve: solveTheFirst,
    };
    const session = new SolveSession(failingLater, solver);
    await session.solve('1');
    await vi.waitFor(() => expect(fail).toBeDefined());
    await session.solve('2');
    fail!(new EngineCrashed('trap'));
    await new Promise((done) => setTimeout(done));
    expect([session.running, session.notice]).toEqual([true, null]);
    session.cancel();
    complaint.mockRestore();
  });

  it('keeps what is known of a puzzle until it is solved again', async () => {
    let settle!: (answer: Answer) => void;
    const solver: Solver = {
      read: (_signal, text) => Promise.resolve(readingOf(text)),
      solve: () => new Promise((resolve) => (settle = resolve)),
    };
    const session = new SolveSession(reader, solver);
    const seen = () => [session.entries[0]?.state, session.output?.text];
    await session.solve('1');
    settle(answer);
    await vi.waitFor(() => expect(seen()).toEqual(['done', 'written']));
    await session.solve('1');
    expect(seen()).toEqual(['done', 'written']);
    // It takes long.
    await vi.waitFor(() => expect(seen()).toEqual(['searching', undefined]));
    settle(answer);
    await vi.waitFor(() => expect(seen()).toEqual(['done', 'written']));
    // Another puzzle has nothing to keep.
    await session.solve('2');
    expect(seen()).toEqual([undefined, undefined]);
    session.cancel();
  });

  it('tells that it reads, as soon as that takes long', async () => {
    const { solver, settle } = readingLater(() => new Promise(() => {}));
    const session = new SolveSession(reader, solver);
    const seen = () => [session.progress?.puzzle, session.progress?.total];
    void session.solve('1');
    expect(session.progress).toBeNull();
    await vi.waitFor(() => expect(seen()).toEqual([0, 0]));
    settle(readingOf('1'));
    await vi.waitFor(() => expect(seen()).toEqual([1, 1]));
    void session.solve('2');
    expect(session.progress).toBeNull();
    session.cancel();
  });

  it('ends where it is cancelled in the moment in which its text has been read', async () => {
    const { solver, settle } = readingLater(() => Promise.resolve(answer));
    const session = new SolveSession(reader, solver);
    const solving = session.solve('1');
    settle(readingOf('1'));
    session.cancel();
    expect(await solving).toBeNull();
    expect([session.running, session.notice]).toEqual([false, 'cancelled']);
  });

  it('goes on behind a puzzle at which the engine died, up to where it is cancelled', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const solver: Solver = {
      read: () =>
        Promise.resolve({
          puzzles: ['1', '2', '3', '4', '5'].flatMap((digit) => readingOf(digit).puzzles),
          diagnostics: [],
          alternatives: [],
        }),
      solve: (signal, text) => {
        if (text.startsWith('1'))
          return Promise.resolve({ ...answer, outcome: 'none', solutions: [] });
        if (text.startsWith('2')) return Promise.reject(new EngineCrashed('trap'));
        if (text.startsWith('3')) return Promise.resolve(answer);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    };
    const session = new SolveSession(reader, solver);
    await session.solve('five puzzles');
    const states = () => session.entries.map(({ state }) => state);
    await vi.waitFor(() =>
      expect(states()).toEqual(['done', 'crashed', 'done', 'searching', 'waiting']),
    );
    session.cancel();
    await vi.waitFor(() => expect(session.running).toBe(false));
    expect(states()).toEqual(['done', 'crashed', 'done', 'cancelled', 'cancelled']);
    expect(session.notice).toBe('cancelled');
    expect(session.summary).toEqual({ total: 5, unique: 1, multiple: 0, none: 1, open: 3 });
    // What is written ends where an answer is missing.
    await vi.waitFor(() => expect(session.output?.covered).toBe(1));
    complaint.mockRestore();
  });

  it('is of the text before where the next could not be read', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const crashing: Reader = {
      ...reader,
      survey: () => Promise.reject(new EngineCrashed('trap')),
    };
    const solver: Solver = {
      read: (_signal, text) => Promise.resolve(readingOf(text)),
      solve: () => Promise.resolve(answer),
    };
    const session = new SolveSession(crashing, solver);
    await session.solve('1');
    await vi.waitFor(() => expect(session.running).toBe(false));
    expect([session.current, session.output?.text]).toEqual([true, 'written']);
    session.follow('2');
    await vi.waitFor(() => expect(session.notice).toBe('crashed'));
    expect(session.current).toBe(false);
    complaint.mockRestore();
  });

  it('is of the text before where another was read in the meantime', async () => {
    const { solver, settle } = readingLater((signal) =>
      signal.aborted ? Promise.reject(new Error()) : Promise.resolve(answer),
    );
    const session = new SolveSession(reader, solver);
    session.follow('1');
    await vi.waitFor(() => expect(session.surveyed).toBe('1'));

    // Read by the reader before the run has read its own.
    let solving = session.solve('2');
    session.follow('3');
    await vi.waitFor(() => expect(session.surveyed).toBe('3'));
    settle(readingOf('2'));
    await solving;
    await vi.waitFor(() => expect(session.running).toBe(false));
    expect([session.surveyed, session.current]).toEqual(['3', false]);

    // Back to what has been read: nothing is read once more.
    solving = session.solve('2');
    session.follow('3');
    settle(readingOf('2'));
    await solving;
    await vi.waitFor(() => expect(session.running).toBe(false));
    expect([session.surveyed, session.current]).toEqual(['3', false]);

    // The same puzzle, though it is written otherwise, or not read yet.
    solving = session.solve('2');
    session.follow('2');
    settle(readingOf('2'));
    await solving;
    await vi.waitFor(() => expect(session.surveyed).toBe('2'));
    await vi.waitFor(() => expect(session.running).toBe(false));
    expect([session.current, session.notice]).toEqual([true, null]);
  });
});

describe('the reading', () => {
  it('is as was chosen, also where the text has changed and come back meanwhile', async () => {
    const asked: [string, string | null][] = [];
    const session = new SolveSession({
      ...reader,
      survey: (signal, text, as = null) => {
        asked.push([text, as]);
        return reader.survey(signal, text);
      },
    });
    session.follow('1');
    await vi.waitFor(() => expect(session.surveyed).toBe('1'));
    session.follow('1', 'sdx');
    session.follow('12', 'sdx');
    session.follow('1', 'sdx');
    await vi.waitFor(() => expect(session.surveyed).toBe('1'));
    expect(asked).toEqual([
      ['1', null],
      ['1', 'sdx'],
    ]);
  });
});
