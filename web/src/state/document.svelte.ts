/**
 * The document: a text and the puzzles that it holds, with what was done to each of them. The text
 * is the source of the puzzles; entries, marks and colours lie beside it. Text and board are two
 * views of it, and everything can be undone.
 */
import type { DominoPlacement, Format, PuzzleReading, SudominokuReading } from '../engine';
import { replaced } from './arrays';
import { newSudominoku, withDominoes } from './dominoText';
import { History } from './history.svelte';
import { allCells } from './houses';
import { holdsMore, KeptDocument } from './kept.svelte';
import {
  byGivens,
  isComplete,
  matched,
  nextId,
  worksOf,
  type Orphan,
  type Puzzle,
} from './puzzles';
import { cellAt, rangeOfCell, type Edited } from './puzzleText';
import { encode, encodeHistory, type SavedDocument } from './saved';
import type { SharedDocument } from './share';
import type { StorageTrouble } from './storage';
import { newSudoku, sudokuText, withGivens } from './sudokuText';
import { changedUnits, type TextRange } from './textPosition';
import {
  isSameWork,
  isUntouched,
  noWork,
  withoutEntries,
  withoutMarks,
  type PuzzleWork,
  type Work,
} from './work';

/** Milliseconds between a change and its being remembered. */
const rememberDelay = 400;

/** What undo brings back. Immutable. */
interface State {
  readonly text: string;
  readonly as: Format | null;
  readonly puzzles: readonly Puzzle[];
  readonly orphans: readonly Orphan[];
  /** The text that `puzzles` were read from, or made with. */
  readonly source: string | null;
  readonly selected: number;
  /** How many texts were opened until then. */
  readonly opened: number;
}

class PuzzleDocument {
  readonly #history = new History<State>(({ text }, before) => {
    return text === before?.text ? 0 : text.length;
  });
  readonly #kept = new KeptDocument();
  #state = $state.raw(stateFrom(this.#kept.found));
  #cells = $state.raw<readonly number[]>([this.#kept.found.cell]);
  /** How many links have brought something to look at. */
  links = $state(0);
  /** The text that was read last, if no puzzle could be made out. */
  #readInVain = $state.raw<string | null>(null);
  /** What is to be done once the present text has been read, and to which puzzle, by its id. */
  #waiting: { act: () => void; id: number | undefined }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What this tab left since it was loaded. */
  #leftSince: { state: State; saved: string } | null = null;

  constructor() {
    const { past, future } = this.#kept.history;
    this.#history.goOn(past.map(stateFrom), future.map(stateFrom));
  }

  /** Lines end in `\n`, as they do in a text box, so that places in both agree. */
  get text(): string {
    return this.#state.text;
  }

  /** Typing: changes in quick succession are undone together. */
  set text(text: string) {
    const old = this.#state.text;
    if (text === old) return;
    // What was meant for a text is not done to another that is pasted over it.
    const changed = changedUnits(old, text);
    const isEdit = 2 * changed <= Math.max(old.length, text.length);
    const [waiting, readInVain] = isEdit ? [this.#waiting, this.#readInVain] : [[], null];
    this.#history.pushTyped(this.#state, 'text', changed);
    this.#take({ ...this.#state, text, as: isEdit ? this.as : null });
    this.#waiting = waiting;
    this.#readInVain = this.upToDate ? null : readInVain;
  }

  /** What the visitor wants the text to be read as; null: whatever it looks like. */
  get as(): Format | null {
    return this.#state.as;
  }

  set as(as: Format | null) {
    this.#state = { ...this.#state, as };
    this.#rememberSoon();
  }

  /** The puzzles as they were last read. Of a text that cannot be read at the moment, its last. */
  get puzzles(): readonly Puzzle[] {
    return this.#state.puzzles;
  }

  get readings(): readonly PuzzleReading[] {
    return this.#state.puzzles.map(({ reading }) => reading);
  }

  /** Whether `puzzles` are those of the present text, and not of one before. */
  get upToDate(): boolean {
    return this.#state.source === this.#state.text;
  }

  /**
   * Whether the text has been read in vain: `puzzles` are those that it last held. Who goes on typing is told
   * otherwise only when it has been read again.
   */
  get unreadable(): boolean {
    return this.#readInVain !== null;
  }

  /** Index of the puzzle that is looked at. */
  get selected(): number {
    return this.#state.selected;
  }

  set selected(index: number) {
    const selected = Math.max(0, Math.min(index, this.puzzles.length - 1));
    if (selected === this.selected) return;
    this.#state = { ...this.#state, selected };
    this.#rememberSoon();
  }

  /** The puzzle that is looked at; null when there is none. */
  get puzzle(): Puzzle | null {
    return this.#state.puzzles[this.#state.selected] ?? null;
  }

  /** The puzzle that is looked at, if the text still holds it, and all of it; null: nothing can be asked. */
  get completePuzzle(): PuzzleReading | null {
    const { reading } = this.puzzle ?? {};
    return reading && !this.unreadable && isComplete(reading) ? reading : null;
  }

  /** What was done to the puzzle that is looked at. */
  get work(): Work {
    return this.puzzle?.work ?? noWork;
  }

  set work(work: Work) {
    if (isSameWork(work, this.work)) return;
    const base = this.puzzle ? this.#state : stateOf(newSudoku());
    const puzzle = { ...base.puzzles[base.selected]!, work };
    this.#change({ ...base, puzzles: replaced(base.puzzles, base.selected, puzzle) });
  }

  /** The selected cells in the order of their selection; the last one is where the keys act from. */
  get cells(): readonly number[] {
    return this.#cells;
  }

  get cell(): number {
    return this.#cells.at(-1) ?? 0;
  }

  /** Selects cells; there is always one. */
  select(cells: readonly number[]): void {
    if (cells.length === 0) return;
    this.#cells = [...new Set(cells)];
  }

  /** Where a cell of the puzzle that is looked at stands in the text; null: nowhere. */
  rangeOfCell(cell: number): TextRange | null {
    if (!this.puzzle || !this.upToDate) return null;
    return rangeOfCell(this.text, this.puzzle.reading, cell);
  }

  /** Follows the caret to its puzzle and cell. */
  followCaret(offset: number): void {
    if (!this.upToDate) return;
    const found = cellAt(this.text, this.readings, offset);
    if (!found) return;
    this.selected = found.puzzle;
    if (found.cell !== null) this.select([found.cell]);
  }

  /** Takes in what a text was read as; too late for a text that is no more. */
  accept(text: string, readings: readonly PuzzleReading[]): void {
    if (text !== this.text) return;
    this.#readInVain = readings.length === 0 && text.trim() !== '' ? text : null;
    const waiting = this.#waiting;
    this.#waiting = [];
    if (this.unreadable) return;
    const { puzzles: old, selected } = this.#state;
    const { puzzles, orphans } = matched(old, this.#state.orphans, readings);
    const id = old[selected]?.id;
    const same = puzzles.findIndex((puzzle) => puzzle.id === id);
    this.#state = {
      ...this.#state,
      puzzles,
      orphans,
      source: text,
      selected: same >= 0 ? same : Math.max(0, Math.min(selected, puzzles.length - 1)),
    };
    for (const { act, id: meant } of waiting) {
      const other = puzzles.findIndex((puzzle) => puzzle.id === meant);
      const { selected: shown } = this;
      if (other < 0 || other === shown) act();
      else {
        this.selected = other;
        act();
        this.selected = shown;
      }
    }
  }

  /** Does something to the puzzle of the present text once that has been read; never if it can't be. */
  whenRead(act: () => void): void {
    if (this.upToDate || (this.text === '' && !this.puzzle)) act();
    else if (this.text !== this.#readInVain) this.#waiting.push({ act, id: this.puzzle?.id });
  }

  /** Writes a digit into cells of the Sudoku that is looked at; 0 blanks them. */
  setGivens(cells: readonly number[], digit: number): void {
    if (!this.puzzle) {
      const givens = allCells.map((cell) => (cells.includes(cell) ? digit : 0)).join('');
      if (/[1-9]/.test(givens)) this.#begin(sudokuText(givens));
      return;
    }
    this.addGivens([{ cells, digits: [digit] }]);
  }

  /** Writes the digits of clues into the Sudoku that is looked at, all in one step. */
  addGivens(clues: readonly { cells: readonly number[]; digits: readonly number[] }[]): void {
    const { puzzle, selected } = this;
    if (puzzle?.reading.kind !== 'sudoku' || !this.upToDate) return;
    let edited: Edited = { text: this.text, readings: this.readings };
    for (const { cells, digits } of clues) {
      const { text, readings } = edited;
      edited = withGivens(text, readings, selected, cells, digits[0]!);
    }
    const given = clues.flatMap(({ cells, digits }) => (digits[0]! > 0 ? cells : []));
    this.#edit(edited, withoutEntries(puzzle.work, given));
  }

  /** Lays other dominoes and isolated digits in the Su-domino-ku that is looked at. */
  setDominoes(dominoes: readonly DominoPlacement[], isolated: readonly number[]): void {
    const { puzzle, selected } = this;
    if (puzzle?.reading.kind !== 'sudominoku' || !this.upToDate) return;
    const edited = withDominoes(this.text, this.readings, selected, dominoes, isolated);
    const { givens } = edited.readings[selected] as SudominokuReading;
    const given = allCells.filter((cell) => givens[cell] !== '0');
    this.#edit(edited, withoutEntries(puzzle.work, given));
  }

  /** Exchanges the whole text. */
  replace(text: string): void {
    const fresh = normaliseLines(text);
    if (fresh === this.text) return;
    this.#change({ ...this.#state, text: fresh, as: null, selected: 0 });
  }

  /**
   * Exchanges everything for what somebody shared: a text, and work that finds its puzzles in it. What is
   * returned takes that back, with all that was done since.
   */
  open(text: string, selected: number, works: readonly PuzzleWork[]): () => void {
    const { opened } = this.#state;
    this.#change(stateFrom({ text: normaliseLines(text), selected, works }), opened + 1);
    const isBefore = (state: State) => state.opened === opened;
    return () => {
      while (this.#state.opened > opened && this.#history.past.some(isBefore)) this.undo();
    };
  }

  /** Exchanges the whole text for a new puzzle to be filled in. */
  begin(kind: PuzzleReading['kind']): void {
    this.#begin(kind === 'sudoku' ? newSudoku() : newSudominoku());
  }

  clearEntries(): void {
    this.work = withoutEntries(this.work, allCells);
  }

  clearMarks(): void {
    this.work = withoutMarks(this.work, allCells);
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  undo(): void {
    this.#return(this.#history.undo(this.#state));
  }

  redo(): void {
    this.#return(this.#history.redo(this.#state));
  }

  /** Remembers the document now; called when the page goes away. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { text, puzzles } = this.#state;
    const empty = text === '' && puzzles.length === 0;
    const saved = empty ? null : encode(this.#savedFrom(this.#state));
    this.#kept.save(saved, () => encodeHistory(this.#history, (state) => this.#savedFrom(state)));
  }

  /** Why the document is lost when the page is closed; null: it is not. */
  get trouble(): StorageTrouble | null {
    return this.text === '' ? null : this.#kept.trouble;
  }

  /** Whether another tab has changed its document since this one was opened. */
  get othersOpen(): boolean {
    return this.#kept.othersOpen;
  }

  /** Whether there is a text, or work on this one, that this tab or another left, and that is not here. */
  get hasLeftBehind(): boolean {
    const { left } = this.#kept;
    return left !== null && holdsMore(left, this.#savedFrom(this.#state));
  }

  /** Leaves the present text to this tab when it is loaded again, or to the next: undo does not reach that far. */
  leaveBehind(): void {
    this.save();
    const saved = this.#kept.leave();
    if (saved) this.#leftSince = { state: this.#state, saved };
  }

  /** Opens what another tab left, in whose place the present text is left, or forgets it. */
  settleLeftBehind(open: boolean): void {
    const { left } = this.#kept;
    this.save();
    this.#kept.settleLeft(open);
    if (open && left) this.#change(stateFrom(left));
  }

  #begin(edited: Edited): void {
    if (edited.text === this.text && this.upToDate && isUntouched(this.work)) return;
    this.#change(stateOf(edited));
  }

  /** Takes on a change of the present puzzle's part of the text. */
  #edit({ text, readings }: Edited, work: Work): void {
    if (text === this.text) return;
    const { selected } = this.#state;
    const puzzles = this.#state.puzzles.map((puzzle, i) => {
      return { ...puzzle, reading: readings[i]!, work: i === selected ? work : puzzle.work };
    });
    this.#change({ ...this.#state, text, puzzles, source: text });
  }

  #change(state: State, opened = this.#state.opened): void {
    this.#history.push(this.#state);
    this.#take({ ...state, opened });
  }

  #savedFrom({ text, as, puzzles, orphans, selected }: State): SavedDocument {
    const works = worksOf([...puzzles.map(byGivens), ...orphans]);
    return { text, as, selected, cell: this.cell, works };
  }

  #return(found: State | null): void {
    if (!found) return;
    const isRecalled = found.source === null && found.text === this.text && this.upToDate;
    const state = isRecalled ? withReadings(found, this.puzzles) : found;
    this.#readInVain = null;
    if (state === this.#leftSince?.state) this.#kept.comeBack(this.#leftSince.saved);
    this.#take(state);
  }

  #take(state: State): void {
    if (state.text !== this.#state.text) this.#readInVain = null;
    if (state.text === '' && this.#state.text !== '') this.#cells = [0];
    this.#state = state;
    this.#waiting = [];
    this.#rememberSoon();
  }

  #rememberSoon(): void {
    this.#timer ??= setTimeout(() => this.save(), rememberDelay);
  }
}

/** A state whose text is still to be read. */
function stateFrom({
  text,
  as = null,
  selected,
  works,
}: SharedDocument & Partial<SavedDocument>): State {
  const orphans = works.map((each) => ({ id: nextId(), ...each }));
  return { text, as, puzzles: [], orphans, source: null, selected, opened: 0 };
}

/** A state whose text has been read, as that of `present` puzzles, with its own work on them. */
function withReadings(state: State, present: readonly Puzzle[]): State {
  const { puzzles, orphans } = matched(
    [],
    state.orphans,
    present.map(({ reading }) => reading),
  );
  const same = puzzles.map((puzzle, i) => ({ ...puzzle, id: present[i]!.id }));
  return { ...state, puzzles: same, orphans, source: state.text };
}

/** A text whose puzzles are known without reading it. */
function stateOf({ text, readings }: Edited): State {
  return {
    text,
    as: null,
    puzzles: readings.map((reading) => ({ id: nextId(), reading, work: noWork })),
    orphans: [],
    source: text,
    selected: 0,
    opened: 0,
  };
}

/** `\r\n` and `\r` as `\n`, without the byte order mark: what a text box makes of a text. */
function normaliseLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

export const puzzleDocument = new PuzzleDocument();
