import type { Context } from 'koa';
import type { Knex } from 'knex';
import { EATEN } from '../domain/mealplan/types';
import { foodLogsAt } from '../eaten/log';
import { firstBody } from '../records/read/readModel';
import { createOrReplace } from '../records/write/createOrReplace';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { change } from '../records/write/write';
import type { Mark } from '../mealplans/bodies';
import { adjustDose } from './marks';

const logs = () => collectionOf('logs');

/** POST logs: marks a part of a day done or skipped; one mark per person, day and part, so a repeat replaces it. */
export const markDay = (ctx: Context): Promise<void> =>
  createOrReplace(ctx, 'logs', {
    find: async (data, user, trx) => {
      const there = isState(data.state) ? foodLogsAt(data, user, trx) : undefined;
      return there && firstBody(there.whereNot({ kind: EATEN }));
    },
    replace: (known, { state }, trx) => remark(known, state, trx),
  });

const isState = (state: unknown): boolean => state === 'done' || state === 'skipped';

const remark = async (known: Mark, state: unknown, trx: Knex): Promise<Body> =>
  change(logs(), known, { state, taken: await adjustDose(known, state, trx) }, trx);
