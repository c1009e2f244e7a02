import { identityKey, type Usable } from '../domain/pantry/use';
import type { Day } from '../domain/time/day';
import { todayOf } from '../time/clock';
import { thingsOf } from '../pantry/things';
import { rowsOf, sql } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller } from '../records/types';
import { staplesOf } from '../shoplists/staples';

/** Thing at home that a recipe can use, with its names. */
interface PantryMatch {
  readonly Name: string;
  readonly NameKa: string | null;
  readonly until: Day | null;
}
export interface Kitchen {
  readonly today: Day;
  /**
   * Things by the ids of all products they count as, those of the same food too; of several, the one that expires
   * first.
   */
  readonly held: ReadonlyMap<number, PantryMatch>;
  /** Things in the pantry, and those that are always at home. */
  readonly there: readonly Usable[];
}

const NOBODYS: Kitchen = { today: '', held: new Map(), there: [] };

/**
 * Returns what the caller and their household have at home to cook with: things in the pantry, and those that are
 * always there unless the pantry says otherwise.
 */
export async function kitchenOf(caller: Caller): Promise<Kitchen> {
  if (caller.id === 0) return NOBODYS;
  const db = await sql();
  const things = await thingsOf(caller, db);
  const known = new Set(things.map(identityKey));
  const staples = await readBodies(db, collectionOf('products'), await staplesOf(caller, db), 'head');
  const always = [...staples.values()].map((product): Usable => ({
    ...ALWAYS,
    key: '',
    Name: product.Name,
    product,
  }));
  const there = [
    ...things.filter(({ level }) => level !== 'gone'),
    ...always.filter((thing) => !known.has(identityKey(thing))),
  ];
  const ofFood = await productsOf(there.flatMap(({ product }) => product?.food ?? []));
  const held = new Map<number, PantryMatch>();
  for (const { product, expiresOn: until } of there.toSorted(byDate)) {
    if (!product) continue;
    const one = { Name: product.Name, NameKa: product.NameKa ?? null, until };
    const same = product.food ? (ofFood.get(product.food) ?? []) : [];
    for (const id of [product.id, ...same]) if (!held.has(id)) held.set(id, one);
  }
  return { today: await todayOf(caller), held, there };
}

const ALWAYS = { amount: 0, level: 'some', unit: null, expiresOn: null } as const;
const LAST = '9999-12-31';
const byDate = (one: Usable, other: Usable): number =>
  (one.expiresOn ?? LAST).localeCompare(other.expiresOn ?? LAST);

/** Returns the ids of each food's products. */
async function productsOf(foods: readonly number[]): Promise<Map<number, number[]>> {
  const all = new Map<number, number[]>();
  if (foods.length === 0) return all;
  const rows = await rowsOf<{ id: number; food: number }>(
    (await sql())(tableOf(collectionOf('products')))
      .whereIn('food', [...new Set(foods)])
      .select('id', 'food'),
  );
  for (const { id, food } of rows) all.set(Number(food), [...(all.get(Number(food)) ?? []), id]);
  return all;
}
