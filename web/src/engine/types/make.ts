/**
 * New puzzles, worst cases, and what can be made of a puzzle at hand, as plain objects. How each is
 * made and proven: docs/MAKE.md.
 */
import type { Level } from './explain';
import type { SearchOrder } from './judge';
import type { Outcome, Steps } from './solve';

/** What a pattern of givens is symmetrical about. */
export const symmetries = [
  'none',
  'half',
  'quarter',
  'horizontal',
  'vertical',
  'both-axes',
  'diagonal',
  'antidiagonal',
  'both-diagonals',
  'full',
] as const;
export type Symmetry = (typeof symmetries)[number];

/** The ways to turn and mirror the board; turns are clockwise. */
export const turns = [
  'none',
  'quarter',
  'half',
  'three-quarter',
  'horizontal',
  'vertical',
  'diagonal',
  'antidiagonal',
] as const;
export type Turn = (typeof turns)[number];

/** How far the making of something has come. A try is a puzzle looked at. */
export interface Tries {
  tries: number;
  millis: number;
}

/** Tries end at the same point everywhere, as milliseconds would not. */
export interface MakeEffort {
  /** 0: no limit. */
  maxTries: number;
}

/** What a new Sudoku shall be like. It always has just one solution. */
export interface SudokuWish {
  kind: 'sudoku';
  /** 17 to 80; 0: as many as there happen to be. */
  clues: number;
  symmetry: Symmetry;
  /** No given can be left out. */
  minimal: boolean;
  /** How hard it is for a person; empty: as it comes. */
  level: Level | '';
  /** 81 characters, `0` for cells that are not given; all others are. Empty: any cells. */
  pattern: string;
  /** 81 digits; empty: any. */
  solution: string;
}

/** What a new Su-domino-ku shall be like. It always has just one grid. */
export interface SudominokuWish {
  kind: 'sudominoku';
  /** 1 to 36; 0: as many as there happen to be. */
  dominoes: number;
  /** Of the given dominoes and the isolated cells. */
  symmetry: Symmetry;
  /** The grid can be tiled in one way only. */
  oneTiling: boolean;
  /** No domino can be left out. */
  minimal: boolean;
  level: Level | '';
  /** As few dominoes as are found. */
  fewest: boolean;
}

/** What a new puzzle shall be like; `kind` says of which kind it is. */
export type Wish = SudokuWish | SudominokuWish;

/** Puzzle `number` of a seed is the same whatever `first` and `count` are. */
export type MakeOptions = Wish &
  MakeEffort & {
    /** 0 to 2^32−1. */
    seed: number;
    /** Puzzles to pass over, then puzzles to make, at most 10^6; the tries are those of each. */
    first: number;
    count: number;
    /** Say how hard each puzzle is, also where no level is wished for. */
    rate: boolean;
  };

/** A puzzle that keeps what was wished for; all of it has been tested. */
export interface MadePuzzle {
  /** Of the seed's series, from 1. */
  number: number;
  /** The wire text, as `PuzzleReading.text`. */
  text: string;
  /** 81 characters, `0` blank. */
  givens: string;
  /** Given digits, or dominoes. */
  count: number;
  /** Empty: not rated. */
  level: Level | '';
  /** 81 digits. */
  solution: string;
  /** Su-domino-ku only: each cell's partner. */
  tiling: number[] | null;
}

/** What came of a series. The tries are those of all puzzles, found or not. */
export interface MadePuzzles extends Tries {
  /** Those that were found, in their order. */
  puzzles: MadePuzzle[];
  /** `first` for going on. */
  next: number;
}

/** What a worst case is for, and when to stop looking. */
export interface WorstCaseOptions extends MakeEffort {
  /** `sudominoku`: for the posts' domino search. */
  kind: 'sudoku' | 'sudominoku';
  /** For Sudoku. */
  order: SearchOrder;
  /** Calls that may not be passed, at most 10^9. */
  mostCalls: number;
  /** Stop when so many are reached, at most 10^9. */
  enough: number;
  /** Sudoku: just one solution; otherwise several are allowed. */
  unique: boolean;
  /** Su-domino-ku: how many are given, 1 to 35. */
  dominoes: number;
  /** 0 to 2^32−1. */
  seed: number;
}

/** The worst case so far, or at the end. */
export interface WorstCase extends Tries {
  /** The wire text; empty: none found yet. */
  text: string;
  /** Counted by the search itself. */
  calls: number;
  /** The try that found it. */
  atTry: number;
}

/** How hard to try for few givens. */
export interface MinimiseOptions {
  /** 0 to 2^32−1. */
  seed: number;
  /** Orders in which givens are left out, 1 to 10,000; the fewest givens win. */
  orders: number;
}

/**
 * A puzzle that no given can be left out of, but a Su-domino-ku keeps one domino; as it was, where
 * it was not unique.
 */
export interface Minimised {
  /** About the puzzle as it was: only a `unique` one is made smaller. */
  outcome: Outcome;
  /** The wire text. */
  text: string;
}

/** A puzzle with the givens more that make it unique; as it was, where none were added. */
export interface Completed {
  /** About the puzzle as it was: only one with `multiple` solutions is added to. */
  outcome: Outcome;
  /** The wire text; unique where something was added. */
  text: string;
  /** Digits, or dominoes, that were added. */
  added: number;
  /** Proven: no fewer would do. */
  fewest: boolean;
}

/** What a transformation may draw at random; `rows` and `columns` stay within bands and stacks. */
export const shuffled = ['turn', 'bands', 'rows', 'stacks', 'columns', 'digits'] as const;
export type Shuffled = (typeof shuffled)[number];

/** The board is turned first, then lines are exchanged, then digits renamed. */
export interface TransformOptions {
  /** What is drawn with the seed, unless it is given. Su-domino-ku: no lines. */
  shuffle: readonly Shuffled[];
  /** 0 to 2^32−1. */
  seed: number;
  /** Empty: not given. */
  turn: Turn | '';
  /** Nine digits, empty: not given. The i-th says which row comes to be the i-th. */
  rows: string;
  columns: string;
  /** The i-th is the new name of digit i. */
  digits: string;
}

/** The functions of the module that make puzzles. */
export interface MakeApi {
  /** Makes a series of puzzles. Same options, same puzzles. */
  make(options: MakeOptions, onProgress: ((tries: Tries) => void) | null): MadePuzzles;
  /** Looks for a puzzle on which backtracking takes long. */
  worstCase(options: WorstCaseOptions, onProgress: ((soFar: WorstCase) => void) | null): WorstCase;
  /** Leaves out givens of a puzzle while it stays unique. */
  minimise(
    text: string,
    options: MinimiseOptions,
    onProgress: ((tries: Tries) => void) | null,
  ): Minimised;
  /** Adds givens to a puzzle until it is unique. */
  complete(text: string, onProgress: ((steps: Steps) => void) | null): Completed;
  /** The wire text of a puzzle in another guise. */
  transform(text: string, options: TransformOptions): string;
  /** The wire text of the one guise that stands for all: equal for equal puzzles. */
  canonical(text: string): string;
}
