/** Returns the value, which must be there: the test fails here if it is undefined or null. */
export function given<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`Expected a value, but it is ${value}`);
  return value;
}

/** Returns one item of a list, a negative index counting from the end; the test fails here if it is missing. */
export function at<T>(list: ArrayLike<T | undefined>, index: number): T {
  const item = list[index < 0 ? list.length + index : index];
  if (item === undefined) throw new Error(`Expected an item at ${index}, but there are ${list.length}`);
  return item;
}

/** Types a list by the number of items that it has at least. */
export interface AtLeast<T> {
  1: [T, ...T[]];
  2: [T, ...AtLeast<T>[1]];
  3: [T, ...AtLeast<T>[2]];
  4: [T, ...AtLeast<T>[3]];
  5: [T, ...AtLeast<T>[4]];
  6: [T, ...AtLeast<T>[5]];
  7: [T, ...AtLeast<T>[6]];
  8: [T, ...AtLeast<T>[7]];
}

/** Returns a list that is about to be taken apart; the test fails here if there are fewer items. */
export function atLeast<T, Count extends keyof AtLeast<T>>(
  count: Count,
  list: readonly T[],
): AtLeast<T>[Count];
export function atLeast<T>(count: number, list: readonly T[]): T[] {
  if (list.length < count) throw new Error(`Expected ${count} items, but there are ${list.length}`);
  return [...list];
}
