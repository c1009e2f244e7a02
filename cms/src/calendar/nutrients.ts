import type { Context } from 'koa';
import { addDetails, NO_DETAILS } from '../domain/food/details';
import { DETAIL_NUTRIENTS, type DetailTotals } from '../domain/food/nutrients';
import { entryDetails } from '../domain/mealplan/details';
import { leftoverSource } from '../domain/mealplan/leftovers';
import { EATEN } from '../domain/mealplan/types';
import { isDay } from '../domain/time/day';
import { callerIn } from '../records/http/actions';
import { sql } from '../records/database/database';
import { fieldErrors } from '../records/http/errors';
import { checkParams } from '../records/search/params';
import { rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { CollectionMap } from '../records/types';
import { mealsOn } from './calendar';
import { eatenBodies } from './figures';

/** GET users/me/nutrients?day: nutrients of the caller's day, as planned and as eaten so far. */
export async function readNutrients(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['day']);
  const { day } = ctx.query;
  if (!isDay(day)) throw fieldErrors([{ path: ['day'], key: 'date' }]);
  const user = callerIn(ctx).id;
  const logged = (await eatenOn(user, day)).map(ofLog);
  const meals = await detailedMeals(user, day);
  const sumOf = (of: readonly { readonly details: DetailTotals }[]) =>
    [...of.map(({ details }) => details), ...logged].reduce(addDetails, NO_DETAILS);
  ctx.body = {
    data: {
      planned: sumOf(meals.filter(({ state }) => state !== 'skipped')),
      eaten: sumOf(meals.filter(({ state }) => state === 'done')),
    },
  };
}

async function detailedMeals(user: number, day: string) {
  const meals = await mealsOn(user, day);
  const entries = meals.flatMap(({ entry, days }) =>
    entry?.kind === 'leftovers' ? leftoverSource(entry, days) : entry,
  );
  const { dishes, products } = await eatenBodies(entries);
  const sources = {
    dish: (id: number) => storedDetails(dishes.get(id)?.nutrients),
    product: (id: number) => products.get(id),
  };
  return meals.map(({ entry, days, eaters, state }) => ({
    state,
    details: entry ? entryDetails(entry, days, { eaters, sources, user }) : NO_DETAILS,
  }));
}

const storedDetails = (kept: CollectionMap['dishes']['nutrients'] | undefined): DetailTotals | undefined =>
  kept?.of ? { of: kept.of, amounts: kept.amounts ?? {}, known: kept.known ?? {} } : undefined;

async function eatenOn(user: number, day: string) {
  const db = await sql();
  return rows<CollectionMap['logs']>(db(tableOf(collectionOf('logs'))).where({ user, day, kind: EATEN }));
}

/** Treats an eaten item as one ingredient, with the nutrients recorded at that time. */
function ofLog({ nutrients }: CollectionMap['logs']): DetailTotals {
  const amounts = nutrients ?? {};
  const known = DETAIL_NUTRIENTS.filter((name) => typeof amounts[name] === 'number');
  return { of: 1, amounts, known: Object.fromEntries(known.map((name) => [name, 1])) };
}
