import type { Knex } from 'knex';
import type { PlanDay } from '../domain/mealplan/types';
import { rowsOf, sql } from '../records/database/database';
import { tableOf, TERMS } from '../records/database/tables';
import { collectionOf } from '../records/registry';
import type { Body, Caller, Term } from '../records/types';
import { ofMembers } from './access';

/** The term under which a published version, or a follower's pinned one, is found by its dishes. */
const SHARED = 'shared';
/** The term under which a plan is found by those dishes of its saved days that are open to its members. */
const OF_MEMBERS = 'ofMembers';

/** The dishes of these days, each once. */
export const dishesIn = (days: readonly PlanDay[]): number[] => [
  ...new Set(
    days.flatMap(({ meals }) => meals.flatMap(({ entries }) => entries.flatMap(({ dish }) => dish ?? []))),
  ),
];

export const sharedTerms = (days: readonly PlanDay[]): Term[] =>
  dishesIn(days).map((id) => ({ kind: SHARED, value: String(id) }));

/** The dishes of the saved days that somebody has agreed to show the members. */
export const agreedTerms = (days: readonly PlanDay[], agreed: readonly number[]): Term[] =>
  dishesIn(days)
    .filter((id) => agreed.includes(id))
    .map((id) => ({ kind: OF_MEMBERS, value: String(id) }));

/** The plan through which a private dish is read; of one that is followed, the subscription too. */
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
 * Those of these private dishes that their owner has published along with a plan which the caller may read or follows, or has opened
 * to its members, of whom the caller is one or is asked to be. Dishes of others that stand in it stay closed, and so does what an Admin has hidden.
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
  // the pinned version outlives its plan; one from before authors were noted is its plan's owner's
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
