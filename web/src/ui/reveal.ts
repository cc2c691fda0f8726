/** Showing what a choice has changed. */

/** As styles/base.css knows it. */
const behavior = () =>
  document.documentElement.dataset.motion === 'reduced' ? 'instant' : 'smooth';

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
  hidden?.scrollIntoView({ behavior: behavior() });
}

/** Brings the nearer edge of what is not in view into it. */
export function revealEdge(element: Element): void {
  element.scrollIntoView({ block: 'nearest', behavior: behavior() });
}

/** Brings all of an element into view by no more than it takes, and of others what fits in with it. */
export function revealWhole(element: HTMLElement, ...others: readonly HTMLElement[]): void {
  const [first, ...rest] = [element, ...others].map(placeOf) as [DOMRect, ...DOMRect[]];
  const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const room = innerHeight - (parseFloat(scrollPaddingBlockEnd) || 0);
  const lowest = Math.max(first.bottom, ...rest.map(({ bottom }) => bottom));
  const bottom = Math.min(lowest, first.top + room);
  const highest = Math.min(first.top, ...rest.map(({ top }) => top));
  const top = Math.max(highest, bottom - room);
  const by = top < 0 ? top : Math.max(0, bottom - room);
  if (by !== 0) scrollBy({ top: by, behavior: behavior() });
}

/** Where an element lies in the page, as the window sees it, though it may stay within the window. */
function placeOf(element: HTMLElement): DOMRect {
  const { style } = element;
  style.position = 'static';
  const place = element.getBoundingClientRect();
  style.position = '';
  return place;
}
