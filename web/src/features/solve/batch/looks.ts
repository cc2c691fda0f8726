/** How outcomes look. */
import type { Outcome } from '../../../engine';
import type { IconName } from '../../../ui/Icon.svelte';
import type { Group } from './results';

/** What is not settled has the same, whatever the reason. */
export const outcomeIcons: Record<Outcome, IconName> = {
  unique: 'check',
  multiple: 'many',
  none: 'none',
  limit: 'note',
  stopped: 'note',
};

/** An outcome that stands for its group. */
export const groupOutcomes: Record<Group, Outcome> = {
  unique: 'unique',
  multiple: 'multiple',
  none: 'none',
  open: 'stopped',
};
