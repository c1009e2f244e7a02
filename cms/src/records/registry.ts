import { audits } from '../collections/audits';
import { dishes } from '../collections/dishes';
import { examinations } from '../collections/examinations';
import { exercises } from '../collections/exercises';
import { intakes } from '../collections/intakes';
import { logs } from '../collections/logs';
import { mealplans } from '../collections/mealplans';
import { memberships } from '../collections/memberships';
import { orders } from '../collections/orders';
import { products } from '../collections/products';
import { reports } from '../collections/reports';
import { saves } from '../collections/saves';
import { schedules } from '../collections/schedules';
import { shopItems } from '../collections/shop-items';
import { shoplists } from '../collections/shoplists';
import { shop } from '../collections/shop';
import { stockMovements, stocks } from '../collections/stocks';
import { subscriptions } from '../collections/subscriptions';
import { supplements } from '../collections/supplements';
import { users } from '../collections/users';
import { visits } from '../collections/visits';
import type { Collection } from './types';

export const COLLECTIONS: readonly Collection[] = [
  users,
  products,
  dishes,
  saves,
  reports,
  exercises,
  supplements,
  memberships,
  subscriptions,
  mealplans,
  schedules,
  intakes,
  logs,
  shoplists,
  shopItems,
  visits,
  examinations,
  audits,
  shop,
  orders,
  stocks,
  stockMovements,
];
const byName = new Map(COLLECTIONS.map((collection) => [collection.name, collection]));
const byUid = new Map(COLLECTIONS.map((collection) => [collection.uid, collection]));

/** The collection of that name; a wrong name in the code is a bug and throws. */
export function collectionOf(name: string): Collection {
  const found = byName.get(name);
  if (!found) throw new Error(`No collection is called ${name}`);
  return found;
}
export const collectionByUid = (uid: string): Collection | undefined => byUid.get(uid);
export const findCollection = (name: string): Collection | undefined => byName.get(name);
