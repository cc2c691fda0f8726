/**
 * Where a long text can be cut without reading it: between two lines that are each a whole puzzle, or
 * two grids of nine rows with blank lines around them. What stands before and after such a place can
 * be read on its own, by different workers.
 */

/** Bytes before the end of a piece within which a place to cut is looked for. */
export const tailSize = 4096;

const newline = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const dot = 0x2e;
const zero = 0x30;
const nine = 0x39;
const size = 9;
const cells = 81;
/** How many lines from the end may be something else. */
const attempts = 8;

const isCell = new Uint8Array(256);
for (const symbol of '0123456789.-*_xX?') isCell[symbol.charCodeAt(0)] = 1;

/**
 * The last place in `bytes` where a text can be cut, counted from their beginning; 0: none is sure.
 * `startsLine`: the first byte begins a line, rather than standing somewhere within one.
 */
export function lastCut(bytes: Uint8Array, startsLine = true): number {
  const first = startsLine ? 0 : bytes.indexOf(newline) + 1;
  if (first === 0 && !startsLine) return 0;
  return lastCutBetweenLines(bytes, first) || lastCutBetweenRows(bytes, first);
}

/** Between two lines of 81 cells. */
function lastCutBetweenLines(bytes: Uint8Array, first: number): number {
  let end = bytes.lastIndexOf(newline, bytes.length - cells - 1);
  for (let attempt = 0; attempt < attempts && end > first; ++attempt) {
    const before = Math.max(bytes.lastIndexOf(newline, end - 1), first - 1);
    if (isPuzzleAt(bytes, before + 1) && isPuzzleAt(bytes, end + 1)) return end + 1;
    end = before;
  }
  return 0;
}

/**
 * Between two grids of nine rows, each with a blank line before and behind it. Not where anything else
 * is near: it may belong to the grids.
 */
function lastCutBetweenRows(bytes: Uint8Array, first: number): number {
  let cut = 0;
  let start = first;
  // Since the last blank line. More than a grid has, as long as it is not known where the first begins.
  let rows = size + 1;
  let followsGrid = false;
  for (let at = first; at < bytes.length;) {
    const end = bytes.indexOf(newline, at);
    if (end < 0) break;
    const length = lengthOf(bytes, at, end);
    if (length > 0) {
      if (!isRow(bytes, at, length)) return 0;
      rows += 1;
    } else {
      if (rows === size && followsGrid) cut = start;
      if (rows > 0) followsGrid = rows === size;
      rows = 0;
      start = end + 1;
    }
    at = end + 1;
  }
  return cut;
}

/** The bytes of a line without the blanks and the CR at its end. */
function lengthOf(bytes: Uint8Array, start: number, end: number): number {
  let last = end;
  while (last > start && (bytes[last - 1] === space || bytes[last - 1] === carriageReturn))
    last -= 1;
  return last - start;
}

/** Nine digits or dots, side by side or with a space between. */
function isRow(bytes: Uint8Array, start: number, length: number): boolean {
  if (length !== size && length !== 2 * size - 1) return false;
  const step = length === size ? 1 : 2;
  for (let i = 0; i < length; ++i) {
    const byte = bytes[start + i]!;
    const isGap = i % step === 1;
    if (isGap ? byte !== space : byte !== dot && (byte < zero || byte > nine)) return false;
  }
  return true;
}

/** True if a line that begins here begins with 81 cells. */
function isPuzzleAt(bytes: Uint8Array, start: number): boolean {
  const end = start + cells;
  if (end > bytes.length) return false;
  for (let i = start; i < end; ++i) if (!isCell[bytes[i]!]) return false;
  return true;
}
