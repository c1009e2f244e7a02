import type { Field, Fields } from '../fields';
import { idsGiven, partsIn, type Values } from '../read/values';

/**
 * Returns a record just written, in the form in which Strapi loads one: plain fields as Strapi returned them,
 * relations, parts and files as given. `files` holds the files by id.
 */
export function rowFromWrite(
  fields: Fields,
  written: Values,
  answered: Values,
  files: ReadonlyMap<number, Values>,
): Values {
  const apart = Object.entries(fields)
    .filter(([, field]) => !field.derived && isApart(field))
    .map(([name, field]) => [name, apartForm(field, written[name], files)]);
  return { ...answered, ...Object.fromEntries(apart) };
}

/** True for a field that Strapi keeps in a separate table and returns only on request. */
const isApart = (field: Field): boolean =>
  (field.kind === 'relation' && !field.inRow) ||
  field.kind === 'media' ||
  (field.kind === 'parts' && !field.json);

function apartForm(field: Field, value: unknown, files: ReadonlyMap<number, Values>): unknown {
  if (field.kind === 'parts')
    return partsIn(value).map((part) => rowFromWrite(field.fields, part, part, files));
  const held = idsGiven(value).flatMap((id) => (field.kind === 'media' ? (files.get(id) ?? []) : { id }));
  return isMany(field) ? held : (held[0] ?? null);
}

const isMany = (field: Field): boolean =>
  (field.kind === 'relation' || field.kind === 'media') && field.many === true;
