/** The sets of the benchmark, from the corpus of the tests: fetched when the first is run. */
import easy from '../../../../../tests/corpus/sudoku/easy.txt?raw';
import hardest from '../../../../../tests/corpus/sudoku/hardest.txt?raw';
import seventeen from '../../../../../tests/corpus/sudoku/17_clue.txt?raw';
import judgeLike from '../../../../../tests/corpus/sudominoku/judge_like.txt?raw';
import type { SetId } from './published';

export const sets: Record<SetId, string> = {
  easy,
  '17-clue': seventeen,
  hardest,
  'judge-like': judgeLike,
};
