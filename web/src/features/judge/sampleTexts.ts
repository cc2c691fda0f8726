/** The texts of the samples: a file of its own, so that they are fetched apart from the page. */
const files: Record<string, string> = import.meta.glob(
  '../../../../tests/corpus/judges/*.{in,out}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

function endingIn(end: string): Record<string, string> {
  const paths = Object.keys(files).filter((path) => path.endsWith(end));
  return Object.fromEntries(
    paths.map((path) => [path.slice(path.lastIndexOf('/') + 1, -end.length), files[path]!]),
  );
}

/** Inputs and outputs by the name of their sample. */
export const inputs = endingIn('.in');
export const outputs = endingIn('.out');
