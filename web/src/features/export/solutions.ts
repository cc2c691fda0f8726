/** Solutions for pictures and sheets, without a search that could go on for ever. */
import { createSolver, type PuzzleReading, type SolveOptions } from '../../engine';
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
    for (const puzzle of puzzles) {
      // A Su-domino-ku that is still being laid is no puzzle yet.
      if (puzzle.kind === 'sudominoku' && !puzzle.complete) {
        yield null;
        continue;
      }
      const { solutions } = await engine.solve(signal, puzzle.text, options);
      const [first] = solutions;
      yield first === undefined ? null : typeof first === 'string' ? { grid: first } : first;
    }
  } finally {
    engine.close();
  }
}
