import { fieldNamed, type Fields } from '../records/fields';
import { findCollection } from '../records/registry';
import { deepTree, embeddedFields, MAX_DEPTH, type Tree } from '../records/read/tree';
import type { Caller } from '../records/types';

const known = new Map<string, readonly string[]>();

/** Paths of cached answers: a list, one record, or the caller's own; a deeper path may show anything. */
const REMEMBERED = /^\/api\/([a-z-]+)(?:\/(?:\d+|me))?$/;

/** Collections that a path besides those of the collections shows, by the path's first part. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  people: ['users', 'dishes', 'mealplans', 'cookbooks'],
};

/**
 * Returns the collections that an answer of this path may show this caller anything of; undefined if answers are not
 * cached.
 */
export function dependenciesOf(path: string, caller?: Pick<Caller, 'id'>): readonly string[] | undefined {
  const name = REMEMBERED.exec(path)?.[1] ?? '';
  const parts = Object.hasOwn(COMPOSED, name) ? COMPOSED[name] : undefined;
  if (parts) return [...new Set(parts.flatMap((one) => shownBy(one, caller) ?? []))];
  return shownBy(name, caller);
}

/** Returns the collections that the records of one may show this caller anything of; undefined if there is none. */
function shownBy(name: string, caller?: Pick<Caller, 'id'>): readonly string[] | undefined {
  const collection = findCollection(name);
  if (!collection) return undefined;
  const isNamed = caller !== undefined && caller.id !== 0;
  const key = `${name} ${isNamed}`;
  const names = known.get(key) ?? [
    ...new Set([
      name,
      ...(collection.dependsOn ?? []).map((one) => one.collection),
      ...(collection.alsoShows ?? []),
      // nothing caller-specific is computed for a visitor
      ...(isNamed ? (collection.personal?.mine ?? []).flatMap(({ follows = [] }) => follows) : []),
      ...within(collection.fields, deepTree(collection, MAX_DEPTH)),
    ]),
  ];
  known.set(key, names);
  return names;
}

function within(fields: Fields, tree: Tree): string[] {
  return [...tree.children].flatMap(([name, child]) => {
    const field = fieldNamed(fields, name);
    if (field.kind === 'parts') return within(field.fields, child);
    return field.kind === 'relation' ? [field.to, ...within(embeddedFields(field.to), child)] : [];
  });
}
