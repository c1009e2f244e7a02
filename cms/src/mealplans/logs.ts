import type { Context } from 'koa';
import type { Knex } from 'knex';
import { callerIn, dataIn } from '../records/actions';
import { once } from '../records/idempotency';
import { showDeep } from '../records/read';
import { tableOf } from '../records/tables';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { change, create, inWrite } from '../records/write';
import { retaken } from './marks';

const logs = () => collectionOf('logs');

/** POST logs: marks a part of a day done or skipped; one mark a person, day and part, so a second one changes it. */
export async function markDay(ctx: Context): Promise<void> {
  const data = dataIn(ctx);
  const caller = callerIn(ctx);
  ctx.body = await once(ctx, () =>
    inWrite(async (trx) => {
      const same = { user: caller.id, day: String(data.day), key: String(data.key).toLowerCase() };
      const row = await trx(tableOf(logs())).where(same).first('body');
      const known = row && (JSON.parse(row.body) as Body);
      const isState = data.state === 'done' || data.state === 'skipped';
      const body =
        known && isState ? await remark(known, data.state, trx) : await create(logs(), data, caller);
      return { data: await showDeep(logs(), body.id, caller) };
    }),
  );
}

const remark = async (known: Body, state: unknown, trx: Knex): Promise<Body> =>
  change(logs(), known, { state, taken: await retaken(known, state, trx) }, trx);
