import { describe, expect, it } from 'vitest';
import { writeRun } from '../../web/src/engine/gridRun';
import type { OutputFormat, OutputItem } from '../../web/src/engine/types';

/** Parts and numbers puzzles as the module does. */
const engine = {
  write(items: OutputItem[], format: OutputFormat) {
    let cases = 0;
    return items
      .map(({ kind, grid }, i) => {
        const listed = kind === 'sudominoku' && format === 'judge';
        const before = items[i - 1];
        const part = before && format !== '81' && !(listed && before.kind === kind) ? '\n' : '';
        return `${part}${listed ? `Puzzle ${++cases}\n` : ''}${grid ?? 'impossible'}\n`;
      })
      .join('');
  },
};

const kinds = [0, 0, 1, 1, 0, 1, 1, 1, 0, 0, 1];
const items = kinds.map((kind, i): OutputItem => {
  return { kind: kind ? 'sudominoku' : 'sudoku', grid: i % 4 === 3 ? null : `${i % 9}`.repeat(81) };
});
items[0]!.grid = '9'.repeat(81);
items[9]!.grid = '5'.repeat(81);

function run(from: number, to: number) {
  return {
    kinds: Uint8Array.from(kinds.slice(from, to)),
    solutions: new TextEncoder().encode(
      items
        .slice(from, to)
        .map(({ grid }) => grid ?? '0'.repeat(81))
        .join(''),
    ),
    before: from === 0 ? null : items[from - 1]!.kind,
    casesBefore: kinds.slice(0, from).filter((kind) => kind === 1).length,
  };
}

describe('the output of runs', () => {
  it.each(['judge', '81', 'grid', '2239'] as const)(
    'joins to that of the whole, wherever it is cut (%s)',
    (format) => {
      const whole = engine.write(items, format);
      for (let a = 1; a < kinds.length; ++a) {
        for (let b = a + 1; b < kinds.length; ++b) {
          const parts = [run(0, a), run(a, b), run(b, kinds.length)];
          const text = parts.map((part) =>
            new TextDecoder().decode(writeRun(engine, part, format)),
          );
          expect(text.join('')).toBe(whole);
        }
      }
    },
  );
});
