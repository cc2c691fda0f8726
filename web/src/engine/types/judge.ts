/** Judge problems: verdicts on outputs, the effort of a backtracking search, packs of tests. */
import type { Diagnostic, PuzzleReading } from './read';
import type { Progress } from './solve';

/** The judge problems whose input and output the judge knows: docs/JUDGE.md. */
export const profileIds = [
  '2580',
  '2239',
  '4574',
  '9291',
  '1840',
  '2955',
  '4056',
  '7517',
  '7681',
  '7844',
  '12095',
  '30649',
  'hdu1426',
  'poj2676',
  'sudogob',
  'sudokunique',
  'sudokuverify',
  'uva989',
  'uva10957',
  'p1784',
  'leetcode37',
  'leetcode36',
  'euler96',
] as const;
export type ProfileId = (typeof profileIds)[number];

/** What becomes of an output; what each means: docs/JUDGE.md. */
export const judgeVerdicts = [
  'accepted',
  'wrong-answer',
  'presentation-error',
  'missing-output',
  'extra-output',
  'undecided',
] as const;
export type JudgeVerdict = (typeof judgeVerdicts)[number];

/** Why an output is not accepted; an example for each: docs/JUDGE.md. */
export const reasonKinds = [
  'empty-output',
  'missing-answer',
  'missing-heading',
  'wrong-heading',
  'unexpected-text',
  'wrong-row-count',
  'wrong-cell-count',
  'wrong-separators',
  'blank-left',
  'not-a-digit',
  'digit-out-of-range',
  'given-changed',
  'duplicate-in-row',
  'duplicate-in-column',
  'duplicate-in-box',
  'isolated-digit-wrong',
  'domino-torn-apart',
  'pair-used-twice',
  'pair-nowhere',
  'cell-blocked',
  'cannot-be-tiled',
  'not-smallest',
  'wrong-digit',
  'cell-not-forced',
  'grid-expected',
  'message-expected',
  'wrong-message',
  'number-expected',
  'wrong-number',
  'second-solution',
  'text-after-answer',
  'no-solution',
  'several-solutions',
  'cap-reached',
  'too-many-solutions',
  'more-solutions',
  'blank-at-line-end',
  'blank-at-line-start',
  'extra-blank-line',
  'missing-blank-line',
  'missing-final-newline',
  'carriage-return',
  'byte-order-mark',
  'other-white-space',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** One thing that is wrong with an output, and where. */
export interface JudgeReason {
  kind: ReasonKind;
  /** Counted from 1; 0 where no puzzle is meant. */
  puzzle: number;
  /** In the output. */
  line: number;
  column: number;
  length: number;
  /** The cells that it is about, the one at the place first. */
  cells: number[];
  /**
   * Of a digit that stands twice in a house: its other cell comes later and is a given, whatever the
   * output holds there.
   */
  otherGiven: boolean;
  /** Values that the wording embeds; may be empty. */
  found: string;
  expected: string;
}

/** How to judge. */
export interface JudgeOptions {
  /** Compare white space byte for byte. */
  strict: boolean;
}

/** The board that a judgement is about. */
export interface JudgedBoard {
  /** Counted from 1. */
  number: number;
  puzzle: PuzzleReading;
  /** 81 digits of the output, `0` where none could be read. */
  digits: string;
  /** Of an accepted Su-domino-ku. */
  tiling: number[] | null;
}

/** All that is said about an output. */
export interface Judgement {
  /** Empty: `auto` found none. */
  profile: ProfileId | '';
  /** `unusable`: the input could not be read. */
  verdict: JudgeVerdict | 'unusable';
  /** Present unless accepted or unusable. */
  reason: JudgeReason | null;
  /** What `strict` would reject in an accepted output. */
  strictReason: JudgeReason | null;
  /** About the input. */
  diagnostics: Diagnostic[];
  puzzles: number;
  /**
   * That of the reason's puzzle, of an accepted output the first. Null: there is none to show, or
   * it is not 9×9.
   */
  board: JudgedBoard | null;
  /** Rows of the reason's board: 9, or of another size where the problem has such. */
  boardSize: number;
  /** Problem 12095: the calls that the submitted puzzle takes; else 0. */
  calls: number;
}

/** In which order a backtracking search visits cells and tries digits. */
export const searchOrders = [
  'row-major',
  'column-major',
  'reversed',
  'digits-descending',
  'fewest-candidates',
] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** How long a search took, and how it ended. */
export interface MeterReading {
  /**
   * Until the first solution, or until nothing was left to try. Given cells count one each, and so
   * does the end.
   */
  calls: number;
  /** The cap was reached: there may be more. */
  capped: boolean;
  solved: boolean;
  /** The givens clash. */
  clashes: boolean;
}

/** The judge problems that there are test packs for. */
export const packProblems = ['2580', '2239', '4574'] as const;
export type PackProblem = (typeof packProblems)[number];

/** What a case of a test pack is for. */
export const packCaseKinds = [
  'already-full',
  'one-blank',
  'blank-grid',
  'many-solutions',
  'few-clues',
  'needs-guessing',
  'deep-row-major',
  'deep-column-major',
  'deep-reversed',
  'deep-digits-descending',
  'late-failure',
  'trailing-blanks',
  'crlf',
  'published',
  'several-cases',
  'fewest-dominoes',
  'most-dominoes',
  'crossing-boxes',
  'vertical-only',
  'horizontal-only',
  'left-and-up',
  'digit-order',
  'several-tilings',
  'hard-search',
  'half-checked',
  'no-final-newline',
] as const;
export type PackCaseKind = (typeof packCaseKinds)[number];

/** One test: an input, and what should come out. */
export interface PackCase {
  /** The stem of its files, such as `01-already-full`. */
  name: string;
  kind: PackCaseKind;
  input: string;
  /** One right output; the only one unless `anyAccepted`. */
  output: string;
  /** Other outputs are right, too. */
  anyAccepted: boolean;
  /** Calls of the search that the case is aimed at; 0: at none. */
  calls: number;
}

/** The tests for one problem. */
export interface Pack {
  problem: PackProblem;
  /** 0 to 2^53−1; the same seed gives the same pack everywhere. */
  seed: number;
  cases: PackCase[];
  /** Programs for problem setters. */
  files: { name: string; content: string }[];
}

/** The lines of this file in `EngineApi`. */
export interface JudgeApi {
  /** Judges a program's output. Never fails: an input that can't be read is diagnosed. */
  judge(
    profile: ProfileId | 'auto',
    input: string,
    output: string,
    options: JudgeOptions,
  ): Judgement;
  /**
   * Counts the calls of a search on 81 characters, `0` blank, up to a cap of 1 to 10^12; progress says them
   * in `nodes`.
   */
  meter(
    givens: string,
    order: SearchOrder,
    cap: number,
    onProgress: ((progress: Progress) => void) | null,
  ): MeterReading;
  /** Makes a test pack; the same seed gives the same. */
  pack(problem: PackProblem, seed: number): Pack;
}
