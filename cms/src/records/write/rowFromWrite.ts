import type { Field, Fields } from '../fields';
import { idsGiven, partsIn, type Values } from '../read/values';

/**
 * A record that was just written, in the form in which Strapi loads one: plain fields as they were answered, relations, parts and
 * files as they were given; `files` are those, by their ids.
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

/** What Strapi keeps in tables of their own and does not answer unless told to. */
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
