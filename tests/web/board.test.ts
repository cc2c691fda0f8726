import { afterEach, describe, expect, it } from 'vitest';
import { cellLabel, cellName } from '../../web/src/board/naming';
import { cellAfterKey, indexAfterKey } from '../../web/src/board/navigation';
import { boardView, steadyViews, type BoardView } from '../../web/src/board/view';
import type { SudokuReading, SudominokuReading } from '../../web/src/engine/types';
import { replaced } from '../../web/src/state/arrays';
import { candidatesOf } from '../../web/src/state/houses';
import { noWork } from '../../web/src/state/work';
import { overwriteGetLocale } from '../../web/src/i18n';

afterEach(() => overwriteGetLocale(() => 'en'));

const sudoku: SudokuReading = {
  kind: 'sudoku',
  format: 'one-line',
  firstLine: 1,
  lastLine: 1,
  text: '5' + '.'.repeat(80),
  givens: '5' + '0'.repeat(80),
  places: [],
  entries: null,
  candidates: null,
};

const sudominoku: SudominokuReading = {
  kind: 'sudominoku',
  format: 'domino-list',
  firstLine: 1,
  lastLine: 3,
  text: '',
  givens: '0'.repeat(10) + '61' + '0'.repeat(68) + '9',
  places: [],
  entries: null,
  candidates: null,
  complete: true,
  dominoes: [{ cells: [11, 10], digits: [1, 6] }],
  dominoLines: [2],
  isolated: [80],
};

const alone = Array.from({ length: 81 }, (_, cell) => cell);

describe('the view of a board', () => {
  it('tells givens, found digits and blanks apart', () => {
    const unsolved = boardView(sudoku, { solution: null, clashes: [] });
    expect(unsolved.cells[0]).toMatchObject({ digit: 5, origin: 'given' });
    expect(unsolved.cells[1]).toMatchObject({ digit: 0, origin: 'none' });
    const grid = '53' + '1'.repeat(79);
    const solved = boardView(sudoku, { solution: { grid }, clashes: [0] });
    expect(solved.cells[0]).toMatchObject({ digit: 5, origin: 'given', clash: true });
    expect(solved.cells[1]).toMatchObject({ digit: 3, origin: 'found', clash: false });
  });

  it('marks the cells in which two solutions differ', () => {
    const grid = '5'.repeat(81);
    const other = { grid: '5'.repeat(80) + '6' };
    const { cells } = boardView(sudoku, { solution: { grid }, other, clashes: [] });
    expect(cells.filter(({ differs }) => differs).map(({ index }) => index)).toEqual([80]);
  });

  it('lays given dominoes before there is a solution, and the found ones after', () => {
    const before = boardView(sudominoku, { solution: null, clashes: [] });
    expect(before.tiles).toEqual([{ cells: [10, 11], given: true }]);
    expect(before.cells[80]).toMatchObject({ isolated: true, partner: null });
    const tiling = [...alone];
    for (const [a, b] of [
      [10, 11],
      [0, 9],
    ] as const) {
      tiling[a] = b;
      tiling[b] = a;
    }
    const solution = { grid: '1'.repeat(81), tiling };
    const after = boardView(sudominoku, { solution, clashes: [] });
    expect(after.tiles).toEqual([
      { cells: [10, 11], given: true },
      { cells: [0, 9], given: false },
    ]);
    expect(after.cells[9]!.partner).toBe(0);
  });
});

describe('what was done to a puzzle', () => {
  const work = {
    ...noWork,
    entries: replaced(noWork.entries, 1, 4),
    corner: replaced(noWork.corner, 2, 0b11),
    centre: replaced(noWork.centre, 2, 0b100),
    colours: replaced(noWork.colours, 0, 6),
  };
  const names = (view: BoardView) =>
    view.cells.slice(0, 3).map((cell) => cellLabel('sudoku', cell, false));

  it('is shown over the puzzle, and said', () => {
    expect(names(boardView(sudoku, { solution: null, clashes: [], work }))).toEqual([
      'row 1 column 1, given 5, blue',
      'row 1 column 2, entry 4',
      'row 1 column 3, blank, corner marks 1 2, centre marks 3',
    ]);
  });

  it('stays while a solution is shown', () => {
    const solution = { grid: '513' + '1'.repeat(78) };
    expect(names(boardView(sudoku, { solution, clashes: [], work })).slice(1)).toEqual([
      'row 1 column 2, entry 4, solution 1',
      'row 1 column 3, found 3',
    ]);
  });

  it('makes room for candidates that are worked out', () => {
    const candidates = candidatesOf([...sudoku.givens].map(Number));
    const view = boardView(sudoku, { solution: null, clashes: [], work, candidates });
    expect(names(view)[2]).toBe(
      'row 1 column 3, blank, candidates 1 2 3 4 6 7 8 9, centre marks 3',
    );
  });

  it('leaves the other cells as they are', () => {
    const steady = steadyViews();
    const last = steady(boardView(sudoku, { solution: null, clashes: [] }));
    const next = steady(boardView(sudoku, { solution: null, clashes: [], work }));
    expect(next.cells.filter((cell, i) => cell !== last.cells[i]).length).toBe(3);
    expect(next.tiles).toBe(last.tiles);
  });
});

describe('the name of a cell', () => {
  it('is row and column, and letter and digit in a Su-domino-ku', () => {
    expect(cellName('sudoku', 2)).toBe('row 1 column 3');
    expect(cellName('sudominoku', 2)).toBe('A3');
    expect(cellName('sudominoku', 80)).toBe('I9');
  });

  it('comes with all there is to say about the cell', () => {
    const { cells } = boardView(sudominoku, { solution: null, clashes: [11] });
    const label = (index: number) => cellLabel('sudominoku', cells[index]!, index !== 80);
    expect(label(0)).toBe('A1, blank');
    expect(label(10)).toBe('B2, given 6, given domino with B3');
    expect(label(11)).toBe('B3, given 1, given domino with B2, clashes');
    expect(label(80)).toBe('I9, given 9, isolated');
  });

  it('is said in Korean, too', () => {
    overwriteGetLocale(() => 'ko');
    const { cells } = boardView(sudoku, { solution: null, clashes: [] });
    expect(cellLabel('sudoku', cells[0]!, false)).toBe('1행\u00a01열, 주어진 숫자 5');
  });
});

describe('the keys of a board', () => {
  it.each([
    [0, 'ArrowRight', false, 1],
    [8, 'ArrowRight', false, 8],
    [9, 'ArrowLeft', false, 9],
    [4, 'ArrowUp', false, 4],
    [4, 'ArrowDown', false, 13],
    [80, 'ArrowDown', false, 80],
    [40, 'Home', false, 36],
    [40, 'End', false, 44],
    [40, 'Home', true, 0],
    [40, 'End', true, 80],
    [40, 'a', false, 39],
    [40, 'a', true, null],
    [40, 'w', false, 31],
    [40, 's', false, 49],
    [40, 'd', false, 41],
    [40, 'q', false, null],
  ] as const)('lead from %i by %s (control: %s) to %s', (cell, key, control, next) => {
    const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
    const event = { key, code, ctrlKey: control, metaKey: false };
    expect(cellAfterKey(cell, event)).toBe(next);
  });
});

describe('moving through a row of boards', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };

  it.each([
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 0, 0],
    ['ArrowRight', 1, 2],
    ['ArrowDown', 2, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
  ])('%s leads from %i to %s', (key, index, next) => {
    expect(indexAfterKey(index, 3, { ...plain, key })).toBe(next);
  });

  it('is no affair of keys with a modifier', () => {
    expect(indexAfterKey(1, 3, { ...plain, key: 'Home', ctrlKey: true })).toBeNull();
  });
});
