export const mutants: readonly {
  name: string;
  file: string;
  search: string;
  replace: string;
  suite: string;
}[];
