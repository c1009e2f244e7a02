import type { Knex } from 'knex';
import { successorsOf } from '../products/merge';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';

/**
 * Returns the ids of a person's staples in the order in which they were marked; merged products have their new id,
 * deleted ones are left out.
 */
export async function staplesOf({ id }: Pick<Caller, 'id'>, trx: Knex): Promise<number[]> {
  const person = (await readBodies(trx, collectionOf('users'), [id])).get(id);
  const kept = person?.staples ?? [];
  if (kept.length === 0) return [];
  const successors = await successorsOf(trx, kept);
  const ids = [...new Set(kept.map((product) => successors.get(product) ?? product))];
  const known = await readBodies(trx, collectionOf('products'), ids, 'head');
  return ids.filter((product) => known.has(product));
}
