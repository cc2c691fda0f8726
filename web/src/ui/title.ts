/** How the window and the browser's history name a view. */
export function titleOf(view: string): string {
  return `${view} – Sudominoku`;
}
