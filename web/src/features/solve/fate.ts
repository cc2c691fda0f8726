/** What became of a puzzle, in an icon and a line. */
import type { PuzzleReading } from '../../engine';
import { counted, m, verdict } from '../../i18n';
import type { IconName } from '../../ui/Icon.svelte';
import type { Entry } from './session.svelte';

/** What is said of a puzzle, and how it looks. */
export interface Fate {
  icon: IconName;
  tone: 'good' | 'notice' | 'bad' | 'plain' | 'quiet';
  text: string;
}

/** The verdict on a puzzle, or how far it has come. */
export function fateOf({ state, answer }: Entry): Fate {
  switch (state) {
    case 'waiting':
      return { icon: 'grid', tone: 'quiet', text: m.verdict_waiting() };
    case 'searching':
      return { icon: 'wait', tone: 'quiet', text: m.verdict_searching() };
    case 'first':
      return { icon: 'wait', tone: 'plain', text: m.verdict_first() };
    case 'crashed':
      return { icon: 'error', tone: 'bad', text: m.verdict_crashed() };
    case 'cancelled':
      return answer && answer.solutions.length > 0
        ? { icon: 'note', tone: 'plain', text: m.verdict_first_only() }
        : { icon: 'note', tone: 'quiet', text: m.verdict_not_solved() };
    case 'done':
      break;
  }
  const text = verdict(answer!);
  switch (answer!.outcome) {
    case 'unique':
      return { icon: 'check', tone: 'good', text };
    case 'multiple':
      return { icon: 'many', tone: 'notice', text };
    case 'none':
      return { icon: 'none', tone: 'bad', text };
    default:
      return { icon: 'note', tone: 'plain', text };
  }
}

/** How much of a puzzle is given. */
export function extentOf(reading: PuzzleReading): Fate {
  const text =
    reading.kind === 'sudoku'
      ? m.card_givens(counted(reading.givens.replaceAll('0', '').length))
      : m.card_dominoes(counted(reading.dominoes.length));
  return { icon: 'grid', tone: 'quiet', text };
}
