/** Laying out a Su-domino-ku: pieces come from the keys, from the tray and from the board itself. */
import { digitOf, type Handlers } from '../../../commands';
import { puzzleDocument } from '../../../state/document.svelte';
import { areAdjacent } from '../../../state/houses';
import type { BoardEditor } from '../editor/editor.svelte';
import * as placement from './placement';
import type { Laid, Piece, Pieces, Refusal } from './placement';

/** What there is to say about the last thing that was done. */
export type News =
  | { kind: 'refused'; refusal: Refusal; piece: Piece }
  | { kind: 'laid'; piece: Piece; cells: readonly number[] }
  | { kind: 'lifted'; pieces: number }
  | { kind: 'select' };

/** A piece that follows the pointer. */
export interface Drag {
  piece: Piece;
  /** Where it lay; null: it comes from the tray. */
  from: Laid | null;
  x: number;
  y: number;
  /** False until the pointer has moved far enough to be dragging. */
  moving: boolean;
  /** The cell under the pointer, or null. */
  over: number | null;
}

/** Pixels that a press may move and still be a tap. */
const tapTolerance = 6;

/** The piece in hand and those on the board, at work while the editor edits a Su-domino-ku. */
export class Studio {
  readonly #editor: BoardEditor;
  /** The piece taken from the tray, its digits in the order in which they will be laid. */
  held = $state.raw<Piece | null>(null);
  /** Whether it is shown where the held piece would lie: fingers have not yet chosen a cell for it. */
  aimed = $state(true);
  /** How the held or dragged piece lies from its first cell. */
  turn = $state(0);
  /** The cell of the held piece's first digit, once it has been tapped. */
  anchor = $state<number | null>(null);
  /** The cell under the pointer that has come down on the anchor and is still there. */
  swept = $state<number | null>(null);
  /** The first digit of a domino that is being typed. */
  typed = $state<number | null>(null);
  drag = $state.raw<Drag | null>(null);
  #news = $state.raw<{ news: News; text: string } | null>(null);

  constructor(editor: BoardEditor) {
    this.#editor = editor;
  }

  get active(): boolean {
    return this.#editor.laysPieces && !puzzleDocument.unreadable;
  }

  /** What there is to say, as long as nothing else is done to the text. */
  get news(): News | null {
    return this.#news?.text === puzzleDocument.text ? this.#news.news : null;
  }

  set news(news: News | null) {
    this.#news = news && { news, text: puzzleDocument.text };
  }

  readonly pieces = $derived.by((): Pieces => {
    const reading = puzzleDocument.puzzle?.reading;
    return reading?.kind === 'sudominoku' ? reading : { dominoes: [], isolated: [] };
  });

  /** Where the piece in hand would come to lie, for the board to show. */
  readonly drop = $derived.by((): { cells: readonly number[]; fits: boolean } | null => {
    if (!this.active) return null;
    const { drag, held } = this;
    if (drag?.moving && drag.over !== null) {
      const cells = placement.cellsFrom(drag.piece, drag.over, this.turn);
      const rest = drag.from ? placement.lift(this.pieces, drag.from.cells) : this.pieces;
      return { cells, fits: placement.refusal(rest, drag.piece, cells) === null };
    }
    if (!held) return null;
    if (this.anchor !== null) {
      const { anchor, swept } = this;
      if (swept === null || swept === anchor) return { cells: [anchor], fits: true };
      const cells = [anchor, swept];
      return { cells, fits: placement.refusal(this.pieces, held, cells) === null };
    }
    if (!this.aimed) return null;
    const cells = placement.cellsFrom(held, puzzleDocument.cell, this.turn);
    return { cells, fits: placement.refusal(this.pieces, held, cells) === null };
  });

  /** The piece under the selection, if it is one. */
  readonly selected = $derived(placement.laidOn(this.pieces, puzzleDocument.cell));

  /**
   * Takes a piece from the tray; one that lies already is selected on the board instead. `byFinger`: a
   * domino is laid at once where two free cells are selected for it.
   */
  take(piece: Piece, byFinger: boolean): void {
    this.#reset();
    const place = placement.placeOf(this.pieces, piece);
    if (place) {
      puzzleDocument.select(place);
      return;
    }
    this.held = piece;
    this.aimed = !byFinger;
    const { cells } = puzzleDocument;
    const isPlace =
      cells.length === 2 &&
      areAdjacent(cells[0]!, cells[1]!) &&
      !cells.some((cell) => placement.laidOn(this.pieces, cell));
    if (byFinger && piece.length === 2 && isPlace) this.lay(piece, cells);
  }

  /** Puts the piece in hand back. */
  release(): void {
    this.#reset();
    this.news = null;
  }

  /** Whether there is half a domino, which is no step of the document yet. */
  get isTyping(): boolean {
    return this.active && this.typed !== null;
  }

  /** Another selection: what was typed or said belonged to the old one. */
  forget(): void {
    this.typed = null;
    this.news = null;
  }

  #reset(): void {
    this.held = null;
    this.anchor = null;
    this.swept = null;
    this.typed = null;
    this.turn = 0;
    this.drag = null;
  }

  /** Lays a piece if nothing is in its way, and says what came of it. */
  lay(piece: Piece, cells: readonly number[]): void {
    const { held } = this;
    this.#whenRead(() => {
      // Another may have been taken while the text was read, and its first cell been chosen.
      const isInHand = this.held === held;
      const refusal = placement.refusal(this.pieces, piece, cells);
      if (refusal) {
        this.news = { kind: 'refused', refusal, piece };
        if (isInHand) this.anchor = null;
        return;
      }
      this.#put(placement.lay(this.pieces, piece, cells));
      if (isInHand) this.#reset();
      puzzleDocument.select(cells);
      this.news = { kind: 'laid', piece, cells };
    });
  }

  #move(from: Laid, to: Laid): void {
    this.#whenRead(() => {
      if (!placement.laidOn(this.pieces, from.cells[0]!)) return;
      const rest = placement.lift(this.pieces, from.cells);
      const refusal = placement.refusal(rest, to.piece, to.cells);
      if (refusal) {
        this.news = { kind: 'refused', refusal, piece: to.piece };
        return;
      }
      this.#put(placement.move(this.pieces, from, to));
      puzzleDocument.select(to.cells);
      this.news = { kind: 'laid', ...to };
    });
  }

  /** Pieces lie in the text: there is nothing to do or to say before that has been read. */
  #whenRead(act: () => void): void {
    this.news = null;
    puzzleDocument.whenRead(() => {
      if (this.active) act();
    });
  }

  #put({ dominoes, isolated }: Pieces): void {
    puzzleDocument.setDominoes(dominoes, isolated);
    this.#editor.mode = 'edit';
  }

  /** Types a digit: the only one of a cell, or one of the two of a domino. */
  type(digit: number): void {
    const { cells } = puzzleDocument;
    this.#whenRead(() => {
      const first = this.typed;
      this.typed = null;
      if (cells.length === 1) {
        this.lay([digit], cells);
      } else if (cells.length !== 2) {
        this.news = { kind: 'select' };
      } else if (first === null) {
        const digits = placement.digitsOf(this.pieces);
        const taken = cells.find((cell) => digits[cell]);
        if (taken === undefined) this.typed = digit;
        else
          this.news = {
            kind: 'refused',
            refusal: { reason: 'taken', cell: taken },
            piece: [digit],
          };
      } else {
        this.lay([first, digit], cells);
      }
    });
  }

  /**
   * Takes off the pieces under the selected cells; a digit that was only typed goes first. Where no piece
   * lies, entries and marks are cleared.
   */
  lift(cells: readonly number[] = puzzleDocument.cells): void {
    this.#whenRead(() => {
      if (this.typed !== null) {
        this.typed = null;
        return;
      }
      const rest = placement.lift(this.pieces, cells);
      const count = (of: Pieces) =>
        of.dominoes.length + of.isolated.filter((cell) => cell >= 0).length;
      const lifted = count(this.pieces) - count(rest);
      if (lifted === 0) return this.#editor.clear();
      this.#put(rest);
      this.news = { kind: 'lifted', pieces: lifted };
    });
  }

  /** Turns the piece in hand, or the selected domino about its first cell to where it fits next. */
  rotate(): void {
    if (this.held ?? this.drag?.moving) {
      this.turn = (this.turn + 1) % 4;
      return;
    }
    const from = this.selected;
    if (from?.piece.length !== 2) return;
    const rest = placement.lift(this.pieces, from.cells);
    const turn = placement.turnOf(from.cells);
    const first = from.cells[0]!;
    const options: Laid[] = [1, 2, 3].map((quarter) => {
      const cells = placement.cellsFrom(from.piece, first, turn + quarter);
      return { piece: from.piece, cells };
    });
    // Where there is no room about the first cell, the two digits change places.
    options.push({ piece: [from.piece[1], from.piece[0]], cells: from.cells });
    const fitting = options.find(({ piece, cells }) => !placement.refusal(rest, piece, cells));
    this.#move(from, fitting ?? options.at(-1)!);
  }

  /** A cell was pressed. True: it is the studio's affair. */
  press(cell: number, event: PointerEvent): boolean {
    if (!this.active || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    this.typed = null;
    const { held } = this;
    if (held) {
      this.#tap(held, cell);
      return true;
    }
    const laid = placement.laidOn(this.pieces, cell);
    if (!laid) return false;
    const { cells, piece } = laid;
    // Whole pieces are selected, and held by the half that was pressed.
    const turned = cells[0] !== cell;
    puzzleDocument.select(turned ? cells : [...cells].reverse());
    const grip: Laid = {
      piece: turned ? ([...piece].reverse() as unknown as Piece) : piece,
      cells: turned ? [...cells].reverse() : cells,
    };
    this.turn = grip.cells.length > 1 ? placement.turnOf(grip.cells) : 0;
    this.#grab(grip.piece, laid, event);
    return true;
  }

  #tap(held: Piece, cell: number): void {
    this.news = null;
    if (held.length === 1) {
      this.lay(held, [cell]);
    } else if (this.anchor === cell) {
      this.anchor = null;
    } else if (this.anchor === null) {
      const taken = placement.laidOn(this.pieces, cell);
      if (taken) {
        this.news = { kind: 'refused', refusal: { reason: 'taken', cell }, piece: held };
      } else {
        this.anchor = this.swept = cell;
        puzzleDocument.select([cell]);
      }
    } else {
      this.lay(held, [this.anchor, cell]);
    }
  }

  /** The pointer that has chosen the first cell moves on. `over`: the cell beneath it. */
  sweepTo(over: number | null): void {
    if (this.swept !== null) this.swept = over ?? this.anchor;
  }

  /** That pointer was let go: over another cell it has chosen both. */
  endSweep(): void {
    const { held, anchor, swept } = this;
    this.swept = null;
    if (!held || anchor === null || swept === null || swept === anchor) return;
    this.lay(held, [anchor, swept]);
  }

  /** A free piece of the tray was pressed. */
  pressTray(piece: Piece, event: PointerEvent): void {
    if (event.button === 0 && event.isPrimary) this.#grab(piece, null, event);
  }

  #grab(piece: Piece, from: Laid | null, { clientX: x, clientY: y }: PointerEvent): void {
    this.drag = { piece, from, x, y, moving: false, over: null };
  }

  /** The pointer has moved. `over`: the cell beneath it. */
  dragTo(x: number, y: number, over: number | null): void {
    const { drag } = this;
    if (!drag) return;
    const far = Math.hypot(x - drag.x, y - drag.y) > tapTolerance;
    if (!drag.moving && !far) return;
    if (!drag.moving && !drag.from) this.turn = 0;
    this.news = null;
    this.drag = { ...drag, x, y, over, moving: true };
  }

  /** The pointer was let go. True: something was dragged, so this was no tap. */
  letGo(): boolean {
    const { drag, turn } = this;
    this.drag = null;
    if (!drag?.moving) return false;
    const cells = drag.over === null ? null : placement.cellsFrom(drag.piece, drag.over, turn);
    if (cells === null) {
      if (drag.from) this.lift(drag.from.cells);
    } else if (drag.from) {
      this.#move(drag.from, { piece: drag.piece, cells });
    } else {
      this.lay(drag.piece, cells);
    }
    this.held = null;
    this.anchor = null;
    this.turn = 0;
    return true;
  }

  readonly handlers: Handlers = (() => {
    const active = () => this.active;
    return {
      'enter-digit': {
        when: active,
        run: (event) => {
          const digit = event && digitOf(event);
          if (!digit) return false;
          this.type(digit);
          return true;
        },
      },
      'clear-cell': { when: active, run: () => this.lift() },
      rotate: {
        when: () => active() && (!!this.held || !!this.drag || this.selected?.piece.length === 2),
        run: () => this.rotate(),
      },
      lay: {
        when: () => active() && this.held !== null,
        run: () => {
          const { held } = this;
          if (held) this.lay(held, placement.cellsFrom(held, puzzleDocument.cell, this.turn));
        },
      },
      cancel: {
        when: () => active() && (!!this.held || !!this.drag || this.typed !== null),
        run: () => this.release(),
      },
    };
  })();
}
