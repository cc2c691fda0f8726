/** A long curve for few pixels: of each column its lowest and its highest point, in their order. */
export interface Curve {
  x: number[];
  y: number[];
}

/** At most `2 * columns` points of `values`; x counts from 1. No extreme value is lost. */
export function decimated(values: ArrayLike<number>, columns: number): Curve {
  const { length } = values;
  const x: number[] = [];
  const y: number[] = [];
  const push = (index: number) => {
    x.push(index + 1);
    y.push(values[index]!);
  };
  const width = Math.max(1, length / Math.max(1, Math.floor(columns)));
  for (let column = 0; Math.floor(column * width) < length; ++column) {
    const from = Math.floor(column * width);
    const to = Math.min(length, Math.floor((column + 1) * width));
    let [lowest, highest] = [from, from];
    for (let i = from + 1; i < to; ++i) {
      if (values[i]! < values[lowest]!) lowest = i;
      if (values[i]! > values[highest]!) highest = i;
    }
    push(Math.min(lowest, highest));
    if (lowest !== highest) push(Math.max(lowest, highest));
  }
  return { x, y };
}
