/** How hard a puzzle is, in words. */
import type { Level } from '../engine';
import { m } from '../i18n';

const names: Record<Level, () => string> = {
  easy: m.level_easy,
  medium: m.level_medium,
  hard: m.level_hard,
  expert: m.level_expert,
  extreme: m.level_extreme,
};

/** A level in a word, as a choice or behind a colon. */
export function levelName(level: Level): string {
  return names[level]();
}
