/** Puzzles and solutions for pictures and sheets, without a search that could go on for ever. */
import {
  createSolver,
  EngineCrashed,
  logBug,
  type PuzzleReading,
  type SolveOptions,
  type Solver,
} from '../../engine';
import { isComplete } from '../../state/puzzles';
import type { ShownSolution } from '../../board/view';

const options: SolveOptions = {
  order: 'any',
  maxSolutions: 2,
  maxTilings: 0,
  maxNodes: 0,
  maxMillis: 5000,
  keepSolutions: 1,
  seed: 0,
};

/** The first puzzle of a text that is known to hold one. */
export async function readOne(signal: AbortSignal, text: string): Promise<PuzzleReading> {
  const engine = createSolver();
  try {
    return (await engine.read(signal, text)).puzzles[0]!;
  } finally {
    engine.close();
  }
}

/** A solution for a picture. */
export interface FoundSolution extends ShownSolution {
  /** The puzzle has others, too. */
  isOneOfSeveral: boolean;
}

/** The first solution of a puzzle; null where there is none, or none in time. */
export async function solutionOf(
  signal: AbortSignal,
  puzzle: PuzzleReading,
): Promise<FoundSolution | null> {
  const engine = createSolver();
  try {
    return await solve(engine, signal, puzzle);
  } finally {
    engine.close();
  }
}

/** That of each puzzle as it is found; null, too, where the engine crashed on it. */
export async function* solutionsOf(
  signal: AbortSignal,
  puzzles: readonly PuzzleReading[],
): AsyncGenerator<FoundSolution | null> {
  const engine = createSolver();
  try {
    for (const puzzle of puzzles) yield await solve(engine, signal, puzzle).catch(afterCrash);
  } finally {
    engine.close();
  }
}

/** A crash is of its puzzle: the next one gets a fresh engine. */
function afterCrash(error: unknown): null {
  if (!(error instanceof EngineCrashed)) throw error;
  logBug(error);
  return null;
}

async function solve(
  engine: Solver,
  signal: AbortSignal,
  puzzle: PuzzleReading,
): Promise<FoundSolution | null> {
  // A Su-domino-ku that is still being laid is no puzzle yet.
  if (!isComplete(puzzle)) return null;
  const { solutions, outcome } = await engine.solve(signal, puzzle.text, options);
  const [first] = solutions;
  if (first === undefined) return null;
  const shown = typeof first === 'string' ? { grid: first } : first;
  return { ...shown, isOneOfSeveral: outcome === 'multiple' };
}
