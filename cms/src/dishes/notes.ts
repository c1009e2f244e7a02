import type { Context } from 'koa';
import { isId } from '../records/input';
import { firstBody } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { postInPlace } from '../records/replace';
import { tableOf } from '../records/tables';

/** POST dish-notes: one a person and dish; of a dish that has one, what the body says of it is changed. */
export const noteDish = (ctx: Context): Promise<void> =>
  postInPlace(ctx, 'dish-notes', {
    find: async ({ dish }, user, trx) =>
      isId(dish) ? firstBody(trx(tableOf(collectionOf('dish-notes'))).where({ user, dish })) : undefined,
  });
