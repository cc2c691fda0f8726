/** What both kinds of text box do with their text area. */

/** Puts the caret where a text that came instead of another was changed. */
export function putCaret(box: HTMLTextAreaElement, old: string, text: string): void {
  if (document.activeElement !== box) return;
  let tail = 0;
  while (tail < text.length && tail < old.length && text.at(-1 - tail) === old.at(-1 - tail)) {
    tail += 1;
  }
  box.setSelectionRange(text.length - tail, text.length - tail);
}
