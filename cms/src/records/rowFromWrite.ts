import type { Field, Fields } from './fields';
import { partsIn, type Values } from './values';

/**
 * A record that was just made, in the form in which Strapi loads one: plain fields as Strapi answered them, relations and parts as
 * they were written. Null where only the database knows what has become of them (files, relations to many).
 */
export function rowFromWrite(fields: Fields, written: Values, answered: Values): Values | null {
  const row: Record<string, unknown> = { ...answered };
  for (const [name, field] of Object.entries(fields)) {
    if (field.derived || !isApart(field)) continue;
    const value = apartForm(field, written[name]);
    if (value === undefined) return null;
    row[name] = value;
  }
  return row;
}

/** What Strapi keeps in tables of their own and does not answer unless told to. */
const isApart = (field: Field): boolean =>
  (field.kind === 'relation' && !field.inRow) ||
  field.kind === 'media' ||
  (field.kind === 'parts' && !field.json);

function apartForm(field: Field, value: unknown): unknown {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0))
    return isMany(field) ? [] : null;
  if (field.kind === 'relation' && !field.many && typeof value === 'number') return { id: value };
  if (field.kind !== 'parts') return undefined;
  const parts = partsIn(value).map((part) => rowFromWrite(field.fields, part, part));
  return parts.includes(null) ? undefined : parts;
}

const isMany = (field: Field): boolean =>
  field.kind === 'parts' || ((field.kind === 'relation' || field.kind === 'media') && field.many === true);
