import type { Knex } from 'knex';
import { linesOf } from '../domain/dish/lines';
import type { ShopDish, Sources } from '../domain/shoplist/needs';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { CollectionMap } from '../records/types';

/** Reads dishes with their lines, and all products that they or `products` name, in one query per collection. */
export async function sourcesFor(
  trx: Knex,
  dishes: readonly number[],
  products: readonly number[],
): Promise<Sources> {
  const dishBodies = await readBodies(trx, collectionOf('dishes'), [...new Set(dishes)]);
  const shopDishes = new Map([...dishBodies.values()].map((body) => [body.id, toShopDish(body)]));
  const used = [...shopDishes.values()].flatMap(({ lines }) => lines.flatMap(({ product }) => product ?? []));
  const found = await readBodies(trx, collectionOf('products'), [...new Set([...used, ...products])]);
  return {
    dish: (id) => shopDishes.get(id),
    product: (id) => found.get(id),
  };
}

function toShopDish(body: CollectionMap['dishes']): ShopDish {
  return {
    id: body.id,
    Name: body.Name,
    servingAmount: body.servingAmount,
    lines: linesOf(body),
  };
}
