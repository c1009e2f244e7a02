import type { Context } from 'koa';
import { DISH_TYPES, type DishType } from '../domain/dish/types';
import { LIMITS } from '../domain/limits';
import { callerIn, dataIn, verbData } from '../records/actions';
import { sql } from '../records/database';
import { fieldErrors, forbidden } from '../records/errors';
import { objects, relation, words } from '../records/fields';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { inWrite, update } from '../records/write';

interface Change {
  readonly dish: number;
  readonly add: readonly DishType[];
  readonly remove: readonly DishType[];
}
/** What has changed of a dish. */
interface Changed {
  readonly dish: number;
  readonly added: readonly DishType[];
  readonly removed: readonly DishType[];
}

const FIELDS = {
  changes: objects(
    { dish: relation('dishes', { required: true }), add: words(DISH_TYPES), remove: words(DISH_TYPES) },
    LIMITS.mealsAtOnce.max,
  ),
};

const dishes = () => collectionOf('dishes');

/**
 * POST dishes/types {changes: [{dish, add?, remove?}]}: gives dishes meals and takes meals from them, each as an edit of its own; all
 * or none. Answers what has changed, so that the opposite takes it back and leaves what others have set meanwhile.
 */
export async function changeMeals(ctx: Context): Promise<void> {
  const { changes } = verbData<{ changes: readonly Change[] }>(FIELDS, dataIn(ctx));
  if (changes.length === 0) throw fieldErrors([{ path: ['changes'], key: 'required' }]);
  const caller = callerIn(ctx);
  const data = await inWrite(async () => {
    const changed: Changed[] = [];
    for (const [at, one] of changes.entries()) changed.push(await changeOne(one, at, caller));
    return changed;
  });
  ctx.body = { data };
}

async function changeOne({ dish, add, remove }: Change, at: number, caller: Caller): Promise<Changed> {
  const before = (await readBodies(await sql(), dishes(), [dish])).get(dish);
  const reach = before ? dishes().reach(before, caller) : 'none';
  if (!before || reach === 'none') throw fieldErrors([{ path: ['changes', at, 'dish'], key: 'reference' }]);
  if (reach === 'read') throw forbidden();
  const had = before.types as readonly DishType[];
  const types = DISH_TYPES.filter(
    (type) => add.includes(type) || (had.includes(type) && !remove.includes(type)),
  );
  const added = types.filter((type) => !had.includes(type));
  const removed = had.filter((type) => !types.includes(type));
  if (added.length + removed.length > 0) await update(dishes(), dish, { types }, caller);
  return { dish, added, removed };
}
