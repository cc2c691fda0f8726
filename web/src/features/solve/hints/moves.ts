/** In which order entries were made, so that the first that went wrong can be found. */
import { recall, remember } from '../../../state/storage';

const isMade = (entries: readonly number[]) => (move: number) =>
  entries[Math.floor(move / 9)] === (move % 9) + 1;

/**
 * The order after the entries have changed: those that came are added behind, from left to right where
 * several came at once. Those that went keep their places until then, as they may come back by undo.
 * `moves` are candidates, 9 · cell + digit − 1.
 */
export function followed(moves: readonly number[], entries: readonly number[]): readonly number[] {
  const fresh = entries.flatMap((digit, cell) => {
    const move = 9 * cell + digit - 1;
    return digit > 0 && !moves.includes(move) ? [move] : [];
  });
  return fresh.length > 0 ? [...moves.filter(isMade(entries)), ...fresh] : moves;
}

/** The orders of all puzzles, by their ids. The last one is kept on the device. */
export class Moves {
  readonly #moves = new Map<number, readonly number[]>();
  readonly #recalled = (recall('moves') ?? '').split(',').map(Number);

  /** Takes note of a puzzle's entries, 81 digits with 0 for none, whenever they have changed. */
  follow(puzzle: number, entries: readonly number[]): void {
    const before = this.#moves.get(puzzle) ?? this.#recalled;
    const moves = followed(before, entries);
    this.#moves.set(puzzle, moves);
    if (moves !== before) remember('moves', String(moves));
  }

  /** The moves that led to these entries. */
  of(puzzle: number, entries: readonly number[]): readonly number[] {
    return (this.#moves.get(puzzle) ?? []).filter(isMade(entries));
  }
}
