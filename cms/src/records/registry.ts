import { dishes } from '../collections/dishes';
import { products } from '../collections/products';
import { reports } from '../collections/reports';
import { saves } from '../collections/saves';
import { users } from '../collections/users';
import type { Collection } from './types';

export const COLLECTIONS: readonly Collection[] = [users, products, dishes, saves, reports];
const byName = new Map(COLLECTIONS.map((collection) => [collection.name, collection]));
const byUid = new Map(COLLECTIONS.map((collection) => [collection.uid, collection]));

/** The collection of that name; a wrong name in the code is a bug and throws. */
export function collectionOf(name: string): Collection {
  const found = byName.get(name);
  if (!found) throw new Error(`No collection is called ${name}`);
  return found;
}
export const collectionByUid = (uid: string): Collection | undefined => byUid.get(uid);
export const findCollection = (name: string): Collection | undefined => byName.get(name);
