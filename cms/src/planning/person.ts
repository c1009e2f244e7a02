import { setImmediate } from 'node:timers/promises';
import { eatenBy } from '../cooking/cooked';
import type { DishType } from '../domain/dish/types';
import { addDays } from '../domain/time/day';
import { sql } from '../records/database/database';
import { parsed } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';
import { rowsInTurn } from './rows';

type Plan = CollectionMap['mealplans'];

/** The person's own records of dishes, by dish id. */
export interface DishHistory {
  readonly saved: ReadonlySet<number>;
  /** Their rating of each dish, 1 to 5. */
  readonly ratings: ReadonlyMap<number, number>;
  readonly eaten: ReadonlyMap<number, { readonly times: number; readonly last: string | null }>;
  /** Meal types for which each dish stands in their own plans. */
  readonly usual: ReadonlyMap<number, readonly DishType[]>;
}

/** Maximum number of a person's own plans read, latest first. */
const LATEST_PLANS = 5;

/** Returns the dishes that the caller has saved, rated, cooked and planned; meals from `day` on are still to come. */
export async function dishHistoryOf({ id }: Caller, day: string): Promise<DishHistory> {
  const db = await sql();
  const saves = await rowsInTurn<{ dish: number }>(
    db(tableOf(collectionOf('saves')))
      .where({ user: id })
      .whereNotNull('dish')
      .select('dish'),
  );
  const notes = await rowsInTurn<{ dish: number; rating: number }>(
    db(tableOf(collectionOf('dish-notes')))
      .where({ user: id })
      .whereNotNull('rating')
      .select('dish', 'rating'),
  );
  const eaten = await rowsInTurn<{ dish: number; last: string; times: number | string }>(eatenBy(id));
  const plans = await rowsInTurn<{ body: string }>(
    db(tableOf(collectionOf('mealplans')))
      .where({ owner: id })
      .orderBy('updatedAt', 'desc')
      .limit(LATEST_PLANS)
      .select('body'),
  );
  const planned: Planned[] = [];
  for (const { body } of plans) {
    await setImmediate();
    planned.push(...plannedIn(parsed<Plan>(body)));
  }
  return {
    saved: new Set(saves.map(({ dish }) => Number(dish))),
    ratings: new Map(notes.map(({ dish, rating }) => [Number(dish), rating])),
    eaten: lastOf(
      [
        ...eaten.map(({ dish, last, times }) => ({ dish: Number(dish), on: last, times: Number(times) })),
        // A plan tells when a dish is eaten, even if nobody has ticked it.
        ...planned.map(({ dish, on }) => ({ dish, on, times: 0 })),
      ],
      day,
    ),
    usual: mealsOf(planned),
  };
}

interface Planned {
  readonly dish: number;
  readonly type: DishType;
  /** The date, for a plan with a start date. */
  readonly on: string | null;
}

const plannedIn = ({ days, startDate }: Plan): Planned[] =>
  days.flatMap(({ meals }, at) =>
    meals.flatMap(({ type, entries }) =>
      entries.flatMap(({ dish }) =>
        dish ? [{ dish, type, on: startDate ? addDays(startDate, at) : null }] : [],
      ),
    ),
  );

interface Eaten {
  readonly dish: number;
  readonly on: string | null;
  readonly times: number;
}
function lastOf(eaten: readonly Eaten[], day: string): DishHistory['eaten'] {
  const all = new Map<number, { times: number; last: string | null }>();
  for (const { dish, on, times } of eaten) {
    const known = all.get(dish) ?? { times: 0, last: null };
    const isPast = on !== null && on < day;
    const last = isPast && (known.last === null || on > known.last) ? on : known.last;
    all.set(dish, { times: known.times + times, last });
  }
  return all;
}

function mealsOf(planned: readonly Planned[]): DishHistory['usual'] {
  const all = new Map<number, DishType[]>();
  for (const { dish, type } of planned) {
    const known = all.get(dish) ?? [];
    if (!known.includes(type)) all.set(dish, [...known, type]);
  }
  return all;
}
