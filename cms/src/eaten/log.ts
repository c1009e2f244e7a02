import type { Context } from 'koa';
import type { Knex } from 'knex';
import { EATEN } from '../domain/mealplan/types';
import { isUuid } from '../domain/text/uuid';
import { isDay } from '../domain/time/day';
import { postInPlace } from '../records/write/replace';
import { firstBody } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';

/** What a log that is sent again says of these counts, also where it leaves them out. */
const WHOLE = { dish: null, product: null, food: null, Name: null, amount: null, unit: null, text: null };

/** POST logs of kind `food`: what was eaten beside plans; the same key of the same day again replaces it. */
export const logEaten = (ctx: Context): Promise<void> =>
  postInPlace(ctx, 'logs', {
    find: async (data, user, trx) => {
      const there = logsAt(data, user, trx);
      return there && firstBody(there.where({ kind: EATEN }));
    },
    whole: WHOLE,
  });

/** The logs of a day's key; undefined for a day or key of another form, which is refused where logs are made. */
export function logsAt(
  { day, key }: Record<string, unknown>,
  user: number,
  trx: Knex,
): Knex.QueryBuilder | undefined {
  if (!isDay(day) || typeof key !== 'string' || !isUuid(key)) return undefined;
  return trx(tableOf(collectionOf('logs'))).where({ user, day, key: key.toLowerCase() });
}
