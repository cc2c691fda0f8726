/** The document: the puzzle text. Kept over a reload. */
import { recall, remember } from './storage';

/** Milliseconds between a change and its being remembered. */
const rememberDelay = 400;

class PuzzleDocument {
  #text = $state(recall('text') ?? '');
  #replaced = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Lines end in `\n`, as they do in a text box, so that places in both agree. */
  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    if (text === this.#text) return;
    this.#replaced = null;
    this.#change(text);
  }

  /** True after `replace`, until the text is changed in another way. */
  get canRestore(): boolean {
    return this.#replaced !== null;
  }

  /** Exchanges the whole text; `restore` brings the old one back. */
  replace(text: string): void {
    const old = this.#text;
    this.#change(normaliseLines(text));
    this.#replaced = old === '' || old === this.#text ? null : old;
  }

  /** Undoes the last `replace`. */
  restore(): void {
    if (this.#replaced === null) return;
    const text = this.#replaced;
    this.#replaced = null;
    this.#change(text);
  }

  /** Remembers the text now; called when the page goes away. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    remember('text', this.#text === '' ? null : this.#text);
  }

  #change(text: string): void {
    this.#text = text;
    this.#timer ??= setTimeout(() => this.save(), rememberDelay);
  }
}

/** `\r\n` and `\r` as `\n`, without the byte order mark: what a text box makes of a text. */
export function normaliseLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

export const puzzleDocument = new PuzzleDocument();
