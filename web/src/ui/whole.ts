/** A number that somebody typed, as a whole one between two bounds. */
export function whole(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.floor(Number(value) || 0)));
}
