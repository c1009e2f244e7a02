import type { Fields } from '../records/fields';
import { findCollection } from '../records/registry';
import { deepTree, embeddedFields, MAX_DEPTH, type Tree } from '../records/read/tree';
import type { Caller } from '../records/types';

const known = new Map<string, readonly string[]>();

/** A list, one record, or the caller's own; what lies below may show anything. */
const REMEMBERED = /^\/api\/([a-z-]+)(?:\/(?:\d+|me))?$/;

/** The collections an answer of this path may show this caller anything of; undefined where answers are not remembered. */
export function dependenciesOf(path: string, caller?: Pick<Caller, 'id'>): readonly string[] | undefined {
  const name = REMEMBERED.exec(path)?.[1] ?? '';
  const collection = findCollection(name);
  if (!collection) return undefined;
  const isNamed = caller !== undefined && caller.id !== 0;
  const key = `${name} ${isNamed}`;
  const names = known.get(key) ?? [
    ...new Set([
      name,
      ...(collection.dependsOn ?? []).map((one) => one.collection),
      ...(collection.alsoShows ?? []),
      // for a visitor nothing of their own is worked out
      ...(isNamed ? (collection.mine ?? []).flatMap(({ follows = [] }) => follows) : []),
      ...within(collection.fields, deepTree(collection, MAX_DEPTH)),
    ]),
  ];
  known.set(key, names);
  return names;
}

function within(fields: Fields, tree: Tree): string[] {
  return [...tree.children].flatMap(([name, child]) => {
    const field = fields[name];
    if (field.kind === 'parts') return within(field.fields, child);
    return field.kind === 'relation' ? [field.to, ...within(embeddedFields(field.to), child)] : [];
  });
}
