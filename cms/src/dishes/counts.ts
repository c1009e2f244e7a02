import type { Context } from 'koa';
import { DISH_TYPES } from '../domain/dish/types';
import { callerIn } from '../records/http/actions';
import { checkParams, type QueryParams } from '../records/search/params';
import { parseList } from '../records/search/query';
import { collectionOf } from '../records/registry';
import { totalOf } from '../records/read/totals';
import type { Caller } from '../records/types';

const PARTS = { all: 'mine,shared,saved', mine: 'mine', shared: 'shared', saved: 'saved' } as const;

/**
 * GET dishes/counts?reader=: counts the dishes that `GET dishes?own=` lists for the caller's library and each part of
 * it, those of them with words to look at again, and those without a meal. It reads none of them.
 */
export async function countLibrary(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['reader']);
  const caller = callerIn(ctx);
  const counts = await Promise.all(
    Object.entries(PARTS).map(async ([name, own]) => [name, await countsOf({ ...ctx.query, own }, caller)]),
  );
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = { data: Object.fromEntries(counts) };
}

async function countsOf(given: QueryParams, caller: Caller) {
  const dishes = collectionOf('dishes');
  const count = (more: QueryParams = {}) =>
    totalOf(dishes, parseList(dishes, { ...given, ...more }, caller), caller);
  return {
    total: await count(),
    toCheck: await count({ toCheck: 'true' }),
    noMeal: await count({ filters: { types: { $notIn: [...DISH_TYPES] } } }),
  };
}
