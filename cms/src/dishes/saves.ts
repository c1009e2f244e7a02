import type { Knex } from 'knex';
import { forget } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { queryOf } from '../records/strapi';
import { tableOf } from '../records/tables';

/** Saves go with their dish. */
export async function eraseSavesOf(dish: number, trx: Knex): Promise<void> {
  const saves = collectionOf('saves');
  const rows: { id: number }[] = await trx(tableOf(saves)).where({ dish }).select('id');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await queryOf(saves.uid).deleteMany({ where: { id: { $in: ids } } });
  await forget(saves, ids);
}
