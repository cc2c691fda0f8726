/**
 * What a board shows, without the DOM: one puzzle, what was done to it, and of its answer the
 * solution that is looked at. The component renders this and adds nothing to it.
 */
import type { DominoPlacement, PuzzleReading, SudominokuSolution } from '../engine';
import type { Work } from '../state/work';

/** A cell, with all that can be seen of it. */
export interface CellView {
  /** 0 to 80, row by row. */
  index: number;
  /** 0: blank. */
  digit: number;
  /** Where the digit comes from; blank cells have none. */
  origin: 'given' | 'entry' | 'found' | 'none';
  /** One of a Su-domino-ku's nine single cells. */
  isolated: boolean;
  /** The cell with which this one shares a domino, or null. */
  partner: number | null;
  /** Repeats a digit within a house. */
  clash: boolean;
  /** Holds another digit in the other solution. */
  differs: boolean;
  /** The solution's digit where an entry says something else; else 0. */
  solution: number;
  /** Marks of a blank cell: masks with bit d−1 for digit d. */
  corner: number;
  centre: number;
  /** Candidates that were worked out, not marked; shown in place of corner marks. */
  candidates: number;
  /** 1 to 9; 0: none. */
  colour: number;
  /** What a verdict is about: the mistake itself, or a cell that belongs to it; null: neither. */
  marked: 'mistake' | 'related' | null;
  /** Why the cell is singled out; null: it is not. */
  lit: Lit | null;
  /** How many solutions each of its nine digits is in, joined by blanks; '' where that is not shown. */
  counts: string;
}

/** A wrong entry, a given that could be left out, or one that clashes with others. */
export type Lit = 'wrong' | 'spare' | 'conflict';

/** A domino as it lies: two adjacent cells, the smaller index first. */
export interface Tile {
  cells: [number, number];
  given: boolean;
}

/** All that a board shows. */
export interface BoardView {
  kind: PuzzleReading['kind'];
  /** 81 of them. */
  cells: CellView[];
  tiles: Tile[];
}

/** A solution: 81 digits, and for a Su-domino-ku each cell's partner (itself if isolated). */
export interface ShownSolution {
  grid: string;
  tiling?: SudominokuSolution['tiling'];
}

/** What lies over a puzzle: what is known of its answer, and what the visitor did. */
export interface ShownAnswer {
  solution: ShownSolution | null;
  /** The solution to compare with: cells that differ are marked, if a solution is shown. */
  other?: ShownSolution | null;
  /** Cells. */
  clashes: readonly number[];
  /** Entries, marks and colours of the visitor. */
  work?: Work;
  /** 81 masks to show in blank cells in place of corner marks. */
  candidates?: readonly number[] | null;
  /** Cells that are singled out. */
  lit?: ReadonlyMap<number, Lit> | undefined;
  /** At 9 · cell + digit − 1 a number of solutions; shown in blank cells in place of candidates. */
  counts?: Uint32Array | null;
}

/** Lays a puzzle, the work on it and what is known of its answer over each other. */
export function boardView(puzzle: PuzzleReading, answer: ShownAnswer): BoardView {
  const { solution, other, work, lit, counts } = answer;
  const candidates = counts ? maskOf(counts) : answer.candidates;
  const clashes = new Set(answer.clashes);
  const isolated = new Set(puzzle.kind === 'sudominoku' ? puzzle.isolated : []);
  const tiles = puzzle.kind === 'sudominoku' ? tilesOf(puzzle.dominoes, solution) : [];
  const partners = new Map<number, number>();
  for (const { cells } of tiles) {
    partners.set(cells[0], cells[1]);
    partners.set(cells[1], cells[0]);
  }
  const cells = Array.from({ length: 81 }, (_, index): CellView => {
    const given = Number(puzzle.givens[index]);
    const entry = given ? 0 : (work?.entries[index] ?? 0);
    const found = Number(solution?.grid[index] ?? 0);
    const digit = given || entry || found;
    const blank = digit === 0;
    return {
      index,
      digit,
      origin: given ? 'given' : entry ? 'entry' : found ? 'found' : 'none',
      isolated: isolated.has(index),
      partner: partners.get(index) ?? null,
      clash: clashes.has(index),
      differs: !!solution && !!other && solution.grid[index] !== other.grid[index],
      solution: entry && found && entry !== found ? found : 0,
      corner: blank && !candidates ? (work?.corner[index] ?? 0) : 0,
      centre: blank ? (work?.centre[index] ?? 0) : 0,
      candidates: blank ? (candidates?.[index] ?? 0) : 0,
      colour: work?.colours[index] ?? 0,
      marked: null,
      lit: lit?.get(index) ?? null,
      counts: blank && counts ? counts.subarray(9 * index, 9 * index + 9).join(' ') : '',
    };
  });
  return { kind: puzzle.kind, cells, tiles };
}

/**
 * A function for the views of one board, one after another: it hands each back with the cells and tiles of
 * the one before where nothing changed, so that they need not be drawn again.
 */
export function steadyViews(): (next: BoardView) => BoardView {
  let last: BoardView | null = null;
  return (next) => (last = last ? steadied(last, next) : next);
}

function steadied(last: BoardView, next: BoardView): BoardView {
  if (last.kind !== next.kind) return next;
  const cells = next.cells.map((cell, index) => {
    const old = last.cells[index]!;
    const keys = Object.keys(cell) as (keyof CellView)[];
    return keys.every((key) => cell[key] === old[key]) ? old : cell;
  });
  const same =
    next.tiles.length === last.tiles.length &&
    next.tiles.every(({ cells: [a, b], given }, i) => {
      const old = last.tiles[i]!;
      return old.cells[0] === a && old.cells[1] === b && old.given === given;
    });
  return { kind: next.kind, cells, tiles: same ? last.tiles : next.tiles };
}

/** For each cell the digits that are in some solution. */
function maskOf(counts: Uint32Array): number[] {
  return Array.from({ length: 81 }, (_, cell) =>
    counts
      .subarray(9 * cell, 9 * cell + 9)
      .reduce((mask, count, i) => (count > 0 ? mask | (1 << i) : mask), 0),
  );
}

function tilesOf(dominoes: readonly DominoPlacement[], solution: ShownSolution | null): Tile[] {
  const tiles = dominoes.map(({ cells: [a, b] }): Tile => {
    return { cells: [Math.min(a, b), Math.max(a, b)], given: true };
  });
  const given = new Set(tiles.map(({ cells }) => cells[0]));
  solution?.tiling?.forEach((partner, cell) => {
    if (partner > cell && !given.has(cell)) tiles.push({ cells: [cell, partner], given: false });
  });
  return tiles;
}
