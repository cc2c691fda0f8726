/** The shipped module keeps the promises of web/src/engine/types.ts: the test that may touch both. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  diagnosticKinds,
  formats,
  judgeVerdicts,
  entriesJudgements,
  orders,
  outcomes,
  outputFormats,
  packCaseKinds,
  packProblems,
  profileIds,
  reasonKinds,
  searchOrders,
  type Answer,
  type PieceOutcome,
  type BatchColumns,
  type BatchRead,
  type BatchOptions,
  type CheckedEntries,
  type Clue,
  type Count,
  type Diagnostic,
  type DominoPlacement,
  type Effort,
  type EngineApi,
  type Format,
  type JudgedBoard,
  type Judgement,
  type JudgeReason,
  type LargeCount,
  type Estimate,
  type Estimated,
  type EstimateOptions,
  type ExtraClues,
  type GridTilings,
  type MeasureOptions,
  type Measurement,
  type MeterReading,
  type OutputItem,
  type Pack,
  type PackCase,
  type ProfileId,
  type Progress,
  type Reading,
  type RedundantClues,
  type RevealedCell,
  type SolutionCounts,
  type SolveOptions,
  type Steps,
  type SudokuAnswer,
  type SudokuReading,
  type SudominokuAnswer,
  type SudominokuReading,
  type SudominokuSolution,
  type TrueCandidates,
} from '../../web/src/engine/types';
import { algorithms } from '../../web/src/engine/types/learn';
import { corpus } from './files';
import {
  aBoolean,
  aCell,
  aNumber,
  arrayOf,
  aString,
  exactly,
  instanceOf,
  loadEngine,
  oneOf,
  shaped,
  type Check,
} from './shapes';

let engine: EngineApi;

beforeAll(async () => {
  engine = await loadEngine();
});

const digits: Check = (value) => expect(value).toMatch(/^[1-9]{81}$/);

const diagnostic = shaped<Diagnostic>({
  kind: oneOf(diagnosticKinds),
  severity: oneOf(['error', 'warning', 'note']),
  line: aNumber,
  column: aNumber,
  length: aNumber,
  found: aString,
  expected: aString,
  relatedLine: aNumber,
});
const readingShape = {
  format: oneOf(formats),
  firstLine: aNumber,
  lastLine: aNumber,
  text: aString,
  givens: (value: unknown) => expect(value).toMatch(/^[0-9]{81}$/),
  places: (value: unknown) => {
    arrayOf(aNumber)(value);
    expect(value).toHaveLength(243);
  },
  entries: (value: unknown) => value === null || expect(value).toMatch(/^[0-9]{81}$/),
  candidates: (value: unknown) => {
    if (value === null) return;
    arrayOf(aNumber)(value);
    expect(value).toHaveLength(81);
  },
};
const sudokuReading = shaped<SudokuReading>({ ...readingShape, kind: exactly('sudoku') });
const sudominokuReading = shaped<SudominokuReading>({
  ...readingShape,
  kind: exactly('sudominoku'),
  complete: aBoolean,
  dominoes: arrayOf(shaped<DominoPlacement>({ cells: arrayOf(aCell), digits: arrayOf(aNumber) })),
  dominoLines: arrayOf(aNumber),
  isolated: arrayOf((cell) => cell === -1 || aCell(cell)),
});
const reading = shaped<Reading>({
  puzzles: arrayOf((puzzle) =>
    ((puzzle as { kind: string }).kind === 'sudoku' ? sudokuReading : sudominokuReading)(puzzle),
  ),
  diagnostics: arrayOf(diagnostic),
  alternatives: arrayOf(oneOf(formats)),
});
const count = shaped<Count>({ value: aNumber, exact: aBoolean });
const progress = shaped<Progress>({
  nodes: aNumber,
  guesses: aNumber,
  solutions: aNumber,
  millis: aNumber,
});
const answerShape = {
  outcome: oneOf(outcomes),
  clashes: arrayOf(aCell),
  nodes: aNumber,
  guesses: aNumber,
  millis: aNumber,
};
const sudokuAnswer = shaped<SudokuAnswer>({
  ...answerShape,
  kind: exactly('sudoku'),
  solutionCount: count,
  solutions: arrayOf(digits),
});
const sudominokuAnswer = shaped<SudominokuAnswer>({
  ...answerShape,
  kind: exactly('sudominoku'),
  gridCount: count,
  tilingCount: count,
  solutions: arrayOf(shaped<SudominokuSolution>({ grid: digits, tiling: arrayOf(aCell) })),
});

const options: SolveOptions = {
  order: 'any',
  maxSolutions: 2,
  maxTilings: 2,
  maxNodes: 0,
  maxMillis: 0,
  keepSolutions: 2,
  seed: 0,
};

/** Reads a text that holds one puzzle or more, and solves the puzzle at `index`. */
function solve(text: string, index = 0, changes: Partial<SolveOptions> = {}): Answer {
  const puzzle = engine.read(text).puzzles[index];
  return engine.solve(puzzle!.text, { ...options, ...changes }, null);
}

describe('read', () => {
  it('returns plain objects of the documented shape', async () => {
    const texts = [
      await corpus('judges/boj2580-1.in'),
      await corpus('judges/boj4574-1.in'),
      await corpus('sudominoku/multi.txt'),
      '',
      'x',
      '10\n6 B2 1 J3\nA1',
      '55\n1\n53..7...',
      '1\n6 B2 1 B3\nC5 A3 - - A9 - A2 - I1\n0',
    ];
    for (const text of texts) {
      const value = engine.read(text);
      reading(value);
      expect(structuredClone(value)).toEqual(value);
    }
  });

  it('hands out puzzle texts that read back as the same puzzle', async () => {
    for (const name of ['judges/boj2580-1.in', 'judges/boj4574-1.in', 'sudominoku/minimal.txt']) {
      for (const puzzle of engine.read(await corpus(name)).puzzles) {
        const again = engine.read(puzzle.text);
        expect(again.puzzles).toHaveLength(1);
        expect(again.diagnostics.filter(({ severity }) => severity !== 'warning')).toEqual([]);
        expect(again.puzzles[0]?.givens).toBe(puzzle.givens);
        expect(again.puzzles[0]?.text).toBe(puzzle.text);
      }
    }
  });

  it('says where each cell stands, and reads drafts', () => {
    const [sudoku, draft] = engine.read(
      '5' + '.'.repeat(80) + '\n1\n6 B2 1 B3\n- A3 - - - - - - -\n0',
    ).puzzles as [SudokuReading, SudominokuReading];
    expect(sudoku.places.slice(0, 6)).toEqual([1, 1, 1, 1, 2, 1]);
    expect(draft).toMatchObject({
      complete: false,
      dominoLines: [3],
      isolated: [-1, 2, -1, -1, -1, -1, -1, -1, -1],
      text: '1\n6 B2 1 B3\n- A3 - - - - - - -\n0\n',
    });
    expect(draft.places.slice(3 * 10, 3 * 12)).toEqual([3, 1, 1, 3, 6, 1]);
    expect(draft.places.slice(3 * 2, 3 * 4)).toEqual([4, 3, 2, 0, 0, 0]);
  });

  it('reads a text as what it is told to, and lists what else it could be', async () => {
    const marks = await corpus('formats/pencil_marks.txt');
    const [puzzle] = engine.read(marks).puzzles;
    expect(engine.read(marks).alternatives).toEqual(['pencil-marks', 'sdx']);
    const forced = engine.read(marks, 'sdx');
    reading(forced);
    expect(forced.puzzles[0]?.format).toBe('sdx');
    expect(forced.puzzles[0]?.text).not.toBe(puzzle?.text);
    // The candidates go the whole way: the wire text holds them, and the solver keeps to them.
    expect(puzzle?.candidates?.[0]).toBe(1);
    const again = engine.read(puzzle!.text).puzzles;
    expect(again.map(({ candidates }) => candidates)).toEqual([puzzle?.candidates]);
    expect(engine.solve(puzzle!.text, options, null).outcome).toBe('unique');
    const [hodoku] = engine.read(await corpus('formats/hodoku.txt')).puzzles;
    expect(hodoku?.entries?.replaceAll('0', '')).toHaveLength(6);
  });

  it('counts columns in code points, whatever JavaScript counts in', () => {
    const { diagnostics } = engine.read('53..7....\n🀰🀰@@');
    expect(diagnostics.map(({ line, column, length }) => [line, column, length])).toContainEqual([
      2, 1, 4,
    ]);
  });
});

describe('solve', () => {
  it('returns plain objects of the documented shape', async () => {
    const sudoku = solve(await corpus('judges/boj2580-1.in'));
    sudokuAnswer(sudoku);
    expect(structuredClone(sudoku)).toEqual(sudoku);
    const domino = solve(await corpus('judges/boj4574-1.in'), 1);
    sudominokuAnswer(domino);
    expect(domino).toMatchObject({
      outcome: 'unique',
      gridCount: { value: 1, exact: true },
      tilingCount: { value: 2 },
    });
  });

  it('names the cells that clash', () => {
    const answer = solve('5'.repeat(2) + '.'.repeat(79));
    sudokuAnswer(answer);
    expect(answer).toMatchObject({ outcome: 'none', clashes: [0, 1], solutions: [] });
  });

  it('knows every order', async () => {
    const text = await corpus('judges/mimuw-zad7-2.in');
    const all = new Set<string>();
    for (const order of orders) {
      const answer = solve(text, 0, { order, maxSolutions: 1000, keepSolutions: 100 });
      sudokuAnswer(answer);
      expect((answer as SudokuAnswer).solutionCount).toEqual({ value: 50, exact: true });
      all.add([...(answer as SudokuAnswer).solutions].sort().join());
    }
    expect(all.size).toBe(1);
  });

  it('reports progress in the documented shape, and keeps its limits', () => {
    const oneDomino = '1\n6 B2 1 B3\nC5 A3 D9 I4 A9 E5 A2 C6 I1\n0\n';
    const many = { ...options, maxSolutions: 1_000_000, maxTilings: 0, keepSolutions: 0 };
    const timed = engine.solve(oneDomino, { ...many, maxMillis: 20 }, null) as SudominokuAnswer;
    expect(timed.gridCount.exact).toBe(false);
    const reports: Progress[] = [];
    const answer = engine.solve(oneDomino, { ...many, maxNodes: 500_000 }, (progress) =>
      reports.push(progress),
    );
    sudominokuAnswer(answer);
    expect(reports.length).toBeGreaterThan(2);
    reports.forEach(progress);
  });
});

describe('write', () => {
  it('writes what the judge expects, impossible puzzles in their place', async () => {
    const input = await corpus('judges/boj4574-1.in');
    const items = engine.read(input).puzzles.map((puzzle): OutputItem => {
      const answer = engine.solve(puzzle.text, options, null) as SudominokuAnswer;
      return { kind: 'sudominoku', grid: answer.solutions[0]!.grid };
    });
    expect(engine.write(items, 'judge')).toBe(await corpus('judges/boj4574-1.out'));
    expect(engine.write([{ kind: 'sudoku', grid: null }], 'judge')).toBe('impossible\n');
  });
});

describe('the questions about one puzzle', () => {
  const effort: Effort = { maxNodes: 0, maxMillis: 0 };
  const unique = async () => (await corpus('sudoku/17_clue.txt')).slice(0, 81);
  const fifty = async () => engine.read(await corpus('judges/mimuw-zad7-2.in')).puzzles[0]!.text;
  const dominoes = async () => engine.read(await corpus('judges/boj4574-1.in')).puzzles[1]!.text;
  const blank = '.'.repeat(81);
  const steps = shaped<Steps>({ done: aNumber, total: aNumber, millis: aNumber });
  const estimated = shaped<Estimated>({ value: aNumber, relativeError: aNumber });
  const estimate = shaped<Estimate>({
    grids: estimated,
    tilings: estimated,
    exact: aBoolean,
    probes: aNumber,
    hits: aNumber,
    millis: aNumber,
  });
  const clue = shaped<Clue>({ cells: arrayOf(aCell), digits: arrayOf(aNumber) });

  it('count the solutions of every candidate', async () => {
    const reports: Steps[] = [];
    const report = (report: Steps) => reports.push(report);
    const all = engine.trueCandidates(blank, { ...effort, limit: 2000 }, report);
    shaped<TrueCandidates>({
      counts: instanceOf('Uint32Array'),
      limit: exactly(2000),
      complete: exactly(true),
      nodes: aNumber,
      millis: aNumber,
    })(all);
    expect([...all.counts]).toEqual(Array(729).fill(2000));
    reports.forEach(steps);
    expect(reports.length).toBeGreaterThan(1);
    const { counts } = engine.trueCandidates(await fifty(), { ...effort, limit: 1000 }, null);
    for (let cell = 0; cell < 81; ++cell) {
      expect(counts.slice(9 * cell, 9 * cell + 9).reduce((sum, n) => sum + n)).toBe(50);
    }
    const domino = engine.trueCandidates(await dominoes(), { ...effort, limit: 9 }, null);
    expect(domino.counts.filter((n) => n === 1).length).toBe(81);
    expect(
      engine.trueCandidates(blank, { maxNodes: 100, maxMillis: 0, limit: 9 }, null).complete,
    ).toBe(false);
  });

  it('count all solutions, of Sudoku without visiting them', async () => {
    const large = shaped<LargeCount>({
      digits: (value) => expect(value).toMatch(/^\d+$/),
      exact: aBoolean,
    });
    const reports: Progress[] = [];
    // 14 of the clues of the first 17-clue puzzle.
    let clues = 0;
    const sparse = (await unique()).replace(/[1-9]/g, (digit) => (++clues > 14 ? '.' : digit));
    const counted = engine.count(sparse, effort, (soFar) => reports.push(soFar));
    shaped<SolutionCounts>({ grids: large, tilings: exactly(null) })(counted);
    expect(counted.grids.exact).toBe(true);
    expect(Number(counted.grids.digits)).toBeGreaterThan(1e6);
    reports.forEach(progress);
    expect(engine.count(await fifty(), effort, null)).toEqual({
      grids: { digits: '50', exact: true },
      tilings: null,
    });
    const laid = engine.count(await dominoes(), effort, null);
    shaped<SolutionCounts>({ grids: large, tilings: count })(laid);
    expect(laid.grids).toEqual({ digits: '1', exact: true });
    expect(engine.count(blank, { maxNodes: 100, maxMillis: 0 }, null).grids.exact).toBe(false);
    // Found by Bertram Felgenhauer and Frazer Jarvis in 2005.
    expect(engine.count(blank, effort, null).grids).toEqual({
      digits: '6670903752021072936960',
      exact: true,
    });
  });

  it('estimate what is too much to count', async () => {
    const options: EstimateOptions = { seed: 1, maxProbes: 1000, maxMillis: 0, goodError: 0 };
    const reports: Estimate[] = [];
    const answer = engine.estimate(blank, options, (soFar) => reports.push(soFar));
    estimate(answer);
    reports.forEach(estimate);
    expect(reports.length).toBeGreaterThan(1);
    expect(answer).toMatchObject({ exact: false, probes: 1000 });
    expect(Math.abs(answer.grids.value / 6.670903752021073e21 - 1)).toBeLessThan(
      4 * answer.grids.relativeError,
    );
    expect(engine.estimate(await fifty(), options, null)).toMatchObject({
      exact: true,
      grids: { value: 50, relativeError: 0 },
    });
    expect(engine.estimate(await dominoes(), options, null)).toMatchObject({
      exact: true,
      grids: { value: 1 },
      tilings: { value: 2 },
    });
  });

  it('check entries and reveal a cell', async () => {
    const text = await unique();
    const solution = (engine.solve(text, options, null) as SudokuAnswer).solutions[0]!;
    const answer = engine.check(text, solution, effort, null);
    shaped<CheckedEntries>({ judgement: oneOf(entriesJudgements), wrongCells: arrayOf(aCell) })(
      answer,
    );
    expect(answer).toEqual({ judgement: 'right', wrongCells: [] });
    const cell = [...text].indexOf('.');
    const wrong = (Number(solution[cell]) % 9) + 1;
    const entries = '0'.repeat(cell) + wrong + '0'.repeat(80 - cell);
    expect(engine.check(text, entries, effort, null)).toEqual({
      judgement: 'wrong',
      wrongCells: [cell],
    });
    const revealed = engine.reveal(text, entries, cell, effort, null);
    shaped<RevealedCell>({ digit: aNumber, outcome: oneOf(outcomes) })(revealed);
    expect(revealed).toEqual({ digit: Number(solution[cell]), outcome: 'unique' });
  });

  it('find clues to add and to leave out', async () => {
    const extra = engine.extraClues(await fifty(), { ...effort, most: 1000 }, null);
    shaped<ExtraClues>({
      outcome: exactly('multiple'),
      each: arrayOf(clue),
      together: arrayOf(clue),
      complete: exactly(true),
    })(extra);
    expect(extra.each.length + extra.together.length).toBeGreaterThan(0);
    const redundant = engine.redundantClues(await unique(), effort, null);
    shaped<RedundantClues>({
      outcome: exactly('unique'),
      clues: arrayOf(clue),
      complete: exactly(true),
    })(redundant);
    expect(redundant.clues).toEqual([]);
    const domino = engine.redundantClues(await dominoes(), effort, null);
    domino.clues.forEach((one) => expect(one.cells.length).toBe(2));
  });

  it('lay the dominoes of a solution in other ways', async () => {
    const text = await dominoes();
    const { grid } = (engine.solve(text, options, null) as SudominokuAnswer).solutions[0]!;
    const all = engine.tilings(text, grid, { maxTilings: 100, skipTilings: 0, keepTilings: 9 });
    shaped<GridTilings>({ count, tilings: arrayOf(arrayOf(aCell)) })(all);
    expect(all.count).toEqual({ value: 2, exact: true });
    const second = engine.tilings(text, grid, { maxTilings: 100, skipTilings: 1, keepTilings: 1 });
    expect(second.tilings).toEqual([all.tilings[1]]);
  });

  it('pass over solutions', async () => {
    const many = { maxSolutions: 1000, order: 'smallest' as const };
    const all = solve(await fifty(), 0, { ...many, keepSolutions: 50 }) as SudokuAnswer;
    const some = solve(await fifty(), 0, { ...many, skipSolutions: 9, keepSolutions: 3 });
    expect((some as SudokuAnswer).solutions).toEqual(all.solutions.slice(9, 12));
  });
});

describe('the written formats', () => {
  it('read back as the grid that was written', () => {
    const grid = '123456789456789123789123456'.repeat(3);
    for (const format of outputFormats) {
      const text = engine.write([{ kind: 'sudoku', grid }], format);
      const again = engine.read(text);
      expect([format, again.puzzles.map(({ givens }) => givens)]).toEqual([format, [grid]]);
    }
  });
});

describe('version', () => {
  it('is the package’s', async () => {
    const { version } = JSON.parse(await corpus('../../package.json')) as { version: string };
    expect(engine.version()).toBe(version);
  });
});

describe('batch', () => {
  const batchOptions: BatchOptions = {
    as: null,
    order: 'any',
    maxSolutions: 2,
    maxNodes: 1e6,
    columnsFrom: 0,
    digest: null,
    isLast: true,
  };

  const bytes = (text: string) => new TextEncoder().encode(text);
  const searched = (
    whole: string,
    options = batchOptions,
    onRead: ((read: BatchRead) => void) | null = null,
  ) => {
    const { columns, ...chunk } = engine.batch(bytes(whole), options, onRead);
    return { ...chunk, ...columns! };
  };
  const text = (array: Uint8Array) => new TextDecoder().decode(array);
  const orNull =
    (check: Check): Check =>
    (value) =>
      value === null || check(value);
  const pieceShape = shaped<PieceOutcome>({
    consumed: aNumber,
    lineBreaks: aNumber,
    puzzleCount: aNumber,
    digest: aNumber,
    tally: arrayOf(aNumber),
    cases: aNumber,
    lastKind: orNull(oneOf(['sudoku', 'sudominoku'])),
    columns: orNull(
      shaped<BatchColumns>({
        kinds: instanceOf('Uint8Array'),
        lines: instanceOf('Uint32Array'),
        boards: instanceOf('Uint8Array'),
        outcomes: instanceOf('Uint8Array'),
        guesses: instanceOf('Float64Array'),
      }),
    ),
    diagnostics: arrayOf(diagnostic),
    millis: aNumber,
  });

  it('returns columns of its own, and the same answers as solve', async () => {
    const lines = await corpus('sudoku/17_clue.txt');
    const chunk = engine.batch(bytes(lines), batchOptions, null);
    pieceShape(chunk);
    expect(chunk).toMatchObject({ consumed: lines.length, puzzleCount: 300, lineBreaks: 300 });
    expect(chunk).toMatchObject({ tally: [0, 300, 0, 0, 0], cases: 0, lastKind: 'sudoku' });
    const { boards, outcomes: found, guesses, lines: onLines } = chunk.columns!;
    expect([...found].every((outcome) => outcomes[outcome] === 'unique')).toBe(true);
    const second = lines.split('\r\n')[1]!;
    const answer = solve(second) as SudokuAnswer;
    const board = [...boards.subarray(81, 162)];
    expect(board.map((cell) => cell % 16).join('')).toBe(answer.solutions[0]);
    expect(board.map((cell) => (cell > 16 ? cell - 16 : '.')).join('')).toBe(second);
    expect(onLines[1]).toBe(2);
    expect(guesses[1]).toBe(answer.guesses);
    expect(boards.buffer.byteLength).toBe(boards.byteLength);
  });

  it('reads a text as what it is told to', async () => {
    const marks = await corpus('formats/pencil_marks.txt');
    const givensOf = (as: Format | null) =>
      Array.from(searched(marks, { ...batchOptions, as }).boards, (cell) =>
        Math.max(cell - 16, 0),
      ).join('');
    expect(givensOf(null)).toBe(engine.read(marks).puzzles[0]!.givens);
    expect(givensOf('sdx')).toBe(engine.read(marks, 'sdx').puzzles[0]!.givens);
    expect(givensOf('sdx')).not.toBe(givensOf(null));
  });

  it('leaves columns out where they were found too soon to be kept', async () => {
    const text = bytes(
      `${await corpus('judges/boj2580-1.in')}\n${await corpus('judges/boj4574-1.in')}`,
    );
    const columnsWith = (columnsFrom: number) => {
      const chunk = engine.batch(text, { ...batchOptions, columnsFrom }, null);
      pieceShape(chunk);
      expect(chunk).toMatchObject({ puzzleCount: 3, cases: 2, lastKind: 'sudominoku' });
      expect(chunk.tally.reduce((sum, count) => sum + count)).toBe(3);
      return chunk.columns;
    };
    expect([...columnsWith(0)!.kinds]).toEqual([0, 1, 1]);
    // Nothing takes a second a byte.
    expect([columnsWith(1e6), columnsWith(Infinity)]).toEqual([null, null]);
    expect(engine.batch(bytes(''), batchOptions, null)).toMatchObject({
      puzzleCount: 0,
      tally: [0, 0, 0, 0, 0],
      lastKind: null,
    });
  });

  it('tells texts apart by a digest of what was read', async () => {
    const lines = await corpus('sudoku/17_clue.txt');
    const { digest } = searched(lines);
    expect([digest, searched(lines).digest]).toEqual([searched(lines).digest, digest]);
    expect(digest).toBe(digest >>> 0);
    const rows = lines.split('\r\n');
    const others = [
      lines.slice(0, -1),
      `${lines} `,
      `${lines}\0`,
      [rows[1], rows[0], ...rows.slice(2)].join('\r\n'),
      [...lines].reverse().join(''),
      ...[0, 7, 8, 12_345].map((at) => `${lines.slice(0, at)}!${lines.slice(at + 1)}`),
    ];
    expect(new Set([digest, ...others.map((other) => searched(other).digest)]).size).toBe(
      others.length + 1,
    );
    const isLast = { ...batchOptions, isLast: false };
    const first = searched(lines.slice(0, 20_000), isLast);
    expect(first.digest).toBe(searched(lines.slice(0, first.consumed)).digest);
  });

  it('searches nothing in a text that is not the one expected', async () => {
    const rows = await corpus('judges/boj2580-1.in');
    const { digest } = searched(rows);
    const place = { before: null, casesBefore: 0 };
    for (const [text, puzzleCount] of [
      [rows, 1],
      [rows.replace('0', '5'), 0],
    ] as const) {
      const options = { ...batchOptions, digest };
      expect(searched(text, options)).toMatchObject({ puzzleCount, diagnostics: [] });
      const written = engine.writePiece(bytes(text), options, place, '81');
      expect(written.digest === digest).toBe(puzzleCount === 1);
      expect(written.bytes).toHaveLength(82 * puzzleCount);
    }
  });

  it('finds in a long text what reading it whole finds, on the same lines', async () => {
    const lines = (await corpus('sudoku/17_clue.txt')).replaceAll('\r', '').repeat(12);
    const cases = await corpus('sudominoku/judge_like.txt');
    const rows = await corpus('judges/boj2580-1.in');
    const wrong = `# of a book\n${lines.slice(0, 82)}5 5 # two of nine\n`;
    const header = `puzzle,source\n${lines.replaceAll('\n', ',book\n')}`;
    for (const whole of [
      lines,
      lines + cases,
      cases + lines,
      rows + lines + rows,
      lines + wrong + lines + wrong,
      header,
    ]) {
      const { puzzles, diagnostics } = engine.read(whole);
      const found = searched(whole);
      expect([...found.lines]).toEqual(puzzles.map(({ firstLine }) => firstLine));
      expect(found.diagnostics).toEqual(diagnostics);
      expect(found.lineBreaks).toBe(whole.split('\n').length - 1);
      expect(found.outcomes).toHaveLength(puzzles.length);
      const last = puzzles.at(-1)!.text;
      const { outcomes: alone } = searched(last);
      expect(found.outcomes.at(-1)).toBe(alone[0]);
    }
  });

  it('leaves a puzzle unsettled after so many nodes', async () => {
    const hard = await corpus('sudominoku/hard.txt');
    const { outcomes: found } = searched(hard, { ...batchOptions, maxNodes: 10 });
    expect([...found].map((outcome) => outcomes[outcome])).toContain('limit');
  });

  it('leaves over what the next chunk may complete', async () => {
    const rows = await corpus('judges/boj2580-1.in');
    const cases = await corpus('sudominoku/judge_like.txt');
    for (const whole of [rows.repeat(6), cases, await corpus('sudoku/17_clue.txt')]) {
      const expected = searched(whole);
      const some = whole.slice(0, Math.floor(whole.length * 0.7));
      const read: BatchRead[] = [];
      const first = searched(some, { ...batchOptions, isLast: false }, (consumed) =>
        read.push(consumed),
      );
      expect(first.consumed).toBeGreaterThan(0);
      expect(read).toEqual([{ consumed: first.consumed }]);
      expect(first.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      const rest = searched(whole.slice(first.consumed));
      expect(first.puzzleCount + rest.puzzleCount).toBe(expected.puzzleCount);
      expect([...first.boards, ...rest.boards]).toEqual([...expected.boards]);
    }
    expect(
      engine.batch(bytes(rows.slice(0, 60)), { ...batchOptions, isLast: false }, null).consumed,
    ).toBe(0);
  });

  it.each(['judge', '81', 'grid', 'sudokupad'] as const)(
    'writes runs of answers that join to the whole output, wherever it is cut (%s)',
    async (format) => {
      const mixed = await corpus('judges/boj2580-1.in');
      const cases = await corpus('judges/boj4574-1.in');
      const mixture = `${mixed}\n${'1'.repeat(81)}\n\n${cases}\n${mixed}\n${cases}`;
      const found = searched(mixture);
      const { kinds, outcomes: outcomeCodes, boards, puzzleCount, guesses, lines: onLines } = found;
      const items = Array.from(kinds, (code, i): OutputItem => {
        const grid = Array.from(boards.subarray(81 * i, 81 * (i + 1)), (cell) => cell % 16).join(
          '',
        );
        const isSolved = outcomes[outcomeCodes[i]!] === 'unique';
        return { kind: code ? 'sudominoku' : 'sudoku', grid: isSolved ? grid : null };
      });
      expect(new Set(items.map(({ kind, grid }) => `${kind} ${grid === null}`)).size).toBe(3);
      const written = (from: number, to: number) => {
        const columns = {
          kinds: kinds.subarray(from, to),
          outcomes: outcomeCodes.subarray(from, to),
          boards: boards.subarray(81 * from, 81 * to),
          guesses: guesses.subarray(from, to),
          lines: onLines.subarray(from, to),
        };
        const place = {
          before: items[from - 1]?.kind ?? null,
          casesBefore: kinds.subarray(0, from).filter((code) => code === 1).length,
        };
        return text(engine.writeRun(columns, place, format));
      };
      const whole = engine.write(items, format);
      for (let a = 0; a <= puzzleCount; ++a) {
        for (let b = a; b <= puzzleCount; ++b) {
          expect(written(0, a) + written(a, b) + written(b, puzzleCount)).toBe(whole);
        }
      }
      const start = { before: null, casesBefore: 0 };
      const { digest, bytes: again } = engine.writePiece(
        bytes(mixture),
        batchOptions,
        start,
        format,
      );
      expect([digest, text(again)]).toEqual([found.digest, whole]);
      const third = { before: 'sudominoku', casesBefore: 2 } as const;
      const later = engine.writePiece(bytes(cases), batchOptions, third, format);
      expect(text(later.bytes)).toBe(written(4, puzzleCount).slice(-later.bytes.length));
    },
  );

  it('writes a table of what it found', async () => {
    const rows = await corpus('judges/boj2580-1.in');
    const clashing = '1'.repeat(81);
    const open = '.'.repeat(81);
    const [hard] = (await corpus('sudoku/hardest.txt')).split(/\r?\n/);
    const mixture = `${rows}\n${clashing}\n${open}\n${hard}\n`;
    const place = { before: null, casesBefore: 0 };
    const { columns } = engine.batch(bytes(mixture), batchOptions, null);
    const table = text(engine.writeRun(columns!, place, 'table'));
    expect(text(engine.writePiece(bytes(mixture), batchOptions, place, 'table').bytes)).toBe(table);
    const answer = solve(hard!) as SudokuAnswer;
    const [first, second, third, fourth, end] = table.split('\r\n').map((row) => row.split(','));
    expect(first).toEqual([
      expect.stringMatching(/^[1-9.]{81}$/),
      'unique',
      expect.any(String),
      '0',
    ]);
    expect(second).toEqual([clashing, 'none', '', '0']);
    expect(third).toEqual([open, 'multiple', expect.stringMatching(/^[1-9]{81}$/), '1']);
    expect(fourth).toEqual([hard, 'unique', answer.solutions[0], String(answer.guesses)]);
    expect(end).toEqual(['']);
    // A limit that was met before a solution.
    const cases = bytes(await corpus('sudominoku/hard.txt'));
    const few = { ...batchOptions, maxNodes: 1 };
    expect(text(engine.writePiece(cases, few, place, 'table').bytes)).toMatch(
      /^[1-9.]{81},limit,,0\r$/m,
    );
  });
});

describe('measure', () => {
  it('times every algorithm on its kind of puzzle and finds no wrong answer', async () => {
    const easy = (await corpus('sudoku/easy.txt')).slice(0, 20 * 82);
    const { puzzles } = engine.read(await corpus('sudominoku/judge_like.txt'));
    const text =
      easy +
      puzzles
        .slice(0, 20)
        .map(({ text }) => text)
        .join('');
    const options: Omit<MeasureOptions, 'algorithm'> = {
      limit: 1,
      callCap: 100_000,
      maxSeconds: 3600,
      check: true,
    };
    for (const { id: algorithm } of algorithms) {
      const measurement = engine.measure(text, { ...options, algorithm });
      shaped<Measurement>({
        wrong: exactly(0),
        puzzles: exactly(20),
        capped: aNumber,
        seconds: aNumber,
        nodes: aNumber,
        guesses: aNumber,
      })(measurement);
      expect(measurement.seconds).toBeGreaterThan(0);
    }
  });
});

describe('a request that breaks the contract', () => {
  it('ends the module', async () => {
    const options = { algorithm: algorithms[0]!.id, callCap: 100, maxSeconds: 1, check: false };
    expect(engine.measure('', { ...options, limit: 1 }).puzzles).toBe(0);
    const other = await loadEngine();
    expect(() => other.measure('', { ...options, limit: 0 })).toThrow();
  });
});

describe('judge', () => {
  const orNull =
    (check: Check): Check =>
    (value) => {
      if (value !== null) check(value);
    };
  const reason = shaped<JudgeReason>({
    kind: oneOf(reasonKinds),
    puzzle: aNumber,
    line: aNumber,
    column: aNumber,
    length: aNumber,
    cells: arrayOf(aCell),
    otherGiven: aBoolean,
    found: aString,
    expected: aString,
  });
  const judgement = shaped<Judgement>({
    profile: oneOf([...profileIds, '']),
    verdict: oneOf([...judgeVerdicts, 'unusable']),
    reason: orNull(reason),
    strictReason: orNull(reason),
    diagnostics: arrayOf(diagnostic),
    puzzles: aNumber,
    board: orNull(
      shaped<JudgedBoard>({
        number: aNumber,
        puzzle: (puzzle) =>
          ((puzzle as { kind: string }).kind === 'sudoku' ? sudokuReading : sudominokuReading)(
            puzzle,
          ),
        digits: (value) => expect(value).toMatch(/^[0-9]{81}$/),
        tiling: orNull(arrayOf(aCell)),
      }),
    ),
    boardSize: aNumber,
    calls: aNumber,
  });
  const strict = { strict: true };
  const samples: Partial<Record<ProfileId, string>> = {
    '2580': 'boj2580-1',
    '2239': 'boj2239-1',
    '4574': 'boj4574-1',
    '9291': 'boj9291-c1',
    '1840': 'boj1840-1',
    '2955': 'boj2955-1',
    '4056': 'boj4056-1',
    '7517': 'boj7517-1',
    '7681': 'poj3074-1',
    '7844': 'poj3435-2',
    '12095': 'boj12095-3',
    '30649': 'boj30649-1',
    hdu1426: 'hdu1426-c2',
    poj2676: 'poj2676-1',
    sudogob: 'spojSUDOGOB-1',
    sudokunique: 'kattis-sudokunique-1',
    sudokuverify: 'kattis-sudokuverify-1',
    uva989: 'uva989-c2',
    uva10957: 'uva10957-1',
    p1784: 'luoguP1784-1',
    leetcode37: 'leetcode37-1',
    leetcode36: 'leetcode36-1',
    euler96: 'pe96-1',
  };

  it.each(profileIds)('accepts the sample of %s and nothing less', async (id) => {
    const input = await corpus(`judges/${samples[id]}.in`);
    const output = await corpus(`judges/${samples[id]}.out`);
    const accepted = engine.judge(id, input, output, strict);
    judgement(accepted);
    expect(accepted).toMatchObject({ profile: id, verdict: 'accepted', reason: null });
    expect(structuredClone(accepted)).toEqual(accepted);
    const open = engine.judge(id, input, output.trimEnd(), strict);
    judgement(open);
    expect(open).toMatchObject({
      verdict: 'presentation-error',
      reason: { kind: expect.stringMatching(/^(missing-final-newline|missing-blank-line)$/) },
    });
    const empty = engine.judge(id, input, '', { strict: false });
    judgement(empty);
    expect(empty).toMatchObject({ verdict: 'missing-output', reason: { kind: 'empty-output' } });
  });

  it('shows the board with the cells that a reason is about', async () => {
    const input = await corpus('judges/boj4574-1.in');
    const output = await corpus('judges/boj4574-1.out');
    const accepted = engine.judge('auto', input, output, { strict: false });
    expect(accepted.profile).toBe('4574');
    expect(accepted.board?.tiling).toHaveLength(81);
    const torn = engine.judge('auto', input, output.replace('361975842', '351975842'), strict);
    judgement(torn);
    expect(torn).toMatchObject({
      verdict: 'wrong-answer',
      reason: { kind: 'domino-torn-apart', puzzle: 1, line: 3, column: 2, cells: [10, 11] },
      board: { number: 1, puzzle: { kind: 'sudominoku' } },
    });
    expect(torn.board?.digits[10]).toBe('5');
  });

  it('diagnoses an input that it cannot use', () => {
    const unusable = engine.judge('2580', '1 2 3', '', strict);
    judgement(unusable);
    expect(unusable.verdict).toBe('unusable');
    expect(unusable.diagnostics).not.toEqual([]);
    const unknown = engine.judge('auto', 'hello', '', strict);
    judgement(unknown);
    expect(unknown).toMatchObject({ profile: '', verdict: 'unusable' });
    expect(unknown.diagnostics).toMatchObject([{ kind: 'unrecognised-text' }]);
  });

  it('knows every order of the meter, and reports progress', () => {
    const deep =
      '........9.....6....92.4..5.......4...49.8...51....2.8....3...4..84.2.5..7.......2';
    const reports: Progress[] = [];
    for (const order of searchOrders) {
      const reading = engine.meter(deep.replaceAll('.', '0'), order, 10_000_000, (progress) =>
        reports.push(progress),
      );
      shaped<MeterReading>({
        calls: aNumber,
        capped: exactly(false),
        solved: exactly(true),
        clashes: exactly(false),
      })(reading);
      if (order === 'row-major') expect(reading.calls).toBe(9_999_861);
    }
    expect(reports.length).toBeGreaterThan(9);
    expect(engine.meter('0'.repeat(81), 'row-major', 100, null)).toMatchObject({
      calls: 100,
      capped: true,
    });
  });

  it('makes packs that it accepts', () => {
    const packCase = shaped<PackCase>({
      name: (value) => expect(value).toMatch(/^\d\d-[a-z-]+$/),
      kind: oneOf(packCaseKinds),
      input: aString,
      output: aString,
      anyAccepted: aBoolean,
      calls: aNumber,
    });
    const kinds = new Set<string>();
    for (const problem of packProblems) {
      const pack = engine.pack(problem, 7);
      shaped<Pack>({
        problem: exactly(problem),
        seed: exactly(7),
        cases: arrayOf(packCase),
        files: arrayOf(shaped<Pack['files'][number]>({ name: aString, content: aString })),
      })(pack);
      for (const { input, output, kind } of pack.cases) {
        kinds.add(kind);
        expect(engine.judge(problem, input, output, strict).verdict).toBe('accepted');
      }
    }
    expect([...kinds].sort()).toEqual([...packCaseKinds].sort());
  });
});
