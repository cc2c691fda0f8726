/** What both kinds of text box do with their text area. */
import { tick, untrack } from 'svelte';
import { touch } from './touch';

let ruler: CanvasRenderingContext2D | null | undefined;

/** How far the text of a box goes on its line, in pixels, if `before` is all that precedes it there. */
export function widthOf(box: HTMLTextAreaElement, before: string): number {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return 0;
  const { fontSize, fontFamily, tabSize } = getComputedStyle(box);
  ruler.font = `${fontSize} ${fontFamily}`;
  const blank = ruler.measureText(' ').width;
  const stop = Number(tabSize) * blank;
  let width = 0;
  for (const [i, part] of before.split('\t').entries()) {
    // A stop nearer than half a blank is passed over.
    if (i > 0) width = (Math.floor((width + blank / 2) / stop) + 1) * stop;
    width += ruler.measureText(part).width;
  }
  return width;
}

/** The height of a line of a box, in pixels. */
export function lineHeightOf(box: HTMLTextAreaElement): number {
  return parseFloat(getComputedStyle(box).lineHeight);
}

/** Scrolls a box to what is so many pixels below and behind the beginning of its text: browsers do not. */
export function scrollBoxTo(
  box: HTMLTextAreaElement,
  { top, left }: { top: number; left: number },
): void {
  const height = lineHeightOf(box);
  const above = parseFloat(getComputedStyle(box).paddingBlockStart);
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = box;
  if (above + top < scrollTop || above + top + height > scrollTop + clientHeight) {
    box.scrollTop = above + top - clientHeight / 2;
  }
  if (left < scrollLeft || left > scrollLeft + clientWidth * 0.85) {
    box.scrollLeft = left - clientWidth * 0.6;
  }
}

/**
 * Puts the caret of a box, which has the focus, where its text was changed otherwise than by typing, as by undo
 * and redo: there one goes on. To be called while the component of the box is set up.
 */
export function followChanges(boxOf: () => HTMLTextAreaElement, textOf: () => string): void {
  let before = untrack(textOf);
  $effect(() => {
    const [box, old, text] = [boxOf(), before, textOf()];
    if (box.value !== text) void tick().then(() => putCaret(box, old, text));
    before = text;
  });
}

/** Puts the caret where a text that came instead of another was changed. */
function putCaret(box: HTMLTextAreaElement, old: string, text: string): void {
  if (document.activeElement !== box) return;
  let tail = 0;
  while (tail < text.length && tail < old.length && text.at(-1 - tail) === old.at(-1 - tail)) {
    tail += 1;
  }
  box.setSelectionRange(text.length - tail, text.length - tail);
}

/**
 * Gives a box the focus so that something in it is seen. Under a finger the keyboard, which would cover that,
 * opens only when the box is tapped.
 */
export function focusToShow(box: HTMLTextAreaElement): void {
  if (touch.current && document.activeElement !== box) {
    box.inputMode = 'none';
    const onclick = () => {
      box.blur();
      box.focus();
    };
    const onblur = () => {
      box.inputMode = '';
      box.removeEventListener('click', onclick);
    };
    box.addEventListener('blur', onblur, { once: true });
    box.addEventListener('click', onclick, { once: true });
  }
  box.focus();
}
