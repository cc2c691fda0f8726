/** How puzzles are dealt out over printed pages. */

/** Puzzles on a page, with the columns they stand in. */
export const layouts = { 1: 1, 2: 1, 4: 2, 6: 2 } as const;
/** How many puzzles a page may have. */
export type PerPage = keyof typeof layouts;
/** Ascending. */
export const perPageChoices = Object.keys(layouts).map(Number) as PerPage[];

/** Solutions are small: so many of them on a page, in so many columns. */
export const solutionsPerPage = 12;
export const solutionColumns = 3;

/** Sizes of paper. */
export const papers = ['a4', 'letter'] as const;

/** What is printed at most: more is a job for the files of a batch. */
export const mostPuzzles = 300;

/** Consecutive runs of `size` items; the last may be shorter. */
export function pagesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
}
