import type { Context } from 'koa';
import type { Knex } from 'knex';
import { LIMITS } from '../domain/limits';
import { callerIn, dataIn, verbData } from '../records/http/actions';
import { rowsOf } from '../records/database/database';
import { fieldErrors } from '../records/http/errors';
import { number, objects, relation } from '../records/fields';
import { creates } from '../records/http/rate';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller } from '../records/types';
import { create, inWrite, update } from '../records/write/write';
import { reachesOf, refuseUnread, BATCH_SIZE } from './bulk';

interface Change {
  readonly dish: number;
  readonly rating: number | null;
}
/** Rating of a dish, and the one before; null means none. */
interface Rated extends Change {
  readonly before: number | null;
}

const FIELDS = {
  changes: objects(
    { dish: relation('dishes', { required: true }), rating: number({ whole: true, ...LIMITS.rating }) },
    LIMITS.dishesAtOnce.max,
  ),
};

const notes = () => collectionOf('dish-notes');

/**
 * POST dish-notes/rate {changes: [{dish, rating}]}: sets the caller's own ratings of dishes that they may read, after a
 * check of all of them. Answers each dish's rating before, with which a client undoes it.
 */
export async function rateDishes(ctx: Context): Promise<void> {
  const { changes } = verbData<{ changes: readonly Change[] }>(FIELDS, dataIn(ctx));
  if (changes.length === 0) throw fieldErrors([{ path: ['changes'], key: 'required' }]);
  const caller = callerIn(ctx);
  refuseUnread(await reachesOf(changes, caller));
  const data: Rated[] = [];
  for (let at = 0; at < changes.length; at += BATCH_SIZE)
    data.push(...(await inWrite((trx) => rateEach(changes.slice(at, at + BATCH_SIZE), caller, trx))));
  ctx.body = { data };
}

async function rateEach(changes: readonly Change[], caller: Caller, trx: Knex): Promise<Rated[]> {
  const rated: Rated[] = [];
  for (const { dish, rating = null } of changes) {
    const query = trx(tableOf(notes())).where({ user: caller.id, dish }).select('id', 'rating').limit(1);
    const [note] = await rowsOf<{ id: number; rating: number | null }>(query);
    const before = note?.rating ?? null;
    if (note && before !== rating) await update(notes(), note.id, { rating }, caller);
    if (!note && rating !== null)
      await creates.during(caller.id, () => create(notes(), { dish, rating }, caller));
    rated.push({ dish, rating, before });
  }
  return rated;
}
