/** What a puzzle can be asked, and the answers. Cells are 0 to 80, row by row. */

/**
 * Which solutions come first. Grids compare as 81-digit numbers. `any`: whichever the engine finds
 * first. `random`: drawn with the seed; the same seed gives the same solutions everywhere.
 */
export const orders = ['any', 'smallest', 'largest', 'random'] as const;
export type Order = (typeof orders)[number];

/** What to look for, and when to stop: at whichever limit is met first. */
export interface SolveOptions {
  order: Order;
  /** Different grids to look for, 1 to 10^12. */
  maxSolutions: number;
  /** Su-domino-ku: grid-with-tiling pairs to count, at most 10^12; 0 leaves them uncounted. */
  maxTilings: number;
  /** 0: no limit. */
  maxNodes: number;
  /** 0: no limit. */
  maxMillis: number;
  /** Solutions to pass over before those handed back, at most 10^12; `maxSolutions` counts them. */
  skipSolutions?: number;
  /** Solutions to hand back, at most 10,000. */
  keepSolutions: number;
  /** For order `random`, 0 to 2^32−1. */
  seed: number;
}

/**
 * What is known about the number of different grids. `none`, `unique`: proven. `multiple`: at least
 * two were found. `limit`: a limit was met before any of these was settled. `stopped`: told to stop
 * before that; the page aborts its calls instead.
 */
export const outcomes = ['none', 'unique', 'multiple', 'limit', 'stopped'] as const;
export type Outcome = (typeof outcomes)[number];

/** A number that a limit may have cut. */
export interface Count {
  value: number;
  /** False: a lower bound. */
  exact: boolean;
}

/** What a search of a Sudoku has found. */
export interface SudokuAnswer {
  kind: 'sudoku';
  outcome: Outcome;
  solutionCount: Count;
  /** Each 81 digits. */
  solutions: string[];
  /** Givens that repeat a digit within a house; if there are any, the outcome is `none`. */
  clashes: number[];
  /** Positions at which propagation ran. */
  nodes: number;
  /** Ways tried beyond the first, wherever there were two or more to go on. */
  guesses: number;
  /** Time inside the engine. */
  millis: number;
}

/** A grid, and one of the ways in which the dominoes lie on it. */
export interface SudominokuSolution {
  /** 81 digits. */
  grid: string;
  /** For each cell the other cell of its domino; an isolated cell is its own partner. */
  tiling: number[];
}

/** What a search of a Su-domino-ku has found; what is not explained is as in `SudokuAnswer`. */
export interface SudominokuAnswer {
  kind: 'sudominoku';
  outcome: Outcome;
  /** Different grids; `outcome` is about them, and a unique one may have several tilings. */
  gridCount: Count;
  /** Pairs of a grid and a tiling of it; 0 and not exact where `maxTilings` is 0. */
  tilingCount: Count;
  solutions: SudominokuSolution[];
  clashes: number[];
  nodes: number;
  guesses: number;
  millis: number;
}

/** What `solve` has found, of the kind of its puzzle. */
export type Answer = SudokuAnswer | SudominokuAnswer;

/** Reported now and then by a long `solve`. */
export interface Progress {
  nodes: number;
  guesses: number;
  solutions: number;
  millis: number;
}

/** What a question that takes many searches may cost, all together. 0: no limit. */
export interface Effort {
  maxNodes: number;
  maxMillis: number;
}

/** How far such a question has come. The total may grow on the way. */
export interface Steps {
  done: number;
  total: number;
  millis: number;
}

/** How far to count, and what that may cost. */
export interface TrueCandidatesOptions extends Effort {
  /** Count each candidate's solutions no further, 1 to 10,000. */
  limit: number;
}

/** How many solutions each of the 729 candidates is in. */
export interface TrueCandidates {
  /**
   * At 9 · cell + digit − 1 the number of different grids in which the cell holds the digit. One
   * that is `limit` may be more; one below it is exact where `complete`.
   */
  counts: Uint32Array;
  limit: number;
  /** False: the effort was spent, so every number is a lower bound. */
  complete: boolean;
  nodes: number;
  millis: number;
}

/** When to stop: at whichever is met first. The same seed and probes give the same estimate. */
export interface EstimateOptions {
  /** 0 to 2^32−1. */
  seed: number;
  /** 1 or more. */
  maxProbes: number;
  /** 0: no limit. */
  maxMillis: number;
  /** Good enough is a relative error of the grids below this, after 1,000 hits. */
  goodError: number;
}

/** A number and its standard error as a share of it. */
export interface Estimated {
  value: number;
  relativeError: number;
}

/** The numbers of solutions, as far as they are known. Estimates are without bias. */
export interface Estimate {
  /** Different grids. */
  grids: Estimated;
  /** Su-domino-ku: pairs of a grid and a tiling; else 0. */
  tilings: Estimated;
  /** True: few enough to be counted; the errors are 0. */
  exact: boolean;
  /** Random descents. */
  probes: number;
  /** Those that ended at a solution. On a few dozen, nothing is sure, the error least of all. */
  hits: number;
  millis: number;
}

/**
 * `right`: a solution agrees with all entries. `wrong`: some entries are in no solution. `together`:
 * each is in some, but all together in none. `no-solution`: the puzzle itself has none. `undecided`:
 * the effort was spent.
 */
export const entriesJudgements = [
  'right',
  'wrong',
  'together',
  'no-solution',
  'undecided',
] as const;
export type EntriesJudgement = (typeof entriesJudgements)[number];

/** How entries stand. Those on cells with a given are passed over. */
export interface CheckedEntries {
  judgement: EntriesJudgement;
  /** For `wrong` alone. */
  wrongCells: number[];
}

/** What a cell holds. */
export interface RevealedCell {
  /** 0: there is no solution, or the effort was spent before one was found. */
  digit: number;
  /** About the puzzle. With `multiple`, or `limit` and a digit, the digit is that of one solution. */
  outcome: Outcome;
}

/** A given: one cell and its digit; or two of each, a domino. */
export interface Clue {
  cells: number[];
  digits: number[];
}

/** How much to look for, and what that may cost. */
export interface ExtraCluesOptions extends Effort {
  /** Clues to look for, at most 10,000. */
  most: number;
}

/** What would make a puzzle unique: digits of a Sudoku, dominoes of a Su-domino-ku. */
export interface ExtraClues {
  /** About the puzzle as it is: there is something to look for only if it is `multiple`. */
  outcome: Outcome;
  /** The clues each of which alone makes the puzzle unique. */
  each: Clue[];
  /** Where there is none: the fewest found that do together. */
  together: Clue[];
  /** False: not all were looked at. */
  complete: boolean;
}

/** What a puzzle could do without. The isolated digits of a Su-domino-ku always stay. */
export interface RedundantClues {
  /** About the puzzle: only a `unique` one can have redundant clues. */
  outcome: Outcome;
  /** The givens without any one of which the puzzle is still unique. Empty: it is minimal. */
  clues: Clue[];
  /** False: not all were tried. */
  complete: boolean;
}

/** Which tilings to hand back. They always come in the same order. */
export interface TilingsOptions {
  /** Where to stop counting, 1 to 10^12. */
  maxTilings: number;
  /** Tilings to pass over before those, at most 10^12. */
  skipTilings: number;
  /** Tilings to hand back, at most 10,000. */
  keepTilings: number;
}

/** How many tilings a grid has, and some of them. */
export interface GridTilings {
  count: Count;
  /** For each cell the other cell of its domino; an isolated cell is its own partner. */
  tilings: number[][];
}

/** A number that a limit may have cut, of any size. */
export interface LargeCount {
  /** In decimal: the blank Sudoku has 6670903752021072936960 solutions. */
  digits: string;
  /** False: a lower bound. */
  exact: boolean;
}

/** How many solutions there are. */
export interface SolutionCounts {
  /** Different grids. */
  grids: LargeCount;
  /** Su-domino-ku only: pairs of a grid and a tiling of it. */
  tilings: Count | null;
}

/** The lines of this file in `EngineApi`. */
export interface SolveApi {
  /** Searches one puzzle, given as `PuzzleReading.text`. */
  solve(
    text: string,
    options: SolveOptions,
    onProgress: ((progress: Progress) => void) | null,
  ): Answer;
  /** How many solutions there are: of Sudoku also where they are too many to visit. */
  count(
    text: string,
    effort: Effort,
    onProgress: ((progress: Progress) => void) | null,
  ): SolutionCounts;
  /** How many solutions each candidate is in. */
  trueCandidates(
    text: string,
    options: TrueCandidatesOptions,
    onProgress: ((steps: Steps) => void) | null,
  ): TrueCandidates;
  /** About how many solutions there are, where they are too many to count. */
  estimate(
    text: string,
    options: EstimateOptions,
    onProgress: ((soFar: Estimate) => void) | null,
  ): Estimate;
  /** Whether entries (81 characters, `0` none) can be right, without telling the solution. */
  check(
    text: string,
    entries: string,
    effort: Effort,
    onProgress: ((steps: Steps) => void) | null,
  ): CheckedEntries;
  /** One cell of a solution, if there is one of a solution that agrees with the other entries. */
  reveal(
    text: string,
    entries: string,
    cell: number,
    effort: Effort,
    onProgress: ((steps: Steps) => void) | null,
  ): RevealedCell;
  /** Further givens (for Su-domino-ku dominoes) that make the puzzle unique. */
  extraClues(
    text: string,
    options: ExtraCluesOptions,
    onProgress: ((steps: Steps) => void) | null,
  ): ExtraClues;
  /** The givens (for Su-domino-ku the dominoes) that the puzzle could do without. */
  redundantClues(
    text: string,
    effort: Effort,
    onProgress: ((steps: Steps) => void) | null,
  ): RedundantClues;
  /** The ways to lay the dominoes on a solution (81 digits) of a Su-domino-ku. */
  tilings(text: string, grid: string, options: TilingsOptions): GridTilings;
}
