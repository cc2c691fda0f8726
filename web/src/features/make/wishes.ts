/** What the form asks for, and the link that says the same. */
import { levels, symmetries, type Level, type MakeOptions, type Symmetry } from '../../engine';
import { largestSeed } from '../../ui/seed';

/** Puzzles that a series may have. */
export const mostPuzzles = 10_000;
/** Of longer series it is not said how hard each puzzle is: that would take longer than the making. */
const mostRated = 20;
/**
 * The givens that may be asked for. With fewer clues no Sudoku has just one solution (McGuire,
 * Tugemann, Civario 2012).
 */
export const fewestClues = 17;
export const mostClues = 80;
export const mostDominoes = 36;
/** Of a worst case: with all dominoes given there is nothing to search. */
export const mostWorstDominoes = mostDominoes - 1;
/** No minimal Sudoku with more givens is known. */
const mostMinimalClues = 40;
/** Whatever has more givens, or dominoes, singles solve. */
const mostBeyondEasy = { sudoku: 74, sudominoku: 33 };

/** Everything that the form can be set to, whichever kind is chosen. */
export interface Choices {
  kind: 'sudoku' | 'sudominoku';
  /** 0: any. */
  clues: number;
  dominoes: number;
  /** Empty: any. */
  level: Level | '';
  symmetry: Symmetry;
  minimal: boolean;
  oneTiling: boolean;
  fewest: boolean;
  /** 81 characters, `1` for given; empty: any cells. */
  pattern: string;
  /** With the solution of the Sudoku on the Solve tab. Not part of a link. */
  fromDocument: boolean;
  count: number;
  seed: number;
}

/** Where the form starts, and what a link means that says nothing. */
export const firstChoices: Choices = {
  kind: 'sudoku',
  clues: 0,
  dominoes: 0,
  level: '',
  symmetry: 'none',
  minimal: false,
  oneTiling: false,
  fewest: false,
  pattern: '',
  fromDocument: false,
  count: 1,
  seed: 1,
};

/**
 * The dominoes of a Su-domino-ku for which nothing else is wished: problem 4574 gives no fewer than ten, and
 * most of these are easy to medium.
 */
export const usualDominoes = 12;

/** Tries after which a puzzle is given up: the same on every machine. */
export const mostTries = { sudoku: 100_000, sudominoku: 2_000 };

/** The request for a run of the series. An empty solution: any. */
export function requestOf(
  choices: Choices,
  solution: string,
  first: number,
  count: number,
): MakeOptions {
  const { kind, clues, dominoes, level, symmetry, minimal, oneTiling, fewest } = choices;
  const { pattern, seed } = choices;
  const run = {
    seed,
    first,
    count,
    rate: choices.count <= mostRated,
    maxTries: mostTries[kind],
  };
  return kind === 'sudoku'
    ? { kind, clues, level, symmetry, minimal, pattern, solution, ...run }
    : { kind, dominoes, level, symmetry, oneTiling, minimal, fewest, ...run };
}

/** Whether a solution and the cells that are given leave no choice. */
export function isOfOne({ kind, pattern, fromDocument }: Choices): boolean {
  return kind === 'sudoku' && pattern !== '' && fromDocument;
}

/**
 * Why nothing was found after so many tries: `rare` is all that can be said where some were made, unless a
 * solution and a pattern leave but one puzzle. None is made where nothing can be as wished.
 */
export function obstacleTo(choices: Choices, tries: number) {
  const { kind, clues, dominoes, level, minimal, pattern } = choices;
  const isSudoku = kind === 'sudoku';
  const hasPattern = isSudoku && pattern !== '';
  if (tries > 0) return isOfOne(choices) ? 'only' : 'rare';
  const cells = pattern.replaceAll('0', '').length;
  const given = hasPattern ? cells : isSudoku ? clues : dominoes;
  if (hasPattern && given < fewestClues) return 'few';
  if (minimal && given > (isSudoku ? mostMinimalClues : mostDominoes - 1)) return 'minimal';
  if (level !== '' && level !== 'easy' && given > mostBeyondEasy[kind]) return 'easy';
  return hasPattern ? 'lines' : 'symmetry';
}

/** The cells that change with a cell in a pattern with this symmetry. */
export function orbitOf(cell: number, symmetry: Symmetry): number[] {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const at = (r: number, c: number) => 9 * r + c;
  const quarter = at(column, 8 - row);
  const half = at(8 - row, 8 - column);
  const threeQuarter = at(8 - column, row);
  const horizontal = at(row, 8 - column);
  const vertical = at(8 - row, column);
  const diagonal = at(column, row);
  const antidiagonal = at(8 - column, 8 - row);
  const images: Record<Symmetry, number[]> = {
    none: [],
    half: [half],
    quarter: [quarter, half, threeQuarter],
    horizontal: [horizontal],
    vertical: [vertical],
    'both-axes': [horizontal, vertical, half],
    diagonal: [diagonal],
    antidiagonal: [antidiagonal],
    'both-diagonals': [diagonal, antidiagonal, half],
    full: [quarter, half, threeQuarter, horizontal, vertical, diagonal, antidiagonal],
  };
  return [...new Set([cell, ...images[symmetry]])];
}

/** A pattern with the images of its cells. */
export function withImages(pattern: string, symmetry: Symmetry): string {
  const isGiven = (cell: number) => pattern[cell] === '1';
  return pattern.replace(/./g, (_, cell: number) =>
    orbitOf(cell, symmetry).some(isGiven) ? '1' : '0',
  );
}

/** The choices without those that the puzzles do not depend on, which the form keeps all the same. */
export function effective(choices: Choices): Choices {
  const { clues, dominoes, oneTiling, fewest, pattern, fromDocument } = firstChoices;
  if (choices.kind === 'sudominoku') return { ...choices, clues, pattern, fromDocument };
  const ofSudoku = { ...choices, dominoes, oneTiling, fewest };
  return choices.pattern === '' ? ofSudoku : { ...ofSudoku, clues };
}

/** What stands behind the `?` of a link to the same puzzles: what differs from the first choices. */
export function queryOf(choices: Choices): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(choices)) {
    const first = firstChoices[key as keyof Choices];
    if (key === 'fromDocument' || (value === first && key !== 'seed')) continue;
    query.set(key, key === 'pattern' ? packed(value as string) : String(Number(value) || value));
  }
  return query.toString();
}

/** The choices of a link; whatever makes no sense stays as it is at first. */
export function choicesOf(query: string): Choices {
  const params = new URLSearchParams(query);
  const whole = (key: keyof Choices, least: number, most: number) => {
    const value = Number(params.get(key) ?? NaN);
    return Number.isInteger(value) && value >= least && value <= most
      ? value
      : (firstChoices[key] as number);
  };
  const clues = whole('clues', fewestClues, mostClues);
  const symmetry = symmetries.find((name) => name === params.get('symmetry')) ?? 'none';
  return {
    kind: params.get('kind') === 'sudominoku' ? 'sudominoku' : 'sudoku',
    clues,
    dominoes: whole('dominoes', 1, mostDominoes),
    level: levels.find((name) => name === params.get('level')) ?? '',
    symmetry,
    minimal: params.get('minimal') === '1',
    oneTiling: params.get('oneTiling') === '1',
    fewest: params.get('fewest') === '1',
    pattern: withImages(unpacked(params.get('pattern') ?? ''), symmetry),
    fromDocument: false,
    count: whole('count', 1, mostPuzzles),
    seed: whole('seed', 0, largestSeed),
  };
}

/** 81 bits as 27 digits to the base 8. */
function packed(pattern: string): string {
  return pattern.replace(/[01]{3}/g, (bits) => String(parseInt(bits, 2)));
}

function unpacked(code: string): string {
  if (!/^[0-7]{27}$/.test(code)) return '';
  return code.replace(/[0-7]/g, (digit) => Number(digit).toString(2).padStart(3, '0'));
}

/** Whether a text names each of the nine digits once, or is empty. */
export function isRenaming(text: string): boolean {
  return text === '' || (/^[1-9]{9}$/.test(text) && new Set(text).size === 9);
}

/** The same of nine lines, of which 1 to 3, 4 to 6 and 7 to 9 stay together; or empty. */
export function isOrderOfLines(text: string): boolean {
  const groups = text.match(/.../g) ?? [];
  const bandsOf = (group: string) => new Set([...group].map((line) => Math.ceil(Number(line) / 3)));
  return isRenaming(text) && groups.every((group) => bandsOf(group).size === 1);
}
