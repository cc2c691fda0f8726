/**
 * What a board shows, without the DOM: one puzzle, and of its answer the solution that is looked at.
 * The component renders this and adds nothing to it.
 */
import type { DominoPlacement, PuzzleReading, SudominokuSolution } from '../engine';

export interface CellView {
  /** 0 to 80, row by row. */
  index: number;
  /** 0: blank. */
  digit: number;
  /** Where the digit comes from; blank cells have none. */
  origin: 'given' | 'found' | 'none';
  /** One of a Su-domino-ku's nine single cells. */
  isolated: boolean;
  /** The cell with which this one shares a domino, or null. */
  partner: number | null;
  /** Repeats a digit within a house. */
  clash: boolean;
  /** Holds another digit in the other solution. */
  differs: boolean;
  /** What a verdict is about: the mistake itself, or a cell that belongs to it. */
  marked?: 'mistake' | 'related';
}

/** A domino as it lies: two adjacent cells, the smaller index first. */
export interface Tile {
  cells: [number, number];
  given: boolean;
}

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

export interface ShownAnswer {
  solution: ShownSolution | null;
  /** The solution to compare with: cells that differ are marked. */
  other?: ShownSolution | null;
  clashes: readonly number[];
}

/** Lays a puzzle and what is known of its answer over each other. */
export function boardView(puzzle: PuzzleReading, answer: ShownAnswer): BoardView {
  const { solution, other } = answer;
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
    const digit = given || Number(solution?.grid[index] ?? 0);
    return {
      index,
      digit,
      origin: given ? 'given' : digit ? 'found' : 'none',
      isolated: isolated.has(index),
      partner: partners.get(index) ?? null,
      clash: clashes.has(index),
      differs: !!solution && !!other && solution.grid[index] !== other.grid[index],
    };
  });
  return { kind: puzzle.kind, cells, tiles };
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
