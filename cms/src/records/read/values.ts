/** Object with named fields: a record, a part of one, an object in a body. */
export type Values = Readonly<Record<string, unknown>>;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the list that a field holds, or an empty one. */
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** Returns the parts, or other objects, that a field holds; skips anything else. */
export const partsIn = (value: unknown): Record<string, unknown>[] => listIn(value).filter(isValues);
/** Returns the ids of the files that a field holds. */
export const fileIdsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(isValues).map(({ id }) => Number(id));
/** Returns the unique ids that a field is given, as numbers or as objects with an id. */
export const idsGiven = (value: unknown): number[] => {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(given.flatMap((one) => (isValues(one) ? one.id : one) ?? []).map(Number))];
};

/** Splits a list into pieces of at most `size`. */
export const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_none, at) =>
    list.slice(at * size, (at + 1) * size),
  );
