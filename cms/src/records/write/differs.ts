import type { Field, Fields } from '../fields';
import { idsGiven, partsIn, type Values } from '../read/values';

/** Returns the fields of a change whose values differ from the record's. */
export function changesIn(fields: Fields, stands: Values, data: Values): Record<string, unknown> {
  const isOther = (name: string) => {
    const field: Field | undefined = fields[name];
    return !field || comparable(field, data[name]) !== comparable(field, stands[name]);
  };
  return Object.fromEntries(Object.entries(data).filter(([name]) => isOther(name)));
}

const comparable = (field: Field, value: unknown): string => JSON.stringify(normalized(field, value));

/**
 * Normalizes a given or stored value for comparison: files and records become ids; null becomes an empty list for
 * relations, files and parts.
 */
function normalized(field: Field, value: unknown): unknown {
  if (field.kind === 'relation' || field.kind === 'media') return idsGiven(value);
  if (field.kind === 'parts' && !field.json)
    return partsIn(value).map((part) => partMeant(field.fields, part));
  return value ?? null;
}

const partMeant = (fields: Fields, part: Values): unknown[] => [
  part.key ?? null,
  ...Object.entries(fields).flatMap(([name, field]) =>
    field.derived ? [] : [normalized(field, part[name])],
  ),
];
