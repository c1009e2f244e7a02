/** A value with named fields: a record, a part of one, an object of a body. */
export type Values = Readonly<Record<string, unknown>>;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field of many holds: its list, or nothing. */
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** The parts, or other things with fields, that a field holds; whatever else stands there is none. */
export const partsIn = (value: unknown): Record<string, unknown>[] => listIn(value).filter(isValues);
/** The ids of the files that a field holds. */
export const fileIdsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(isValues).map(({ id }) => Number(id));
/** Ids of what a field is given to point to, as numbers or as what has one. */
export const idsGiven = (value: unknown): number[] => {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(given.flatMap((one) => (isValues(one) ? one.id : one) ?? []).map(Number))];
};

/** A list in pieces of so many. */
export const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_none, at) =>
    list.slice(at * size, (at + 1) * size),
  );
