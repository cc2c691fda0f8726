/**
 * The algorithms people write, as the Learn tab watches and races them. What each does, what is
 * counted and what every event says: docs/LEARN.md.
 */

/**
 * Every algorithm: the kind of puzzle that it works on, and what its checks read. The production
 * engines read nothing that would compare, and leave no trace. The source of any other is the file
 * `wasm/textbook/traced/<id with _ for ->.cpp`.
 */
export const algorithms = [
  { id: 'sudoku-blank-list', kind: 'sudoku', reads: 'cells' },
  { id: 'sudoku-used-tables', kind: 'sudoku', reads: 'flags' },
  { id: 'sudoku-blank-stack', kind: 'sudoku', reads: 'cells' },
  { id: 'sudoku-candidate-set', kind: 'sudoku', reads: 'cells' },
  { id: 'sudoku-masks', kind: 'sudoku', reads: 'masks' },
  { id: 'sudoku-fewest-first', kind: 'sudoku', reads: 'masks' },
  { id: 'sudoku-singles', kind: 'sudoku', reads: 'masks' },
  { id: 'sudoku-exact-cover', kind: 'sudoku', reads: 'links' },
  { id: 'sudoku-production', kind: 'sudoku', reads: null },
  { id: 'sudominoku-post', kind: 'sudominoku', reads: 'cells' },
  { id: 'sudominoku-right-down', kind: 'sudominoku', reads: 'cells' },
  { id: 'sudominoku-most-constrained', kind: 'sudominoku', reads: 'masks' },
  { id: 'sudominoku-exact-cover', kind: 'sudominoku', reads: 'links' },
  { id: 'sudominoku-production', kind: 'sudominoku', reads: null },
] as const;
export type AlgorithmId = (typeof algorithms)[number]['id'];
/** Those that leave a trace. */
export type TracedAlgorithmId = Exclude<AlgorithmId, `${string}-production`>;

/** What a search has done so far. The production engines have `calls` (nodes), `placed` (guesses)
 * and `solutions` alone. */
export interface Counters {
  /**
   * Calls of the recursive function. Sudoku: as problem 12095 counts them, so given cells count one
   * call each and so does the end. Where blanks are visited in another order than row by row, the
   * given cells are counted before the search begins.
   */
  calls: number;
  /** What checks have read, in the unit of the algorithm. */
  reads: number;
  /** Digits tried: `place` events. A domino is two. */
  placed: number;
  /** Digits that were looked at one at a time and did not fit: `reject` events. */
  rejected: number;
  /** Digits that followed from others: `propagate` events. */
  propagated: number;
  /** Calls that ended without success: `back-up` events. */
  backUps: number;
  solutions: number;
}

/** Those of a search that has not begun. */
export const noCounters: Readonly<Counters> = {
  calls: 0,
  reads: 0,
  placed: 0,
  rejected: 0,
  propagated: 0,
  backUps: 0,
  solutions: 0,
};

/** When a search must end: at whichever is met first. */
export interface RunOptions {
  /** Calls after which the search is given up; 0: no limit. */
  maxCalls: number;
  /** The same in milliseconds, looked at every thousand calls or so; 0: no limit. */
  maxMillis: number;
  /** Solutions to stop after, 1 to 10^12. Of a Su-domino-ku: grids with a tiling. */
  maxSolutions: number;
}

/**
 * `solved`: `maxSolutions` were found. `exhausted`: everything was tried. `calls`, `time`: a limit
 * was met. `clash`: two givens clash, so nothing was tried.
 */
export const endings = ['solved', 'exhausted', 'calls', 'time', 'clash'] as const;
export type Ending = (typeof endings)[number];

/** What a search did and found. */
export interface AlgorithmRun {
  ending: Ending;
  counters: Counters;
  /** The first solution, 81 digits; null: none was found. */
  grid: string | null;
  /** Time inside the search. */
  millis: number;
}

/** Reported now and then by a long `race` or `trace`. */
export interface RunProgress {
  counters: Counters;
  millis: number;
}

/** When a search must end, and how much of it is kept. */
export interface TraceOptions extends RunOptions {
  /** Events to keep, 2 to 4,000,000: 6 bytes each. */
  maxEvents: number;
}

/**
 * What happens in a search. An event is a number of 32 bits, from the lowest:
 *
 *     4 kind   7 cell   4 digit   7 other   2 house   8 line
 *     4 kind   7 cell   9 digits . . . . .   4 –       8 line    `candidates`
 *     4 –      7 –      9 item . . . . . .   4 options 8 line    `choose`
 *
 * Cells are 0 to 80, and 127 where there is none; a line is 1-based in the algorithm's file.
 */
export const eventKinds = [
  /**
   * A call begins at the blank `cell`; none: no cell is left, or (exact cover) none is meant yet.
   * `other`: given cells that were passed on the way here, each of them a call.
   */
  'visit',
  /** The digits that the cell may hold, bit d−1 for digit d. */
  'candidates',
  /** An item of an exact cover is chosen: see `traceEvent.itemOf`. `options`: ways to cover it; 15: or more. */
  'choose',
  /**
   * `digit` does not fit into `cell`: `other` holds it already, in the row (0), column (1) or box
   * (2) `house`. House 3: the domino is used; it lies on `other`.
   */
  'reject',
  /** `digit` is tried in `cell`. `other`: the cell with which it now makes a domino, or none. */
  'place',
  /** `digit` follows for `cell`. `other`: the only place in this house, 0–26; 127: the only digit. */
  'propagate',
  /**
   * `digit` is taken out of `cell` again. `house` 0: it was placed, 1: it was propagated; `other` as it
   * was then.
   */
  'remove',
  /**
   * It cannot go on. With a cell: the cell has no candidate left (`digit` 0). Without: `digit` has no
   * place left in the house `other`, 0–26.
   */
  'dead-end',
  /** The call that began last, at `cell`, ends without success. */
  'back-up',
  /** The board is a solution. The call that began last, at `cell`, ends. */
  'solved',
] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * An unbroken part of a trace, and where it sets out. The first begins with the puzzle. A second
 * holds the end of the search, where all of it was too much to keep.
 */
export interface TraceSegment {
  /** Index of its first event in `events`. */
  from: number;
  /** Events of the search before that one, kept or not. */
  before: number;
  /**
   * The digits on the board besides the givens, in the order in which they came: the events `place`
   * and `propagate` that put them there.
   */
  standing: Uint32Array;
  /** The cells of the calls that are open, the outermost first; 127: a call at no cell. */
  open: Uint8Array;
  /**
   * For each open call ten events at its cell: `candidates`, then for the digits 1 to 9 the last
   * `reject`, `place` or `remove`; 0: none. Ten more at the cell that it has looked at since, if it is
   * another.
   */
  tried: Uint32Array;
  /** As they stand before the first event. */
  counters: Counters;
}

/** A search, and what happened in it, event by event: see `eventKinds`. */
export interface Trace extends AlgorithmRun {
  /** The events that were kept: the beginning and, where there was more, the end of the search. */
  events: Uint32Array;
  /** For each event, what has been read since the one before. The sum is `counters.reads`. */
  reads: Uint16Array;
  /** Events of the search, kept or not. */
  total: number;
  /** One or two. The events that the second lacks before it are left out, and nothing else. */
  segments: TraceSegment[];
}

/** What to time, and for how long. */
export interface MeasureOptions {
  algorithm: AlgorithmId;
  /** Solutions to look for, 1 to 10^12: 1 for the first, 2 for the proof that there is no other. */
  limit: number;
  /** Calls after which a textbook search gives a puzzle up, 1 to 10^12. */
  callCap: number;
  /** No further puzzle is begun after so many seconds, 3,600 at most. */
  maxSeconds: number;
  /** Check every answer first, outside the clock. */
  check: boolean;
}

/** What was timed, of all puzzles together. */
export interface Measurement {
  /** Wrong answers; 0 where nothing was checked. */
  wrong: number;
  /** Puzzles worked on before the time was up. */
  puzzles: number;
  /** Of them, those that a textbook search gave up. */
  capped: number;
  /** From before the first puzzle to behind the last one worked on, all within one call. */
  seconds: number;
  nodes: number;
  /** Calls, for the textbook searches. */
  guesses: number;
}

/** The lines of this file in `EngineApi`. */
export interface LearnApi {
  /** Times an algorithm on those puzzles of a text that it can work on. */
  measure(text: string, options: MeasureOptions): Measurement;
  /** Runs an algorithm on one puzzle of its kind, given as `PuzzleReading.text`; drafts excepted. */
  race(
    text: string,
    algorithm: AlgorithmId,
    options: RunOptions,
    onProgress: ((progress: RunProgress) => void) | null,
  ): AlgorithmRun;
  /** The same, and records what happens. */
  trace(
    text: string,
    algorithm: TracedAlgorithmId,
    options: TraceOptions,
    onProgress: ((progress: RunProgress) => void) | null,
  ): Trace;
}
