/** The puzzle that a view shows in place of the document's: a sample, or one that was made. */

class ShownPuzzle {
  /** Its text, which is shared and saved from there; null: the document's puzzle is shown. */
  text = $state.raw<string | null>(null);
}

export const shownPuzzle = new ShownPuzzle();
