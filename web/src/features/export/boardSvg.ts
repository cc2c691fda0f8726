/** A board as an SVG text of its own: no style sheet, no font, nothing from elsewhere. */
import type { BoardView, CellView } from '../../board/view';
import { digitsOf } from '../../state/houses';

/** What a picture has besides the board. */
export interface SvgOptions {
  /** What the picture shows, in words. */
  title: string;
  /** Letters and digits along the edges. */
  names: boolean;
  /** Where corner marks stand: each at its own place, or one after the other. */
  marks: 'fixed' | 'packed';
}

/** A picture and its size. */
export interface BoardSvg {
  text: string;
  /** In SVG units: a cell has 60. */
  width: number;
  height: number;
}

const cellSize = 60;
const boardSize = 9 * cellSize;
const thick = 3;
const nameSpace = 30;

/** On white, whatever the page looks like: pictures go into documents and onto paper. */
const colours = {
  paper: '#ffffff',
  ink: '#1c1b19',
  line: '#b4afa6',
  tileEdge: '#57534d',
  tile: '#f0ede7',
  entry: '#1f52c4',
  found: '#0b6a75',
  foundEdge: '#4f9fa8',
  faint: '#57534d',
  error: '#b42318',
  errorTint: '#fdecea',
  tints: [
    '#f3c4c1',
    '#fad8b1',
    '#f8eb9c',
    '#c4e2c1',
    '#b5e1df',
    '#c2d5f4',
    '#dccaf0',
    '#f5cce3',
    '#cbcbcb',
  ],
};

/** Draws a board. The same view gives the same text. */
export function boardSvg(view: BoardView, { title, names, marks }: SvgOptions): BoardSvg {
  const edge = names ? nameSpace : thick;
  const width = edge + boardSize + thick;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" width="${width}" height="${width}" role="img" font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${width}" fill="${colours.paper}"/>`,
    names ? nameLabels() : '',
    `<g transform="translate(${edge} ${edge})">`,
    ...view.cells.map(background),
    lines(),
    ...tiles(view),
    ...view.cells.map((cell) => contents(cell, marks)),
    '</g></svg>',
  ];
  return { text: parts.filter((part) => part !== '').join('\n'), width, height: width };
}

/** An address of the picture, for an image or a canvas. */
export function svgUrl(svg: BoardSvg): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.text)}`;
}

function corner(index: number): { x: number; y: number } {
  return { x: (index % 9) * cellSize, y: Math.floor(index / 9) * cellSize };
}

function background(cell: CellView): string {
  const fill = cell.clash
    ? colours.errorTint
    : cell.colour > 0
      ? colours.tints[cell.colour - 1]
      : undefined;
  if (!fill) return '';
  const { x, y } = corner(cell.index);
  return `<rect x="${x}" y="${y}" width="${cellSize}" height="${cellSize}" fill="${fill}"/>`;
}

function lines(): string {
  const path = (every: (i: number) => boolean) =>
    [1, 2, 3, 4, 5, 6, 7, 8]
      .filter(every)
      .map((i) => `M${i * cellSize} 0V${boardSize}M0 ${i * cellSize}H${boardSize}`)
      .join('');
  return [
    `<path d="${path((i) => i % 3 !== 0)}" fill="none" stroke="${colours.line}" stroke-width="1"/>`,
    `<path d="${path((i) => i % 3 === 0)}" fill="none" stroke="${colours.ink}" stroke-width="2"/>`,
    `<rect x="${-thick / 2}" y="${-thick / 2}" width="${boardSize + thick}" height="${boardSize + thick}" fill="none" stroke="${colours.ink}" stroke-width="${thick}"/>`,
  ].join('\n');
}

function tiles(view: BoardView): string[] {
  return view.tiles.map(({ cells: [first, second], given }) => {
    const from = corner(first);
    const to = corner(second);
    const gap = 5;
    const size = (a: number, b: number) => b - a + cellSize - 2 * gap;
    const box = `x="${from.x + gap}" y="${from.y + gap}" width="${size(from.x, to.x)}" height="${size(from.y, to.y)}" rx="11"`;
    // A colour of the visitor's shines through.
    const coloured = view.cells[first]!.colour > 0 || view.cells[second]!.colour > 0;
    const fill = coloured ? 'none' : given ? colours.tile : colours.paper;
    const stroke = given ? colours.tileEdge : colours.foundEdge;
    return `<rect ${box} fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`;
  });
}

const looks = {
  given: { fill: colours.ink, weight: 700 },
  entry: { fill: colours.entry, weight: 500 },
  found: { fill: colours.found, weight: 400 },
};

function contents(cell: CellView, marks: SvgOptions['marks']): string {
  const { x, y } = corner(cell.index);
  const [middleX, middleY] = [x + cellSize / 2, y + cellSize / 2];
  const parts: string[] = [];
  if (cell.isolated) {
    const fill = cell.colour > 0 ? 'none' : colours.paper;
    parts.push(
      `<circle cx="${middleX}" cy="${middleY}" r="22" fill="${fill}" stroke="${colours.tileEdge}" stroke-width="1.5"/>`,
    );
  }
  if (cell.digit > 0 && cell.origin !== 'none') {
    const { fill, weight } = looks[cell.origin];
    const colour = cell.clash ? colours.error : fill;
    parts.push(text(middleX, middleY, 36, String(cell.digit), colour, weight));
    // Never by colour alone.
    if (cell.clash) {
      parts.push(`<path d="M${x + 50} ${y + 3}l7 12h-14z" fill="${colours.error}"/>`);
    }
    return parts.join('\n');
  }
  const inCorners = digitsOf(cell.candidates || cell.corner);
  inCorners.forEach((digit, i) => {
    const place = cell.candidates || marks === 'fixed' ? digit - 1 : i;
    const [column, row] = [place % 3, Math.floor(place / 3)];
    parts.push(
      text(x + 13 + 17 * column, y + 13 + 17 * row, 14, String(digit), colours.faint, 400),
    );
  });
  const inCentre = digitsOf(cell.centre).join('');
  // No more than five fit beside one another.
  const centreLines = [inCentre.slice(0, 5), inCentre.slice(5)].filter(Boolean);
  const size = Math.min(18, 84 / Math.min(5, inCentre.length));
  centreLines.forEach((line, i) => {
    const lineY = middleY + (i - (centreLines.length - 1) / 2) * size;
    parts.push(text(middleX, lineY, size, line, colours.entry, 400));
  });
  return parts.join('\n');
}

function nameLabels(): string {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((i) => {
      const along = nameSpace + (i + 0.5) * cellSize;
      const letter = String.fromCharCode(65 + i);
      return (
        text(along, nameSpace / 2, 15, String(i + 1), colours.faint, 600) +
        text(nameSpace / 2, along, 15, letter, colours.faint, 600)
      );
    })
    .join('\n');
}

/** Text around a point. Not every program knows `dominant-baseline`, so the middle is reckoned. */
function text(
  x: number,
  y: number,
  size: number,
  what: string,
  fill: string,
  weight: number,
): string {
  const baseline = Math.round((y + 0.36 * size) * 100) / 100;
  return `<text x="${x}" y="${baseline}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${escaped(what)}</text>`;
}

function escaped(what: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return what.replace(/[&<>"]/g, (sign) => names[sign]!);
}
