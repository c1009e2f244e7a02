import type { Context } from 'koa';
import type { Knex } from 'knex';
import { EATEN } from '../domain/mealplan/types';
import { isUuid } from '../domain/text/uuid';
import { isDay } from '../domain/time/day';
import { callerIn, dataIn } from '../records/actions';
import { once } from '../records/idempotency';
import { creates } from '../records/rate';
import { showDeep } from '../records/read';
import { firstBody } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/tables';
import type { CollectionMap } from '../records/types';
import { create, inWrite, update } from '../records/write';

const logs = () => collectionOf('logs');
/** What a log that is sent again says of these counts, also where it leaves them out. */
const WHOLE = { dish: null, product: null, food: null, Name: null, amount: null, unit: null, text: null };

/** POST logs of kind `food`: what was eaten beside plans; the same key of the same day again replaces it. */
export async function logEaten(ctx: Context): Promise<void> {
  const data = dataIn(ctx);
  const caller = callerIn(ctx);
  ctx.body = await once(
    ctx,
    () =>
      inWrite(async (trx) => {
        const known = await eatenOf(data, caller.id, trx);
        const body = known
          ? await update(logs(), known.id, { ...WHOLE, ...data }, caller)
          : await creates.during(caller.id, () => create(logs(), data, caller));
        return { data: await showDeep(logs(), body.id, caller) };
      }),
    'logs',
  );
}

/** The log that stands there already; a day or key of another form has none, and is refused where logs are made. */
async function eatenOf(
  { day, key }: Record<string, unknown>,
  user: number,
  trx: Knex,
): Promise<CollectionMap['logs'] | undefined> {
  if (!isDay(day) || typeof key !== 'string' || !isUuid(key)) return undefined;
  return firstBody(trx(tableOf(logs())).where({ user, day, key: key.toLowerCase(), kind: EATEN }));
}
