import type { Field, Fields } from '../../records/fields';
import { isNumber, isValues, listIn, partsIn, type Values } from '../../records/read/values';

/** Maps the archive's ids to local ones. */
export interface IdMapping {
  /** Returns the local id of a record in the archive. */
  of(collection: string, source: number): Promise<number | undefined>;
  /** Returns the local id of a file by its entry name. */
  file(entry: string): number | undefined;
}

type Wanted = (name: string, field: Field) => boolean;
/** Returns whether a person may set the field. */
export const isSettable: Wanted = (_name, { setBy }) => setBy !== 'none';

/**
 * Converts a complete record of the archive into an input body with local ids for relations and files; includes only
 * the fields that `wanted` accepts.
 */
export async function inputOf(
  fields: Fields,
  values: Values,
  meaning: IdMapping,
  wanted: Wanted = isSettable,
): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (!(name in values) || !wanted(name, field) || (field.kind === 'relation' && field.to === 'users'))
      continue;
    entries.push([name, await valueHere(field, values[name], meaning, wanted)]);
  }
  return Object.fromEntries(entries);
}

async function valueHere(field: Field, value: unknown, meaning: IdMapping, wanted: Wanted): Promise<unknown> {
  if (field.kind === 'relation') {
    const ids: number[] = [];
    for (const source of (field.many ? listIn(value) : [value]).filter(isNumber)) {
      const id = await meaning.of(field.to, source);
      if (id !== undefined) ids.push(id);
    }
    return field.many ? [...new Set(ids)] : (ids[0] ?? null);
  }
  if (field.kind === 'media') {
    const ids = entriesIn(value).flatMap((entry) => meaning.file(entry) ?? []);
    return field.many ? ids : (ids[0] ?? null);
  }
  if (field.kind !== 'parts') return value;
  const parts: unknown[] = [];
  for (const part of partsIn(value))
    parts.push({ key: part.key, ...(await inputOf(field.fields, part, meaning, wanted)) });
  return parts;
}

const entriesIn = (value: unknown): string[] =>
  [value].flat().flatMap((file) => (isValues(file) && typeof file.entry === 'string' ? [file.entry] : []));

/** Returns the files that a complete record refers to, and whether they are private. */
export function filesOf(
  fields: Fields,
  values: Values,
): { readonly entry: string; readonly isPrivate: boolean }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'media')
      return entriesIn(values[name]).map((entry) => ({ entry, isPrivate: field.isPrivate ?? false }));
    return field.kind === 'parts' ? partsIn(values[name]).flatMap((part) => filesOf(field.fields, part)) : [];
  });
}
