/** How fast an algorithm is on a set, measured so long that the clock can tell. */
import type { AlgorithmId, MeasureOptions, Measurement } from '../../../engine';

/** Calls after which a puzzle is given up. */
export const callCap = 200_000;
/** Seconds after which no further puzzle is begun. */
const most = 1;
/** Seconds of measuring below which the set is repeated. */
const enough = 0.05;
const mostCopies = 1000;

/** How an algorithm did on a set. */
export interface Speed {
  /** Puzzles a second; an upper bound where some were given up. */
  perSecond: number;
  /** The first puzzles of the set, on which it was measured: fewer than there are, where time ran out. */
  puzzles: number;
  /** The share of puzzles that were given up. */
  givenUp: number;
}

type Measure = (text: string, options: MeasureOptions) => Promise<Measurement>;

/** Measures the first solution of each puzzle of `text`, which ends in a newline. */
export async function speedOf(
  measure: Measure,
  algorithm: AlgorithmId,
  text: string,
): Promise<Speed> {
  const options = { algorithm, limit: 1, callCap, maxSeconds: most, check: false };
  let copies = 1;
  let result = await measure(text, options);
  // The first time is held up by much else.
  if (result.seconds < most / 2) result = await measure(text, options);
  const { puzzles } = result;
  while (result.seconds < enough && copies < mostCopies) {
    copies = Math.min(mostCopies, copies * (result.seconds < enough / 10 ? 10 : 4));
    result = await measure(text.repeat(copies), options);
  }
  return {
    puzzles,
    perSecond: result.puzzles / Math.max(result.seconds, 1e-6),
    givenUp: result.capped / Math.max(1, result.puzzles),
  };
}
