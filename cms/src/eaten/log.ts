import type { Context } from 'koa';
import type { Knex } from 'knex';
import { EATEN } from '../domain/mealplan/types';
import { isUuid } from '../domain/text/uuid';
import { isDay } from '../domain/time/day';
import { createOrReplace } from '../records/write/createOrReplace';
import { firstBody } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';

/** Fields that a repeated log replaces even if its body omits them. */
const WHOLE = { dish: null, product: null, food: null, Name: null, amount: null, unit: null, text: null };

/** POST logs of kind `food`: logs food eaten beside plans; the same key on the same day again replaces the log. */
export const logEaten = (ctx: Context): Promise<void> =>
  createOrReplace(ctx, 'logs', {
    find: async (data, user, trx) => {
      const there = foodLogsAt(data, user, trx);
      return there && firstBody(there.where({ kind: EATEN }));
    },
    whole: WHOLE,
  });

/** Selects the logs of a day's key; undefined for a day or key of another form, which is refused when a log is made. */
export function foodLogsAt(
  { day, key }: Record<string, unknown>,
  user: number,
  trx: Knex,
): Knex.QueryBuilder | undefined {
  if (!isDay(day) || typeof key !== 'string' || !isUuid(key)) return undefined;
  return trx(tableOf(collectionOf('logs'))).where({ user, day, key: key.toLowerCase() });
}
