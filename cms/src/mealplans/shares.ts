import type { Knex } from 'knex';
import type { PlanDay } from '../domain/mealplan/types';
import { rowsOf, sql } from '../records/database/database';
import { tableOf, TERMS } from '../records/database/tables';
import { collectionOf } from '../records/registry';
import type { Body, Caller, Term } from '../records/types';
import { ofMembers } from './access';

/** Term kind that finds a published version, or a follower's pinned one, by its dishes. */
const SHARED = 'shared';
/** Term kind that finds a plan by those dishes of its saved days that are open to its members. */
const OF_MEMBERS = 'ofMembers';

/** Returns the dishes of these days, each once. */
export const dishesIn = (days: readonly PlanDay[]): number[] => [
  ...new Set(
    days.flatMap(({ meals }) => meals.flatMap(({ entries }) => entries.flatMap(({ dish }) => dish ?? []))),
  ),
];

export const sharedTerms = (days: readonly PlanDay[]): Term[] =>
  dishesIn(days).map((id) => ({ kind: SHARED, value: String(id) }));

/** Returns terms for the dishes of the saved days that the members may read by agreement. */
export const agreedTerms = (days: readonly PlanDay[], agreed: readonly number[]): Term[] =>
  dishesIn(days)
    .filter((id) => agreed.includes(id))
    .map((id) => ({ kind: OF_MEMBERS, value: String(id) }));

/** The plan through which a private dish may be read, and the subscription if it is a followed plan. */
interface Through {
  readonly id: number | null;
  readonly Name: string;
  readonly subscription: number | null;
}

interface Holder {
  readonly dish: string;
  readonly author: number | null;
  readonly mealplan: number | null;
  readonly Name: string;
  readonly subscription: number | null;
}

/**
 * Returns those of these private dishes that their owner has published in a plan that the caller may read or follows,
 * or has opened to the members of a plan to which the caller belongs or is invited. Dishes of other owners in the plan
 * stay closed, as do dishes hidden by an Admin.
 */
export async function plansWith(dishes: readonly Body[], caller: Caller): Promise<Map<number, Through>> {
  const owners = new Map(
    dishes.filter(({ hidden }) => !hidden).map(({ id, owner }) => [String(id), owner as number | null]),
  );
  if (owners.size === 0) return new Map();
  const holders = [
    ...(await readable([...owners.keys()], caller)),
    ...(await followed([...owners.keys()], caller)),
  ];
  const through = new Map<number, Through>();
  for (const { dish, author, mealplan, Name, subscription } of holders) {
    const isTheirs = author !== null && author === owners.get(dish);
    if (isTheirs && !through.has(Number(dish)))
      through.set(Number(dish), { id: mealplan, Name, subscription });
  }
  return through;
}

async function readable(dishes: readonly string[], caller: Caller): Promise<Holder[]> {
  const plans = collectionOf('mealplans');
  const rows = holding(await sql(), plans.name, dishes, [SHARED, OF_MEMBERS]).where((either) => {
    either.where((published) => {
      published.where('t.kind', SHARED);
      plans.scope(published, caller);
    });
    if (caller.who !== 'User') return;
    either.orWhere((saved) => {
      saved.where('t.kind', OF_MEMBERS);
      ofMembers(saved, caller.id);
    });
  });
  const found = await rowsOf<Omit<Holder, 'subscription'>>(
    rows.select('r.owner as author', 'r.id as mealplan'),
  );
  return found.map((one) => ({ ...one, subscription: null }));
}

async function followed(dishes: readonly string[], caller: Caller): Promise<Holder[]> {
  if (caller.who !== 'User') return [];
  const db = await sql();
  const rows = holding(db, 'subscriptions', dishes, [SHARED]).where('r.user', caller.id);
  // The pinned version outlives its plan; one from before authors were recorded belongs to its plan's owner.
  rows.leftJoin(`${tableOf(collectionOf('mealplans'))} as p`, 'p.id', 'r.mealplan');
  return rowsOf<Holder>(
    rows.select(db.raw('coalesce(r.author, p.owner) as author'), 'p.id as mealplan', 'r.id as subscription'),
  );
}

function holding(
  db: Knex,
  name: string,
  dishes: readonly string[],
  kinds: readonly string[],
): Knex.QueryBuilder {
  const rows = db(`${TERMS} as t`).join(`${tableOf(collectionOf(name))} as r`, 'r.id', 't.record');
  rows.where({ 't.collection': name }).whereIn('t.kind', kinds).whereIn('t.value', dishes);
  return rows.select('t.value as dish', 'r.Name').orderBy('r.id');
}
