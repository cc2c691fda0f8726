/** What the page writes into a text when a cell is edited is what the module then reads. */
import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineApi } from '../../web/src/engine/types';
import { withGivens } from '../../web/src/state/sudokuText';
import { corpus } from './files';
import { loadEngine } from './shapes';

let engine: EngineApi;

beforeAll(async () => {
  engine = await loadEngine();
});

const folder = new URL('../corpus/formats/', import.meta.url);
const files = (await readdir(folder)).filter((file) => file !== 'dominoes.txt');

const rows = `1 . 3 . . . 5 . 9
. . 2 1 . 9 4 . .
. . . 7 . 4 . . .
3 . . 5 . 2 . . 6
. 6 . . . . . 5 .
7 . . 8 . 3 . . 4
. . . 4 . 1 . . .
. . 9 2 . 5 8 . .
8 . 4 . . . 1 . 7
`;
const secondLooks = {
  comments: `// Sample input\n${rows.replaceAll(/^/gm, '// ')}`,
  prompts: rows.replaceAll(/^(?=.)/gm, 'Enter row:\n'),
  'a string': `values = """${rows.trimEnd()}"""\n`,
  room: rows.replaceAll('.', ' '),
  'room behind which lines end': rows.replaceAll('.', ' ').replaceAll(/ +$/gm, ''),
};

describe('editing a cell in its text', () => {
  it.each(files)('of every written form says the same (%s)', async (file) => {
    checkEdits((await corpus(`formats/${file}`)).replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
  });

  it.each(Object.entries(secondLooks))(
    'that is seen on a second look says the same (%s)',
    (_, text) => {
      checkEdits(text);
    },
  );
});

/** Expects the module to read of an edited text what the page takes it for. */
function checkEdits(text: string): void {
  const { puzzles: readings } = engine.read(text);
  for (const index of new Set([0, readings.length - 1])) {
    const { givens } = readings[index]!;
    const given = [...givens].findIndex((digit) => digit !== '0');
    const blank = givens.indexOf('0');
    const placed = [...(readings[index]!.entries ?? '')].findIndex((digit) => digit !== '0');
    const edits: [cell: number, digit: number][] = [];
    if (given >= 0) edits.push([given, 0], [given, (Number(givens[given]) % 9) + 1]);
    if (blank >= 0) edits.push([blank, 4]);
    if (placed >= 0) edits.push([placed, 8], [placed, 4]);
    for (const [cell, digit] of edits) {
      const edited = withGivens(text, readings, index, [cell], digit);
      const expected = givens.slice(0, cell) + digit + givens.slice(cell + 1);
      const read = engine.read(edited.text);
      expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(read.puzzles.length).toBe(readings.length);
      read.puzzles.forEach((puzzle, i) => {
        expect(puzzle.givens).toBe(i === index ? expected : readings[i]!.givens);
        expect(puzzle.candidates).toEqual(edited.readings[i]!.candidates);
        expect(puzzle.text.trimEnd()).toBe(edited.readings[i]!.text.trimEnd());
        expect(puzzle.places).toEqual(edited.readings[i]!.places);
      });
    }
  }
}
