import type { Knex } from 'knex';
import { removeFromReadModel } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { queryOf } from '../vendor/strapi';
import { tableOf } from '../records/database/tables';

/** Collections of what people keep about a dish (saves, notes), each with a field `dish`. */
const REFERRING_COLLECTIONS = ['saves', 'dish-notes'] as const;

/** Deletes what people keep about a dish, together with it. */
export async function eraseSavesAndNotes(dish: number, trx: Knex): Promise<void> {
  for (const name of REFERRING_COLLECTIONS) {
    const collection = collectionOf(name);
    const rows: { id: number }[] = await trx(tableOf(collection)).where({ dish }).select('id');
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) continue;
    await queryOf(collection.uid).deleteMany({ where: { id: { $in: ids } } });
    await removeFromReadModel(collection, ids);
  }
}
