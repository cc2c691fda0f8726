/**
 * For a button that starts and then stops: whoever clicks twice by habit has started, and nothing else.
 * Keys count no clicks.
 */
export function dropSecondClick(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
