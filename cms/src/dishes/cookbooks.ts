import type { Context } from 'koa';
import type { Knex } from 'knex';
import { LIMITS } from '../domain/limits';
import { callerIn, dataOnly } from '../records/actions';
import { fieldErrors, forbidden } from '../records/errors';
import { isId } from '../records/input';
import { bodyFor } from '../records/read';
import { project, readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { TERMS } from '../records/tables';
import { change, inWrite } from '../records/write';

const cookbooks = () => collectionOf('cookbooks');
const dishes = () => collectionOf('dishes');

/** POST cookbooks/{id}/add {dish}: puts a dish at the end; one that is in it already stays where it is. */
export async function addToCookbook(id: number, ctx: Context): Promise<number> {
  const { dish } = dataOnly(ctx, ['dish']);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const before = await bodyFor(cookbooks(), id, caller);
    if (cookbooks().reach(before, caller) === 'read') throw forbidden();
    const body = isId(dish) ? (await readBodies(trx, dishes(), [dish])).get(dish) : undefined;
    if (!body || dishes().reach(body, caller) === 'none')
      throw fieldErrors([{ path: ['dish'], key: 'reference' }]);
    if (before.dishes.includes(body.id)) return;
    const { dishes: max } = LIMITS.cookbook;
    if (before.dishes.length >= max) throw fieldErrors([{ path: ['dish'], key: 'tooMany', values: { max } }]);
    await change(cookbooks(), before, { dishes: [...before.dishes, body.id] }, trx);
  });
  return id;
}

/** Writes the cookbooks anew that a deleted dish stood in. */
export async function leaveCookbooks(dish: number, trx: Knex): Promise<void> {
  const rows: { record: number }[] = await trx(TERMS)
    .where({ collection: 'cookbooks', kind: 'dishes', value: String(dish) })
    .select('record');
  await project(
    cookbooks(),
    rows.map(({ record }) => record),
  );
}
