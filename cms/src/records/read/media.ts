import type { Fields } from '../fields';
import { queryOf } from '../../vendor/strapi';
import { fileIdsIn, idsGiven, partsIn, type Values } from './values';

/** Returns the ids of all files in a body, its parts included. */
export const mediaIds = (fields: Fields, values: Values): number[] =>
  mediaIn(fields, values).flatMap(fileIdsIn);

/** Returns the values of all media fields, those of parts included. */
const mediaIn = (fields: Fields, values: Values): unknown[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'media') return [values[name]];
    return field.kind === 'parts' ? partsIn(values[name]).flatMap((part) => mediaIn(field.fields, part)) : [];
  });

/**
 * Loads the files that bodies about to be written name by id: from the current record, else from Strapi's table of
 * files.
 */
export async function filesNamed(
  fields: Fields,
  written: readonly Values[],
  stands: Values = {},
): Promise<ReadonlyMap<number, Values>> {
  const ids = written.flatMap((values) => mediaIn(fields, values).flat()).flatMap(idsGiven);
  if (ids.length === 0) return new Map();
  const known = new Map(
    mediaIn(fields, stands)
      .flatMap(partsOrOne)
      .map((file) => [Number(file.id), file]),
  );
  const missing = ids.filter((id) => !known.has(id));
  const id = { $in: missing };
  const rows = missing.length ? await queryOf('plugin::upload.file').findMany({ where: { id } }) : [];
  for (const row of rows) known.set(row.id, row);
  return known;
}

const partsOrOne = (value: unknown) => partsIn(Array.isArray(value) ? value : [value]);

/** Returns the fields of a record that hold a file, without that file, in the form of a body to write. */
export function withoutFile(fields: Fields, values: Values, fileId: number): Record<string, unknown> {
  const changed = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = values[name];
    if (!value) return [];
    if (field.kind === 'media') {
      const ids = fileIdsIn(value);
      if (!ids.includes(fileId)) return [];
      return [[name, Array.isArray(value) ? ids.filter((id) => id !== fileId) : null]];
    }
    if (field.kind === 'parts') {
      const parts = partsIn(value);
      return parts.some((part) => mediaIds(field.fields, part).includes(fileId))
        ? [[name, parts.map((part) => partWithout(field.fields, part, fileId))]]
        : [];
    }
    return [];
  });
  return Object.fromEntries(changed);
}

function partWithout(fields: Fields, part: Record<string, unknown>, fileId: number): Record<string, unknown> {
  const asInput = Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      const field = fields[name];
      if (field?.kind !== 'media' || !value) return [name, value];
      const ids = fileIdsIn(value);
      return [name, Array.isArray(value) ? ids : ids[0]];
    }),
  );
  return { ...asInput, ...withoutFile(fields, part, fileId) };
}
