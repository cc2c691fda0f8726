/** A sentence with a capital: names of cells and houses are written small, and may come first in it. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
