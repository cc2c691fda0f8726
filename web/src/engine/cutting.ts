/**
 * Where a long text can be cut without reading it: between lines that are each a whole puzzle, or grids
 * of nine rows with blank lines around them. What stands before and after such a place can be read on
 * its own, by different workers. Two grids must follow: candidates behind a grid belong to it, and to the
 * one before it if that holds its givens.
 */

/** Bytes before the end of a piece within which a place to cut is looked for. */
const tailSize = 4096;

const newline = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const comma = 0x2c;
const dot = 0x2e;
const zero = 0x30;
const nine = 0x39;
const size = 9;
const cells = 81;
/** How many lines from the end may be something else. */
const attempts = 8;

const isCell = new Uint8Array(256);
for (const symbol of '0123456789.-*_xX?') isCell[symbol.charCodeAt(0)] = 1;

/** Where a piece, which begins between two puzzles, can be cut near its end; 0: no place is sure. */
export function cutOf(piece: Uint8Array): number {
  const tailStart = Math.max(0, piece.length - tailSize);
  const cut = lastCut(piece.subarray(tailStart), tailStart === 0);
  return cut > 0 ? tailStart + cut : 0;
}

/**
 * The last place in `bytes` where a text can be cut, counted from their beginning; 0: none is sure.
 * `startsLine`: the first byte begins a line, rather than standing somewhere within one.
 */
export function lastCut(bytes: Uint8Array, startsLine = true): number {
  const first = startsLine ? 0 : bytes.indexOf(newline) + 1;
  if (first === 0 && !startsLine) return 0;
  return lastCutBetweenLines(bytes, first) || lastCutBetweenRows(bytes, first);
}

/** Between two lines of 81 cells, with a third behind them. */
function lastCutBetweenLines(bytes: Uint8Array, first: number): number {
  let cut = 0;
  let puzzles = 0;
  let end = bytes.lastIndexOf(newline);
  for (let attempt = 0; attempt < attempts && end >= first; ++attempt) {
    const start = Math.max(bytes.lastIndexOf(newline, end - 1), first - 1) + 1;
    puzzles = isPuzzleAt(bytes, start, end) ? puzzles + 1 : 0;
    if (puzzles === 3) return cut;
    cut = start;
    end = start - 1;
  }
  return 0;
}

/**
 * Between two grids of nine rows, each with a blank line before and behind it, and a third behind them.
 * Not where anything else is near: it may belong to the grids.
 */
function lastCutBetweenRows(bytes: Uint8Array, first: number): number {
  let cut = 0;
  let start = first;
  let lastGrid = 0;
  // Since the last blank line. More than a grid has, as long as it is not known where the first begins.
  let rows = size + 1;
  let grids = 0;
  for (let at = first; at < bytes.length;) {
    const end = bytes.indexOf(newline, at);
    if (end < 0) break;
    const length = lengthOf(bytes, at, end);
    if (length > 0) {
      if (!isRow(bytes, at, length)) return 0;
      rows += 1;
    } else {
      if (rows === size) {
        grids += 1;
        if (grids >= 3) cut = lastGrid;
        lastGrid = start;
      } else if (rows > 0) {
        grids = 0;
      }
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

/** Nine digits or dots, side by side or with a space or comma between. */
function isRow(bytes: Uint8Array, start: number, length: number): boolean {
  if (length !== size && length !== 2 * size - 1) return false;
  const step = length === size ? 1 : 2;
  for (let i = 0; i < length; ++i) {
    const byte = bytes[start + i]!;
    const isGap = i % step === 1;
    const isGood = isGap
      ? byte === space || byte === comma
      : byte === dot || (byte >= zero && byte <= nine);
    if (!isGood) return false;
  }
  return true;
}

/** True if a line begins with 81 cells and no more, and they are not candidates of nine cells. */
function isPuzzleAt(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start < cells || (end - start > cells && isCell[bytes[start + cells]!])) return false;
  let candidates = 0;
  let digits = 0;
  for (let i = 0; i < cells; ++i) {
    const byte = bytes[start + i]!;
    if (!isCell[byte]) return false;
    if (byte <= zero || byte > nine) continue;
    digits += 1;
    if (byte - zero === (i % size) + 1) candidates += 1;
  }
  return digits === 0 || candidates < digits;
}
