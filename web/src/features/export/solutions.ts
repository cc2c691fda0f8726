/** Solutions for pictures and sheets, without a search that could go on for ever. */
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
  maxSolutions: 1,
  maxTilings: 0,
  maxNodes: 0,
  maxMillis: 5000,
  keepSolutions: 1,
  seed: 0,
};

/** The first solution of each puzzle as it is found; null where there is none, or none in time. */
export async function* solutionsOf(
  signal: AbortSignal,
  puzzles: readonly PuzzleReading[],
): AsyncGenerator<ShownSolution | null> {
  const engine = createSolver();
  try {
    for (const puzzle of puzzles) yield await solutionOf(engine, signal, puzzle);
  } finally {
    engine.close();
  }
}

async function solutionOf(
  engine: Solver,
  signal: AbortSignal,
  puzzle: PuzzleReading,
): Promise<ShownSolution | null> {
  // A Su-domino-ku that is still being laid is no puzzle yet.
  if (!isComplete(puzzle)) return null;
  try {
    const [first] = (await engine.solve(signal, puzzle.text, options)).solutions;
    return first === undefined ? null : typeof first === 'string' ? { grid: first } : first;
  } catch (error) {
    // A crash is of this puzzle: the next one gets a fresh engine.
    if (!(error instanceof EngineCrashed)) throw error;
    logBug(error);
    return null;
  }
}
