/**
 * Solving one puzzle so that the visitor sees an answer early and a verdict when it is proven:
 *
 * 1. everything at once (two solutions, two tilings) for `patience` milliseconds; nearly always
 *    that settles it;
 * 2. if not even one solution came of that, the first solution alone, which is shown at once;
 * 3. everything again, without a limit of time.
 *
 * Each phase ends only by itself or by the signal, so a slow puzzle costs its search and a little.
 */
import type { Answer, EngineClient, Progress, SolveOptions } from '../../engine';

/** Milliseconds that the first attempt at everything gets. */
export const patience = 300;

const everything: SolveOptions = {
  order: 'any',
  maxSolutions: 2,
  maxTilings: 2,
  maxNodes: 0,
  maxMillis: 0,
  keepSolutions: 2,
  seed: 0,
};
const firstAttempt: SolveOptions = { ...everything, maxMillis: patience };
const firstSolution: SolveOptions = {
  ...everything,
  maxSolutions: 1,
  maxTilings: 0,
  keepSolutions: 1,
};

/**
 * Solves one puzzle. `onPartial` is told of a solution that comes before its verdict. Rejects as
 * `EngineClient.solve` does.
 */
export async function solvePuzzle(
  engine: Pick<EngineClient, 'solve'>,
  signal: AbortSignal,
  text: string,
  onPartial: (answer: Answer) => void,
  onProgress: (progress: Progress) => void,
): Promise<Answer> {
  const attempt = await engine.solve(signal, text, firstAttempt, onProgress);
  if (isSettled(attempt)) return attempt;
  if (attempt.solutions.length > 0) {
    onPartial(attempt);
  } else {
    const first = await engine.solve(signal, text, firstSolution, onProgress);
    if (first.outcome === 'none') return first;
    if (first.solutions.length > 0) onPartial(first);
  }
  return engine.solve(signal, text, everything, onProgress);
}

/** True if more searching could not change what is shown. */
function isSettled(answer: Answer): boolean {
  if (answer.outcome === 'limit' || answer.outcome === 'stopped') return false;
  if (answer.kind === 'sudoku' || answer.outcome !== 'unique') return true;
  return answer.tilingCount.exact || answer.tilingCount.value >= everything.maxTilings;
}
