import type { Context } from 'koa';
import type { Knex } from 'knex';
import { EATEN } from '../domain/mealplan/types';
import { logsAt } from '../eaten/log';
import { firstBody } from '../records/read/readModel';
import { postInPlace } from '../records/write/replace';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { change } from '../records/write/write';
import type { Mark } from '../mealplans/bodies';
import { retaken } from './marks';

const logs = () => collectionOf('logs');

/** POST logs: marks a part of a day done or skipped; one mark per person, day and part, so a repeat replaces it. */
export const markDay = (ctx: Context): Promise<void> =>
  postInPlace(ctx, 'logs', {
    find: async (data, user, trx) => {
      const there = isState(data.state) ? logsAt(data, user, trx) : undefined;
      return there && firstBody(there.whereNot({ kind: EATEN }));
    },
    replace: (known, { state }, trx) => remark(known, state, trx),
  });

const isState = (state: unknown): boolean => state === 'done' || state === 'skipped';

const remark = async (known: Mark, state: unknown, trx: Knex): Promise<Body> =>
  change(logs(), known, { state, taken: await retaken(known, state, trx) }, trx);
