/** Returns the list with one entry moved to another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Returns the list with one entry replaced. */
export const replaced = <T>(list: readonly T[], at: number, entry: T): T[] =>
  list.map((one, index) => (index === at ? entry : one));

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** Returns the list with an entry inserted after index `after`; -1 inserts at the start. */
export const inserted = <T>(list: readonly T[], after: number, entry: T): T[] => [
  ...list.slice(0, after + 1),
  entry,
  ...list.slice(after + 1),
];

/**
 * Returns the list with an entry inserted before those with a larger `placeOf`; entries without a place stay where they
 * are.
 */
export function placed<T>(list: readonly T[], entry: T, placeOf: (one: T) => number | undefined): T[] {
  const place = placeOf(entry) ?? Infinity;
  const next = list.findIndex((one) => (placeOf(one) ?? -Infinity) > place);
  return inserted(list, (next < 0 ? list.length : next) - 1, entry);
}
