import { setImmediate } from 'node:timers/promises';
import { mealsBetween } from '../calendar/calendar';
import { eatenBy, outcomesIn } from '../cooking/cooked';
import type { DishOutcome } from '../domain/cooking/outcome';
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
  /** Number of times that each dish was left over, and thrown away, in the last weeks. */
  readonly outcomes: ReadonlyMap<number, Readonly<Record<DishOutcome, number>>>;
  /** Meal types for which each dish stands in their own plans. */
  readonly usual: ReadonlyMap<number, readonly DishType[]>;
}

/** Maximum number of a person's own plans read, latest first. */
const LATEST_PLANS = 5;
/** Number of days for which it counts what was left over and thrown away. */
const OUTCOME_DAYS = 56;
/** Number of days before the plan for which it reads what stands on the person's calendar. */
const CALENDAR_DAYS = 21;

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
        ...planned.map(({ dish }) => ({ dish, on: null, times: 0 })),
        ...(await laidBefore(id, day)),
      ],
      day,
    ),
    outcomes: await outcomesOf(id, addDays(day, -OUTCOME_DAYS)),
    usual: mealsOf(planned),
  };
}

interface Planned {
  readonly dish: number;
  readonly type: DishType;
}

const plannedIn = ({ days }: Plan): Planned[] =>
  days.flatMap(({ meals }) =>
    meals.flatMap(({ type, entries }) => entries.flatMap(({ dish }) => (dish ? [{ dish, type }] : []))),
  );

/**
 * Returns the dishes on the person's calendar in the weeks before `day`, in weekly and followed plans too. A plan tells
 * when a dish is eaten, even if nobody has ticked it and even if that is still to come; a skipped meal was not eaten.
 */
async function laidBefore(user: number, day: string): Promise<Eaten[]> {
  const { meals } = await mealsBetween(user, addDays(day, -CALENDAR_DAYS), addDays(day, -1));
  return meals.flatMap(({ item, entry, state }) =>
    entry?.dish && state !== 'skipped' ? [{ dish: entry.dish, on: item.day, times: 0 }] : [],
  );
}

interface OutcomeRow {
  readonly dish: number | string;
  readonly id: number;
  readonly day: string;
  readonly key: string | null;
  readonly outcome: DishOutcome;
}

/** Counts what was left over and thrown away since a day; a mark and the cooking that it made count once. */
async function outcomesOf(user: number, since: string): Promise<DishHistory['outcomes']> {
  const marked = await rowsInTurn<OutcomeRow>(outcomesIn('logs', user, since));
  const cooked = await rowsInTurn<OutcomeRow>(outcomesIn('cookings', user, since));
  const meals = new Map<string, OutcomeRow>();
  for (const said of [...cooked, ...marked])
    meals.set(`${said.dish} ${said.day} ${said.key ?? said.id}`, said);
  const all = new Map<number, Record<DishOutcome, number>>();
  for (const { dish, outcome } of meals.values()) {
    const counts = all.get(Number(dish)) ?? { leftOver: 0, thrownAway: 0 };
    all.set(Number(dish), { ...counts, [outcome]: counts[outcome] + 1 });
  }
  return all;
}

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
