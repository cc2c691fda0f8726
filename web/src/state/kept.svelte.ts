/**
 * What the browser keeps of the document: this tab's own over its reloads, the latest of all tabs for the
 * next visit, and one that was left: by this tab for a shared link, or by another whose text made way.
 */
import { decode, decodeHistory, type SavedDocument } from './saved';
import type { SharedDocument } from './share';
import {
  onRememberedElsewhere,
  recall,
  recallHere,
  remember,
  rememberHere,
  type StorageTrouble,
} from './storage';
import { addsTo, noWork } from './work';

/** As this tab found it when it was loaded. */
const ownBefore = recallHere('document');
const before = ownBefore ?? recall('document');
const ownLeft = recallHere('left');
const leftBefore = ownLeft ?? recall('elsewhere');

export class KeptDocument {
  /** What all tabs share, as this one last read or wrote it. */
  #shared = recall('document');
  #saved: string | null = before || null;
  #trouble = $state.raw<StorageTrouble | null>(null);
  #othersOpen = $state(false);

  /** What to begin with. The first versions kept a text alone. */
  readonly found: SavedDocument = decode(before ?? '') ?? {
    text: recall('text') ?? '',
    as: null,
    selected: 0,
    cell: 0,
    works: [],
  };
  #left = $state.raw(foundLeft(this.found));
  /** What this tab could undo and do again when it was last there. */
  readonly history = decodeHistory(ownBefore === null ? '' : (recallHere('history') ?? ''));

  constructor() {
    onRememberedElsewhere('document', () => (this.#othersOpen = true));
    // What all tabs share is this one's as soon as it shows it: another may put its own there.
    if (before !== null) rememberHere('document', before);
  }

  /** Why the document is lost when the page is closed; null: it is not. */
  get trouble(): StorageTrouble | null {
    return this.#trouble;
  }

  /** Whether another tab has changed its document since this one was opened. */
  get othersOpen(): boolean {
    return this.#othersOpen;
  }

  /** What this tab or another left; null: nothing, or it is settled. */
  get left(): SavedDocument | null {
    return this.#left;
  }

  /** Keeps a document, as `encode` has it; null: an empty one. `history`: makes what is kept of undo and redo. */
  save(saved: string | null, history: () => string): void {
    if (saved === this.#saved && this.#trouble === null) {
      // Another tab's may have taken its place, which began with it.
      if (saved && recall('document') !== saved) remember('elsewhere', saved);
      return;
    }
    this.#saved = saved;
    remember('text', null);
    // Empty is a text of its own, too.
    rememberHere('document', saved ?? '');
    rememberHere('history', history());
    // Another tab's text makes way for this one's, and is kept aside.
    const other = recall('document');
    if (other !== null && other !== this.#shared) remember('elsewhere', other);
    this.#trouble = remember('document', saved);
    this.#shared = saved;
  }

  /** Leaves what was saved last to this tab when it is loaded again, or to the next. Null: it was empty. */
  leave(): string | null {
    if (this.#saved) {
      remember('elsewhere', this.#saved);
      // What all tabs share may be another's by then.
      rememberHere('left', this.#saved);
    }
    return this.#saved;
  }

  /** What was left is here again: nobody need be told of it. */
  comeBack(saved: string): void {
    rememberHere('left', null);
    if (recall('elsewhere') === saved) remember('elsewhere', null);
  }

  /** Forgets what was left; `open`: leaves what was saved last in its place. */
  settleLeft(open: boolean): void {
    this.#left = null;
    rememberHere('left', null);
    // Another tab may have left its own since.
    if (recall('elsewhere') === leftBefore) remember('elsewhere', open ? this.#saved : null);
  }
}

/** A new tab brings it up; one that is loaded again goes on with its own text, unless it left it. */
function foundLeft(found: SavedDocument): SavedDocument | null {
  if (ownBefore !== null && ownLeft === null) return null;
  const left = decode(leftBefore ?? '');
  return left && left.text.trim() !== '' && holdsMore(left, found) ? left : null;
}

/** Whether a document is another text, or holds work on its puzzles that the other one does not. */
export function holdsMore(one: SharedDocument, other: SharedDocument): boolean {
  if (one.text !== other.text) return true;
  return one.works.some(({ kind, givens, work }) => {
    const same = other.works.find((each) => each.kind === kind && each.givens === givens);
    return addsTo(work, same?.work ?? noWork);
  });
}
