/** Typing on the board: what keys, taps and the keypad do to the puzzle that is looked at. */
import { cellAfterKey } from '../../../board/navigation';
import { commands, digitOf, type CommandId, type Handlers } from '../../../commands';
import { m } from '../../../i18n';
import { allCells, candidatesOf, clashesOf } from '../../../state/houses';
import { puzzleDocument } from '../../../state/document.svelte';
import { newSudoku } from '../../../state/sudokuText';
import { recall, remember } from '../../../state/storage';
import { canBeTiled } from '../../../state/tiling';
import {
  filled,
  isUntouched,
  withColour,
  withDigit,
  withMark,
  withoutTop,
} from '../../../state/work';

/** `edit`: typing changes the givens, and with them the text. `play`: it makes entries and marks. */
export type Mode = 'edit' | 'play';

/** What a digit is typed as; in `edit` always `digit`. */
export type InputKind = 'digit' | 'corner' | 'centre' | 'colour';

/** The board of an empty document. */
const blank = newSudoku().readings[0]!;

/** A choice that is remembered on the device. */
class Switch {
  readonly #name: string;
  #on = $state(false);

  constructor(name: string) {
    this.#name = name;
    this.#on = recall(name) === 'on';
  }

  get on(): boolean {
    return this.#on;
  }

  toggle(): void {
    this.#on = !this.#on;
    remember(this.#name, this.#on ? 'on' : null);
  }
}

/** Types into the selected cells of the document, and provides the commands of the board. */
export class BoardEditor {
  /** What was chosen for a puzzle, by its id; 0: for the empty document. */
  #modes = $state.raw<Readonly<Record<number, Mode>>>({});
  /** What was chosen when the page was left, and for which givens. */
  readonly #left = recall('mode')?.split(' ');
  kind = $state<InputKind>('digit');
  /** After each digit the next cell. */
  readonly stream = new Switch('stream');
  /** Candidates are worked out and shown. */
  readonly candidates = new Switch('candidates');
  /**
   * The cells that were changed last, anew each time, so that it can be announced. One that was selected
   * alone is among them even if it kept what it had.
   */
  changed = $state.raw<readonly number[]>([]);

  readonly #say: (news: string) => void;

  /** `say` is told what a key has switched, which nobody hears of a button that is not focused. */
  constructor(say: (news: string) => void = () => undefined) {
    this.#say = say;
  }

  /** Of the empty document, a blank Sudoku. */
  readonly reading = $derived(puzzleDocument.puzzle?.reading ?? blank);

  /** Givens and entries. */
  readonly digits = $derived(filled(this.reading.givens, puzzleDocument.work.entries));
  readonly clashes = $derived(clashesOf(this.digits));
  readonly shownCandidates = $derived(this.candidates.on ? candidatesOf(this.digits) : null);

  /** How many of each digit are still to be placed; index 0 is unused. */
  readonly remaining = $derived.by(() => {
    const left = Array<number>(10).fill(9);
    for (const digit of this.digits) left[digit]! -= 1;
    return left;
  });

  /** Whether the visitor has filled the whole board, and filled it right. */
  readonly finished = $derived.by(() => {
    if (this.digits.includes(0) || this.clashes.length > 0) return false;
    if (!puzzleDocument.work.entries.some(Boolean)) return false;
    return this.reading.kind === 'sudoku' || canBeTiled(this.digits, this.reading);
  });

  /** A puzzle that is begun is edited, one that is loaded is played, unless chosen otherwise. */
  get mode(): Mode {
    const { puzzle } = puzzleDocument;
    const chosen = this.#modes[puzzle?.id ?? 0];
    if (chosen) return chosen;
    if (!puzzle) return 'edit';
    const { reading, work } = puzzle;
    const [mode, givens] = this.#left ?? [];
    if (reading.givens === givens) return mode === 'edit' ? 'edit' : 'play';
    const begun = reading.kind === 'sudoku' ? !/[1-9]/.test(reading.givens) : !reading.complete;
    return begun && isUntouched(work) ? 'edit' : 'play';
  }

  set mode(mode: Mode) {
    this.#modes = { ...this.#modes, [puzzleDocument.puzzle?.id ?? 0]: mode };
    if (mode === 'edit') this.kind = 'digit';
  }

  /** Remembers whether the puzzle is edited or played, if that was chosen: it goes on with the page. */
  remember(): void {
    const { puzzle } = puzzleDocument;
    const chosen = puzzle && this.#modes[puzzle.id];
    if (chosen) remember('mode', `${chosen} ${puzzle.reading.givens}`);
  }

  /** Whether digits become givens of a Sudoku. */
  get editsGivens(): boolean {
    return this.mode === 'edit' && this.reading.kind === 'sudoku';
  }

  /** Whether a Su-domino-ku is laid out: the studio's affair, not that of keys for digits. */
  get laysPieces(): boolean {
    return this.mode === 'edit' && this.reading.kind === 'sudominoku';
  }

  /** Types a digit from 1 to 9 into the selected cells. */
  type(digit: number, kind: InputKind = this.kind): void {
    const { cells } = puzzleDocument;
    puzzleDocument.whenRead(() => this.change(cells, () => this.#write(cells, digit, kind)));
    if (kind === 'digit') this.#moveOn();
  }

  /** Does something to cells, and tells by `changed` to which of them. */
  change(cells: readonly number[], act: () => void): void {
    const look = (cell: number) => {
      const { entries, corner, centre, colours } = puzzleDocument.work;
      const layers = [this.reading.givens, entries, corner, centre, colours];
      return layers.map((layer) => layer[cell]).join();
    };
    const before = cells.map(look);
    act();
    this.changed = cells.filter((cell, i) => cells.length === 1 || look(cell) !== before[i]);
  }

  #write(cells: readonly number[], digit: number, kind: InputKind): void {
    const { work, puzzle } = puzzleDocument;
    const { mode } = this;
    const open = cells.filter((cell) => this.reading.givens[cell] === '0');
    if (this.editsGivens) {
      const all = cells.every((cell) => Number(this.reading.givens[cell]) === digit);
      this.#give(cells, all ? 0 : digit);
    } else if (kind === 'colour') {
      puzzleDocument.work = withColour(work, cells, digit);
    } else if (open.length > 0) {
      puzzleDocument.work =
        kind === 'digit' ? withDigit(work, open, digit, true) : withMark(work, kind, open, digit);
    }
    // What was chosen for the empty board holds for the puzzle that begins on it.
    if (!puzzle) this.mode = mode;
  }

  /** Clears the selected cells. `moveOn`: a blank that is typed in a stream. */
  clear(moveOn = false): void {
    const { cells } = puzzleDocument;
    puzzleDocument.whenRead(() => this.change(cells, () => this.#blank(cells)));
    if (moveOn) this.#moveOn();
  }

  #blank(cells: readonly number[]): void {
    const holdsGiven = cells.some((cell) => this.reading.givens[cell] !== '0');
    // Play and hints may have left entries, which are cleared like givens.
    if (this.editsGivens && holdsGiven) this.#give(cells, 0);
    else puzzleDocument.work = withoutTop(puzzleDocument.work, cells);
  }

  #give(cells: readonly number[], digit: number): void {
    puzzleDocument.setGivens(cells, digit);
    this.mode = 'edit';
  }

  #moveOn(): void {
    const { cells, cell } = puzzleDocument;
    if (this.stream.on && cells.length === 1 && cell < 80) puzzleDocument.select([cell + 1]);
  }

  #move(event: KeyboardEvent | undefined, extend: boolean): boolean {
    if (!event) return false;
    const { cell, cells } = puzzleDocument;
    const next = cellAfterKey(cell, extend ? { ...keyOf(event), ctrlKey: false } : event);
    if (next === null) return false;
    puzzleDocument.select(extend ? [...cells.filter((each) => each !== next), next] : [next]);
    return true;
  }

  #digitKey(event: KeyboardEvent | undefined, kind?: InputKind): boolean {
    const digit = event && digitOf(event);
    if (!digit) return false;
    this.type(digit, kind);
    return true;
  }

  /** What the board's commands do. Marks are for playing. */
  readonly handlers: Handlers = (() => {
    const playing = () => this.mode === 'play';
    const fills = () => !this.laysPieces;
    const choose = (kind: InputKind) => ({
      run: () => {
        this.kind = kind;
        this.#say(commands[`input-${kind}`].label());
      },
      when: playing,
    });
    const toggle = (id: CommandId, choice: Switch) => ({
      run: () => {
        choice.toggle();
        const what = commands[id].label();
        this.#say(choice.on ? m.board_switched_on({ what }) : m.board_switched_off({ what }));
      },
    });
    return {
      'enter-digit': { run: (event) => this.#digitKey(event), when: fills },
      'corner-mark': { run: (event) => this.#digitKey(event, 'corner'), when: playing },
      'centre-mark': { run: (event) => this.#digitKey(event, 'centre'), when: playing },
      'clear-cell': { run: (event) => this.clear(isBlankKey(event)), when: fills },
      'input-digit': choose('digit'),
      'input-corner': choose('corner'),
      'input-centre': choose('centre'),
      'input-colour': choose('colour'),
      'toggle-mode': {
        run: () => {
          this.mode = playing() ? 'edit' : 'play';
          this.#say(playing() ? m.board_mode_play() : m.board_mode_edit());
        },
      },
      'toggle-stream': toggle('toggle-stream', this.stream),
      'toggle-candidates': toggle('toggle-candidates', this.candidates),
      move: { run: (event) => this.#move(event, false) },
      'move-row-end': { run: (event) => this.#move(event, false) },
      'move-corner': { run: (event) => this.#move(event, false) },
      extend: { run: (event) => this.#move(event, true) },
      'select-all': {
        run: () => {
          const { cell } = puzzleDocument;
          puzzleDocument.select([...allCells.filter((each) => each !== cell), cell]);
        },
      },
    };
  })();
}

/** A digit 0 or a dot is a blank that is typed; Delete only deletes. */
function isBlankKey(event: KeyboardEvent | undefined): boolean {
  return event !== undefined && (event.key === '.' || digitOf(event) === 0);
}

function keyOf({ key, code, metaKey }: KeyboardEvent) {
  return { key, code, metaKey };
}
