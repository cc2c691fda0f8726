/** The Make tab's links, patterns, downloads, and what it makes of the puzzle on the Solve tab. */
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  levels,
  symmetries,
  type Answer,
  type MadePuzzles,
  type MakeOptions,
  type Reading,
  type SudokuReading,
  type WorstCase,
} from '../../web/src/engine';
import { textOf } from '../../web/src/features/make/downloads';
import { MakeSession } from '../../web/src/features/make/making.svelte';
import {
  choicesOf,
  firstChoices,
  isOrderOfLines,
  isRenaming,
  obstacleTo,
  orbitOf,
  withImages,
  queryOf,
  type Choices,
} from '../../web/src/features/make/wishes';
import { ToolsSession } from '../../web/src/features/make/tools.svelte';
import { WorstSession } from '../../web/src/features/make/worst.svelte';
import { puzzleDocument } from '../../web/src/state/document.svelte';
import { fakeStorage } from './fakeStorage';

// The page's session asks how many cores there are, which Node tells from version 21 on.
vi.hoisted(() => vi.stubGlobal('navigator', { hardwareConcurrency: 1 }));
afterAll(() => void vi.unstubAllGlobals());

const choices: fc.Arbitrary<Choices> = fc.record({
  kind: fc.constantFrom('sudoku', 'sudominoku'),
  clues: fc.constantFrom(0, 17, 24, 80),
  dominoes: fc.integer({ min: 0, max: 36 }),
  level: fc.constantFrom('', ...levels),
  symmetry: fc.constantFrom(...symmetries),
  minimal: fc.boolean(),
  oneTiling: fc.boolean(),
  fewest: fc.boolean(),
  pattern: fc.oneof(
    fc.constant(''),
    fc
      .array(fc.constantFrom('0', '1'), { minLength: 81, maxLength: 81 })
      .map((cells) => cells.join('')),
  ),
  fromDocument: fc.constant(false),
  count: fc.integer({ min: 1, max: 10_000 }),
  seed: fc.integer({ min: 0, max: 4_294_967_295 }),
});

describe('links', () => {
  it('say everything that was chosen', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const pattern = withImages(chosen.pattern, chosen.symmetry);
        expect(choicesOf(queryOf(chosen))).toEqual({ ...chosen, pattern });
      }),
      { numRuns: 200 },
    );
  });

  it('that make no sense say nothing', () => {
    const query = 'kind=chess&clues=3&seed=-1&count=1e9&symmetry=odd&pattern=77&level=no';
    expect(choicesOf(query)).toEqual(firstChoices);
  });
});

it('patterns change with all images of a cell', () => {
  for (const symmetry of symmetries) {
    for (let cell = 0; cell < 81; ++cell) {
      const orbit = orbitOf(cell, symmetry);
      expect(orbit).toContain(cell);
      for (const image of orbit) {
        expect(orbitOf(image, symmetry).sort()).toEqual([...orbit].sort());
      }
    }
  }
  expect(orbitOf(0, 'quarter').sort((a, b) => a - b)).toEqual([0, 8, 72, 80]);
});

it('what keeps a wish from being granted is told', () => {
  const obstacle = (wish: Partial<Choices>, tries = 0) =>
    obstacleTo({ ...firstChoices, ...wish }, tries);
  const pattern = '1'.repeat(18).padStart(81, '0');
  expect(obstacle({ pattern: pattern.replace('11', '00') })).toBe('few');
  expect(obstacle({ pattern, clues: 80, minimal: true })).toBe('lines');
  expect(obstacle({ pattern: '1'.repeat(41).padStart(81, '0'), minimal: true })).toBe('minimal');
  expect(obstacle({ clues: 41, minimal: true })).toBe('minimal');
  expect(obstacle({ clues: 27, symmetry: 'quarter', minimal: true })).toBe('symmetry');
  expect(obstacle({ clues: 75, level: 'medium' })).toBe('easy');
  expect(obstacle({ pattern: '1'.repeat(81), level: 'extreme' })).toBe('easy');
  expect(obstacle({ kind: 'sudominoku', dominoes: 34, level: 'hard' })).toBe('easy');
  expect(obstacle({ clues: 75, symmetry: 'quarter', level: 'easy' })).toBe('symmetry');
  expect(obstacle({ clues: 17 }, 100_000)).toBe('rare');
  expect(obstacle({ pattern }, 100_000)).toBe('rare');
  expect(obstacle({ fromDocument: true, clues: 20 }, 100_000)).toBe('rare');
  expect(obstacle({ fromDocument: true, pattern }, 1)).toBe('only');
  const dominoes = { kind: 'sudominoku', minimal: true, pattern } as const;
  expect(obstacle({ ...dominoes, dominoes: 36 })).toBe('minimal');
  expect(obstacle({ ...dominoes, fromDocument: true }, 1)).toBe('rare');
  expect(obstacle({ ...dominoes, dominoes: 35, symmetry: 'half' })).toBe('symmetry');
});

it('a pattern that is not wished for any more comes back', () => {
  const session = new MakeSession([], { read: vi.fn(), solve: vi.fn() });
  session.hasPattern = true;
  expect(session.choices.pattern).toBe('0'.repeat(81));
  const drawn = '1'.padEnd(81, '0');
  session.choices.pattern = drawn;
  session.hasPattern = false;
  expect([session.hasPattern, session.choices.pattern]).toEqual([false, '']);
  session.hasPattern = true;
  expect(session.choices.pattern).toBe(drawn);
});

it('a pattern takes on the symmetry that is chosen after it was drawn', () => {
  const session = new MakeSession([], { read: vi.fn(), solve: vi.fn() });
  session.choices.pattern = '011'.padEnd(81, '0');
  session.symmetry = 'half';
  expect(session.choices.pattern).toBe(`011${'0'.repeat(75)}110`);
  session.hasPattern = false;
  session.symmetry = 'both-axes';
  expect(session.choices.pattern).toBe('');
  session.hasPattern = true;
  const line = '011000110';
  expect(session.choices.pattern).toBe(`${line}${'0'.repeat(63)}${line}`);
});

it('downloads are what judges read', () => {
  const givens = '1'.padEnd(81, '0');
  const sudoku = [{ givens, text: givens }];
  expect(textOf('sudoku', sudoku, '81')).toBe(`${givens}\n`);
  expect(textOf('sudoku', sudoku, 'sdm')).toBe(`${'1'.padEnd(81, '.')}\n`);
  expect(textOf('sudoku', sudoku, 'judge').split('\n')[0]).toBe('1 0 0 0 0 0 0 0 0');
  expect(textOf('sudoku', [...sudoku, ...sudoku], 'judge').split('\n')).toHaveLength(20);
  const list = { givens, text: '1\n1 A1 2 A2\nB1 B2\n0\n' };
  expect(textOf('sudominoku', [list, list], 'judge')).toBe(
    '1\n1 A1 2 A2\nB1 B2\n1\n1 A1 2 A2\nB1 B2\n0\n',
  );
});

it('knows orders of lines and names of digits', () => {
  for (const right of ['', '123456789', '321654987', '789132456']) {
    expect([right, isOrderOfLines(right)]).toEqual([right, true]);
  }
  for (const wrong of [
    '12345678',
    '124356789',
    '112456789',
    '123456780',
    'abcdefghi',
    '1234567891',
  ]) {
    expect([wrong, isOrderOfLines(wrong)]).toEqual([wrong, false]);
  }
  expect(isRenaming('987651234')).toBe(true);
  expect(isRenaming('987651233')).toBe(false);
});

describe('making', () => {
  const sudoku = (text: string): SudokuReading => ({
    kind: 'sudoku',
    format: 'one-line',
    firstLine: 1,
    lastLine: 1,
    text,
    givens: text,
    places: [],
    entries: null,
    candidates: null,
  });
  const read = async (_: AbortSignal, text: string) =>
    ({ puzzles: [sudoku(text)], diagnostics: [], alternatives: [] }) as unknown as Reading;
  const solutionOf = (text: string) => `solution of ${text}`;
  const solve = async (_: AbortSignal, text: string) =>
    ({ kind: 'sudoku', solutions: [solutionOf(text)] }) as unknown as Answer;
  const engineMaking = (...texts: string[]) => ({
    make: vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      const puzzle = { number: 1, text: texts.shift()!, givens: '', count: 0, level: null };
      return { puzzles: [puzzle], next: 1, tries: 1, millis: 1 } as unknown as MadePuzzles;
    }),
    close: vi.fn(),
  });

  it('keeps one of its workers for the next puzzle', async () => {
    const engines = [0, 1, 2].map(() => ({
      make: async (_: AbortSignal, { first, count }: MakeOptions) =>
        ({ puzzles: [], next: first + count, tries: 1, millis: 1 }) as MadePuzzles,
      close: vi.fn(),
    }));
    const session = new MakeSession(engines, { read, solve });
    session.choices.count = 2;
    await session.make();
    expect(session.done).toBe(2);
    expect(engines.map(({ close }) => close.mock.calls.length)).toEqual([0, 1, 0]);
  });

  it('takes the solution of the puzzle that the Solve tab has now', async () => {
    const engine = engineMaking('a', 'b', 'c');
    const session = new MakeSession([engine], { read, solve });
    session.choices.fromDocument = true;
    for (const text of ['first', 'second']) {
      puzzleDocument.replace(text);
      puzzleDocument.accept(text, [sudoku(text)]);
      await session.make();
      expect(engine.make).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ solution: solutionOf(text) }),
        expect.anything(),
      );
    }
    puzzleDocument.replace('');
    puzzleDocument.accept('', []);
    await session.make();
    expect(engine.make).toHaveBeenCalledTimes(2);
    expect(session.made).toBeNull();
  });

  it('makes just one puzzle of a solution and a pattern', async () => {
    const engine = engineMaking('a', 'b', 'c');
    const session = new MakeSession([engine], { read, solve });
    puzzleDocument.replace('first');
    puzzleDocument.accept('first', [sudoku('first')]);
    session.choices.fromDocument = true;
    session.choices.count = 3;
    session.choices.pattern = '1'.repeat(81);
    await session.make();
    expect([engine.make.mock.calls.length, session.puzzles.length]).toEqual([1, 1]);
  });

  it('has a link without what was chosen for the other kind of puzzle, or behind a pattern', async () => {
    const session = new MakeSession([engineMaking('a', 'b', 'c')], { read, solve });
    const pattern = '1'.repeat(81);
    const of = { sudoku: { clues: 30, pattern }, sudominoku: { dominoes: 12, fewest: true } };
    Object.assign(session.choices, { ...of.sudoku, ...of.sudominoku, minimal: true });
    await session.make();
    const query = `minimal=1&pattern=${'7'.repeat(27)}&seed=1`;
    expect(queryOf(session.made!)).toBe(query);
    session.choices.kind = 'sudominoku';
    session.choices.fromDocument = true;
    await session.make();
    expect(queryOf(session.made!)).toBe('kind=sudominoku&dominoes=12&minimal=1&fewest=1&seed=1');
    expect(session.isOf(session.choices)).toBe(true);
    // The form keeps them.
    expect(session.choices).toMatchObject(of.sudoku);
    // A link that has them is to the same puzzles.
    expect(session.isOf(choicesOf(queryOf(session.choices)))).toBe(true);
  });

  it('leaves the choice to the visitor while the first puzzle is still being read', async () => {
    let number = 0;
    const engine = {
      make: async () => {
        await new Promise((resolve) => setTimeout(resolve));
        // A third puzzle comes after the second was chosen.
        if (number === 2) void session.look(1);
        const puzzle = { number: ++number, text: `${number}`, givens: '', count: 0, level: null };
        return { puzzles: [puzzle], next: number, tries: 1, millis: 1e4 } as unknown as MadePuzzles;
      },
      close: vi.fn(),
    };
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    const session = new MakeSession([engine], {
      read: async (signal, text) => {
        await late;
        return read(signal, text);
      },
      solve,
    });
    session.choices.count = 3;
    await session.make();
    expect(session.selected).toBe(1);
    answerLate();
    await vi.waitFor(() => expect(session.reading?.text).toBe('2'));
  });

  it('shows no other puzzle in place of one that cannot be read', async () => {
    const failing = vi.fn(read);
    const session = new MakeSession([engineMaking('a')], { read: failing, solve });
    await session.make();
    await vi.waitFor(() => expect(session.reading?.text).toBe('a'));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    failing.mockRejectedValueOnce(new Error('gone'));
    await session.look(0);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect([session.reading, session.unread]).toEqual([null, 'crashed']);
    await session.look(0);
    expect([session.reading?.text, session.unread]).toEqual(['a', null]);
  });

  it('says what kept a puzzle from being read when all are made, until others are', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const engine = engineMaking('a', 'b');
    const session = new MakeSession([engine], {
      read: () => Promise.reject(new Error('gone')),
      solve,
    });
    await session.make();
    await vi.waitFor(() => expect(session.unread).toBe('crashed'));
    expect(session.ended).toBe('complete');
    const again = session.make();
    expect(session.unread).toBeNull();
    await again;
    logged.mockRestore();
  });

  it('looks at no puzzle of the series before', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    const session = new MakeSession([engineMaking('old', 'new')], {
      read: async (signal, text) => {
        if (text === 'old') await late;
        return read(signal, text);
      },
      solve,
    });
    await session.make();
    const second = session.make();
    answerLate();
    await second;
    await vi.waitFor(() => expect(session.reading?.text).toBe('new'));
  });
});

/** A search for a worst case that goes on until it is cancelled, and tells what it is made to. */
function endlessSearch() {
  let onProgress!: (soFar: WorstCase) => void;
  const engine: ConstructorParameters<typeof WorstSession>[0] = {
    worstCase: (signal, _, onFound) => {
      onProgress = onFound!;
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    },
  };
  return { engine, tell: (soFar: Partial<WorstCase>) => onProgress(soFar as WorstCase) };
}

describe('the search for a worst case', () => {
  it('leaves a domino to search for', async () => {
    const worstCase = vi.fn(async () => ({ text: '', calls: 0, atTry: 0, tries: 1, millis: 1 }));
    const session = new WorstSession({ worstCase }, { read: vi.fn() });
    session.kind = 'sudominoku';
    session.dominoes = 36;
    await session.run();
    expect(worstCase).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ dominoes: 35 }),
      expect.anything(),
    );
  });

  it.each([
    [
      'sudominoku fewest-candidates false 42 5000 7',
      ['sudominoku', 'fewest-candidates', false, 42, 5000, 7],
    ],
    ['dominoes best -1 0 99', ['sudoku', 'row-major', true, 1, 9_999_999, 10]],
    ['sudoku row-major true -1 0 99', ['sudoku', 'row-major', true, 0, 1000, 35]],
  ])('goes on with the form that was kept as %s', (kept, expected) => {
    const storage = fakeStorage();
    vi.stubGlobal('sessionStorage', storage);
    storage.setItem('sudominoku.worst', kept);
    const session = new WorstSession({ worstCase: vi.fn() }, { read: vi.fn() });
    const { kind, order, unique, seed, cap, dominoes } = session;
    expect([kind, order, unique, seed, cap, dominoes]).toEqual(expected);
    session.keep();
    expect(storage.getItem('sudominoku.worst')).toBe(expected.join(' '));
    vi.stubGlobal('sessionStorage', undefined);
  });

  it('knows how bad the puzzle is that it shows, while a worse one is read', async () => {
    const search = endlessSearch();
    const session = new WorstSession(search.engine, {
      read: (_signal, text) =>
        text === 'worse'
          ? new Promise(() => {})
          : Promise.resolve({ puzzles: [{ text }] } as unknown as Reading),
    });
    const run = session.run();
    search.tell({ text: 'bad', calls: 5, tries: 1 });
    await vi.waitFor(() => expect(session.shown?.reading.text).toBe('bad'));
    search.tell({ text: 'worse', calls: 9, tries: 2 });
    expect([session.best?.calls, session.shown?.worst.calls]).toEqual([9, 5]);
    session.stop();
    await run;
  });

  it('says why it shows no puzzle, until it has read a worse one', async () => {
    const search = endlessSearch();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const session = new WorstSession(search.engine, {
      read: async (_signal, text) => {
        if (text !== 'worse') throw new Error('gone');
        return { puzzles: [{ text }] } as unknown as Reading;
      },
    });
    const run = session.run();
    search.tell({ text: 'bad', calls: 5, tries: 1 });
    await vi.waitFor(() => expect(session.unread).toBe('crashed'));
    search.tell({ text: 'worse', calls: 9, tries: 2 });
    await vi.waitFor(() => expect(session.shown?.worst.calls).toBe(9));
    expect(session.unread).toBeNull();
    session.stop();
    await run;
    logged.mockRestore();
  });

  it('is seen to go on before it has found anything', async () => {
    vi.useFakeTimers();
    const search = endlessSearch();
    const session = new WorstSession(search.engine, { read: vi.fn() });
    const run = session.run();
    await vi.advanceTimersByTimeAsync(200);
    expect(session.seconds).toBeCloseTo(0.2);
    search.tell({ calls: 0, tries: 3 });
    expect(session.tries).toBe(3);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.seconds).toBeCloseTo(2.2);
    session.stop();
    await run;
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.seconds).toBeCloseTo(2.2);
    vi.useRealTimers();
  });
});

describe('the tools', () => {
  it.each([
    ['compare', 'compare'],
    ['no tool', 'minimise'],
  ])('go on with the form that was kept with %s', (kept, tool) => {
    const storage = fakeStorage();
    vi.stubGlobal('sessionStorage', storage);
    const left = new ToolsSession();
    const choices = {
      seed: 42,
      orders: 7,
      turn: 'half',
      rows: '321456789',
      columns: '',
      digits: '987654321',
      shuffle: ['rows'],
      other: 'a\nb',
    };
    Object.assign(left, choices, { tool: kept });
    left.keep();
    const session = new ToolsSession();
    expect(session.tool).toBe(tool);
    const { seed, orders, turn, rows, columns, digits, shuffle, other } = session;
    expect({ seed, orders, turn, rows, columns, digits, shuffle, other }).toEqual(choices);
    vi.stubGlobal('sessionStorage', undefined);
  });

  it.each([
    '{',
    'null',
    '7',
    '{"tool":1,"seed":"x","turn":"up","rows":[],"shuffle":"rows","run":0}',
  ])('begin anew where what was kept is none of theirs: %s', (kept) => {
    const storage = fakeStorage();
    vi.stubGlobal('sessionStorage', storage);
    const anew = new ToolsSession();
    anew.keep();
    const key = 'sudominoku.tools';
    const choices = storage.getItem(key);
    storage.setItem(key, kept);
    new ToolsSession().keep();
    expect(storage.getItem(key)).toBe(choices);
    vi.stubGlobal('sessionStorage', undefined);
  });
});
