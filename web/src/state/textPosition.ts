/**
 * Places in a text: the engine counts lines and code points, the text box UTF-16 units. And what is too long
 * for a box, or changed.
 */

/** A range of UTF-16 units, as `setSelectionRange` takes it. */
export interface TextRange {
  start: number;
  end: number;
}

/** A place as the engine gives it: 1-based, columns and length in code points. */
export interface TextPlace {
  line: number;
  column: number;
  length: number;
}

/** UTF-16 units and lines that browsers still lay out in a text box without a stall. */
const longest = 4_000_000;
const mostLines = 20_000;

/** Whether a text is too long for a text box. */
export function isTooLong(text: string): boolean {
  return text.length > longest || text.split('\n', mostLines + 1).length > mostLines;
}

/** The text that an event is about to write into a box; null: none. */
export function writtenBy(event: ClipboardEvent | InputEvent): string | null {
  return ('data' in event ? event.data : event.clipboardData?.getData('text')) ?? null;
}

/**
 * Keeps a text that is too long for a box from being written there, and returns it; null: it is not. WebKit
 * takes seconds to prepare what is pasted before it fires `beforeinput`; other ways than pasting know only
 * that.
 */
export function takeTooLong(event: ClipboardEvent | InputEvent): string | null {
  const text = writtenBy(event);
  if (text === null || !isTooLong(text)) return null;
  event.preventDefault();
  return text;
}

/** Where a line begins; beyond the last line, the end of the text. Lines end in \n, \r\n or \r. */
export function lineStart(text: string, line: number): number {
  const breaks = /\r\n?|\n/g;
  for (let current = 1; current < line; ++current) {
    if (!breaks.exec(text)) return text.length;
  }
  return breaks.lastIndex;
}

/** The range of a place. Places beyond the end of their line are cut there, but not ranges. */
export function rangeOf(text: string, place: TextPlace): TextRange {
  const start = advance(text, lineStart(text, place.line), place.column - 1, true);
  return { start, end: advance(text, start, place.length, false) };
}

function advance(text: string, from: number, codePoints: number, withinLine: boolean): number {
  let offset = from;
  for (let i = 0; i < codePoints && offset < text.length; ++i) {
    const code = text.codePointAt(offset)!;
    if (withinLine && (code === 0x0a || code === 0x0d)) break;
    offset += code > 0xffff ? 2 : 1;
  }
  return offset;
}

/** How many UTF-16 units stand between what two texts begin and end with alike, in the longer one. */
export function changedUnits(old: string, fresh: string): number {
  const shorter = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shorter && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  return Math.max(old.length, fresh.length) - start - end;
}
