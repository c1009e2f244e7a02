import type { Context } from 'koa';
import type { Knex } from 'knex';
import { LIMITS } from '../domain/limits';
import { addDays, isDay } from '../domain/time/day';
import { dishOfEntry } from '../calendar/entries';
import type { Mark } from '../mealplans/bodies';
import { todayOf } from '../time/clock';
import { callerIn, idIn, optionalDataOnly } from '../records/http/actions';
import { fieldErrors } from '../records/http/errors';
import { oncePerKey } from '../records/write/idempotency';
import { creates } from '../records/http/rate';
import { openBody, showDeep } from '../records/read/read';
import { firstBody, readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap, InputOf } from '../records/types';
import { change, create, erase, insert, inWrite, update } from '../records/write/write';
import { takeFromPantry } from './fromHome';

type Cooking = CollectionMap['cookings'];
const cookings = () => collectionOf('cookings');
const dishes = () => collectionOf('dishes');

/**
 * POST dishes/{id}/cooked: logs that the caller cooked it, today unless a day is given. If a plan's mark has logged it
 * for that day, that entry takes note and picture, so that it counts once. With `servings`, its ingredients are taken
 * out of what is at home.
 */
export async function logCooked(ctx: Context): Promise<void> {
  const id = idIn(ctx);
  const { servings, ...data } = optionalDataOnly(ctx, [
    'day',
    'Note',
    'image',
    'outcome',
    'outcomeServings',
    'servings',
  ]);
  if (servings !== undefined && !isCount(servings))
    throw fieldErrors([{ path: ['servings'], key: 'amount' }]);
  const caller = callerIn(ctx);
  ctx.body = await oncePerKey(
    ctx,
    () =>
      inWrite(
        async (trx) => {
          const { body } = await openBody(dishes(), id, caller);
          const given = { ...data, day: data.day ?? (await todayOf(caller)) };
          // a day of another form is refused when the record is made
          const marked = isDay(given.day)
            ? await firstCooking(trx, { user: caller.id, dish: id, day: given.day, byHand: false })
            : undefined;
          const kept = marked
            ? await update(cookings(), marked.id, given, caller)
            : await creates.during(caller.id, () =>
                create(cookings(), given, caller, { dish: id, Name: body.Name }),
              );
          if (isCount(servings))
            await takeFromPantry({ dish: id, servings, day: kept.day }, { cooking: kept.id }, caller, trx);
          return { data: await showDeep(cookings(), kept.id, caller) };
        },
        cookings().hooks?.guards?.({ verb: 'create', caller }),
      ),
    'cookings',
  );
}

const isCount = (given: unknown): given is number =>
  typeof given === 'number' && given > 0 && given <= LIMITS.servings.max;

/**
 * Refuses a day in the future, and marks the entry as the person's own; an entry moved to another day no longer belongs
 * to the plan.
 */
export async function takeInHand(
  input: InputOf<Cooking>,
  before: Cooking | null,
  caller: Caller,
): Promise<void> {
  // a day ahead is allowed: the person may be east of where they said they live
  if (input.day && input.day > addDays(await todayOf(caller), 1))
    throw fieldErrors([{ path: ['day'], key: 'future' }]);
  input.byHand = true;
  if (before && input.day && input.day !== before.day) input.key = null;
}

/** Keeps the log in step with a plan's mark: a meal that is done was cooked, one that no longer is was not. */
export async function syncCookingWithMark(mark: Mark, user: number, trx: Knex): Promise<void> {
  if (mark.state === 'done') await cookedByMark(mark, user, trx);
  else await removeCookingOfMark(mark, user, trx);
}

async function cookedByMark(mark: Mark, user: number, trx: Knex): Promise<void> {
  const { day, key } = mark;
  if (await firstCooking(trx, { user, day, key })) return;
  const dish = await dishOfEntry(mark, user, trx);
  if (!dish) return;
  const said = await firstCooking(trx, { user, day, dish, key: null });
  if (said) return void (await change(cookings(), said, { key }, trx));
  const body = (await readBodies<CollectionMap['dishes']>(trx, dishes(), [dish])).get(dish);
  if (body) await insert(cookings(), { user, dish, Name: body.Name, day, key, byHand: false }, trx);
}

/** Deletes the entry that a mark made; one that the person has entered or changed stays. */
export async function removeCookingOfMark({ day, key }: Mark, user: number, trx: Knex): Promise<void> {
  const known = await firstCooking(trx, { user, day, key });
  if (!known) return;
  if (known.byHand) await change(cookings(), known, { key: null }, trx);
  else await erase(cookings(), known, trx);
}

const firstCooking = (trx: Knex, of: Record<string, unknown>): Promise<Cooking | undefined> =>
  firstBody(trx(tableOf(cookings())).where(of).orderBy('id'));
