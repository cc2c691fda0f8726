/**
 * For a button whose next click does something else: whoever clicks twice by habit has started what
 * then could be stopped, or has one hint and not two. Keys count no clicks.
 */
export function dropSecondClick(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
