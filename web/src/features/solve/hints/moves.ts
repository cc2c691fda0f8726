/** In which order entries were made, so that the first that went wrong can be found. */

/**
 * The order after the entries have changed: those that went are dropped, those that came are added
 * behind, from left to right where several came at once. `moves` are candidates, 9 · cell + digit − 1.
 */
export function followed(moves: readonly number[], entries: readonly number[]): readonly number[] {
  const kept = moves.filter((move) => entries[Math.floor(move / 9)] === (move % 9) + 1);
  const known = new Set(kept);
  const fresh = entries.flatMap((digit, cell) => {
    const move = 9 * cell + digit - 1;
    return digit > 0 && !known.has(move) ? [move] : [];
  });
  return fresh.length > 0 || kept.length < moves.length ? [...kept, ...fresh] : moves;
}

/** The orders of all puzzles, by their ids. */
export class Moves {
  readonly #moves = new Map<number, readonly number[]>();

  follow(puzzle: number, entries: readonly number[]): void {
    this.#moves.set(puzzle, followed(this.of(puzzle), entries));
  }

  of(puzzle: number): readonly number[] {
    return this.#moves.get(puzzle) ?? [];
  }
}
