/** The puzzle that a view shows in place of the document's: a sample, or one that was made. */

class ShownPuzzle {
  /** Its text, which is shared and saved from there; null: the document's puzzle is shown. */
  text = $state.raw<string | null>(null);
}

export const shownPuzzle = new ShownPuzzle();

/** Shows a text's puzzle for as long as the component is there that calls this while it is set up. */
export function showInstead(textOf: () => string | null): void {
  $effect(() => {
    shownPuzzle.text = textOf();
    return () => (shownPuzzle.text = null);
  });
}
