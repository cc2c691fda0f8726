/**
 * What a batch found. Of each piece of the text the numbers are kept, and what was found puzzle by puzzle
 * only where the piece took long, as long as there is room: the rest is found again when it is looked at. So a
 * batch of any length fits, and is not held up by memory of which hardly anything is ever seen.
 */
import {
  outcomes,
  raced,
  SourceUnreadable,
  type BatchColumns,
  type BatchOptions,
  type BatchSearch,
  type Delivery,
  type Diagnostic,
  type EngineClient,
  type FileFormat,
  type Outcome,
  type Place,
  type PuzzleReading,
} from '../../../engine';
import { lineStart } from '../../../state/textPosition';

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

/** Neighbouring puzzles, which were read and searched at once. */
export interface Piece {
  /** Where it is in the text, in bytes. */
  start: number;
  end: number;
  linesBefore: number;
  /** These as in `PieceOutcome`. */
  puzzleCount: number;
  digest: number;
  tally: number[];
  /** Puzzles of each group in the pieces before. */
  before: Counts;
  place: Place;
  /** Null: to be found again. */
  columns: BatchColumns | null;
}

type Looker = Pick<EngineClient, 'batch' | 'read' | 'close'>;
type Writer = Pick<EngineClient, 'writeRun' | 'writePiece'>;

/** How many diagnostics are kept. */
const diagnosticLimit = 100;
/** Puzzles whose columns are kept, however soon they were found: those of most batches. */
const mostAlways = 20_000;
/** Puzzles whose columns are kept where they took longer than `slow`. Each takes 95 bytes. */
const mostSlow = 1_000_000;
/** Microseconds a byte: five times as long as a puzzle with 17 clues takes. */
const slow = 0.05;
/** How many pieces are remembered that were found again: more than there are rows in view. */
const mostRemembered = 40;
/** Lines that a puzzle takes at most, remarks included. */
const mostLines = 100;

const zero = 0x30;
const dot = 0x2e;
const cells = 81;
/** What a given is more than its digit. */
const givenMark = 16;
const none = outcomes.indexOf('none');
/** One of `BatchColumns.kinds`. */
const sudominoku = 1;
const latin = new TextDecoder('latin1');

const groupOf: readonly Group[] = outcomes.map((outcome) =>
  outcome === 'limit' || outcome === 'stopped' ? 'open' : outcome,
);

/** The pieces of one batch, in the order of the text. */
export class BatchResults {
  readonly #source: Blob;
  readonly #wanted: BatchSearch;
  readonly #looker: Looker;
  readonly #looking = new AbortController();
  readonly #pieces: Piece[] = [];
  readonly #counts: Counts = { all: 0, unique: 0, multiple: 0, none: 0, open: 0 };
  #kept = 0;
  /** What was found again, the latest last. */
  readonly #remembered = new Map<Piece, Promise<BatchColumns>>();
  #cases = 0;
  #lastKind: Place['before'] = null;
  readonly #diagnostics: Diagnostic[] = [];
  /** How many there were, kept or not. */
  diagnosticCount = 0;

  /** `looker`: what finds again what is to be shown. */
  constructor(source: Blob, wanted: BatchSearch, looker: Looker) {
    this.#source = source;
    this.#wanted = wanted;
    this.#looker = looker;
  }

  /** How many puzzles pass each filter. */
  get counts(): Counts {
    return { ...this.#counts };
  }

  /** The first of them, with lines of the whole text. */
  get diagnostics(): Diagnostic[] {
    return [...this.#diagnostics];
  }

  /** All pieces that hold puzzles. */
  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  /** `BatchOptions.columnsFrom` of the next piece. */
  get columnsFrom(): number {
    if (this.#kept < mostAlways) return 0;
    return this.#kept < mostSlow ? slow : Infinity;
  }

  /** Takes in what came of the next piece of the text. */
  add({ outcome, linesBefore, start, end }: Delivery): void {
    this.#diagnose(outcome.diagnostics, linesBefore);
    const { puzzleCount, digest, tally, columns } = outcome;
    if (puzzleCount === 0) return;
    this.#pieces.push({
      start,
      end,
      linesBefore,
      puzzleCount,
      digest,
      tally,
      before: this.counts,
      place: { before: this.#lastKind, casesBefore: this.#cases },
      columns,
    });
    if (columns) this.#kept += puzzleCount;
    this.#counts.all += puzzleCount;
    groupOf.forEach((group, code) => (this.#counts[group] += tally[code]!));
    this.#cases += outcome.cases;
    this.#lastKind = outcome.lastKind;
  }

  /** Some rows of those that pass the filter. Rejects as `write` does. */
  async rows(signal: AbortSignal, filter: Filter, from: number, to: number): Promise<Row[]> {
    const rows: Row[] = [];
    const end = Math.min(to, this.#counts[filter]);
    if (from >= end) return rows;
    let at = this.#pieceWith(filter, from);
    let skip = from - this.#pieces[at]!.before[filter];
    for (; rows.length < end - from; ++at, skip = 0) {
      const piece = this.#pieces[at]!;
      if (!holds(piece, filter)) continue;
      signal.throwIfAborted();
      const columns = piece.columns ?? (await this.#remember(piece));
      for (let i = 0; i < piece.puzzleCount && rows.length < end - from; ++i) {
        if (filter !== 'all' && groupOf[columns.outcomes[i]!] !== filter) continue;
        if (skip-- > 0) continue;
        rows.push(rowOf(piece, columns, i));
      }
    }
    return rows;
  }

  /**
   * The text of a row's puzzle alone: as it stands in the text, where it can be read without the rest of it.
   * Rejects as `write` does.
   */
  async textOf(row: Row): Promise<string> {
    const { signal } = this.#looking;
    const index = row.number - 1;
    const piece = this.#pieces[this.#pieceWith('all', index)]!;
    const i = index - piece.before.all;
    const { lines, kinds } = piece.columns ?? (await this.#remember(piece));
    const line = lines[i]!;
    const next = Math.max(line + 1, Math.min(lines[i + 1] ?? Infinity, line + mostLines));
    const whole = new TextDecoder().decode(await this.#textOf(signal, piece));
    const text = whole.slice(lineStart(whole, line), lineStart(whole, next)).trim();
    const { puzzles } = await this.#looker.read(signal, text);
    const isIt = puzzles.length === 1 && hasGivens(row, puzzles[0]!);
    return isIt || kinds[i] === sudominoku ? text : row.puzzle;
  }

  /**
   * What is to be written of a piece. Rejects with `SourceUnreadable` where the text is not what it was, and as
   * `EngineClient` does.
   */
  async write(
    signal: AbortSignal,
    piece: Piece,
    engine: Writer,
    format: FileFormat,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { columns, place } = piece;
    if (columns) return engine.writeRun(signal, columns, place, format);
    const text = await this.#textOf(signal, piece);
    const found = await engine.writePiece(signal, text, this.#again(piece), place, format);
    return sameAs(piece, found).bytes;
  }

  /** Lets go of the engine that finds again. */
  close(): void {
    this.#looking.abort();
    this.#looker.close();
  }

  #remember(piece: Piece): Promise<BatchColumns> {
    const found = this.#remembered.get(piece) ?? this.#find(piece);
    found.catch(() => this.#remembered.delete(piece));
    this.#remembered.delete(piece);
    this.#remembered.set(piece, found);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > mostRemembered) this.#remembered.delete(oldest!);
    return found;
  }

  async #find(piece: Piece): Promise<BatchColumns> {
    const { signal } = this.#looking;
    const text = await this.#textOf(signal, piece);
    const found = await this.#looker.batch(signal, text, this.#again(piece));
    return sameAs(piece, found).columns!;
  }

  #again({ digest }: Piece): BatchOptions {
    return { ...this.#wanted, columnsFrom: 0, digest, isLast: true };
  }

  async #textOf(signal: AbortSignal, { start, end }: Piece): Promise<Uint8Array<ArrayBuffer>> {
    const read = this.#source.slice(start, end).arrayBuffer().catch(unreadable);
    return new Uint8Array(await raced(signal, read));
  }

  /** The last piece of which the first puzzle within the filter is not beyond `index`. */
  #pieceWith(filter: Filter, index: number): number {
    let low = 0;
    let high = this.#pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#pieces[middle]!.before[filter] <= index) low = middle;
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

/** What was found again, if it was found in the same text. */
function sameAs<Found extends { digest: number }>(piece: Piece, found: Found): Found {
  return found.digest === piece.digest ? found : unreadable('other than it was');
}

function unreadable(cause: unknown): never {
  // Too little memory is not the file's doing.
  if (cause instanceof RangeError) throw cause;
  throw new SourceUnreadable(String(cause), { cause });
}

/** Whether what was read is a row's puzzle, as far as its givens tell. */
export function hasGivens({ puzzle }: Row, { givens }: PuzzleReading): boolean {
  return givens.replaceAll('0', '.') === puzzle;
}

function holds({ tally }: Piece, filter: Filter): boolean {
  return filter === 'all' || tally.some((count, i) => count > 0 && groupOf[i] === filter);
}

function rowOf({ linesBefore, before }: Piece, columns: BatchColumns, i: number): Row {
  const board = boardOf(columns, i);
  return {
    number: before.all + i + 1,
    line: linesBefore + columns.lines[i]!,
    puzzle: latin.decode(board.map(givenOf)),
    outcome: outcomes[columns.outcomes[i]!]!,
    solution: isSolved(columns, i) ? latin.decode(board.map(digitOf)) : '',
    guesses: columns.guesses[i]!,
  };
}

function boardOf({ boards }: BatchColumns, i: number): Uint8Array {
  return boards.subarray(cells * i, cells * (i + 1));
}

function isSolved(columns: BatchColumns, i: number): boolean {
  return columns.outcomes[i] !== none && !boardOf(columns, i).includes(0);
}

/** The sign of a cell in the puzzle, and in the solution. */
const givenOf = (cell: number) => (cell > givenMark ? zero + cell - givenMark : dot);
const digitOf = (cell: number) => zero + (cell % givenMark);
