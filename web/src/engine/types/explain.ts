/**
 * Logical steps, hints, ratings and conflicts as plain objects. What each technique is, and how
 * steps are rated: docs/EXPLAIN.md.
 *
 * A *candidate* is one number, 9 · cell + digit − 1, as in `TrueCandidates.counts`. Houses are 0 to 26:
 * rows, then columns, then boxes. All lists may be empty.
 */
import type { Clue, Effort, Steps } from './solve';

/** In the order in which they are tried, which is nearly that of their difficulty. */
export const techniqueIds = [
  'full-house',
  'hidden-single',
  'one-free-neighbour',
  'naked-single',
  'forced-domino',
  'forced-partner',
  'domino-exhausted',
  'pointing',
  'claiming',
  'naked-pair',
  'odd-region',
  'x-wing',
  'hidden-pair',
  'naked-triple',
  'domino-places',
  'swordfish',
  'hidden-triple',
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'xy-wing',
  'empty-rectangle',
  'w-wing',
  'xyz-wing',
  'finned-x-wing',
  'unique-rectangle-1',
  'unique-rectangle-2',
  'unique-rectangle-3',
  'unique-rectangle-4',
  'unique-rectangle-5',
  'unique-rectangle-6',
  'naked-quad',
  'finned-swordfish',
  'jellyfish',
  'hidden-quad',
  'simple-colouring',
  'bug-plus-one',
  'finned-jellyfish',
  'als-xz',
  'sue-de-coq',
  'xy-chain',
  'aic',
  'grouped-aic',
  'als-chain',
  'franken-fish',
  'forcing-chain',
  'contradiction',
] as const;
export type TechniqueId = (typeof techniqueIds)[number];

/**
 * How hard a technique is to find, for people, the easiest first; of a puzzle the hardest that it
 * needs.
 */
export const levels = ['easy', 'medium', 'hard', 'expert', 'extreme'] as const;
export type Level = (typeof levels)[number];

/**
 * What a candidate is to a step. `base`: the pattern itself. `cover`: what it is compared with (the
 * second set of an ALS-XZ, the cells outside of Sue de Coq's intersection). `fin`: what spoils a fish,
 * or the roof of a rectangle. `pivot`: the middle of a wing. `on`, `off`: the two colours, or the
 * candidates of a chain that are true and false in turns.
 */
export const markRoles = ['base', 'cover', 'fin', 'pivot', 'on', 'off'] as const;
export type MarkRole = (typeof markRoles)[number];

/** Candidates that matter to a step, and why. */
export interface Mark {
  role: MarkRole;
  candidates: number[];
}

/**
 * `strong`: if `from` is false, `to` is true; `weak`: if `from` is true, `to` is false; both with all
 * that the chain has led to from its beginning on. Each end is a candidate, or a group of one digit in
 * a house, of which one is true.
 */
export interface Link {
  kind: 'strong' | 'weak';
  from: number[];
  to: number[];
  /** The cells of the almost locked set that makes it, ascending; empty: a cell or a house does. */
  set: number[];
}

/**
 * How an assumption fails.
 * - `no-candidate`: `cells` is one that has none left.
 * - `no-place`: `house` has no cell left for `digits[0]`.
 * - `clash`: `digits[0]` stands in both of `cells`. Only where a digit is wrong at once.
 * - `no-partner`: `cells` is one that is not covered and has no cell to share a domino with; or they are
 *   two that share one, and no unused domino fits on them.
 * - `domino-nowhere`: the domino with `digits` fits nowhere.
 * - `search`: every way on from here fails, which takes too long to tell.
 */
export const contradictionKinds = [
  'no-candidate',
  'no-place',
  'clash',
  'no-partner',
  'domino-nowhere',
  'search',
] as const;
export type ContradictionKind = (typeof contradictionKinds)[number];

/**
 * How an assumption fails, or a puzzle without a solution. What `kind` does not speak of is empty.
 */
export interface Contradiction {
  kind: ContradictionKind;
  cells: number[];
  /** −1: none. */
  house: number;
  digits: number[];
}

/** What follows from an assumption, step by step. */
export interface Branch {
  /** The candidate that is assumed to be true; −1 where a domino is assumed. */
  candidate: number;
  /** The two cells that are assumed to share a domino; null where a candidate is assumed. */
  domino: [number, number] | null;
  /** Only those that are needed, each following from the position and those before. */
  steps: Step[];
  /** Null: the branch does not fail, but leads to what the step that it belongs to concludes. */
  contradiction: Contradiction | null;
}

/** Two adjacent cells that share a domino; its digits where both are known, else none. */
export interface LaidDomino {
  cells: [number, number];
  digits: number[];
}

/** One explained deduction. */
export interface Step {
  technique: TechniqueId;
  /** A finned fish that would be none without its fins. */
  sashimi: boolean;
  /** The cells that the pattern stands in, ascending. */
  cells: number[];
  /** Those that matter: of a single its house, of a fish first the base houses, then the covers. */
  houses: number[];
  /** The digits that it is about, ascending. */
  digits: number[];
  /** At most one for each role. */
  marks: Mark[];
  /**
   * Of chains, in order, strong and weak in turns; the first and the last are strong. Of a domino's places
   * one for each, from digit to digit. Of `domino-exhausted` one, weak, for each that would fit but is used.
   */
  links: Link[];
  /** Candidates that are true. */
  placed: number[];
  /** Candidates that are false, beside those that a placed digit strikes from its peers. */
  removed: number[];
  /** Su-domino-ku: pairs of cells that share a domino. */
  laid: LaidDomino[];
  /** Su-domino-ku: pairs of adjacent cells that do not. */
  parted: [number, number][];
  /**
   * `forcing-chain` has one for every way, `contradiction` one for every candidate that it removes: one,
   * or where it takes a `search` all that are false in a cell.
   */
  branches: Branch[];
  /** How hard this step is, 1 to about 12, on the scale of published ratings. */
  difficulty: number;
  /** What it adds to the score of a path. */
  score: number;
}

/** How hard a path is, as far as it goes. */
export interface Rating {
  level: Level;
  /** The hardest step's, 1 to about 12; 0 where there are no steps. */
  difficulty: number;
  /** The sum over all steps. */
  score: number;
  /** The technique of the hardest step of that level. Null: there are no steps. */
  hardest: TechniqueId | null;
}

/**
 * `solved`: the path ends in the only solution. `multiple`: there are several, and the path goes as far as
 * they agree. `impossible`: there is none, and the path ends at a contradiction. `stuck`: the effort was
 * spent.
 */
export const explainOutcomes = ['solved', 'multiple', 'impossible', 'stuck'] as const;
export type ExplainOutcome = (typeof explainOutcomes)[number];

/** A path through a puzzle, and how it ends. */
export interface Explanation {
  outcome: ExplainOutcome;
  steps: Step[];
  rating: Rating;
  /** What is wrong behind the last step of an `impossible` puzzle; else null. */
  contradiction: Contradiction | null;
  millis: number;
}

/** The rating of a puzzle's path, and how that path ends. */
export interface PuzzleRating extends Rating {
  outcome: ExplainOutcome;
}

/**
 * - `step`: the next easiest step, in `step`. `before` are steps that it needs and that leave no trace
 *   on the board, because they only say where dominoes lie; often empty.
 * - `wrong`: `cells` hold entries that are in no solution, `removed` are candidates of `removed` that the
 *   other entries need. Where entries are wrong only together, both are empty.
 * - `solved`: every cell is filled, and right.
 * - `multiple`: there are several solutions, and nothing more follows.
 * - `impossible`: the puzzle has no solution; `conflict` says why.
 * - `stuck`: the effort was spent.
 */
export const hintKinds = ['step', 'wrong', 'solved', 'multiple', 'impossible', 'stuck'] as const;
export type HintKind = (typeof hintKinds)[number];

/**
 * What to do next, or why there is nothing to say about that. What `kind` does not speak of is
 * empty or null.
 */
export interface Hint {
  kind: HintKind;
  step: Step | null;
  before: Step[];
  cells: number[];
  removed: number[];
}

/**
 * `refuted`: `branch` says why. `possible`: a solution has it. `impossible`: the puzzle and the entries
 * have no solution, so that nothing can be said about one candidate. `stuck`: the effort was spent.
 */
export const whyNotKinds = ['refuted', 'possible', 'impossible', 'stuck'] as const;
export type WhyNotKind = (typeof whyNotKinds)[number];

/** What is wrong with a candidate. `branch` is null unless it is refuted. */
export interface WhyNot {
  kind: WhyNotKind;
  branch: Branch | null;
}

/** `none`: the puzzle has a solution. `found`: see `clues`. `stuck`: the effort was spent. */
export const conflictKinds = ['none', 'found', 'stuck'] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/** Why a puzzle has no solution, as far as givens can say. Where it has one, `clues` is empty. */
export interface Conflict {
  kind: ConflictKind;
  /**
   * Givens that have no solution together, cells with their digits or dominoes; any one of them left out,
   * the rest of them have one. Where more is wrong, the puzzle has none then. Where `stuck` the fewest so
   * far. All isolated digits stay where they are; those are told as well, each a cell with its digit, of
   * which one elsewhere would be enough for a solution, or all nine where they have none by themselves.
   */
  clues: Clue[];
  /** The text's pencil marks are a part of it. */
  withCandidates: boolean;
}

/** Where somebody went wrong. Moves into cells with a given are passed over. */
export interface FirstWrongMove {
  /** Index of the first move after which there is no solution. Null: there is none. */
  move: number | null;
  /** False: the effort was spent. */
  complete: boolean;
}

/** What the module can say about the logic of a puzzle: the lines of this file in `EngineApi`. */
export interface ExplainApi {
  /**
   * A path of steps from the puzzle and the entries (81 characters, `0` none), which are taken to be
   * right, to the solution. Progress counts filled cells.
   */
  explain(
    text: string,
    entries: string,
    effort: Effort,
    onProgress: ((steps: Steps) => void) | null,
  ): Explanation;
  /** The rating of that path alone, faster. */
  rate(text: string, effort: Effort): PuzzleRating;
  /**
   * The next easiest step. `removed`: the candidates that the visitor has struck, beside those that
   * the givens in their houses strike; of cells with entries and of those that entries strike they
   * matter only where entries are wrong.
   */
  hint(text: string, entries: string, removed: number[], effort: Effort): Hint;
  /** Why a cell cannot hold a digit: a refutation, cut down to what it needs. The cell has no given. */
  whyNot(text: string, entries: string, candidate: number, effort: Effort): WhyNot;
  /** Why a puzzle has no solution. */
  conflict(text: string, effort: Effort, onProgress: ((steps: Steps) => void) | null): Conflict;
  /** The first of some entries, in the order in which they were made, that went wrong. */
  firstWrongMove(text: string, moves: number[], effort: Effort): FirstWrongMove;
}
