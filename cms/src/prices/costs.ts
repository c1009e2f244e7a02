import { linesOf } from '../domain/dish/lines';
import { ownCostOf, withOwnPrice } from '../domain/price/own';
import { withOwnCost } from '../domain/price/ownCost';
import type { OwnCost } from '../domain/price/types';
import { sql } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { TERMS } from '../records/database/tables';
import type { Body, Caller, CollectionMap, CallerFields } from '../records/types';
import { chunks } from '../records/read/values';
import { latestOf } from './latest';

type Dish = CollectionMap['dishes'];
type Product = CollectionMap['products'];

/** Maximum number of ids in one SQL statement. */
const AT_ONCE = 500;

/** Returns these dishes' cost per serving by the caller's own prices: readable ones with such a price. */
export async function ownCostsOf(ids: readonly number[], caller: Caller): Promise<Map<number, OwnCost>> {
  const latest = await latestOf(caller);
  if (latest.size === 0 || ids.length === 0) return new Map();
  const db = await sql();
  const touched = await dishesOf([...new Set(ids)], (product) => latest.has(product));
  const found = await readBodies<Dish>(db, collectionOf('dishes'), touched);
  // A cost would reveal the ingredients of dishes that the caller may not read.
  const dishes = await openDishes([...found.values()], caller);
  const used = new Set(dishes.flatMap((dish) => linesOf(dish).flatMap(({ product }) => product ?? [])));
  const products = await readBodies<Product>(db, collectionOf('products'), [...used], 'head');
  const costs = new Map<number, OwnCost>();
  for (const { id, ingredients, sections, servingAmount } of dishes) {
    const lines = linesOf({ ingredients, sections }).map(({ amount, amountTo, unit, product }) => ({
      amount,
      amountTo,
      unit,
      product: products.get(product ?? 0),
    }));
    const own = ownCostOf({ ingredients: lines, sections: [], servingAmount }, latest);
    if (own) costs.set(id, own);
  }
  return costs;
}

/** Returns those of the dishes that use one of the priced products. */
async function dishesOf(
  ids: readonly number[],
  isPriced: (product: number) => boolean,
): Promise<readonly number[]> {
  const db = await sql();
  const touched = new Set<number>();
  for (const some of chunks(ids, AT_ONCE)) {
    const used: { record: number; value: string }[] = await db(TERMS)
      .where({ collection: 'dishes', kind: 'product' })
      .whereIn('record', some)
      .select('record', 'value');
    for (const { record, value } of used) if (isPriced(Number(value))) touched.add(record);
  }
  return [...touched];
}

/** Returns those of these dishes that the caller may open. */
export async function openDishes(dishes: readonly Dish[], caller: Caller): Promise<readonly Dish[]> {
  const all = collectionOf('dishes');
  const closed = dishes.filter((dish) => all.reach(dish, caller) === 'none');
  if (closed.length === 0) return dishes;
  const open = await all.personal?.opened?.(closed, caller);
  return dishes.filter((dish) => !closed.includes(dish) || open?.has(dish.id));
}

interface Foods {
  readonly dishes: ReadonlyMap<number, Dish>;
  readonly products: ReadonlyMap<number, Product>;
}

/** Returns the dishes and products with their costs replaced by the caller's own prices, if there are any. */
export async function byOwnPrices({ dishes, products }: Foods, caller: Caller): Promise<Foods> {
  const latest = await latestOf(caller);
  if (latest.size === 0) return { dishes, products };
  const costs = await ownCostsOf([...dishes.keys()], caller);
  return {
    dishes: new Map([...dishes].map(([id, dish]) => [id, withOwnCost(dish, costs.get(id))])),
    products: new Map([...products].map(([id, product]) => [id, withOwnPrice(product, latest)])),
  };
}

const mine = <B extends Body>(
  dishOf: (body: B) => number | null,
  { isPlain }: Pick<CallerFields, 'isPlain'> = {},
): CallerFields<B> => ({
  fields: ['ownCost'],
  follows: ['prices'],
  isPlain,
  async of(bodies, caller) {
    const costs = await ownCostsOf(
      bodies.flatMap((body) => dishOf(body) ?? []),
      caller,
    );
    return new Map(
      bodies.flatMap((body): [number, { ownCost: OwnCost }][] => {
        const ownCost = costs.get(dishOf(body) ?? 0);
        return ownCost ? [[body.id, { ownCost }]] : [];
      }),
    );
  },
});

/** `ownCost` of a dish: cost of a serving by the caller's own prices; absent if none counts. */
export const OWN_COST: CallerFields = mine(({ id }) => id);

/** `ownCost` of a saved dish. */
export const OWN_COST_OF_SAVED = mine<CollectionMap['saves']>(({ dish }) => dish, { isPlain: true });
