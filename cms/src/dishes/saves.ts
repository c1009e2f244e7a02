import type { Knex } from 'knex';
import { forget } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/tables';

/** Saves go with their dish. */
export async function eraseSavesOf(dish: number, trx: Knex): Promise<void> {
  const saves = collectionOf('saves');
  const rows: { id: number }[] = await trx(tableOf(saves)).where({ dish }).select('id');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await strapi.db.query(saves.uid as never).deleteMany({ where: { id: { $in: ids } } as never });
  await forget(saves, ids);
}
