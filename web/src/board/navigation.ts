/** Moving through a board, or a row of them, by keyboard. Nothing wraps around. */
import { tick } from 'svelte';
import type { KeyInput } from '../commands';

const letters: Record<string, string> = {
  KeyW: 'ArrowUp',
  KeyA: 'ArrowLeft',
  KeyS: 'ArrowDown',
  KeyD: 'ArrowRight',
};

/**
 * The cell that a key leads to from `cell` (0 to 80), or null if the key does not move. Control (or
 * Command) with Home and End leads to the corners of the board.
 */
export function cellAfterKey(
  cell: number,
  { key, code, ctrlKey, metaKey }: Pick<KeyInput, 'key' | 'code' | 'ctrlKey' | 'metaKey'>,
): number | null {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const control = ctrlKey || metaKey;
  switch ((!control && letters[code]) || key) {
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < 8 ? cell + 1 : cell;
    case 'ArrowUp':
      return row > 0 ? cell - 9 : cell;
    case 'ArrowDown':
      return row < 8 ? cell + 9 : cell;
    case 'Home':
      return control ? 0 : row * 9;
    case 'End':
      return control ? 80 : row * 9 + 8;
    default:
      return null;
  }
}

/** The place in a row of `count` that a key leads to from `index`, or null if the key does not move. */
export function indexAfterKey(
  index: number,
  count: number,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyInput, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): number | null {
  if (ctrlKey || metaKey || altKey) return null;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Lets keys lead along the `count` places of a list of which one can be reached by Tab: goes to the next
 * one, and puts the focus there. For the list's `keydown`; other keys are left alone.
 */
export async function moveAlong(
  event: KeyboardEvent,
  index: number,
  count: number,
  go: (next: number) => void,
  focusOptions?: FocusOptions,
): Promise<void> {
  const next = indexAfterKey(index, count, event);
  if (next === null) return;
  event.preventDefault();
  const list = event.currentTarget as HTMLElement;
  go(next);
  await tick();
  list.querySelector<HTMLElement>('[tabindex="0"]')?.focus(focusOptions);
}
