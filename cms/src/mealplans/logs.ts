import type { Context } from 'koa';
import type { Knex } from 'knex';
import { isDay } from '../domain/time/day';
import { EATEN } from '../domain/mealplan/types';
import { isUuid } from '../domain/text/uuid';
import { callerIn, dataIn } from '../records/actions';
import { once } from '../records/idempotency';
import { creates } from '../records/rate';
import { showDeep } from '../records/read';
import { firstBody } from '../records/readModel';
import { tableOf } from '../records/tables';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { change, create, inWrite } from '../records/write';
import type { Mark } from './bodies';
import { retaken } from './marks';

const logs = () => collectionOf('logs');

/** POST logs: marks a part of a day done or skipped; one mark a person, day and part, so a second one changes it. */
export async function markDay(ctx: Context): Promise<void> {
  const data = dataIn(ctx);
  const caller = callerIn(ctx);
  ctx.body = await once(
    ctx,
    () =>
      inWrite(async (trx) => {
        const known = await markOf(data, caller.id, trx);
        const isState = data.state === 'done' || data.state === 'skipped';
        const body =
          known && isState
            ? await remark(known, data.state, trx)
            : await creates.during(caller.id, () => create(logs(), data, caller));
        return { data: await showDeep(logs(), body.id, caller) };
      }),
    'logs',
  );
}

/** The mark that stands there already; a day or key of another form has none, and is refused where marks are made. */
async function markOf(
  { day, key }: Record<string, unknown>,
  user: number,
  trx: Knex,
): Promise<Mark | undefined> {
  if (!isDay(day) || typeof key !== 'string' || !isUuid(key)) return undefined;
  return firstBody(
    trx(tableOf(logs())).where({ user, day, key: key.toLowerCase() }).whereNot({ kind: EATEN }),
  );
}

const remark = async (known: Mark, state: unknown, trx: Knex): Promise<Body> =>
  change(logs(), known, { state, taken: await retaken(known, state, trx) }, trx);
