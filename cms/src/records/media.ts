import type { Fields, MediaBody } from './fields';

/** The ids of every file a body holds, its parts included. */
export function mediaIds(fields: Fields, holder: object): number[] {
  const values = holder as Record<string, unknown>;
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (!value) return [];
    if (field.kind === 'media')
      return (Array.isArray(value) ? value : [value]).map(({ id }: MediaBody) => id);
    if (field.kind === 'parts') return (value as object[]).flatMap((part) => mediaIds(field.fields, part));
    return [];
  });
}

/** The values that a record takes without one file: the fields that hold it, in the form of a body to write. */
export function withoutFile(fields: Fields, holder: object, fileId: number): Record<string, unknown> {
  const values = holder as Record<string, unknown>;
  const changed = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = values[name];
    if (!value) return [];
    if (field.kind === 'media' && Array.isArray(value)) {
      return value.some(({ id }: MediaBody) => id === fileId)
        ? [[name, value.map(({ id }) => id).filter((id) => id !== fileId)]]
        : [];
    }
    if (field.kind === 'media') return (value as MediaBody).id === fileId ? [[name, null]] : [];
    if (field.kind === 'parts') {
      const parts = value as Record<string, unknown>[];
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
      return [name, Array.isArray(value) ? value.map(({ id }) => id) : (value as MediaBody).id];
    }),
  );
  return { ...asInput, ...withoutFile(fields, part, fileId) };
}
