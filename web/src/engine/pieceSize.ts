/**
 * How long the pieces of a text are. Handing one over takes a millisecond or two, so long ones pay; but
 * what is found shows only when a piece is done, and a worker that is given the last one keeps all others
 * waiting. So pieces grow and shrink with the time that they take, and towards the end of the text.
 */

/** Bytes. */
export const shortestPiece = 4 * 1024;
export const longestPiece = 1024 * 1024;
/** What a piece should take. */
const millisWanted = 75;
/** How much longer the next piece may be than one that was done sooner. */
const mostGrowth = 8;
/** So many pieces are left for each worker, and all are done at about the same time. */
const piecesForEach = 2;
/** But they need not be smaller parts than this of what takes `millisWanted`. */
const leastPart = 1 / 8;

/** The lengths of the pieces of one text, for a number of workers. */
export class PieceSize {
  readonly #workers: number;
  #bytes = shortestPiece;

  constructor(workers: number) {
    this.#workers = workers;
  }

  /** Bytes of the next piece of a text of which so many are left. */
  next(bytesLeft: number): number {
    const share = bytesLeft / (piecesForEach * this.#workers);
    const bytes = Math.min(this.#bytes, Math.max(share, leastPart * this.#bytes));
    return Math.max(shortestPiece, Math.ceil(bytes));
  }

  /** Takes account of a piece that is done. */
  learn(bytes: number, millis: number): void {
    const wanted = (bytes * millisWanted) / Math.max(millis, 1);
    const grown = Math.min(wanted, mostGrowth * bytes);
    // A short piece that comes late is no reason to shrink.
    const next = wanted < this.#bytes ? wanted : Math.max(this.#bytes, grown);
    this.#bytes = Math.min(longestPiece, Math.max(shortestPiece, Math.floor(next)));
  }
}
