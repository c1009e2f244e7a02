import type { Context } from 'koa';
import { DISH_TYPES, type DishType } from '../domain/dish/types';
import { LIMITS } from '../domain/limits';
import { callerIn, dataIn, verbData } from '../records/actions';
import { sql } from '../records/database';
import { fieldErrors, forbidden } from '../records/errors';
import { objects, relation, words } from '../records/fields';
import { bodyFor } from '../records/read';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { inWrite, update } from '../records/write';

interface Change {
  readonly dish: number;
  readonly add: readonly DishType[];
  readonly remove: readonly DishType[];
}
/** Meals that a dish has got, and that it has lost. */
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

/** So many are written at a time, so that others can write in between. */
const SLICE = 25;

const dishes = () => collectionOf('dishes');

/**
 * POST dishes/types {changes: [{dish, add?, remove?}]}: gives dishes meals and takes meals from them, each as an edit of its own; all
 * are checked before the first is changed. Answers what has changed, so that the opposite takes it back and leaves what others have
 * set meanwhile.
 */
export async function changeMeals(ctx: Context): Promise<void> {
  const { changes } = verbData<{ changes: readonly Change[] }>(FIELDS, dataIn(ctx));
  if (changes.length === 0) throw fieldErrors([{ path: ['changes'], key: 'required' }]);
  const caller = callerIn(ctx);
  await refuseForeign(changes, caller);
  const data: Changed[] = [];
  for (let at = 0; at < changes.length; at += SLICE)
    data.push(...(await inWrite(() => changeEach(changes.slice(at, at + SLICE), caller))));
  ctx.body = { data };
}

async function changeEach(changes: readonly Change[], caller: Caller): Promise<Changed[]> {
  const changed: Changed[] = [];
  for (const one of changes) changed.push(await changeOne(one, caller));
  return changed;
}

/** Refuses dishes that the caller may not read by their place, and such as they only read as a whole. */
async function refuseForeign(changes: readonly Change[], caller: Caller): Promise<void> {
  const ids = changes.map(({ dish }) => dish);
  const bodies = await readBodies(await sql(), dishes(), [...new Set(ids)], 'head');
  const reaches = ids.map((id) => {
    const body = bodies.get(id);
    return body ? dishes().reach(body, caller) : 'none';
  });
  const unseen = reaches.indexOf('none');
  if (unseen >= 0) throw fieldErrors([{ path: ['changes', unseen, 'dish'], key: 'reference' }]);
  if (reaches.includes('read')) throw forbidden();
}

async function changeOne({ dish, add, remove }: Change, caller: Caller): Promise<Changed> {
  const had: readonly string[] = (await bodyFor(dishes(), dish, caller)).types;
  const types = DISH_TYPES.filter(
    (type) => add.includes(type) || (had.includes(type) && !remove.includes(type)),
  );
  const added = types.filter((type) => !had.includes(type));
  const removed = DISH_TYPES.filter((type) => had.includes(type) && !types.includes(type));
  if (added.length + removed.length > 0) await update(dishes(), dish, { types }, caller);
  return { dish, added, removed };
}
