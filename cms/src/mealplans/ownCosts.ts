import { daysAsLived } from '../domain/mealplan/lived';
import type { OwnCosts } from '../domain/mealplan/ownCosts';
import type { PlanDay } from '../domain/mealplan/types';
import { withOwnPrice } from '../domain/prices/own';
import { withOwnCost } from '../domain/prices/ownCost';
import type { OwnCost } from '../domain/prices/types';
import { ownCostsOf } from '../prices/costs';
import { latestOf } from '../prices/latest';
import { sql } from '../records/database';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap, Mine } from '../records/types';
import type { Plan, Subscription } from './bodies';
import { idsIn, meanDay, shownDays } from './meanDay';

type Product = CollectionMap['products'];

/** The caller's own prices in what plans are made of. */
interface Own {
  readonly costs: ReadonlyMap<number, OwnCost>;
  readonly products: ReadonlyMap<number, Product>;
}

/** Of all that days are made of what own prices count in; undefined where there is nothing. The days of who has none are not looked at. */
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

/** What of these days costs otherwise, as a client lays it over them; undefined where nothing does. */
function toldOf(days: readonly PlanDay[], { costs, products }: Own): OwnCosts | undefined {
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

/** All that these plans are made of, with what it costs by own prices. */
async function foodsOf(plans: readonly Plan[], own: Own): Promise<Foods> {
  const ids = idsIn(plans.flatMap(shownDays));
  const db = await sql();
  const dishes = await readBodies(db, collectionOf('dishes'), ids.dishes, 'head');
  const products = await readBodies<Product>(db, collectionOf('products'), ids.products, 'head');
  return {
    dishes: new Map([...dishes].map(([id, dish]) => [id, withOwnCost(dish, own.costs.get(id))])),
    products: new Map([...products, ...own.products]),
  };
}

/** A plan's cost a day by own prices, as its kept figure says it by the products'. */
function costOf(plan: Plan, foods: Foods): OwnCost {
  const { costTetri, priceless } = meanDay(plan, foods);
  return { costTetri, pricelessProducts: priceless };
}

const isTouched = (plan: Plan, own: Own): boolean => toldOf(shownDays(plan), own) !== undefined;

/** The days of a plan or a followed copy that this caller reads. */
const seenBy = (plan: Plan, caller: Caller): readonly PlanDay[] =>
  (collectionOf('mealplans').view?.(plan, caller) ?? plan).days as readonly PlanDay[];

/** `ownCost` and `ownCosts` of a plan: what a day of it, and what its dishes and products cost by the caller's own prices; only where one counts. */
export const OWN_PLAN_COST: Mine<Plan> = {
  fields: ['ownCost', 'ownCosts'],
  follows: ['prices'],
  isPlain: true,
  async of(plans, caller) {
    const own = await ownIn(
      () => plans.flatMap((plan) => [...shownDays(plan), ...seenBy(plan, caller)]),
      caller,
    );
    const said = new Map<number, { ownCost?: OwnCost; ownCosts?: OwnCosts }>();
    if (!own) return said;
    const touched = plans.filter((plan) => isTouched(plan, own));
    const foods = await foodsOf(touched, own);
    for (const plan of plans) {
      const ownCost = touched.includes(plan) ? costOf(plan, foods) : undefined;
      const ownCosts = toldOf(seenBy(plan, caller), own);
      said.set(plan.id, { ...(ownCost && { ownCost }), ...(ownCosts && { ownCosts }) });
    }
    return said;
  },
};

/** `ownCosts` of a plan that is followed. */
export const OWN_COSTS_OF_FOLLOWED: Mine<Subscription> = {
  fields: ['ownCosts'],
  follows: ['prices'],
  isPlain: true,
  async of(copies, caller) {
    const seen = (copy: Subscription) => daysAsLived(copy, copy.earlier ?? []);
    const own = await ownIn(() => copies.flatMap(seen), caller);
    return new Map(
      copies.flatMap((copy): [number, { ownCosts: OwnCosts }][] => {
        const ownCosts = own && toldOf(seen(copy), own);
        return ownCosts ? [[copy.id, { ownCosts }]] : [];
      }),
    );
  },
};
