import type { Knex } from 'knex';
import { cookingCause, mealCause } from '../domain/pantry/cause';
import { standingSteps } from '../domain/pantry/replay';
import { takeOut } from '../domain/pantry/takeOut';
import type { Usable, Wanted } from '../domain/pantry/use';
import { needsOfDish } from '../domain/shoplist/needs';
import { addDays } from '../domain/time/day';
import { sharerIds } from '../households/people';
import type { Mark } from '../mealplans/bodies';
import { todayOf } from '../time/clock';
import { mealOfMark } from '../calendar/entries';
import { householdPantryGuards, stepsFor, undoCause } from '../pantry/causes';
import { inPantryOf, type PantryItem } from '../pantry/items';
import { recordStep } from '../pantry/steps';
import { guard } from '../records/database/locks';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';
import { sourcesFor } from '../shoplists/sources';

interface Cooked {
  readonly dish: number;
  readonly servings: number;
  readonly day: string;
}
type ByWhat = { readonly cooking: number } | { readonly entry: string };

/**
 * Takes the ingredients of a recipe out of what is at home, the first to expire first. A household takes the same
 * recipe out once a day, and once more for each further meal of a plan, whoever reports it and on how many phones.
 */
export async function takeFromPantry(cooked: Cooked, by: ByWhat, caller: Caller, trx: Knex): Promise<void> {
  if (!(await isRecentDay(cooked.day, caller))) return;
  const home = () => trx(tableOf(collectionOf('pantry-items'))).whereIn('id', inPantryOf(caller));
  if (!(await home().first('id'))) return;
  await guard(trx, await householdPantryGuards(caller.id, trx));
  const dish = (await readBodies<CollectionMap['dishes']>(trx, collectionOf('dishes'), [cooked.dish])).get(
    cooked.dish,
  );
  if (!dish) return;
  const cause = 'entry' in by ? mealCause(by.entry, cooked.day) : cookingCause(by.cooking);
  const meal = mealOf(dish, cooked.day);
  const before = standingSteps(await stepsFor({ meal }, caller, trx));
  const isMeal = (other: string | null) => other?.startsWith('meal-') && other !== cause;
  if (before.some((step) => !('entry' in by && isMeal(step.cause)))) return;
  const things = await usable(await rows<PantryItem>(home().orderBy('id')), trx);
  const sources = await sourcesFor(trx, [dish.id], []);
  const shopDish = sources.dish(dish.id);
  const needs = shopDish ? needsOfDish(shopDish, cooked.servings, sources) : [];
  for (const { item, amount } of takeOut(needs, things))
    await recordStep(
      item.thing,
      { said: { by: -amount }, reason: 'cooked', of: { cause, Name: dish.Name, meal } },
      caller,
      trx,
    );
}

/** Returns the key of a meal on a day; a recipe and its translation are the same meal. */
const mealOf = (
  { id, translationOf }: Pick<CollectionMap['dishes'], 'id' | 'translationOf'>,
  day: string,
): string => `${day} ${Math.min(id, translationOf ?? id)}`;

/**
 * Returns what cooking a recipe today would take out of what is at home; nothing if the household has taken it out
 * already.
 */
export async function previewTaking(
  dish: Pick<CollectionMap['dishes'], 'id' | 'translationOf'>,
  needs: readonly Wanted[],
  {
    caller,
    things,
    trx,
  }: { readonly caller: Caller; readonly things: readonly Usable[]; readonly trx: Knex },
): Promise<{ item: Usable; amount: number }[]> {
  const meal = mealOf(dish, await todayOf(caller));
  const before = standingSteps(await stepsFor({ meal }, caller, trx));
  return before.length > 0 ? [] : takeOut(needs, things);
}

/** True for yesterday, today and tomorrow: things of older days have been counted since, or nobody knows any more. */
async function isRecentDay(day: string, caller: Caller): Promise<boolean> {
  const today = await todayOf(caller);
  return day >= addDays(today, -1) && day <= addDays(today, 1);
}

/** Returns things at home in the form that using them up needs, with their current products. */
async function usable(
  things: readonly PantryItem[],
  trx: Knex,
): Promise<(Usable & { readonly thing: PantryItem })[]> {
  const products = await readBodies<CollectionMap['products']>(
    trx,
    collectionOf('products'),
    things.flatMap(({ product }) => product ?? []),
  );
  return things.map((thing) => ({
    ...thing,
    thing,
    amount: thing.amount ?? 0,
    product: products.get(thing.product ?? 0) ?? null,
  }));
}

/**
 * Takes out what a plan's meal needs when it is done, unless the person does not want that; taking the mark back brings
 * it back.
 */
export async function syncPantryWithMark(
  mark: Mark,
  before: Mark | null,
  user: number,
  trx: Knex,
): Promise<void> {
  if (mark.state === 'done' && before?.state !== 'done') await takeByMark(mark, user, trx);
  else if (mark.state !== 'done' && before?.state === 'done') await undoTakingOfMark(mark, user, trx);
}

async function takeByMark(mark: Mark, user: number, trx: Knex): Promise<void> {
  const person = (await readBodies<CollectionMap['users']>(trx, collectionOf('users'), [user])).get(user);
  if (person?.usesUpHome === false) return;
  const meal = await mealOfMark(mark, trx);
  // a guest eats along, and cooks at somebody else's home
  if (!meal?.owner || !(await sharerIds(user, trx)).includes(meal.owner)) return;
  await takeFromPantry({ ...meal, day: mark.day }, { entry: mark.key }, { id: user, who: 'User' }, trx);
}

/** Brings back what this person's mark took, and nobody else's. */
export async function undoTakingOfMark(
  { key, day }: Pick<Mark, 'key' | 'day'>,
  user: number,
  trx: Knex,
): Promise<void> {
  const caller: Caller = { id: user, who: 'User' };
  const cause = mealCause(key, day);
  const steps = standingSteps(await stepsFor({ cause }, caller, trx));
  if (!steps.some((step) => step.by === user)) return;
  await guard(trx, await householdPantryGuards(user, trx));
  await undoCause(cause, caller, trx);
}
