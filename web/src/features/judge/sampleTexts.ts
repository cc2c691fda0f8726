/** The texts of the samples: a file of its own, so that they are fetched apart from the page. */
const files: Record<string, string> = import.meta.glob('../../../../tests/corpus/judges/*.in', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Inputs by the name of their sample. */
export const inputs: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.in'.length),
    text,
  ]),
);
