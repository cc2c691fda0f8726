/**
 * Changing a Su-domino-ku of a text in place: as little of it as can be, and in its own format. Each function
 * hands back the new text with the readings that belong to it, so that a board need not wait for the text
 * to be read again.
 */
import type { DominoPlacement, PuzzleReading, SudominokuReading } from '../engine';
import { replaceLines, sharing, type Edited } from './puzzleText';

/** Where no isolated cell is known yet, and how that is written. */
export const noCell = -1;
const unknownCell = '-';

/** The judge's name of a cell. */
function judgeName(cell: number): string {
  return String.fromCharCode(65 + Math.floor(cell / 9)) + ((cell % 9) + 1);
}

/** A Su-domino-ku without a domino. */
export function newSudominoku(): Edited {
  return dominoText([], Array<number>(9).fill(noCell));
}

/** A text that holds one Su-domino-ku. `isolated`: nine cells, −1 where not known yet. */
export function dominoText(
  dominoes: readonly DominoPlacement[],
  isolated: readonly number[],
): Edited {
  const text = `${listLines(dominoes, isolated).join('\n')}\n0\n`;
  return { text, readings: [dominoReading(text, 1, dominoes, isolated)] };
}

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
