/**
 * Changing the puzzles of a text in place: as little of it as can be, and in its own format. Each
 * function hands back the new text with the readings that belong to it, so that a board need not
 * wait for the text to be read again.
 */
import type { DominoPlacement, PuzzleReading, SudokuReading, SudominokuReading } from '../engine';
import { replaced } from './arrays';
import { lineStart, rangeOf, type TextRange } from './textPosition';

/** A text with the readings that belong to it, in its order. */
export interface Edited {
  text: string;
  readings: readonly PuzzleReading[];
}

/** Where no isolated cell is known yet, and how that is written. */
export const noCell = -1;
const unknownCell = '-';

/** The candidates of a cell of which nothing is known, bit d−1 for digit d. */
const everyDigit = 0b111_111_111;

/** The judge's name of a cell. */
function judgeName(cell: number): string {
  return String.fromCharCode(65 + Math.floor(cell / 9)) + ((cell % 9) + 1);
}

/** The range of a cell's value in the text, or null where it does not stand there. */
export function rangeOfCell(text: string, reading: PuzzleReading, cell: number): TextRange | null {
  const place = placeOf(reading, cell);
  return place && rangeOf(text, place);
}

function placeOf({ places }: PuzzleReading, cell: number) {
  const line = places[3 * cell] ?? 0;
  if (line === 0) return null;
  return { line, column: places[3 * cell + 1]!, length: places[3 * cell + 2]! };
}

/** The puzzle and the cell that an offset of the text lies on, as indices, or null. */
export function cellAt(
  text: string,
  readings: readonly PuzzleReading[],
  offset: number,
): { puzzle: number; cell: number | null } | null {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  const column = [...before.slice(before.lastIndexOf('\n') + 1)].length + 1;
  let puzzle = -1;
  let best = { cell: -1, distance: Infinity };
  for (const [index, reading] of readings.entries()) {
    if (reading.firstLine > line || reading.lastLine < line) continue;
    if (puzzle < 0) puzzle = index;
    for (let cell = 0; cell < 81; ++cell) {
      if (reading.places[3 * cell] !== line) continue;
      const from = reading.places[3 * cell + 1]!;
      const distance = Math.max(from - column, column - from - reading.places[3 * cell + 2]!, 0);
      // Between two cells, the one that begins here.
      if (distance < best.distance || (distance === best.distance && from === column)) {
        best = { cell, distance };
        puzzle = index;
      }
    }
  }
  if (puzzle < 0) return null;
  return { puzzle, cell: best.distance <= 1 ? best.cell : null };
}

/** Nine rows of blank cells. */
export function newSudoku(): Edited {
  return sudokuText('0'.repeat(81));
}

/** A Su-domino-ku without a domino. */
export function newSudominoku(): Edited {
  return dominoText([], Array<number>(9).fill(noCell));
}

/** A text that holds one Sudoku in nine spaced rows, as problem 2580 has it. `givens`: 81, `0` blank. */
export function sudokuText(givens: string): Edited {
  const text = `${spacedRows(givens)}\n`;
  const reading: SudokuReading = {
    kind: 'sudoku',
    format: 'spaced-rows',
    firstLine: 1,
    lastLine: 9,
    text: givens.replaceAll('0', '.'),
    givens,
    places: spacedPlaces(1),
    entries: null,
    candidates: null,
  };
  return { text, readings: [reading] };
}

/** A text that holds one Su-domino-ku. `isolated`: nine cells, −1 where not known yet. */
export function dominoText(
  dominoes: readonly DominoPlacement[],
  isolated: readonly number[],
): Edited {
  const text = `${listLines(dominoes, isolated).join('\n')}\n0\n`;
  return { text, readings: [dominoReading(text, 1, dominoes, isolated)] };
}

function spacedRows(givens: string): string {
  return (givens.match(/.{9}/g) ?? []).map((row) => [...row].join(' ')).join('\n');
}

function spacedPlaces(firstLine: number): number[] {
  return Array.from({ length: 81 }, (_, cell) => [
    firstLine + Math.floor(cell / 9),
    2 * (cell % 9) + 1,
    1,
  ]).flat();
}

/**
 * Writes a digit (0: blank) into cells of a Sudoku. A puzzle whose cells are no single signs, or that
 * has candidates or placed digits beside its givens, is written anew.
 */
export function withGivens(
  text: string,
  readings: readonly PuzzleReading[],
  index: number,
  cells: readonly number[],
  digit: number,
): Edited {
  const reading = readings[index] as SudokuReading;
  const digits = [...reading.givens];
  for (const cell of cells) digits[cell] = String(digit);
  const givens = digits.join('');
  const changing = cells.filter((cell) => reading.givens[cell] !== givens[cell]);
  if (changing.length === 0) return { text, readings };
  if (!isPlain(text, reading)) {
    const candidates = reading.candidates?.map((mask, cell) => {
      if (!changing.includes(cell)) return mask;
      return digit === 0 ? everyDigit : 1 << (digit - 1);
    });
    return writtenAnew(text, readings, index, givens, candidates ?? null);
  }
  const symbol = digit === 0 ? blankOf(text, reading) : inStyle(text, reading, String(digit));
  const { edited, places } = withSymbol(text, reading, changing, symbol);
  const changed: SudokuReading = { ...reading, givens, text: givens.replaceAll('0', '.'), places };
  return { text: edited, readings: replaced<PuzzleReading>(readings, index, changed) };
}

/** Writes a sign into cells that are single signs of the text, or empty strings. */
function withSymbol(
  text: string,
  reading: SudokuReading,
  cells: readonly number[],
  symbol: string,
): { edited: string; places: number[] } {
  const edits = cells
    .map((cell) => ({ cell, range: rangeOfCell(text, reading, cell)! }))
    .sort((one, other) => other.range.start - one.range.start);
  let edited = text;
  let places = reading.places;
  for (const { cell, range } of edits) {
    // Between the quotes of an empty string.
    const isString = /^(""|'')$/.test(text.slice(range.start, range.end));
    const start = isString ? range.start + 1 : range.start;
    const length = isString ? 0 : places[3 * cell + 2]!;
    edited =
      edited.slice(0, start) +
      symbol.padEnd(length, ' ') +
      edited.slice(isString ? start : range.end);
    if (isString) places = replaced(places, 3 * cell + 1, places[3 * cell + 1]! + 1);
    places = replaced(places, 3 * cell + 2, 1);
    if (length === 0) places = shiftedColumns(places, cell);
  }
  return { edited, places };
}

/** Whether each cell is a single sign in the text, and there is nothing else to the puzzle. */
function isPlain(text: string, reading: SudokuReading): boolean {
  if (reading.entries !== null || reading.candidates !== null) return false;
  return [...reading.givens].every((given, cell) => {
    const range = rangeOfCell(text, reading, cell);
    if (!range) return false;
    const symbol = text.slice(range.start, range.end).trim();
    if (given === '0') return /^([^1-9]?|""|''|None|null|nil|undefined)$/u.test(symbol);
    return symbol === given || symbol === wide(given);
  });
}

/** Exchanges a Sudoku, and those that share lines with it, for texts in lines of their own. */
function writtenAnew(
  text: string,
  readings: readonly PuzzleReading[],
  index: number,
  givens: string,
  candidates: readonly number[] | null,
): Edited {
  const first = sharing(readings, index, -1);
  const last = sharing(readings, index, 1);
  const line = readings[first]!.firstLine;
  const lines: string[] = [];
  const anew = readings.slice(first, last + 1).map((old, i) => {
    if (i > 0) lines.push('');
    const own = first + i === index ? { givens, candidates } : old;
    const written = inOwnLines(own.givens, own.candidates, line + lines.length);
    lines.push(...written.lines);
    return written.reading;
  });
  return replaceLines(text, readings, first, last, lines, anew);
}

/** A Sudoku in nine spaced rows or, with candidates, in its canonical text. */
function inOwnLines(givens: string, candidates: readonly number[] | null, firstLine: number) {
  const grid = givens.replaceAll('0', '.');
  const base = { kind: 'sudoku', firstLine, givens, entries: null } as const;
  if (!candidates) {
    const lines = spacedRows(givens).split('\n');
    const reading: SudokuReading = {
      ...base,
      format: 'spaced-rows',
      lastLine: firstLine + 8,
      text: grid,
      places: spacedPlaces(firstLine),
      candidates: null,
    };
    return { lines, reading };
  }
  const lines = [grid, candidates.map(candidateSigns).join('')];
  const reading: SudokuReading = {
    ...base,
    format: 'candidate-string',
    lastLine: firstLine + 1,
    text: `${lines.join('\n')}\n`,
    places: Array.from({ length: 81 }, (_, cell) => [firstLine, cell + 1, 1]).flat(),
    candidates: [...candidates],
  };
  return { lines, reading };
}

/** A cell's candidates in nine signs. */
function candidateSigns(mask: number): string {
  return Array.from('123456789', (sign, i) => ((mask >> i) & 1 ? sign : '.')).join('');
}

/** A digit has been put where there was nothing: what stands behind it moves on. */
function shiftedColumns(places: readonly number[], cell: number): number[] {
  const [line, column] = [places[3 * cell]!, places[3 * cell + 1]!];
  return places.map((value, i) => {
    const behind = i % 3 === 1 && Math.floor(i / 3) !== cell;
    return behind && places[i - 1] === line && value >= column ? value + 1 : value;
  });
}

/** How the puzzle writes a blank: as it does elsewhere, else as its format usually does. */
function blankOf(text: string, reading: SudokuReading): string {
  for (let cell = 0; cell < 81; ++cell) {
    if (reading.givens[cell] !== '0') continue;
    const range = rangeOfCell(text, reading, cell);
    const symbol = range ? text.slice(range.start, range.end).trim() : '';
    if ([...symbol].length === 1) return symbol;
  }
  return reading.format === 'one-line' || reading.format === 'bordered-grid' ? '.' : '0';
}

/** The digit as the puzzle writes its digits, which may be full-width ones. */
function inStyle(text: string, reading: SudokuReading, digit: string): string {
  for (let cell = 0; cell < 81; ++cell) {
    if (reading.givens[cell] === '0') continue;
    const range = rangeOfCell(text, reading, cell);
    if (!range) continue;
    const isWide = /^[\uFF10-\uFF19]/.test(text.slice(range.start));
    return isWide ? wide(digit) : digit;
  }
  return digit;
}

const wide = (digit: string) => String.fromCharCode(0xff10 + Number(digit));

/** Exchanges the dominoes and isolated cells of a Su-domino-ku. Lines that stay are left alone. */
export function withDominoes(
  text: string,
  readings: readonly PuzzleReading[],
  index: number,
  dominoes: readonly DominoPlacement[],
  isolated: readonly number[],
): Edited {
  const first = sharing(readings, index, -1);
  const last = sharing(readings, index, 1);
  const lines = linesOf(text, readings[first]!.firstLine, readings[last]!.lastLine);
  const written = first === last ? relisted(lines, dominoes, isolated) : undefined;
  if (written) {
    const reading = dominoReading(
      written.join('\n'),
      readings[index]!.firstLine,
      dominoes,
      isolated,
    );
    return withLines(text, readings, index, written, reading);
  }
  // Puzzles that share a line are written anew together, and so is what ends their list.
  const ended = /(^|[\s,;])0\s*$/.test(lines.at(-1) ?? '');
  let line = readings[first]!.firstLine;
  const anew: PuzzleReading[] = [];
  const rows: string[] = [];
  for (let i = first; i <= last; ++i) {
    const old = readings[i] as SudominokuReading;
    const own = i === index ? { dominoes, isolated } : old;
    const part = listLines(own.dominoes, own.isolated);
    anew.push(dominoReading(part.join('\n'), line, own.dominoes, own.isolated));
    rows.push(...part);
    line += part.length;
  }
  if (ended) rows.push('0');
  return replaceLines(text, readings, first, last, rows, anew);
}

/** The furthest puzzle in a direction that is joined to this one by shared lines. */
function sharing(readings: readonly PuzzleReading[], index: number, step: 1 | -1): number {
  const here = readings[index]!;
  const next = readings[index + step];
  if (next?.kind !== here.kind) return index;
  const joined = step > 0 ? next.firstLine === here.lastLine : next.lastLine === here.firstLine;
  return joined ? sharing(readings, index + step, step) : index;
}

const isSkipped = (line: string) => /^\s*(#|\/\/|$)/.test(line);
const withoutComment = (line: string) => line.replace(/([\s\])}])\/\/.*$/, '$1');
const tokensOf = (line: string) =>
  withoutComment(line)
    .split(/[\s,;\u3000]+/)
    .filter((token) => token !== '');

/**
 * A list in which each domino has a line of its own, with the lines of the dominoes that stay left
 * as they are; undefined for a list that is laid out in another way.
 */
function relisted(
  lines: readonly string[],
  dominoes: readonly DominoPlacement[],
  isolated: readonly number[],
): string[] | undefined {
  const read = lines.map((line) => (isSkipped(line) ? [] : tokensOf(line)));
  const used = [...read.keys()].filter((i) => read[i]!.length > 0);
  const [count, ...records] = used;
  const end = records.pop();
  if (count === undefined || end === undefined) return undefined;
  if (read[count]!.length !== 1 || read[end]!.length !== 9) return undefined;
  if (records.some((i) => read[i]!.length !== 4)) return undefined;

  const wanted = new Map(dominoes.map((domino) => [dominoLine(domino), domino]));
  const kept = new Set<number>();
  for (const i of records) {
    const key = read[i]!.join(' ').toUpperCase();
    if (!wanted.delete(key)) continue;
    kept.add(i);
  }
  const fresh = [...wanted.keys()];
  const result: string[] = [];
  for (const [i, line] of lines.entries()) {
    if (i === count) {
      const number = String(dominoes.length);
      result.push(line.replace(read[i]![0]!, number));
    } else if (i === end) {
      result.push(...fresh.splice(0));
      const row = isolatedLine(isolated);
      result.push(read[i]!.join(' ').toUpperCase() === row ? line : row);
    } else if (!records.includes(i) || kept.has(i)) {
      result.push(line);
    } else if (fresh.length > 0) {
      result.push(fresh.shift()!);
    }
  }
  return result;
}

function dominoLine({ cells, digits }: DominoPlacement): string {
  return `${digits[0]} ${judgeName(cells[0])} ${digits[1]} ${judgeName(cells[1])}`;
}

function isolatedLine(isolated: readonly number[]): string {
  return isolated.map((cell) => (cell < 0 ? unknownCell : judgeName(cell))).join(' ');
}

function listLines(dominoes: readonly DominoPlacement[], isolated: readonly number[]): string[] {
  return [String(dominoes.length), ...dominoes.map(dominoLine), isolatedLine(isolated)];
}

/** The reading of a list whose first line is line `firstLine` of the text. */
function dominoReading(
  list: string,
  firstLine: number,
  dominoes: readonly DominoPlacement[],
  isolated: readonly number[],
): SudominokuReading {
  const lines = list.split('\n');
  const order = new Map(lines.map((line, i) => [tokensOf(line).join(' ').toUpperCase(), i]));
  const placed = [...dominoes].sort(
    (one, other) => (order.get(dominoLine(one)) ?? 0) - (order.get(dominoLine(other)) ?? 0),
  );
  return {
    kind: 'sudominoku',
    format: 'domino-list',
    firstLine,
    text: `${listLines(placed, isolated).join('\n')}\n0\n`,
    givens: digitsLaid(dominoes, isolated),
    dominoes: placed,
    isolated: [...isolated],
    complete: isolated.every((cell) => cell >= 0),
    entries: null,
    candidates: null,
    ...placesInList(lines, firstLine),
  };
}

/** The digits of pieces, as `PuzzleReading.givens` has them. */
function digitsLaid(dominoes: readonly DominoPlacement[], isolated: readonly number[]): string {
  const laid = Array<number>(81).fill(0);
  for (const { cells, digits } of dominoes) {
    laid[cells[0]] = digits[0];
    laid[cells[1]] = digits[1];
  }
  isolated.forEach((cell, i) => {
    if (cell >= 0) laid[cell] = i + 1;
  });
  return laid.join('');
}

/** Where a list names its dominoes and cells, and where it ends. */
function placesInList(
  lines: readonly string[],
  firstLine: number,
): Pick<SudominokuReading, 'places' | 'dominoLines' | 'lastLine'> {
  const places = Array<number>(243).fill(0);
  const dominoLines: number[] = [];
  let lastLine = firstLine;
  lines.forEach((line, i) => {
    if (isSkipped(line)) return;
    const tokens = [...withoutComment(line).matchAll(/[^\s,;]+/g)].map((match) => {
      return { text: match[0].toUpperCase(), column: [...line.slice(0, match.index)].length + 1 };
    });
    const isRecord = tokens.length === 4;
    for (const [t, token] of tokens.entries()) {
      const name = /^([A-I])([1-9])$/.exec(token.text);
      if (!name) continue;
      const cell = (name[1]!.charCodeAt(0) - 65) * 9 + Number(name[2]) - 1;
      const column = (isRecord ? tokens[t - 1]! : token).column;
      places.splice(3 * cell, 3, firstLine + i, column, isRecord ? 1 : 2);
    }
    if (isRecord) dominoLines.push(firstLine + i);
    if (tokensOf(line).length === 9) lastLine = firstLine + i;
  });
  return { places, dominoLines, lastLine };
}

function linesOf(text: string, firstLine: number, lastLine: number): string[] {
  return text.split('\n').slice(firstLine - 1, lastLine);
}

/** Exchanges all lines of a puzzle. */
function withLines(
  text: string,
  readings: readonly PuzzleReading[],
  index: number,
  lines: readonly string[],
  reading: PuzzleReading,
): Edited {
  const { firstLine } = readings[index]!;
  const anew = { ...reading, firstLine, lastLine: firstLine + lines.length - 1 };
  return replaceLines(text, readings, index, index, lines, [anew]);
}

function replaceLines(
  text: string,
  readings: readonly PuzzleReading[],
  first: number,
  last: number,
  lines: readonly string[],
  anew: readonly PuzzleReading[],
): Edited {
  const { firstLine } = readings[first]!;
  const { lastLine } = readings[last]!;
  const start = lineStart(text, firstLine);
  const end = lineStart(text, lastLine + 1);
  const tail = end === text.length && !text.endsWith('\n') ? '' : '\n';
  const edited = text.slice(0, start) + lines.join('\n') + tail + text.slice(end);
  const shift = lines.length - (lastLine - firstLine + 1);
  return {
    text: edited,
    readings: [
      ...readings.slice(0, first),
      ...anew,
      ...readings.slice(last + 1).map((reading) => shifted(reading, shift)),
    ],
  };
}

/** A reading whose puzzle has moved down by some lines. */
function shifted(reading: PuzzleReading, lines: number): PuzzleReading {
  if (lines === 0) return reading;
  return {
    ...reading,
    firstLine: reading.firstLine + lines,
    lastLine: reading.lastLine + lines,
    places: reading.places.map((value, i) => (i % 3 === 0 && value > 0 ? value + lines : value)),
    ...(reading.kind === 'sudominoku' && {
      dominoLines: reading.dominoLines.map((line) => line + lines),
    }),
  };
}
