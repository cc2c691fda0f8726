/** What is drawn over a board to explain a step, without the DOM. */
import type { Contradiction, MarkRole, Step, TechniqueId } from '../../engine';
import { housesOf } from '../../state/houses';
import { cellOf, digitOf } from './position';

/**
 * How much of a step is told. `place`: roughly where to look. `cells`: the technique and its cells.
 * `reason`: everything.
 */
export const depths = ['place', 'cells', 'reason'] as const;
export type Depth = (typeof depths)[number];

/** A candidate that a step uses, and as what. */
export interface Spot {
  cell: number;
  digit: number;
  role: MarkRole;
}

/** One digit in one cell, or in several of which one holds it. */
export type Group = readonly number[];

/** What is drawn. Houses are 0 to 26: rows, columns, boxes; cells 0 to 80; candidates as in `Step`. */
export interface Drawing {
  houses: readonly number[];
  cells: readonly number[];
  spots: readonly Spot[];
  /** Candidates. */
  placed: readonly number[];
  removed: readonly number[];
  links: readonly { strong: boolean; from: Group; to: Group }[];
  /** Pairs of cells that share a domino, and pairs that do not. */
  laid: readonly (readonly [number, number])[];
  parted: readonly (readonly [number, number])[];
  /** Those of which steps before found that they do not. */
  closed: readonly (readonly [number, number])[];
}

/** For a board that nothing is drawn over. */
export const nothingDrawn: Drawing = {
  houses: [],
  cells: [],
  spots: [],
  placed: [],
  removed: [],
  links: [],
  laid: [],
  parted: [],
  closed: [],
};

/** The cells in which a step has an effect, ascending. */
function targetsOf({ placed, removed, laid, parted }: Step): number[] {
  const cells = [
    ...[...placed, ...removed].map(cellOf),
    ...laid.flatMap((domino) => domino.cells),
    ...parted.flat(),
  ];
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** Cells that are named one by one. */
export const mostNamed = 8;

/** Where to look for a step: at its cells; where those are many, and in no house, at what it has an effect on. */
export function cellsToLookAt(step: Step): readonly number[] {
  const { cells, houses } = step;
  const areMany = cells.length > mostNamed && houses.length === 0;
  return cells.length === 0 || areMany ? targetsOf(step) : cells;
}

/** The first houses of a step that hold all of its cells: of a fish those that it uses, not those that it strikes in. */
export function housesAround({ cells, houses }: Step): readonly number[] {
  const last = houses.findIndex((_, i) => {
    const first = houses.slice(0, i + 1);
    return cells.every((cell) => housesOf(cell).some((house) => first.includes(house)));
  });
  return last < 0 ? houses : houses.slice(0, last + 1);
}

/** The candidates of a role; none if the step has no such. */
export function marksOf({ marks }: Step, role: MarkRole): readonly number[] {
  return marks.find((mark) => mark.role === role)?.candidates ?? [];
}

/** Where somebody who wants no more than a nudge should look. */
export type Nudge =
  | { kind: 'house'; house: number }
  | { kind: 'digit'; digit: number }
  | { kind: 'cell'; cell: number };

/** The nudge of a step: the one house or digit that it is about, else a place near its effect. */
export function nudgeOf(step: Step): Nudge {
  const { houses, digits, cells } = step;
  if (houses.length === 1) return { kind: 'house', house: houses[0]! };
  const isAboutDigit = digits.length === 1 && (houses.length > 1 || cells.length > 1);
  if (isAboutDigit) return { kind: 'digit', digit: digits[0]! };
  const near = cellsToLookAt(step);
  const [cell = near[0] ?? 0] = targetsOf(step);
  return near.length > 1 && !near.includes(cell)
    ? { kind: 'cell', cell: near[0]! }
    : { kind: 'house', house: housesOf(cell)[2] };
}

/** What is drawn of a step of which so much is told. */
export function drawingOf(step: Step, depth: Depth): Drawing {
  if (depth === 'place') {
    const nudge = nudgeOf(step);
    if (nudge.kind === 'house') return { ...nothingDrawn, houses: [nudge.house] };
    return nudge.kind === 'cell' ? { ...nothingDrawn, cells: [nudge.cell] } : nothingDrawn;
  }
  if (depth === 'cells') return { ...nothingDrawn, cells: cellsToLookAt(step) };
  const spots = step.marks.flatMap(({ role, candidates }) =>
    candidates.map((candidate) => ({ cell: cellOf(candidate), digit: digitOf(candidate), role })),
  );
  return {
    houses: step.houses,
    cells: step.cells.length > 0 ? step.cells : targetsOf(step),
    spots,
    placed: step.placed,
    removed: step.removed,
    links: step.links.map(({ kind, from, to }) => ({ strong: kind === 'strong', from, to })),
    laid: step.laid.map((domino) => domino.cells),
    parted: step.parted,
    closed: [],
  };
}

/** What turns on where the dominoes beside a step's cells may still lie. */
const aboutNeighbours: readonly TechniqueId[] = [
  'one-free-neighbour',
  'forced-partner',
  'domino-exhausted',
  'odd-region',
];

/** All that is drawn of a step of a path, and with it what the steps before have found beside its cells. */
export function drawingOnPath(steps: readonly Step[], at: number): Drawing {
  const step = steps[at]!;
  const drawing = drawingOf(step, 'reason');
  if (!aboutNeighbours.includes(step.technique)) return drawing;
  const known = steps.slice(0, at).flatMap(({ parted }) => parted);
  const isBeside = (pair: readonly number[]) => pair.some((cell) => step.cells.includes(cell));
  return { ...drawing, closed: known.filter(isBeside) };
}

/** What is drawn of how an assumption fails, or a puzzle without a solution. */
export function drawingOfFailure({ cells, house }: Contradiction): Drawing {
  return { ...nothingDrawn, cells, houses: house >= 0 ? [house] : [] };
}

/** Side of a cell in the units of what is drawn. */
export const side = 100;
/** As the board lays candidates: three by three, with this margin. */
const margin = 6;

/** The middle of a candidate. */
export function middleOf(candidate: number): { x: number; y: number } {
  const cell = cellOf(candidate);
  const at = digitOf(candidate) - 1;
  const step = (side - 2 * margin) / 3;
  return {
    x: (cell % 9) * side + margin + step * ((at % 3) + 0.5),
    y: Math.floor(cell / 9) * side + margin + step * (Math.floor(at / 3) + 0.5),
  };
}

/** The middle of a group. */
export function centreOf(group: Group): { x: number; y: number } {
  const points = group.map(middleOf);
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

/** The box around cells or candidates: left, top, width, height. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of a house from 0 to 26. */
export function houseBox(house: number): Box {
  const at = house % 9;
  if (house < 9) return { x: 0, y: at * side, width: 9 * side, height: side };
  if (house < 18) return { x: at * side, y: 0, width: side, height: 9 * side };
  return {
    x: (at % 3) * 3 * side,
    y: Math.floor(at / 3) * 3 * side,
    width: 3 * side,
    height: 3 * side,
  };
}

/** The smallest box around cells, of which there is at least one. */
export function cellsBox(cells: readonly number[]): Box {
  const rows = cells.map((cell) => Math.floor(cell / 9));
  const columns = cells.map((cell) => cell % 9);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return {
    x: left * side,
    y: top * side,
    width: (Math.max(...columns) - left + 1) * side,
    height: (Math.max(...rows) - top + 1) * side,
  };
}

/** Half of what a mark takes up. */
export const radius = 14;

/**
 * A line from one group to another, bent a little so that it does not run through what lies between,
 * and ending at the edge of their marks.
 */
export function linkPath(from: Group, to: Group): string {
  const [a, b] = [centreOf(from), centreOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(0.18 * length, 45);
  const [nx, ny] = [-dy / length, dx / length];
  const control = { x: (a.x + b.x) / 2 + nx * bend, y: (a.y + b.y) / 2 + ny * bend };
  const towards = (point: { x: number; y: number }) => {
    const distance = Math.hypot(control.x - point.x, control.y - point.y) || 1;
    const share = Math.min(radius + 3, length / 3) / distance;
    return {
      x: Math.round(point.x + (control.x - point.x) * share),
      y: Math.round(point.y + (control.y - point.y) * share),
    };
  };
  const [start, end] = [towards(a), towards(b)];
  return `M${start.x} ${start.y}Q${Math.round(control.x)} ${Math.round(control.y)} ${end.x} ${end.y}`;
}
