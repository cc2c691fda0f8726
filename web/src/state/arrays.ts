/** A copy of an array in which one element is another. (`Array.with` is not everywhere yet.) */
export function replaced<Value>(values: readonly Value[], index: number, value: Value): Value[] {
  const copy = [...values];
  copy[index] = value;
  return copy;
}
