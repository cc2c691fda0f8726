/** What other tabs hand to the Judge tab, and what they open on the Solve tab or as sheets. */
import type { ProfileId } from '../engine';
import { puzzleDocument } from './document.svelte';

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

/** Goes to the Solve tab with a text in place of the present one. */
export function play(text: string): void {
  puzzleDocument.replace(text);
  location.hash = '#/solve';
}

/** Goes to the sheets of paper with a text in place of the present one. */
export function printSheets(text: string): void {
  puzzleDocument.replace(text);
  location.hash = '#/print';
}
