/** What another tab hands to the Judge tab. */
import type { ProfileId } from '../engine';

/** A problem's input, and what a program printed for it. */
export interface Submitted {
  profile: ProfileId;
  input: string;
  output: string;
}

let waiting: Submitted | null = null;

/** Goes to the Judge tab, where it is judged. */
export function submit(submitted: Submitted): void {
  waiting = submitted;
  location.hash = '#/judge';
}

/** What was submitted last, which is then no longer there. */
export function takeSubmitted(): Submitted | null {
  const submitted = waiting;
  waiting = null;
  return submitted;
}
