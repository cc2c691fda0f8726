/** An input and an output that were opened together. */

/** The boxes of the Judge tab. */
export type Side = 'input' | 'output';

const inputName = /(^|[^a-z])(in|inp)([^a-z]|$)|input|stdin|입력/i;
const outputName = /(^|[^a-z])(out|ans|answer|res|result)([^a-z]|$)|output|stdout|출력|정답/i;

/** The more, the less a name is an input's and the more an output's. */
function rankOf(name: string): number {
  return Number(outputName.test(name)) - Number(inputName.test(name));
}

/** Of two files the input and the output, if their names tell; undefined: they are no such pair. */
export function pairOf<Named extends { name: string }>(
  files: readonly Named[],
): Record<Side, Named> | undefined {
  const [one, other] = files;
  if (!one || !other || files.length > 2) return undefined;
  const difference = rankOf(one.name) - rankOf(other.name);
  if (difference === 0) return undefined;
  return difference < 0 ? { input: one, output: other } : { input: other, output: one };
}
