/** What the board shows while a hint is told. */
import {
  drawingOf,
  drawingOfFailure,
  drawingOnPath,
  depths,
  nothingDrawn,
  type Drawing,
} from '../../../board/steps/drawing';
import {
  after,
  beginning,
  cellOf,
  positionView,
  type Position,
} from '../../../board/steps/position';
import type { BoardView, Lit } from '../../../board/view';
import type { Branch, Step } from '../../../engine';
import { struckBy, type Asked, type Told } from './session.svelte';

/** How the board differs from its usual look; all null: not at all. */
export interface Scene {
  /** In place of what the board shows else; null: that stays. */
  view: BoardView | null;
  drawing: Drawing | null;
  /** Cells that are singled out. */
  lit: ReadonlyMap<number, Lit> | null;
}

const plain: Scene = { view: null, drawing: null, lit: null };

/** The board of what is told: a drawing over it, another view in its place, or cells lit in it. */
export function sceneOf(told: Told): Scene {
  switch (told.kind) {
    case 'hint': {
      const drawing = drawingOf(told.step, depths[told.depth]);
      if (told.depth < 2) return { ...plain, drawing };
      const closed = told.before.flatMap(({ parted }) => parted);
      return { ...plain, view: viewOf(told.asked, told.before), drawing: { ...drawing, closed } };
    }
    case 'why-not':
      return refutation(told.asked, told.branch, told.at);
    case 'wrong': {
      if (!told.located) return plain;
      const cells = [...told.cells, ...told.removed.map(cellOf)];
      return { ...plain, lit: new Map(cells.map((cell) => [cell, 'wrong'])) };
    }
    case 'first-wrong':
      return { ...plain, lit: new Map([[cellOf(told.candidate), 'wrong']]) };
    case 'conflict': {
      const cells = told.conflict.clues.flatMap((clue) => clue.cells);
      return { ...plain, lit: new Map(cells.map((cell) => [cell, 'conflict'])) };
    }
    default:
      return plain;
  }
}

function viewOf(asked: Asked, steps: readonly Step[]): BoardView {
  const start = beginning(asked.reading, asked.work.entries, struckBy(asked));
  return positionView(asked.reading, steps.reduce(after, start), asked.work.entries);
}

/** A branch up to a step of it, which is drawn. */
function refutation({ reading, work }: Asked, branch: Branch, at: number): Scene {
  const { steps, contradiction } = branch;
  let position: Position = after(beginning(reading, work.entries), assumed(branch));
  for (const step of steps.slice(0, Math.max(0, at - 1))) position = after(position, step);
  const step = at > 0 ? steps[at - 1] : undefined;
  const drawing =
    at === 0
      ? { ...nothingDrawn, cells: branch.domino ?? [cellOf(branch.candidate)] }
      : step
        ? drawingOnPath(steps, at - 1)
        : contradiction
          ? drawingOfFailure(contradiction)
          : nothingDrawn;
  return { ...plain, view: positionView(reading, position, work.entries), drawing };
}

/** What a branch assumes, as if a step had found it. */
export function assumed({ candidate, domino }: Branch): Pick<Step, 'placed' | 'removed' | 'laid'> {
  return {
    placed: candidate >= 0 ? [candidate] : [],
    removed: [],
    laid: domino ? [{ cells: domino, digits: [] }] : [],
  };
}
