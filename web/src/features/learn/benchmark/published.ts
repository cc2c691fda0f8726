/** Puzzles a second as docs/PERFORMANCE.md has them. */
import type { AlgorithmId } from '../../../engine';

/** The sets: `judge-like` is of Su-domino-ku, the others are of Sudoku. */
export const setIds = ['easy', '17-clue', 'hardest', 'judge-like'] as const;
export type SetId = (typeof setIds)[number];

/** For each set only the algorithms that can be timed on it. */
export const published: Record<SetId, Partial<Record<AlgorithmId, number>>> = {
  easy: {
    'sudoku-blank-list': 5900,
    'sudoku-used-tables': 12_000,
    'sudoku-blank-stack': 1600,
    'sudoku-candidate-set': 15_000,
    'sudoku-masks': 31_000,
    'sudoku-fewest-first': 96_000,
    'sudoku-singles': 62_000,
    'sudoku-exact-cover': 16_000,
    'sudoku-production': 2_500_000,
  },
  '17-clue': {
    'sudoku-blank-list': 53,
    'sudoku-used-tables': 150,
    'sudoku-blank-stack': 19,
    'sudoku-candidate-set': 170,
    'sudoku-masks': 350,
    'sudoku-fewest-first': 240,
    'sudoku-singles': 18_000,
    'sudoku-exact-cover': 11_000,
    'sudoku-production': 1_400_000,
  },
  hardest: {
    'sudoku-blank-list': 100,
    'sudoku-used-tables': 230,
    'sudoku-blank-stack': 26,
    'sudoku-candidate-set': 260,
    'sudoku-masks': 560,
    'sudoku-fewest-first': 580,
    'sudoku-singles': 1100,
    'sudoku-exact-cover': 1600,
    'sudoku-production': 89_000,
  },
  'judge-like': {
    'sudominoku-post': 8500,
    'sudominoku-right-down': 8700,
    'sudominoku-most-constrained': 80_000,
    'sudominoku-exact-cover': 970,
    'sudominoku-production': 550_000,
  },
};
