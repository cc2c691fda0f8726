/** Who won a race, by how much, and why. */
import type { AlgorithmId, Counters } from '../../../engine';

/** How an algorithm did. */
export interface Runner {
  algorithm: AlgorithmId;
  counters: Counters;
  millis: number;
  /** Whether it came to its end; otherwise its figures are lower bounds. */
  finished: boolean;
}

/**
 * Why the winner won. `search`: it made fewer calls. `check`: as many, each of which cost it less.
 * `cheaper`: more, and each cost it so much less. `both`: fewer, and each cost it less.
 */
export type Reason = 'search' | 'check' | 'cheaper' | 'both';

/** How another runner did beside the winner. */
export interface Defeat {
  algorithm: AlgorithmId;
  /** How many times as long it took. */
  times: number;
  /** Whether that is a lower bound: it did not finish, or the clock does not tell how little the winner took. */
  atLeast: boolean;
  reason: Reason;
  /** Its calls, in those of the winner; a lower bound where it did not finish. */
  calls: number;
  finished: boolean;
}

/** How a race went. */
export interface RaceResult {
  winner: Runner;
  /** The others, the fastest first, but for those that were stopped too early to say anything of. */
  defeats: Defeat[];
}

/** Milliseconds below which a browser's clock says nothing. */
export const shortest = 0.1;
/** Times that differ by less than this factor are the same; as calls they are the same search. */
export const tied = 1.1;

/** A time as it is shown: all that the clock says nothing of are alike. */
export function toldMillis(millis: number): number {
  return millis < shortest ? 0 : millis;
}

/** Who finished first, by the clock and then by calls; null where nobody finished. */
export function resultOf(runners: readonly Runner[]): RaceResult | null {
  const finished = runners.filter((runner) => runner.finished);
  const clocked = ({ millis }: Runner) => Math.max(millis, shortest);
  const [winner] = finished.sort(
    (a, b) => toldMillis(a.millis) - toldMillis(b.millis) || a.counters.calls - b.counters.calls,
  );
  if (!winner) return null;
  const defeats = runners
    .filter((runner) => runner !== winner)
    .filter((runner) => runner.finished || clocked(runner) >= tied * clocked(winner))
    .map((runner): Defeat => {
      const times = clocked(runner) / clocked(winner);
      const calls = runner.counters.calls / Math.max(1, winner.counters.calls);
      const perCall = times / Math.max(calls, Number.EPSILON);
      const reason = reasonOf(calls, perCall);
      return {
        algorithm: runner.algorithm,
        times,
        atLeast: !runner.finished || winner.millis < shortest,
        reason,
        calls,
        finished: runner.finished,
      };
    })
    .sort((a, b) => a.times - b.times);
  return { winner, defeats };
}

/** From what another runner took, in calls and for each call, as multiples of the winner's. */
function reasonOf(calls: number, perCall: number): Reason {
  if (calls * tied < 1) return 'cheaper';
  if (calls < tied) return 'check';
  return perCall < 2 || calls > perCall ** 2 ? 'search' : 'both';
}

/** A factor to two digits. A lower bound is not rounded up: it would be none. */
export function factor(times: number, isBound: boolean): number {
  if (!isBound) return Number(times.toPrecision(2));
  const unit = 10 ** (Math.floor(Math.log10(times)) - 1);
  return Number((Math.floor(times / unit) * unit).toPrecision(2));
}

/** The length of a bar from 0 to 1 on a logarithmic scale that begins at `least`. */
export function logShare(value: number, most: number, least: number): number {
  if (value <= least || most <= least) return 0;
  return Math.log(value / least) / Math.log(most / least);
}
