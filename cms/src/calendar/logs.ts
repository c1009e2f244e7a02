import type { Context } from 'koa';
import type { Knex } from 'knex';
import { EATEN, LOG_STATES, type LogState } from '../domain/mealplan/types';
import { foodLogsAt } from '../eaten/log';
import { fieldErrors } from '../records/http/errors';
import { firstBody } from '../records/read/readModel';
import { createOrReplace } from '../records/write/createOrReplace';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { change } from '../records/write/write';
import type { Mark } from '../mealplans/bodies';
import { adjustDose } from './marks';
import { outcomeOfRemark } from './outcomes';

const logs = () => collectionOf('logs');

/** POST logs: marks a part of a day done or skipped; one mark per person, day and part, so a repeat replaces it. */
export const markDay = (ctx: Context): Promise<void> =>
  createOrReplace(ctx, 'logs', {
    find: async (data, user, trx) => {
      const there = isState(data.state) ? foodLogsAt(data, user, trx) : undefined;
      return there && firstBody(there.whereNot({ kind: EATEN }));
    },
    replace: remark,
  });

const isState = (state: unknown): state is LogState => LOG_STATES.some((one) => one === state);

async function remark(known: Mark, data: Record<string, unknown>, trx: Knex): Promise<Body> {
  const { state } = data;
  if (!isState(state)) throw fieldErrors([{ path: ['state'], key: 'choice' }]);
  const outcome = await outcomeOfRemark(known, { ...data, state }, trx);
  return change(logs(), known, { state, taken: await adjustDose(known, state, trx), ...outcome }, trx);
}
