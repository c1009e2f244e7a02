import type { Context } from 'koa';
import type { Knex } from 'knex';
import { LIMITS } from '../domain/limits';
import { callerIn, dataIn, dataOnly, idIn, verbData } from '../records/http/actions';
import { fieldErrors, forbidden } from '../records/http/errors';
import { relation } from '../records/fields';
import { isId } from '../records/write/input';
import { bodyFor } from '../records/read/read';
import { project, readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { TERMS } from '../records/database/tables';
import type { Caller } from '../records/types';
import { change, inWrite } from '../records/write/write';

const cookbooks = () => collectionOf('cookbooks');
const dishes = () => collectionOf('dishes');

/** POST cookbooks/{id}/add {dish}: puts a dish at the end; one that is in it already keeps its place. */
export async function addToCookbook(id: number, ctx: Context): Promise<number> {
  const { dish } = dataOnly(ctx, ['dish']);
  if (!isId(dish)) throw fieldErrors([{ path: ['dish'], key: 'reference' }]);
  const asked = { add: [dish], remove: [], placeOf: () => ['dish'] };
  await inWrite((trx) => changeIn(trx, id, asked, callerIn(ctx)));
  return id;
}

/**
 * POST cookbooks/{id}/dishes {add?, remove?}: puts dishes at the end and takes dishes out. Answers the actual changes,
 * so that the opposite call undoes them and keeps what others have added meanwhile.
 */
export async function changeCookbook(ctx: Context): Promise<void> {
  const several = relation('dishes', { many: true, max: LIMITS.dishesAtOnce.max });
  const fields = { add: several, remove: several };
  const { add, remove } = verbData<{ add: number[] | null; remove: number[] | null }>(fields, dataIn(ctx));
  if (!add && !remove) throw fieldErrors([{ path: ['add'], key: 'required' }]);
  const asked = { add: add ?? [], remove: remove ?? [], placeOf: (at: number) => ['add', at] };
  ctx.body = { data: await inWrite((trx) => changeIn(trx, idIn(ctx), asked, callerIn(ctx))) };
}

interface Change {
  readonly add: readonly number[];
  readonly remove: readonly number[];
  /** Returns the path in the body of the added dish at this index. */
  placeOf(at: number): (string | number)[];
}

/**
 * Changes the dishes of a cookbook as one of its editors. The caller must be able to read added dishes, but not removed
 * ones.
 */
async function changeIn(trx: Knex, id: number, { add, remove, placeOf }: Change, caller: Caller) {
  const before = await bodyFor(cookbooks(), id, caller);
  if (cookbooks().reach(before, caller) === 'read') throw forbidden();
  const bodies = await readBodies(trx, dishes(), [...add], 'head');
  const unread = add.findIndex((dish) => {
    const body = bodies.get(dish);
    return !body || dishes().reach(body, caller) === 'none';
  });
  if (unread >= 0) throw fieldErrors([{ path: placeOf(unread), key: 'reference' }]);
  const removed = before.dishes.filter((dish) => remove.includes(dish) && !add.includes(dish));
  const stay = before.dishes.filter((dish) => !removed.includes(dish));
  const added = [...new Set(add)].filter((dish) => !stay.includes(dish));
  const { dishes: max } = LIMITS.cookbook;
  const first = add.findIndex((dish) => dish === added[max - stay.length]);
  if (first >= 0) throw fieldErrors([{ path: placeOf(first), key: 'tooMany', values: { max } }]);
  if (added.length + removed.length > 0)
    await change(cookbooks(), before, { dishes: [...stay, ...added] }, trx);
  return { added, removed };
}

/** Rewrites the cookbooks that contained a deleted dish. */
export async function leaveCookbooks(dish: number, trx: Knex): Promise<void> {
  const rows: { record: number }[] = await trx(TERMS)
    .where({ collection: 'cookbooks', kind: 'dishes', value: String(dish) })
    .select('record');
  await project(
    cookbooks(),
    rows.map(({ record }) => record),
  );
}
