/**
 * Where a long text can be cut without reading it: between two lines that are each a whole puzzle.
 * What stands before and after such a place can be read on its own, by different workers.
 */

/** Bytes of a piece, where the text lets itself be cut. */
export const pieceSize = 256 * 1024;

const newline = 0x0a;
const cells = 81;
/** How many lines from the end may be something else. */
const attempts = 8;

const isCell = new Uint8Array(256);
for (const symbol of '0123456789.-*_xX?') isCell[symbol.charCodeAt(0)] = 1;

/** Bytes of the longest piece that stands alone, from the beginning of `bytes`; 0: none is sure to. */
export function standsAlone(bytes: Uint8Array): number {
  let end = bytes.lastIndexOf(newline, bytes.length - cells - 1);
  for (let attempt = 0; attempt < attempts && end > 0; ++attempt) {
    const before = bytes.lastIndexOf(newline, end - 1);
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
