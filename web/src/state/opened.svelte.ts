/** Links that somebody shared, opened: in place of the document, which undo brings back. */
import { puzzleDocument } from './document.svelte';
import type { LinkProblem } from './share';

/** What became of a link, as far as there is something to say. */
export type LinkNotice = 'opened' | LinkProblem | 'not-loaded';

class OpenedLinks {
  /** Of the last link; null: nothing is said. */
  notice = $state<LinkNotice | null>(null);
  /** Of the link that was followed last. */
  #code = '';
  #takeBack = () => {};

  /** Opens the link that the page's address is, if it is one. */
  async follow(): Promise<void> {
    const { hash } = location;
    const [view, query] = hash.split('?');
    const code = new URLSearchParams(query).get('p');
    if (code === null) return;
    // Out of the address: a reload must not undo what is done to the puzzle from now on.
    history.replaceState(history.state, '', view);
    this.notice = null;
    this.#code = code;
    try {
      const { openCode } = await import('./share');
      const opened = await openCode(code);
      if (code !== this.#code) return;
      if ('problem' in opened) {
        this.notice = opened.problem;
        return;
      }
      puzzleDocument.links += 1;
      const { text, selected, works } = opened.document;
      const before = puzzleDocument.text;
      // What was begun with the same link is gone on with.
      if (text === before && works.length === 0) {
        puzzleDocument.whenRead(() => (puzzleDocument.selected = selected));
        return;
      }
      if (before.trim() !== '') {
        puzzleDocument.leaveBehind();
        this.notice = 'opened';
      }
      this.#takeBack = puzzleDocument.open(text, selected, works);
    } catch {
      if (code !== this.#code) return;
      this.notice = 'not-loaded';
      // Who then loads the page anew, as the notice and an update ask for, still has the link.
      if (location.hash === view) history.replaceState(history.state, '', hash);
    }
  }

  /** Brings back what was there before, whatever was done since. */
  takeBack(): void {
    this.#takeBack();
    this.notice = null;
  }
}

export const openedLinks = new OpenedLinks();
