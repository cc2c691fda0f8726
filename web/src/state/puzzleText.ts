/**
 * Where puzzles stand in a text, and exchanging the lines of some of them. What is written there is the
 * affair of `sudokuText` and `dominoText`.
 */
import type { PuzzleReading } from '../engine';
import { lineStart, rangeOf, type TextRange } from './textPosition';

/** A text with the readings that belong to it, in its order. */
export interface Edited {
  text: string;
  readings: readonly PuzzleReading[];
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

/** The furthest puzzle in a direction that is joined to this one by shared lines. */
export function sharing(readings: readonly PuzzleReading[], index: number, step: 1 | -1): number {
  const here = readings[index]!;
  const next = readings[index + step];
  if (next?.kind !== here.kind) return index;
  const joined = step > 0 ? next.firstLine === here.lastLine : next.lastLine === here.firstLine;
  return joined ? sharing(readings, index + step, step) : index;
}

/** Exchanges the lines of some puzzles in a row for others; those behind them move. */
export function replaceLines(
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
