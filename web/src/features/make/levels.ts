/** How hard a puzzle is, in words. */
import type { Level } from '../../engine';
import { m } from '../../i18n';

const names: Record<Level, () => string> = {
  easy: m.make_level_easy,
  medium: m.make_level_medium,
  hard: m.make_level_hard,
  expert: m.make_level_expert,
  extreme: m.make_level_extreme,
};

export function levelName(level: Level): string {
  return names[level]();
}
