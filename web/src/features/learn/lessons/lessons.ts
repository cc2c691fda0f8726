/**
 * What stands behind each section of a lesson's text: something to watch, to compare or to try. The
 * texts are in i18n/lessons.
 */
import type { AlgorithmId, TracedAlgorithmId } from '../../../engine';
import type { LessonNumber } from '../../../i18n/lessons';
import { inkala2012 } from '../../../state/samples';
import { sudokuText } from '../../../state/sudokuText';
import {
  firstSteps,
  killer,
  moreSteps,
  sample4574,
  sixDominoes,
  sixOtherDominoes,
} from '../puzzles';

/** What is behind a section. `puzzle` is the text of one puzzle. */
export type Live =
  /** A search to step through; `events`: digit by digit. */
  | {
      type: 'walk';
      puzzle: string;
      algorithm: TracedAlgorithmId;
      events?: boolean;
    }
  /** What several algorithms need for a puzzle. */
  | { type: 'compare'; puzzle: string; algorithms: readonly AlgorithmId[]; reads?: boolean }
  /** Predict what the search does next: `count` decisions from the one at `from`. */
  | {
      type: 'predict';
      puzzle: string;
      algorithm: TracedAlgorithmId;
      from: number;
      count: number;
    }
  /** Find what forbids a digit, once for each kind of house. */
  | { type: 'refuse'; puzzle: string; algorithm: TracedAlgorithmId }
  /** Find a cell with the fewest candidates. */
  | { type: 'fewest'; puzzle: string; count: number }
  /** Find a cell whose digit is certain. */
  | { type: 'single'; puzzle: string; count: number }
  /** Lay the other half of a domino. */
  | { type: 'partner'; puzzle: string; algorithm: TracedAlgorithmId; count: number }
  /** Choose rows of a table so that every column has one dot. `judged`: this ends the lesson. */
  | { type: 'cover'; rows: readonly string[]; judged: boolean }
  /** Judge what the visitor's own program printed. */
  | { type: 'paste'; profile: '2580' | '4574'; input: string };

/** Solved by singles alone; from tests/corpus/sudoku/easy.txt. */
const easy = '009047080000980007005602900910020050030005000004000009400000805003809010050130690';

/** 670,787 calls row by row, and singles need guesses; from tests/corpus/sudoku/hardest.txt. */
const hard = '98.76.5..7....5.....58.....4......3...83.69....6..97...2.....6...7..82......2...1';

/** One for each section of each lesson; null: there is nothing behind it. */
export const lessonParts: Record<LessonNumber, readonly (Live | null)[]> = {
  1: [
    { type: 'walk', puzzle: firstSteps, algorithm: 'sudoku-blank-list' },
    null,
    { type: 'predict', puzzle: moreSteps, algorithm: 'sudoku-blank-list', from: 1, count: 7 },
    { type: 'paste', profile: '2580', input: sudokuText(moreSteps).text },
  ],
  2: [
    { type: 'walk', puzzle: firstSteps, algorithm: 'sudoku-blank-list', events: true },
    {
      type: 'compare',
      puzzle: inkala2012,
      algorithms: [
        'sudoku-blank-list',
        'sudoku-blank-stack',
        'sudoku-candidate-set',
        'sudoku-used-tables',
        'sudoku-masks',
      ],
      reads: true,
    },
    null,
    { type: 'refuse', puzzle: easy, algorithm: 'sudoku-blank-list' },
  ],
  3: [
    {
      type: 'compare',
      puzzle: killer,
      algorithms: ['sudoku-masks', 'sudoku-fewest-first'],
    },
    { type: 'walk', puzzle: firstSteps, algorithm: 'sudoku-fewest-first' },
    { type: 'fewest', puzzle: inkala2012, count: 3 },
  ],
  4: [
    { type: 'walk', puzzle: easy, algorithm: 'sudoku-singles' },
    {
      type: 'compare',
      puzzle: hard,
      algorithms: ['sudoku-masks', 'sudoku-fewest-first', 'sudoku-singles'],
    },
    { type: 'single', puzzle: easy, count: 4 },
  ],
  5: [
    { type: 'cover', rows: ['1001', '0110', '1010', '0001', '1100'], judged: false },
    { type: 'walk', puzzle: moreSteps, algorithm: 'sudoku-exact-cover' },
    {
      type: 'cover',
      rows: ['0010110', '1001001', '0110010', '1001000', '0100001', '0001101'],
      judged: true,
    },
  ],
  6: [
    { type: 'walk', puzzle: sixDominoes, algorithm: 'sudominoku-post' },
    {
      type: 'compare',
      puzzle: sample4574,
      algorithms: [
        'sudominoku-post',
        'sudominoku-right-down',
        'sudominoku-most-constrained',
        'sudominoku-exact-cover',
        'sudominoku-production',
      ],
      reads: true,
    },
    { type: 'partner', puzzle: sixOtherDominoes, algorithm: 'sudominoku-right-down', count: 3 },
    { type: 'paste', profile: '4574', input: sample4574 },
  ],
};
