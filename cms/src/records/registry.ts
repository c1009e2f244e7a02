import type { Collection, CollectionMap } from './types';

const byName = new Map<string, Collection>();
const byUid = new Map<string, Collection>();

/** Registers the collections for the modules below them, in this order; called once, before any lookup. */
export function registerCollections(all: readonly Collection[]): void {
  for (const collection of all) {
    byName.set(collection.name, collection);
    byUid.set(collection.uid, collection);
  }
}

export const allCollections = (): readonly Collection[] => [...byName.values()];

/** Returns the collection of that name; a wrong name in the code is a bug and throws. */
export function collectionOf<N extends keyof CollectionMap>(name: N): Collection<CollectionMap[N]>;
export function collectionOf(name: string): Collection;
export function collectionOf(name: string): Collection {
  const found = byName.get(name);
  if (!found) throw new Error(`No collection is called ${name}`);
  return found;
}

export const collectionByUid = (uid: string): Collection | undefined => byUid.get(uid);
export const findCollection = (name: string): Collection | undefined => byName.get(name);
