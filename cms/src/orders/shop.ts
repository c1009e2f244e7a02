import type { Knex } from 'knex';
import type { Shop } from '../domain/order/shop';
import { firstBody } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Body } from '../records/types';
import { insert, inWrite } from '../records/write/write';

const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7];
/** Creates the shop's only record at the first start: open every day, default fee and minimum, no zones. */
export async function ensureShop(): Promise<void> {
  await inWrite(async (trx) => {
    if (await trx(tableOf(collectionOf('shop'))).first('id')) return;
    const hours = ALL_WEEK.map((weekday) => ({
      key: crypto.randomUUID(),
      weekday,
      from: '10:00',
      to: '22:00',
    }));
    const settings = {
      isTaking: true,
      feeTetri: 500,
      minimumTetri: 1000,
      markupPercent: 10,
      zones: [],
      hours,
      windowMinutes: 120,
      leadMinutes: 60,
      daysAhead: 3,
      phone: null,
    };
    await insert(collectionOf('shop'), settings, trx);
  });
}

/** Returns the shop's settings; throws if there are none. */
export async function readShop(trx: Knex): Promise<Shop> {
  const shop = await firstBody<Body & Shop>(trx(tableOf(collectionOf('shop'))).orderBy('id'));
  if (!shop) throw new Error('The shop has no settings');
  return shop;
}
