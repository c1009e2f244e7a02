import type { Knex } from 'knex';
import { successorsOf } from '../products/merge';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';

/** The products that a person always has at home, the first marked first; what was merged goes by its new id, what is gone is left out. */
export async function staplesOf({ id }: Pick<Caller, 'id'>, trx: Knex): Promise<number[]> {
  const person = (await readBodies(trx, collectionOf('users'), [id])).get(id);
  const kept = person?.staples ?? [];
  if (kept.length === 0) return [];
  const successors = await successorsOf(trx, kept);
  const ids = [...new Set(kept.map((product) => successors.get(product) ?? product))];
  const known = await readBodies(trx, collectionOf('products'), ids, 'head');
  return ids.filter((product) => known.has(product));
}
