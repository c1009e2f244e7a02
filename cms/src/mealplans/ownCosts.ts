import { daysAsFollowed } from '../domain/mealplan/followedDays';
import type { OwnCosts } from '../domain/mealplan/figures/ownCosts';
import type { PlanDay } from '../domain/mealplan/types';
import { withOwnPrice } from '../domain/price/own';
import { withOwnCost } from '../domain/price/ownCost';
import type { OwnCost } from '../domain/price/types';
import { ownCostsOf } from '../prices/costs';
import { latestOf } from '../prices/latest';
import { sql } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap, CallerFields } from '../records/types';
import type { Plan, Subscription } from './bodies';
import { idsIn, type DaysWithEaters, meanDay } from './meanDay';

type Product = CollectionMap['products'];

/** The caller's own prices of the dishes and products in plans. */
interface Own {
  readonly costs: ReadonlyMap<number, OwnCost>;
  readonly products: ReadonlyMap<number, Product>;
}

/** Returns the own prices that count in these days, or undefined; reads no days for callers without prices. */
async function ownIn(daysOf: () => readonly PlanDay[], caller: Caller): Promise<Own | undefined> {
  const latest = await latestOf(caller);
  if (latest.size === 0) return undefined;
  const ids = idsIn(daysOf());
  const costs = await ownCostsOf(ids.dishes, caller);
  const paid = ids.products.filter((id) => latest.has(id));
  const read = await readBodies<Product>(await sql(), collectionOf('products'), paid, 'head');
  const products = new Map(
    [...read].flatMap(([id, product]) => {
      const own = withOwnPrice(product, latest);
      return own === product ? [] : [[id, own] as const];
    }),
  );
  return costs.size + products.size > 0 ? { costs, products } : undefined;
}

/** Returns the differing costs of these days in the form that clients overlay; undefined if there are none. */
function differingCosts(days: readonly PlanDay[], { costs, products }: Own): OwnCosts | undefined {
  const ids = idsIn(days);
  const dishes = ids.dishes.flatMap((id) => {
    const own = costs.get(id);
    return own ? [{ id, ...own }] : [];
  });
  const paid = ids.products.flatMap((id) => {
    const costTetri = products.get(id)?.costTetri;
    return typeof costTetri === 'number' ? [{ id, costTetri }] : [];
  });
  return dishes.length + paid.length > 0 ? { dishes, products: paid } : undefined;
}

type Foods = Parameters<typeof meanDay>[1];

/** Returns the dishes and products of these days, priced by the caller's own prices. */
async function foodsOf(days: readonly PlanDay[], own: Own): Promise<Foods> {
  const ids = idsIn(days);
  const db = await sql();
  const dishes = await readBodies(db, collectionOf('dishes'), ids.dishes, 'head');
  const products = await readBodies<Product>(db, collectionOf('products'), ids.products, 'head');
  return {
    dishes: new Map([...dishes].map(([id, dish]) => [id, withOwnCost(dish, own.costs.get(id))])),
    products: new Map([...products, ...own.products]),
  };
}

/** Returns a plan's cost per day by own prices, computed like its stored figure. */
function costOf(seen: DaysWithEaters, foods: Foods): OwnCost {
  const { costTetri, priceless } = meanDay(seen, foods);
  return { costTetri, pricelessProducts: priceless };
}

/** Returns the days of a plan that this caller reads. */
const seenBy = (plan: Plan, caller: Caller): DaysWithEaters =>
  (collectionOf('mealplans').personal?.view?.(plan, caller) ?? plan) as Plan;

/**
 * `ownCost` and `ownCosts` of a plan: cost per day, and costs of its dishes and products, by the caller's own prices;
 * absent if none counts.
 */
export const OWN_PLAN_COST: CallerFields<Plan> = {
  fields: ['ownCost', 'ownCosts'],
  follows: ['prices'],
  isPlain: true,
  async of(plans, caller) {
    const seen = plans.map((plan) => ({ id: plan.id, ...seenBy(plan, caller) }));
    const own = await ownIn(() => seen.flatMap(({ days }) => days), caller);
    const said = new Map<number, { ownCost: OwnCost; ownCosts: OwnCosts }>();
    if (!own) return said;
    const touched = seen.flatMap((table) => {
      const ownCosts = differingCosts(table.days, own);
      return ownCosts ? [{ table, ownCosts }] : [];
    });
    const foods = await foodsOf(
      touched.flatMap(({ table }) => table.days),
      own,
    );
    for (const { table, ownCosts } of touched)
      said.set(table.id, { ownCost: costOf(table, foods), ownCosts });
    return said;
  },
};

/** `ownCosts` of a followed plan. */
export const OWN_COSTS_OF_FOLLOWED: CallerFields<Subscription> = {
  fields: ['ownCosts'],
  follows: ['prices'],
  isPlain: true,
  async of(copies, caller) {
    const seen = (copy: Subscription) => daysAsFollowed(copy, copy.earlier ?? []);
    const own = await ownIn(() => copies.flatMap(seen), caller);
    return new Map(
      copies.flatMap((copy): [number, { ownCosts: OwnCosts }][] => {
        const ownCosts = own && differingCosts(seen(copy), own);
        return ownCosts ? [[copy.id, { ownCosts }]] : [];
      }),
    );
  },
};
