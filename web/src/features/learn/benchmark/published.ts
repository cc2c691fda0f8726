/** Puzzles a second as docs/PERFORMANCE.md has them, measured by scripts like this page's own. */
import type { AlgorithmId } from '../../../engine';

export const setIds = ['easy', '17-clue', 'hardest', 'judge-like'] as const;
export type SetId = (typeof setIds)[number];

export const published: Record<SetId, Partial<Record<AlgorithmId, number>>> = {
  easy: {},
  '17-clue': {},
  hardest: {},
  'judge-like': {},
};
