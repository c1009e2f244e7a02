import type { Knex } from 'knex';
import type { PlanDay } from '../domain/mealplan/types';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import type { CollectionMap } from '../records/types';
import type { Mark, Plan, Subscription } from './bodies';
import { mealsOn } from './calendar';

/** The recipe that a marked meal is cooked by; null for leftovers, products, texts and what stands in no plan. */
export async function dishOfEntry(mark: Mark, user: number, trx: Knex): Promise<number | null> {
  const entries = (await daysOf(mark, trx)).flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  const named = entries.find(({ key }) => key === mark.key);
  const entry =
    named ?? (await mealsOn(user, mark.day)).find(({ item }) => item.key === mark.key)?.entry ?? null;
  return entry?.kind === 'dish' ? (entry.dish ?? null) : null;
}

/** All days of the plan that the mark names, as they were and as they are. */
async function daysOf({ mealplan, subscription }: Mark, trx: Knex): Promise<readonly PlanDay[]> {
  const one = async <N extends 'mealplans' | 'subscriptions'>(name: N, id: number) =>
    (await readBodies<CollectionMap[N]>(trx, collectionOf(name), [id])).get(id);
  const followed: Subscription | undefined = subscription
    ? await one('subscriptions', subscription)
    : undefined;
  const plan: Plan | undefined = mealplan ? await one('mealplans', mealplan) : undefined;
  return [
    ...(followed?.days ?? []),
    ...(followed?.earlier ?? []).flatMap(({ days }) => days),
    ...(plan?.days ?? []),
    ...(plan?.published?.days ?? []),
  ];
}
