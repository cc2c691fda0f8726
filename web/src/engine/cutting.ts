/**
 * Where a long text can be cut without reading it: between two lines that are each a whole puzzle.
 * What stands before and after such a place can be read on its own, by different workers.
 */

/** Bytes of a piece, where the text lets itself be cut. */
const shortestPiece = 128 * 1024;
export const longestPiece = 1024 * 1024;
/** So many pieces for each worker, and they are done at about the same time. */
const piecesForEach = 8;

/** Bytes of a text's pieces: as long as pays, for handing one over takes a millisecond or two. */
export function pieceSizeFor(textSize: number, workers: number): number {
  const share = Math.ceil(textSize / (piecesForEach * workers));
  return Math.min(longestPiece, Math.max(shortestPiece, share));
}

/** Bytes before the end of a piece within which a place to cut is looked for. */
export const tailSize = 4096;

const newline = 0x0a;
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
  let end = bytes.lastIndexOf(newline, bytes.length - cells - 1);
  for (let attempt = 0; attempt < attempts && end > first; ++attempt) {
    const before = Math.max(bytes.lastIndexOf(newline, end - 1), first - 1);
    if (isPuzzleAt(bytes, before + 1) && isPuzzleAt(bytes, end + 1)) return end + 1;
    end = before;
  }
  return 0;
}

/** True if a line that begins here begins with 81 cells. */
function isPuzzleAt(bytes: Uint8Array, start: number): boolean {
  const end = start + cells;
  if (end > bytes.length) return false;
  for (let i = start; i < end; ++i) if (!isCell[bytes[i]!]) return false;
  return true;
}
