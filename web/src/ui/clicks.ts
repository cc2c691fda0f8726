/**
 * For a button whose next click does something else: whoever clicks twice by habit has started what
 * then could be stopped, or has one hint and not two. Keys count no clicks.
 */
export function dropSecondClick(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Pixels between two clicks of a finger that are meant for one place: a phone counts those on neighbours, too. */
const onePlace = 16;
/** The last click that began anew, and the button that it was for. */
let first: { button: Element | null; x: number; y: number } | null = null;

/**
 * Keeps a second click from the button that the first has brought under the pointer, where what it took
 * away had been; belongs on the window.
 */
export function dropStrayClick(event: MouseEvent): void {
  const { clientX: x, clientY: y } = event;
  const button = (event.target as Element).closest('button, a');
  if (event.detail <= 1 || !first || Math.hypot(x - first.x, y - first.y) > onePlace) {
    first = { button, x, y };
  } else if (button !== first.button) {
    dropSecondClick(event);
  }
}
