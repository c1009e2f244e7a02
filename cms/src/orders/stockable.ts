import type { Knex } from 'knex';
import type { Context } from 'koa';
import { grouped } from '../domain/grouped';
import { priceOf100 } from '../domain/order/price';
import { shopDay } from '../domain/order/windows';
import type { Substitutes } from '../domain/substitutes/types';
import { freeOf, inOrder, type Lot } from '../domain/storage/lots';
import { sql } from '../records/database/database';
import { rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Body } from '../records/types';
import type { Product } from '../stocks/products';
import { readShop } from './shop';

/**
 * GET stocks/products: products that can be stored and ordered, with the shop's price per 100 gr, storage places
 * (first-expiring first), composition and possible substitutes. Couriers see no other data of products.
 */
export async function listStockable(ctx: Context): Promise<void> {
  const db = await sql();
  const sold = await rows<Sold>(db(tableOf(collectionOf('products'))).where({ sold: true }));
  const { markupPercent } = await readShop(db);
  const held = await sellableStock(db);
  const ofFood = grouped(sold, ({ food }) => food);
  const data = sold.map((product) => {
    const { id, Name, NameKa, category, gramsPerMl, gramsPerPiece, pieceName, packSize = null } = product;
    const { food, allergens = null, unknownAllergens = null, origin = null } = product;
    const priceTetri = priceOf100(product, markupPercent);
    return {
      id,
      Name,
      NameKa,
      category,
      gramsPerMl,
      gramsPerPiece,
      pieceName,
      packSize,
      priceTetri,
      food,
      allergens,
      unknownAllergens,
      origin,
      ...(held.get(id) ?? NOTHING),
      substitutes: (product.substitutes ?? []).flatMap(({ food: other, ratio }) =>
        (ofFood.get(other) ?? []).map((one) => ({ product: one.id, ratio })),
      ),
    };
  });
  ctx.body = { data };
}
type Sold = Product & { food: number | null; substitutes: Substitutes };
type StoredLot = Body & Lot & { product: number; place: string | null };

interface SellableStock {
  /** Storage places, first-expiring first. */
  readonly places: string[];
  /** True if any of the stock is not reserved. */
  readonly isFree: boolean;
}
const NOTHING: SellableStock = { places: [], isFree: false };

/** Returns each product's sellable stock by product id. */
async function sellableStock(db: Knex): Promise<Map<number, SellableStock>> {
  const lots = await rows<StoredLot>(db(tableOf(collectionOf('stocks'))).where('quantity', '>', 0));
  const held = new Map<number, SellableStock>();
  for (const lot of inOrder(lots, shopDay(Date.now()))) {
    const { places, isFree } = held.get(lot.product) ?? NOTHING;
    const fresh = lot.place !== null && !places.includes(lot.place) ? [lot.place] : [];
    held.set(lot.product, {
      places: [...places, ...fresh],
      isFree: isFree || freeOf(lot) > 0,
    });
  }
  return held;
}
