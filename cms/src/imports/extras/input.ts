import type { Field, Fields } from '../../records/fields';
import { isNumber, isValues, listIn, partsIn, type Values } from '../../records/read/values';

/** What stands for the archive's numbers here. */
export interface Meaning {
  /** The id here of a record of the archive. */
  of(collection: string, source: number): Promise<number | undefined>;
  /** The id here of a file by its entry. */
  file(entry: string): number | undefined;
}

type Wanted = (name: string, field: Field) => boolean;
/** What a person may set. */
export const isSettable: Wanted = (_name, { setBy }) => setBy !== 'none';

/** A whole record of the archive as a body to write, as far as `wanted`: with the ids that its relations and files have here. */
export async function inputOf(
  fields: Fields,
  values: Values,
  meaning: Meaning,
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

async function valueHere(field: Field, value: unknown, meaning: Meaning, wanted: Wanted): Promise<unknown> {
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

/** The files that a whole record names, with whether they are private. */
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
