/** Puzzles a second as docs/PERFORMANCE.md has them. */
import type { AlgorithmId } from '../../../engine';

export const setIds = ['easy', '17-clue', 'hardest', 'judge-like'] as const;
export type SetId = (typeof setIds)[number];

export const published: Record<SetId, Partial<Record<AlgorithmId, number>>> = {
  easy: {
    'sudoku-blank-list': 2100,
    'sudoku-used-tables': 7100,
    'sudoku-blank-stack': 940,
    'sudoku-candidate-set': 8100,
    'sudoku-masks': 16_000,
    'sudoku-fewest-first': 75_000,
    'sudoku-singles': 45_000,
    'sudoku-exact-cover': 13_000,
    'sudoku-production': 2_000_000,
  },
  '17-clue': {
    'sudoku-blank-list': 56,
    'sudoku-used-tables': 90,
    'sudoku-blank-stack': 11,
    'sudoku-candidate-set': 110,
    'sudoku-masks': 230,
    'sudoku-fewest-first': 170,
    'sudoku-singles': 12_000,
    'sudoku-exact-cover': 6800,
    'sudoku-production': 1_100_000,
  },
  hardest: {
    'sudoku-blank-list': 100,
    'sudoku-used-tables': 180,
    'sudoku-blank-stack': 15,
    'sudoku-candidate-set': 160,
    'sudoku-masks': 350,
    'sudoku-fewest-first': 300,
    'sudoku-singles': 780,
    'sudoku-exact-cover': 1200,
    'sudoku-production': 76_000,
  },
  'judge-like': {
    'sudominoku-post': 4300,
    'sudominoku-right-down': 4600,
    'sudominoku-most-constrained': 70_000,
    'sudominoku-exact-cover': 660,
    'sudominoku-production': 390_000,
  },
};
