import type { EnergyDay } from '../domain/energy/expenditure';
import { type LoggedDay, wholeDay } from '../domain/energy/logged';
import { grouped } from '../domain/grouped';
import { leftoverSource } from '../domain/mealplan/leftovers';
import { entryTotals } from '../domain/mealplan/figures/totals';
import { EATEN } from '../domain/mealplan/types';
import { addDays, daysBetween, type Day } from '../domain/time/day';
import { mealsBetween } from '../calendar/calendar';
import { eatenBodies } from '../calendar/figures';
import { sql } from '../records/database/database';
import { rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { CollectionMap } from '../records/types';

interface Days {
  readonly user: number;
  readonly from: Day;
  readonly to: Day;
}

/** Returns a person's weights from `from` to `to`, earliest first. */
export async function weightsOf({ user, from, to }: Days): Promise<CollectionMap['weights'][]> {
  const db = await sql();
  const query = db(tableOf(collectionOf('weights')))
    .where({ user })
    .whereBetween('day', [from, to]);
  return rows<CollectionMap['weights']>(query.orderBy('day'));
}

/**
 * Returns what is known of each day: the energy that the person ate, null unless the day is known whole, and their
 * weight. The last day is not over, so its food is not known.
 */
export async function energyDays(
  days: Days,
  weights: readonly CollectionMap['weights'][],
  expected: number,
): Promise<EnergyDay[]> {
  const { from, to } = days;
  const logged = await loggedDays(days);
  const weighed = grouped(weights, ({ day }) => day);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const day = addDays(from, at);
    const known = logged.get(day);
    return {
      day,
      eaten: known && day < to ? wholeDay(known, expected) : null,
      weights: (weighed.get(day) ?? []).map(({ kilograms }) => kilograms),
    };
  });
}

/** Something that was eaten on a day; undefined kcal are not known. */
interface Thing {
  readonly day: Day;
  readonly kcal: number | undefined;
}

async function loggedDays(days: Days): Promise<ReadonlyMap<Day, LoggedDay>> {
  const { meals, lost } = await mealsBetween(days.user, days.from, days.to);
  const unmarked = grouped(
    meals.filter(({ state, entry }) => state === null && entry?.kind !== 'text'),
    ({ item }) => item.day,
  );
  const done = meals.filter(({ state }) => state === 'done');
  const things = [
    ...(await eatenMeals(done, days.user)),
    ...(await eatenBeside(days)),
    ...lost.map((day) => ({ day, kcal: undefined })),
  ];
  const byDay = [...grouped(things, ({ day }) => day)].map(([day, of]): [Day, LoggedDay] => [
    day,
    {
      kcal: of.reduce((sum, { kcal = 0 }) => sum + kcal, 0),
      things: of.length,
      isIncomplete: of.some(({ kcal }) => kcal === undefined),
      unmarked: unmarked.get(day)?.length ?? 0,
    },
  ]);
  return new Map(byDay);
}

type Meals = Awaited<ReturnType<typeof mealsBetween>>['meals'];

/** Returns the person's share of each meal; a meal of which a part has no figures is not known. */
async function eatenMeals(meals: Meals, user: number): Promise<Thing[]> {
  const entries = meals.flatMap(({ entry, days }) =>
    entry?.kind === 'leftovers' ? [entry, leftoverSource(entry, days)] : [entry],
  );
  const { dishes, products } = await eatenBodies(entries);
  const sources = { dish: (id: number) => dishes.get(id), product: (id: number) => products.get(id) };
  return meals.map(({ entry, days, eaters, item }) => {
    const totals = entry && entryTotals(entry, days, { eaters, sources, user });
    return { day: item.day, kcal: totals && totals.incomplete.length === 0 ? totals.calories : undefined };
  });
}

/** Returns the food that the person logged beside plans. */
async function eatenBeside({ user, from, to }: Days): Promise<Thing[]> {
  const db = await sql();
  const query = db(tableOf(collectionOf('logs')))
    .where({ user, kind: EATEN })
    .whereBetween('day', [from, to]);
  const logs = await rows<CollectionMap['logs']>(query);
  return logs.map(({ day, calories }) => ({ day, kcal: calories ?? undefined }));
}
