import type { Field, Fields } from '../fields';
import { idsGiven, partsIn, type Values } from '../read/values';

/** What of a change says another thing than the record does. */
export function changesIn(fields: Fields, stands: Values, data: Values): Record<string, unknown> {
  const isOther = (name: string) => {
    const field: Field | undefined = fields[name];
    return !field || told(field, data[name]) !== told(field, stands[name]);
  };
  return Object.fromEntries(Object.entries(data).filter(([name]) => isOther(name)));
}

const told = (field: Field, value: unknown): string => JSON.stringify(meant(field, value));

/** The value in one form, whether it was given or kept: files and records by their ids, and nothing as an empty list where that is the same. */
function meant(field: Field, value: unknown): unknown {
  if (field.kind === 'relation' || field.kind === 'media') return idsGiven(value);
  if (field.kind === 'parts' && !field.json)
    return partsIn(value).map((part) => partMeant(field.fields, part));
  return value ?? null;
}

const partMeant = (fields: Fields, part: Values): unknown[] => [
  part.key ?? null,
  ...Object.entries(fields).flatMap(([name, field]) => (field.derived ? [] : [meant(field, part[name])])),
];
