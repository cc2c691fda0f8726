/**
 * What a batch found, kept as it came: some hundred typed arrays, about 100 bytes for each puzzle.
 * Rows are made when they are looked at.
 */
import {
  outcomes,
  type BatchChunk,
  type Delivery,
  type Diagnostic,
  type GridRun,
  type Outcome,
  type OutputItem,
} from '../../../engine';

/** Outcomes as people sort them; `open` is what was not settled. */
export const groups = ['unique', 'multiple', 'none', 'open'] as const;
export type Group = (typeof groups)[number];
/** Which puzzles a list shows. */
export type Filter = Group | 'all';

/** One puzzle of a batch. */
export interface Row {
  /** Counted from 1, over all puzzles. */
  number: number;
  /** First line in the text. */
  line: number;
  /** 81 characters, `.` blank. */
  puzzle: string;
  outcome: Outcome;
  /** 81 digits, or empty. */
  solution: string;
  guesses: number;
}

type Counts = Record<Filter, number>;

interface Stored {
  part: BatchChunk;
  linesBefore: number;
  /** Puzzles of each group in the parts before. */
  before: Counts;
  casesBefore: number;
  kindBefore: OutputItem['kind'] | null;
}

/** How many diagnostics are kept. */
const diagnosticLimit = 100;
const zero = 0x30;
const dot = 0x2e;
const cells = 81;
/** What a given is more than its digit. */
const givenMark = 16;
const none = outcomes.indexOf('none');
const latin = new TextDecoder('latin1');

const groupOf: readonly Group[] = outcomes.map((outcome) =>
  outcome === 'limit' || outcome === 'stopped' ? 'open' : outcome,
);

/** The pieces of one batch, in the order of the text. */
export class BatchResults {
  readonly #stored: Stored[] = [];
  readonly #counts: Counts = { all: 0, unique: 0, multiple: 0, none: 0, open: 0 };
  #cases = 0;
  #lastKind: OutputItem['kind'] | null = null;
  readonly #diagnostics: Diagnostic[] = [];
  /** How many there were, kept or not. */
  diagnosticCount = 0;

  /** How many puzzles pass each filter. */
  get counts(): Counts {
    return { ...this.#counts };
  }

  /** The first of them, with lines of the whole text. */
  get diagnostics(): Diagnostic[] {
    return [...this.#diagnostics];
  }

  /** Takes in what came of the next piece of the text. */
  add({ part, linesBefore }: Delivery): void {
    this.#diagnose(part.diagnostics, linesBefore);
    if (part.puzzleCount === 0) return;
    this.#stored.push({
      part: { ...part, diagnostics: [] },
      linesBefore,
      before: this.counts,
      casesBefore: this.#cases,
      kindBefore: this.#lastKind,
    });
    this.#counts.all += part.puzzleCount;
    const found = tally(part.outcomes);
    groupOf.forEach((group, outcome) => (this.#counts[group] += found[outcome]!));
    this.#cases += tally(part.kinds)[1]!;
    this.#lastKind = part.kinds.at(-1) === 1 ? 'sudominoku' : 'sudoku';
  }

  /** Some rows of those that pass the filter. */
  rows(filter: Filter, from: number, to: number): Row[] {
    const rows: Row[] = [];
    const end = Math.min(to, this.#counts[filter]);
    if (from >= end) return rows;
    let at = this.#find(filter, from);
    let skip = from - this.#stored[at]!.before[filter];
    for (; rows.length < end - from; ++at, skip = 0) {
      const stored = this.#stored[at]!;
      const { puzzleCount, outcomes: found } = stored.part;
      for (let i = 0; i < puzzleCount && rows.length < end - from; ++i) {
        if (filter !== 'all' && groupOf[found[i]!] !== filter) continue;
        if (skip-- > 0) continue;
        rows.push(rowOf(stored, i));
      }
    }
    return rows;
  }

  /** All puzzles, run by run, as the engine writes them. */
  get runs(): GridRun[] {
    return this.#stored.map(({ part: { kinds, outcomes, boards }, kindBefore, casesBefore }) => {
      return { kinds, outcomes, boards, before: kindBefore, casesBefore };
    });
  }

  /** All puzzles as rows of CSV in ASCII, run by run; the first holds the head. */
  *csv(): Generator<Uint8Array<ArrayBuffer>> {
    yield new TextEncoder().encode('puzzle,outcome,solution,guesses\r\n');
    for (const { part } of this.#stored) yield csvOf(part);
  }

  /** The last part of which the first puzzle within the filter is not beyond `index`. */
  #find(filter: Filter, index: number): number {
    let low = 0;
    let high = this.#stored.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#stored[middle]!.before[filter] <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** That a piece holds no puzzle is no news when others do. */
  #diagnose(found: readonly Diagnostic[], linesBefore: number): void {
    for (const diagnostic of found) {
      if (diagnostic.kind === 'no-puzzle') continue;
      this.diagnosticCount += 1;
      if (this.#diagnostics.length >= diagnosticLimit) continue;
      const { line, relatedLine } = diagnostic;
      this.#diagnostics.push({
        ...diagnostic,
        line: linesBefore + line,
        relatedLine: relatedLine && linesBefore + relatedLine,
      });
    }
  }
}

/** How often each byte is there. */
function tally(bytes: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (let i = 0; i < bytes.length; ++i) counts[bytes[i]!]! += 1;
  return counts;
}

function rowOf({ part, linesBefore, before }: Stored, i: number): Row {
  const board = boardOf(part, i);
  return {
    number: before.all + i + 1,
    line: linesBefore + part.lines[i]!,
    puzzle: latin.decode(board.map(givenOf)),
    outcome: outcomes[part.outcomes[i]!]!,
    solution: isSolved(part, i) ? latin.decode(board.map(digitOf)) : '',
    guesses: part.guesses[i]!,
  };
}

function boardOf({ boards }: BatchChunk, i: number): Uint8Array {
  return boards.subarray(cells * i, cells * (i + 1));
}

function isSolved(part: BatchChunk, i: number): boolean {
  return part.outcomes[i] !== none && !boardOf(part, i).includes(0);
}

/** The sign of a cell in the puzzle, and in the solution. */
const givenOf = (cell: number) => (cell > givenMark ? zero + cell - givenMark : dot);
const digitOf = (cell: number) => zero + (cell % givenMark);

/** Rows of a part, byte by byte: strings would be a hundred times as many objects. */
function csvOf(part: BatchChunk) {
  const { puzzleCount, boards, outcomes: found, guesses } = part;
  const names = outcomes.map((outcome) => Array.from(outcome, (c) => c.charCodeAt(0)));
  const bytes = new Uint8Array(puzzleCount * (2 * cells + 32));
  let at = 0;
  for (let i = 0; i < puzzleCount; ++i) {
    const from = cells * i;
    for (let cell = from; cell < from + cells; ++cell) bytes[at++] = givenOf(boards[cell]!);
    bytes[at++] = 0x2c;
    for (const letter of names[found[i]!]!) bytes[at++] = letter;
    bytes[at++] = 0x2c;
    if (isSolved(part, i)) {
      for (let cell = from; cell < from + cells; ++cell) bytes[at++] = digitOf(boards[cell]!);
    }
    bytes[at++] = 0x2c;
    const number = String(guesses[i]!);
    for (let digit = 0; digit < number.length; ++digit) bytes[at++] = number.charCodeAt(digit);
    bytes[at++] = 0x0d;
    bytes[at++] = 0x0a;
  }
  return bytes.slice(0, at);
}
