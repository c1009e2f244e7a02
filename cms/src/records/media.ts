import type { Fields } from './fields';
import { fileIdsIn, partsIn, type Values } from './values';

/** The ids of every file a body holds, its parts included. */
export function mediaIds(fields: Fields, values: Values): number[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'media') return fileIdsIn(value);
    if (field.kind === 'parts') return partsIn(value).flatMap((part) => mediaIds(field.fields, part));
    return [];
  });
}

/** The values that a record takes without one file: the fields that hold it, in the form of a body to write. */
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
