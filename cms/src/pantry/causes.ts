import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { isCause } from '../domain/pantry/cause';
import { standingSteps } from '../domain/pantry/replay';
import { sharerIds } from '../households/people';
import { callerIn, dataOnly } from '../records/http/actions';
import { fieldErrors } from '../records/http/errors';
import { oncePerKey } from '../records/write/idempotency';
import type { Lock } from '../records/database/locks';
import { creates } from '../records/http/rate';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';
import { erase, inWrite } from '../records/write/write';
import { inPantryOf, pantryGuards, type PantryItem, stepsOf } from './items';
import { undoStep } from './steps';

type Movement = CollectionMap['pantry-movements'];
const items = () => collectionOf('pantry-items');

/** Locks the whole household's pantries, because an order or a cooking session may change anybody's items. */
export const householdPantryGuards = async (user: number, trx: Knex): Promise<Lock[]> =>
  (await sharerIds(user, trx)).flatMap(pantryGuards);

/** Returns the pantry steps with one cause, or of one meal, in the caller's home, oldest first. */
export const stepsFor = (
  of: { readonly cause: string } | { readonly meal: string },
  caller: Pick<Caller, 'id'>,
  trx: Knex,
): Promise<Movement[]> =>
  rows(
    trx(tableOf(collectionOf('pantry-movements')))
      .where(of)
      .whereIn('item', inPantryOf(caller))
      .orderBy('id'),
  );

/** POST pantry-items/undo {cause}: undoes what an order added or a cooking session took; later counts stay. */
export async function undoAll(ctx: Context): Promise<void> {
  const { cause } = dataOnly(ctx, ['cause']);
  if (!isCause(cause)) throw fieldErrors([{ path: ['cause'], key: 'reference' }]);
  const caller = callerIn(ctx);
  ctx.body = await oncePerKey(ctx, () =>
    inWrite(
      async (trx) => ({ data: { undone: await undoCause(cause, caller, trx) } }),
      (trx) => householdPantryGuards(caller.id, trx),
    ),
  );
}

/** Undoes the steps of a cause that still stand and returns their number. */
export async function undoCause(cause: string, caller: Caller, trx: Knex): Promise<number> {
  const steps = standingSteps(await stepsFor({ cause }, caller, trx));
  if (steps.length > 0) await creates(caller.id, steps.length);
  for (const { item, key } of steps) await undoIn(cause, { id: Number(item), undoes: key }, caller, trx);
  return steps.length;
}

async function undoIn(
  cause: string,
  { id, undoes }: { readonly id: number; readonly undoes: string },
  caller: Caller,
  trx: Knex,
): Promise<void> {
  const item = (await readBodies<PantryItem>(trx, items(), [id])).get(id);
  if (!item) return;
  await undoStep(item, { key: randomUUID(), undoes }, caller, trx);
  const steps = await stepsOf(id, trx);
  // An item created by this cause alone is deleted.
  const wasNever = !item.staple && steps.every((step) => step.cause === cause);
  if (wasNever && standingSteps(steps).length === 0) await erase(items(), item, trx);
}
