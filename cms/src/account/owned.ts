import { present } from '../domain/present';
import type { Knex } from 'knex';
import { readBodies } from '../records/read/readModel';
import { tableOf } from '../records/database/tables';
import { allCollections, collectionOf } from '../records/registry';
import type { Body, Collection } from '../records/types';

export interface Owned {
  readonly collection: Collection;
  /** Field that holds the owner; with `through`, the parent record. */
  readonly field: string;
  /** Parent collection, if the record belongs to another one, and that one to the person. */
  readonly through?: Owned;
}

/** Returns every collection whose records have an owner; products last, because dishes use them. */
export function ownedCollections(): Owned[] {
  const owned = allCollections().flatMap((collection) =>
    collection.owner ? [{ collection, field: collection.owner }] : [],
  );
  const isProduct = ({ collection }: Owned) => collection.name === 'products';
  return [
    ...owned.filter((one) => !isProduct(one)),
    { collection: collectionOf('memberships'), field: 'user' },
    ...owned.filter(isProduct),
  ];
}

/** Returns the collections in an export: those with an owner, and the lines of the person's shopping lists. */
export function exportedCollections(): Owned[] {
  const lists = { collection: collectionOf('shoplists'), field: 'owner' };
  return [...ownedCollections(), { collection: collectionOf('shop-items'), field: 'list', through: lists }];
}

const BATCH = 100;

/** Yields a person's records of one collection in the order in which they were made, a batch at a time. */
export async function* bodiesOf(
  db: Knex,
  { collection, field, through }: Owned,
  user: number,
): AsyncGenerator<Body[]> {
  for (let last = 0; ;) {
    const rows: { id: number }[] = await db(tableOf(collection))
      .where((theirs) => {
        if (!through) return void theirs.where(field, user);
        return void theirs.whereIn(
          field,
          (sub) => void sub.select('id').from(tableOf(through.collection)).where(through.field, user),
        );
      })
      .andWhere('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .select('id');
    if (rows.length === 0) return;
    const found = await readBodies(
      db,
      collection,
      rows.map(({ id }) => id),
    );
    yield rows.flatMap(({ id }) => found.get(id) ?? []);
    last = present(rows.at(-1)).id;
  }
}

/** Fields in which a person is named in records of others. */
export const SHARED = [
  ['dishes', 'collaborators'],
  ['cookbooks', 'collaborators'],
  ['shoplists', 'members'],
  ['households', 'members'],
] as const;
