import type { Context } from 'koa';
import type { Knex } from 'knex';
import { isDay } from '../domain/time/day';
import { fieldErrors } from '../records/http/errors';
import { firstBody } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { createOrReplace } from '../records/write/createOrReplace';
import { tableOf } from '../records/database/tables';
import type { CollectionMap, InputOf } from '../records/types';

type Weight = CollectionMap['weights'];

/** POST weights: one per person and day, so a second one on the same day replaces the first. */
export const logWeight = (ctx: Context): Promise<void> =>
  createOrReplace(ctx, 'weights', {
    find: async ({ day }, user, trx) => (isDay(day) ? weightOn(day, user, trx) : undefined),
  });

/** Refuses to move a weight to a day that has one. */
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
  firstBody(trx(tableOf(collectionOf('weights'))).where({ user, day }));
