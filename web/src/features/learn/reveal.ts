/** Showing what a choice has changed. */
import { looks } from '../../state/settings.svelte';

/** Brings something into view, if nothing of it is: on a phone the board lies far above its lists. */
export function reveal(element: Element | undefined): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight) return;
  element.scrollIntoView({ behavior: looks.reducedMotion ? 'instant' : 'smooth' });
}
