import type { Knex } from 'knex';
import { leftoversIn, servingsOf } from '../domain/mealplan/eaten';
import type { Eater, PlanDay, PlanEntry } from '../domain/mealplan/types';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { CollectionMap } from '../records/types';
import type { Mark, Plan, Subscription } from '../mealplans/bodies';
import { mealsOn } from './calendar';

/** The part of a mark that names a plan's entry. */
export type EntryMark = Pick<Mark, 'day' | 'key' | 'mealplan' | 'subscription'>;

/** Returns the dish of a marked meal; null for leftovers, products, texts and marks outside any plan. */
export async function dishOfEntry(mark: EntryMark, user: number, trx: Knex): Promise<number | null> {
  const named = entryIn(await tablesOf(mark, trx), mark.key)?.entry;
  const entry =
    named ?? (await mealsOn(user, mark.day)).find(({ item }) => item.key === mark.key)?.entry ?? null;
  return entry?.kind === 'dish' ? (entry.dish ?? null) : null;
}

/** A dish with the servings cooked, and the person whose plan it is. */
interface MarkedMeal {
  readonly dish: number;
  readonly servings: number;
  /** Owner of the plan, or its follower. */
  readonly owner: number | null;
}

/** Returns a marked meal's dish and servings from the plan or subscription that the mark names, else null. */
export async function mealOfMark(mark: Mark, trx: Knex): Promise<MarkedMeal | null> {
  const found = entryIn(await tablesOf(mark, trx), mark.key);
  if (found?.entry.kind !== 'dish' || !found.entry.dish) return null;
  const { entry, eaters, days, owner } = found;
  return { dish: found.entry.dish, servings: servingsOf(entry, eaters, leftoversIn(days)), owner };
}

interface Table {
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  readonly owner: number | null;
}

function entryIn(tables: readonly Table[], key: string): (Table & { readonly entry: PlanEntry }) | undefined {
  for (const table of tables) {
    const entries = table.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
    const entry = entries.find((one) => one.key === key);
    if (entry) return { ...table, entry };
  }
  return undefined;
}

/** Returns all tables of the plan that the mark names, earlier and current versions. */
async function tablesOf({ mealplan, subscription }: EntryMark, trx: Knex): Promise<Table[]> {
  const one = async <N extends 'mealplans' | 'subscriptions'>(name: N, id: number) =>
    (await readBodies<CollectionMap[N]>(trx, collectionOf(name), [id])).get(id);
  const followed: Subscription | undefined = subscription
    ? await one('subscriptions', subscription)
    : undefined;
  const plan: Plan | undefined = mealplan ? await one('mealplans', mealplan) : undefined;
  return [
    ...(followed ? [followed, ...(followed.earlier ?? [])] : []).map((lived) => ({
      ...lived,
      owner: followed?.user ?? null,
    })),
    ...(plan ? [plan, ...(plan.published ? [plan.published] : [])] : []).map((version) => ({
      ...version,
      owner: plan?.owner ?? null,
    })),
  ];
}
