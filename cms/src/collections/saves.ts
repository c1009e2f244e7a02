import type { Knex } from 'knex';
import { relation } from '../records/fields';
import { forget } from '../records/readModel';
import { tableOf } from '../records/tables';
import { savedInLanguage } from '../dishes/twins';
import type { Collection } from '../records/types';

export const saves: Collection = {
  name: 'saves',
  uid: 'api::save.save',
  owner: 'user',
  fields: {
    user: relation('users', { show: 'never', setBy: 'none' }),
    dish: relation('dishes', { setBy: 'none' }),
  },
  scope(query, caller) {
    query.where('r.user', caller.id);
  },
  inLanguage: savedInLanguage,
  reach: (body, caller) => (caller.id !== 0 && body.user === caller.id ? 'own' : 'none'),
};

/** Saves go with their dish. */
export async function eraseSavesOf(dish: number, trx: Knex): Promise<void> {
  const rows: { id: number }[] = await trx(tableOf(saves)).where({ dish }).select('id');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await strapi.db.query(saves.uid as never).deleteMany({ where: { id: { $in: ids } } as never });
  await forget(saves, ids);
}
