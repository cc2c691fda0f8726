/**
 * Changing a Sudoku of a text in place: as little of it as can be, and in its own format. Each function
 * hands back the new text with the readings that belong to it, so that a board need not wait for the text
 * to be read again.
 */
import type { PuzzleReading, SudokuReading } from '../engine';
import { replaced } from './arrays';
import { rangeOfCell, replaceLines, sharing, type Edited } from './puzzleText';

/** The candidates of a cell of which nothing is known, bit d−1 for digit d. */
const everyDigit = 0b111_111_111;

/** Nine rows of blank cells. */
export function newSudoku(): Edited {
  return sudokuText('0'.repeat(81));
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
