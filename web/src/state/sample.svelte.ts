/** The sample that a view shows in place of the document's puzzle. */

class ShownSample {
  /** Its text, which is shared from there; null: the document's puzzle is shown. */
  text = $state.raw<string | null>(null);
}

export const shownSample = new ShownSample();
