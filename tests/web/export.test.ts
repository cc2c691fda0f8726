import { describe, expect, it } from 'vitest';
import type { PuzzleReading } from '../../web/src/engine/types';
import { boardView } from '../../web/src/board/view';
import { boardSvg, svgUrl } from '../../web/src/features/export/boardSvg';
import { pagesOf, perPageChoices } from '../../web/src/features/export/sheets';
import { replaced } from '../../web/src/state/arrays';
import { noWork } from '../../web/src/state/work';

const options = { title: 'A board', names: false, marks: 'fixed' } as const;
const solution =
  '123456789456789123789123456214365897365897214897214365531642978642978531978531642';

const sudoku = {
  kind: 'sudoku',
  givens: `1${'0'.repeat(80)}`,
} as PuzzleReading;
const sudominoku = {
  kind: 'sudominoku',
  givens: `120${'0'.repeat(77)}9`,
  dominoes: [{ cells: [1, 0], digits: [2, 1] }],
  isolated: [80],
} as unknown as PuzzleReading;

/** The digits that are drawn, with what they look like. */
function texts(svg: string) {
  return [...svg.matchAll(/<text [^>]*font-size="([\d.]+)"[^>]*fill="([^"]+)"[^>]*>([^<]*)</g)].map(
    ([, size, fill, text]) => ({ size: Number(size), fill, text }),
  );
}

describe('the picture of a board', () => {
  it('holds the givens alone, or the solution as well, told apart by colour and weight', () => {
    const blank = boardSvg(boardView(sudoku, { solution: null, clashes: [] }), options);
    expect(texts(blank.text).map(({ text }) => text)).toEqual(['1']);
    const view = boardView(sudoku, { solution: { grid: solution }, clashes: [] });
    const { text } = boardSvg(view, options);
    expect(
      texts(text)
        .map((each) => each.text)
        .join(''),
    ).toBe(solution);
    expect(text.match(/font-weight="700"/g)).toHaveLength(1);
    expect(text.match(/font-weight="400"/g)).toHaveLength(80);
  });

  it('holds entries, marks, colours and candidates', () => {
    const work = {
      entries: replaced(noWork.entries, 1, 5),
      corner: replaced(noWork.corner, 2, 0b100000011),
      centre: replaced(noWork.centre, 2, 0b110),
      colours: replaced(noWork.colours, 3, 4),
    };
    const view = boardView(sudoku, { solution: null, clashes: [], work });
    const { text } = boardSvg(view, options);
    expect(texts(text).map((each) => each.text)).toEqual(['1', '5', '1', '2', '9', '23']);
    expect(text).toContain('<rect x="180" y="0" width="60" height="60" fill="#c4e2c1"/>');
    const x = (svg: string) => [...svg.matchAll(/<text x="([\d.]+)"[^>]*font-size="14"/g)];
    expect(x(text).map(([, at]) => Number(at) - 120)).toEqual([13, 30, 47]);
    const packed = boardSvg(view, { ...options, marks: 'packed' }).text;
    expect(packed).not.toBe(text);
    const many = { ...noWork, centre: replaced(noWork.centre, 2, 0b1111111) };
    const lines = boardSvg(boardView(sudoku, { solution: null, clashes: [], work: many }), options);
    expect(texts(lines.text).map((each) => each.text)).toEqual(['1', '12345', '67']);
    const candidates = noWork.corner.map(() => 0x1ff);
    const all = boardView(sudoku, { solution: null, clashes: [], candidates });
    expect(texts(boardSvg(all, options).text)).toHaveLength(1 + 80 * 9);
  });

  it('marks what clashes by a sign and not by colour alone', () => {
    const view = boardView(sudoku, { solution: null, clashes: [0] });
    const { text } = boardSvg(view, options);
    expect(text).toContain('l7 12h-14z');
  });

  it('holds dominoes as outlines, isolated digits in circles and the names of cells', () => {
    const view = boardView(sudominoku, { solution: null, clashes: [] });
    const { text, width, height } = boardSvg(view, { ...options, names: true });
    expect(text).toContain('<rect x="5" y="5" width="110" height="50" rx="11"');
    expect(text.match(/<circle /g)).toHaveLength(1);
    expect(texts(text).filter(({ size }) => size === 15)).toHaveLength(18);
    expect([width, height]).toEqual([573, 573]);
  });

  it('is one closed piece of XML without anything from elsewhere', () => {
    const view = boardView(sudominoku, { solution: null, clashes: [] });
    const title = '"/></title><script>alert(1)</script>&<img src=x onerror=alert(1)>';
    const svg = boardSvg(view, { ...options, title, names: true });
    expect(svg.text).not.toMatch(/<script|<img|href|url\(|<style/);
    const open: string[] = [];
    for (const [, close, name, rest] of svg.text.matchAll(/<(\/?)([a-z]+)([^>]*)>/gi)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!rest!.endsWith('/')) open.push(name!);
    }
    expect(open).toEqual([]);
    expect(decodeURIComponent(svgUrl(svg))).toContain(svg.text);
  });
});

describe('sheets', () => {
  it('hold so many puzzles each, in order, and none twice', () => {
    const items = Array.from({ length: 13 }, (_, i) => i);
    for (const size of [...perPageChoices, 12]) {
      const pages = pagesOf(items, size);
      expect(pages.flat()).toEqual(items);
      expect(pages).toHaveLength(Math.ceil(13 / size));
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(size);
    }
    expect(pagesOf([], 4)).toEqual([]);
  });
});
