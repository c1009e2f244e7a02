import type { Context } from 'koa';
import { isId } from '../records/write/input';
import { firstBody } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { createOrReplace } from '../records/write/createOrReplace';
import { tableOf } from '../records/database/tables';

/** POST dish-notes: one per person and dish; if the dish has one, the body changes it. */
export const noteDish = (ctx: Context): Promise<void> =>
  createOrReplace(ctx, 'dish-notes', {
    find: async ({ dish }, user, trx) =>
      isId(dish) ? firstBody(trx(tableOf(collectionOf('dish-notes'))).where({ user, dish })) : undefined,
  });
