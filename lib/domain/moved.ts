/** The list with one of its entries moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from], ...rest.slice(to)];
}

/** The list with one entry exchanged. */
export const replaced = <T>(list: readonly T[], at: number, entry: T): T[] =>
  list.map((one, index) => (index === at ? entry : one));

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** The list with an entry put in behind the place `after`. */
export const inserted = <T>(list: readonly T[], after: number, entry: T): T[] => [
  ...list.slice(0, after + 1),
  entry,
  ...list.slice(after + 1),
];

/** The list with an entry put in before those that `placeOf` sets behind it; what has no place stays where it is. */
export function placed<T>(list: readonly T[], entry: T, placeOf: (one: T) => number | undefined): T[] {
  const place = placeOf(entry) ?? Infinity;
  const next = list.findIndex((one) => (placeOf(one) ?? -Infinity) > place);
  return inserted(list, (next < 0 ? list.length : next) - 1, entry);
}
