/** Showing what a choice has changed. */
import { looks } from '../../state/settings.svelte';

/**
 * Brings the first into view of which nothing is: on a phone the board lies far above its lists. What
 * lies in its own `scroll-margin` at the top of the window lies behind something, so is not in view.
 */
export function reveal(...elements: (Element | undefined)[]): void {
  const hidden = elements.find((element) => {
    if (!element) return false;
    const { top, bottom } = element.getBoundingClientRect();
    const margin = parseFloat(getComputedStyle(element).scrollMarginBlockStart);
    return bottom <= margin || top >= innerHeight;
  });
  hidden?.scrollIntoView({ behavior: looks.reducedMotion ? 'instant' : 'smooth' });
}
