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
import type { Answer, Count, EngineClient, Progress, SolveOptions } from '../../engine';

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

/** Solutions beyond which nobody browses. */
const browseLimit = 1000;
/** Milliseconds that a search for more solutions to browse may take. */
const browseTime = 10_000;

/** True if there are, or may be, solutions that the answer does not hold. */
export function hasMore(answer: Answer): boolean {
  const count = answer.kind === 'sudoku' ? answer.solutionCount : answer.gridCount;
  const found = answer.solutions.length;
  if (answer.outcome !== 'multiple' || found >= browseLimit) return false;
  return !count.exact || count.value > found;
}

/**
 * Looks for twice as many solutions as the answer holds, and hands back the answer with those that
 * are new behind the others. Rejects as `EngineClient.solve` does.
 */
export async function moreSolutions(
  engine: Pick<EngineClient, 'solve'>,
  signal: AbortSignal,
  text: string,
  answer: Answer,
): Promise<Answer> {
  const limit = Math.min(browseLimit, Math.max(20, 2 * answer.solutions.length));
  const options = { ...everything, maxSolutions: limit, keepSolutions: limit, maxTilings: 0 };
  const more = await engine.solve(signal, text, { ...options, maxMillis: browseTime });
  if (answer.kind === 'sudoku' && more.kind === 'sudoku') {
    const solutions = [...new Set([...answer.solutions, ...more.solutions])];
    return { ...answer, solutions, solutionCount: countOf(more.solutionCount, solutions.length) };
  }
  if (answer.kind === 'sudominoku' && more.kind === 'sudominoku') {
    const known = new Set(answer.solutions.map(({ grid }) => grid));
    const fresh = more.solutions.filter(({ grid }) => !known.has(grid));
    const solutions = [...answer.solutions, ...fresh];
    return { ...answer, solutions, gridCount: countOf(more.gridCount, solutions.length) };
  }
  return answer;
}

function countOf({ value, exact }: Count, found: number): Count {
  return { value: Math.max(value, found), exact };
}

/** True if more searching could not change what is shown. */
function isSettled(answer: Answer): boolean {
  if (answer.outcome === 'limit' || answer.outcome === 'stopped') return false;
  if (answer.kind === 'sudoku' || answer.outcome !== 'unique') return true;
  return answer.tilingCount.exact || answer.tilingCount.value >= everything.maxTilings;
}
