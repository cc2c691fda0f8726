/** What is shown of a text that is too long for a text box. */
import { lineStart } from '../../state/textPosition';

/** Lines of an excerpt, and UTF-16 units where lines are long. */
const mostLines = 2_000;
const longest = 400_000;

/** Some lines of a text, as they are. Lines are counted from 1; `first` and `last` are both in it. */
export interface Excerpt {
  readonly text: string;
  readonly first: number;
  readonly last: number;
  /** How many the whole text has. */
  readonly lines: number;
}

/** The part of a text that has a line in its middle, as far as there is text around it. */
export function excerptAround(text: string, line: number): Excerpt {
  const lines = linesOf(text);
  const first = Math.max(1, Math.min(line - mostLines / 2, lines - mostLines + 1));
  const last = Math.min(lines, first + mostLines - 1);
  const start = lineStart(text, first);
  const end = Math.min(lineStart(text, last + 1), start + longest);
  return { text: text.slice(start, end), first, last, lines };
}

/** As `lineStart` counts them; the end of a text that ends with its line begins none. */
function linesOf(text: string): number {
  const breaks = /\r\n?|\n/g;
  let lines = 1;
  while (breaks.test(text) && breaks.lastIndex < text.length) lines += 1;
  return lines;
}
