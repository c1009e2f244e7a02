import type { Field, Fields, MediaBody } from '../fields';
import { isPrivateFile } from '../storage/private-folder';
import { queryOf, type StrapiRow } from '../../vendor/strapi';
import type { Body, Collection } from '../types';
import { isNumber, isValues, partsIn, type Values } from '../read/values';

/** Returns Strapi's `populate` for everything that a body holds. */
function populateOf(fields: Fields): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.derived || (field.kind === 'relation' && field.inRow)) return [];
    if (field.kind === 'relation') return [[name, { select: ['id'] }]];
    if (field.kind === 'media') return [[name, true]];
    if (field.kind === 'parts' && !field.json) return [[name, { populate: populateOf(field.fields) }]];
    return [];
  });
  return Object.fromEntries(entries);
}

/** Converts a row to a body. Strapi's schema follows the fields, so the row holds what they declare. */
export function toBody<B extends Body>({ fields }: Collection<B>, row: StrapiRow): B {
  const instant = (value: string) => new Date(value).toISOString();
  return {
    ...toValues(fields, row),
    id: row.id,
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  } as B;
}

export function toValues(fields: Fields, row: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => isHeld(name, field))
      .map(([name, field]) => [name, toValue(field, row[name])]),
  );
}

function isHeld(name: string, field: Field): boolean {
  if (field.kind === 'media') return !field.firstOf;
  return field.kind !== 'instant' || !['createdAt', 'updatedAt'].includes(name);
}

function toValue(field: Field, value: unknown): unknown {
  if (field.kind === 'relation') return idsOf(value, field.many);
  if (field.kind === 'media')
    return field.many ? partsIn(value).map(toMedia) : isValues(value) ? toMedia(value) : null;
  if (field.kind === 'parts' && !field.json) {
    return partsIn(value).map((part) => ({
      key: part.key ?? null,
      ...toValues(field.fields, part),
    }));
  }
  // A list with `initial: null` may be unknown, which is not the same as empty.
  if (['words', 'objects', 'parts'].includes(field.kind))
    return value ?? (field.initial === null ? null : []);
  return value ?? null;
}

function idsOf(value: unknown, many?: boolean): unknown {
  if (many) return partsIn(value).map(({ id }) => id);
  if (isNumber(value)) return value;
  return isValues(value) ? (value.id ?? null) : null;
}

/** Converts a file row to what answers show: URLs and sizes, not where it is stored. */
export function toMedia(file: Values): MediaBody {
  const formats = Object.entries(isValues(file.formats) ? file.formats : {}).flatMap(([name, format]) =>
    isValues(format) ? [[name, { url: format.url, width: format.width, height: format.height }]] : [],
  );
  return {
    id: Number(file.id),
    name: file.name,
    alternativeText: file.alternativeText ?? null,
    width: file.width ?? null,
    height: file.height ?? null,
    mime: file.mime,
    formats: formats.length ? Object.fromEntries(formats) : null,
    url: isPrivateFile(file) ? `/api/files/${String(file.id)}` : String(file.url),
  };
}

/** Reads whole records from Strapi's own tables. */
export async function loadFromSource<B extends Body>(
  collection: Collection<B>,
  ids: readonly number[],
): Promise<B[]> {
  const rows = await queryOf(collection.uid).findMany({
    where: { id: { $in: ids } },
    populate: populateOf(collection.fields),
  });
  return rows.map((row) => toBody(collection, row));
}
