import type { Knex } from 'knex';
import { forget } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { queryOf } from '../records/strapi';
import { tableOf } from '../records/database/tables';

/** What people keep of a dish (that they saved it, what they noted), each a record with a field `dish`. */
const KEPT = ['saves', 'dish-notes'] as const;

/** What people keep of a dish goes with it. */
export async function eraseKeptOf(dish: number, trx: Knex): Promise<void> {
  for (const name of KEPT) {
    const collection = collectionOf(name);
    const rows: { id: number }[] = await trx(tableOf(collection)).where({ dish }).select('id');
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) continue;
    await queryOf(collection.uid).deleteMany({ where: { id: { $in: ids } } });
    await forget(collection, ids);
  }
}
