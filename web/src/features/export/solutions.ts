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

/** Why there is no solution to show: the puzzle is still being laid, has none, or took too long. */
export type NoSolution = 'incomplete' | 'none' | 'limit';

/** The first solution of a puzzle. */
export async function solutionOf(
  signal: AbortSignal,
  puzzle: PuzzleReading,
): Promise<FoundSolution | NoSolution> {
  const engine = createSolver();
  try {
    return await solve(engine, signal, puzzle);
  } finally {
    engine.close();
  }
}

/** That of each puzzle as it is found; null where there is none to show, be it that the engine crashed on it. */
export async function* solutionsOf(
  signal: AbortSignal,
  puzzles: readonly PuzzleReading[],
): AsyncGenerator<FoundSolution | null> {
  const engine = createSolver();
  try {
    for (const puzzle of puzzles) {
      const found = await solve(engine, signal, puzzle).catch(afterCrash);
      yield typeof found === 'string' ? null : found;
    }
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
): Promise<FoundSolution | NoSolution> {
  if (!isComplete(puzzle)) return 'incomplete';
  const { solutions, outcome } = await engine.solve(signal, puzzle.text, options);
  const [first] = solutions;
  if (first === undefined) return outcome === 'none' ? 'none' : 'limit';
  const shown = typeof first === 'string' ? { grid: first } : first;
  return { ...shown, isOneOfSeveral: outcome === 'multiple' };
}
