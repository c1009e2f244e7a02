import type { Context } from 'koa';
import type { Knex } from 'knex';
import { isDay } from '../domain/time/day';
import { callerIn, dataIn } from '../records/actions';
import { fieldErrors } from '../records/errors';
import { once } from '../records/idempotency';
import { creates } from '../records/rate';
import { showDeep } from '../records/read';
import { firstBody } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/tables';
import type { CollectionMap, InputOf } from '../records/types';
import { create, inWrite, update } from '../records/write';

type Weight = CollectionMap['weights'];
const weights = () => collectionOf('weights');

/** POST weights: one a person and day, so a second one of the same day replaces the first. */
export async function weigh(ctx: Context): Promise<void> {
  const data = dataIn(ctx);
  const caller = callerIn(ctx);
  ctx.body = await once(
    ctx,
    () =>
      inWrite(async (trx) => {
        const known = isDay(data.day) ? await weightOn(data.day, caller.id, trx) : undefined;
        const body = known
          ? await update(weights(), known.id, data, caller)
          : await creates.during(caller.id, () => create(weights(), data, caller));
        return { data: await showDeep(weights(), body.id, caller) };
      }),
    'weights',
  );
}

/** A weight is moved to no day that has one. */
export async function checkWeightDay(
  { day }: InputOf<Weight>,
  before: Weight | null,
  user: number,
  trx: Knex,
): Promise<void> {
  const there = day === undefined ? undefined : await weightOn(day, user, trx);
  if (there && there.id !== before?.id) throw fieldErrors([{ path: ['day'], key: 'weightTaken' }]);
}

const weightOn = (day: string, user: number, trx: Knex): Promise<Weight | undefined> =>
  firstBody(trx(tableOf(weights())).where({ user, day }));
