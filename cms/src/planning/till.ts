import type { PricedProposal, Proposal, ProposedDay } from '../domain/planning/model';
import { withBudget } from '../domain/planning/explain';
import { type Goods, goodsOf } from '../domain/planning/till';
import { withOwnPrice } from '../domain/price/own';
import { toGrams } from '../domain/dish/nutrition';
import { boughtOf, priceOfLine } from '../domain/shoplist/buy';
import { needsOfDish } from '../domain/shoplist/needs';
import type { ShopProduct } from '../domain/shoplist/types';
import { readShop } from '../orders/shop';
import { thingsOf } from '../pantry/things';
import { latestOf } from '../prices/latest';
import { sql } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { linesOfNewList } from '../shoplists/fill';
import { sourcesFor } from '../shoplists/sources';
import { staplesOf } from '../shoplists/staples';

type Till = Omit<PricedProposal, keyof Proposal>;

/** Returns how these products are bought by the caller's household, by their ids; those of unknown price are left out. */
export async function goodsFor(
  products: readonly number[],
  caller: Caller,
): Promise<ReadonlyMap<number, Goods>> {
  const db = await sql();
  const bodies = await readBodies(db, collectionOf('products'), [...products], 'head');
  const stock = {
    things: await thingsOf(caller, db),
    staples: await staplesOf(caller, db),
    markupPercent: (await readShop(db)).markupPercent,
  };
  const priced = await ownPriced(caller);
  return new Map(
    [...bodies.values()].flatMap((product) => {
      const goods = goodsOf(priced(product), stock);
      return goods ? [[product.id, { ...goods, product: shopFactsOf(goods.product) }] as const] : [];
    }),
  );
}

/** Reduces a product to what shopping needs, because it is copied to a worker thread. */
const shopFactsOf = (product: ShopProduct): ShopProduct => {
  const { id, Name, NameKa, category, pieceName, packSize, sold, costTetri, gramsPerPiece, gramsPerMl } =
    product;
  return { id, Name, NameKa, category, pieceName, packSize, sold, costTetri, gramsPerPiece, gramsPerMl };
};

/** Returns a product at the price that the household pays: the shop's, or its own where the shop does not sell it. */
async function ownPriced(caller: Caller): Promise<<P extends ShopProduct>(product: P) => P> {
  const latest = await latestOf(caller);
  return (product) => (product.sold ? product : withOwnPrice(product, latest));
}

/** Adds to a proposal what its shopping list costs, and holds the budget to that sum. */
export async function withTill(
  proposal: Proposal,
  caller: Caller,
  budgetTetri: number | null | undefined,
): Promise<PricedProposal> {
  const till = await tillOf(proposal.days, caller);
  return {
    ...proposal,
    ...till,
    shortfalls: withBudget(proposal.shortfalls, budgetTetri ?? undefined, till.toBuyTetri),
  };
}

async function tillOf(days: readonly ProposedDay[], caller: Caller): Promise<Till> {
  const db = await sql();
  const cooked = days.flatMap(({ meals }) =>
    meals.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'dish')),
  );
  const sources = await sourcesFor(
    db,
    cooked.map(({ dish }) => dish),
    [],
  );
  const needs = cooked.flatMap(({ dish, servings }) => {
    const known = sources.dish(dish);
    return known && servings > 0 ? needsOfDish(known, servings, sources) : [];
  });
  const lines = await linesOfNewList(needs, caller, db);
  const { markupPercent } = await readShop(db);
  const priced = await ownPriced(caller);
  let [toBuyTetri, staysTetri, toBuyUnknown] = [0, 0, 0];
  for (const { product, amount, unit, atHome } of lines) {
    if (atHome) continue;
    const line = { product: product && priced(product), amount, unit };
    const price = priceOfLine(line, markupPercent);
    if (price === undefined) toBuyUnknown += 1;
    else {
      toBuyTetri += price;
      staysTetri += price * partLeft(line);
    }
  }
  return { toBuyTetri, staysTetri: Math.round(staysTetri), toBuyUnknown };
}

/** Returns the part of what is bought for a line that the plan does not use; 0 if the line has no amount. */
function partLeft(line: Parameters<typeof boughtOf>[0]): number {
  const { product, amount, unit } = line;
  const bought = boughtOf(line);
  if (!product || !bought || !amount || !unit) return 0;
  const [all, needed] = [toGrams(bought.amount, bought.unit, product), toGrams(amount, unit, product)];
  return all && needed !== undefined ? Math.max(0, 1 - needed / all) : 0;
}
