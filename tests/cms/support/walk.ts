import type { Wire } from './api';

/** Collects every field name anywhere inside an answer. */
export function keysWithin(value: Wire, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const one of value) keysWithin(one, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      found.add(name);
      keysWithin(inner, found);
    }
  }
  return found;
}

/** Collects every text anywhere inside an answer. */
export function textsWithin(value: Wire): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsWithin);
}
