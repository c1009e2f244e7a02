import type { Knex } from 'knex';
import type { Sources, ShopDish } from '../domain/shoplist/needs';
import type { ShopProduct } from '../domain/shoplist/types';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';

interface Line {
  readonly product: number | null;
  readonly amount: number;
  readonly unit: ShopDish['lines'][number]['unit'];
}

/** Dishes with their lines, and all products they and `products` name, in one query a collection. */
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
    product: (id) => found.get(id) as unknown as ShopProduct | undefined,
  };
}

function toShopDish(body: Body): ShopDish {
  const sections = body.sections as readonly { ingredients: readonly Line[] }[];
  const lines = [
    ...(body.ingredients as readonly Line[]),
    ...sections.flatMap(({ ingredients }) => ingredients),
  ];
  return {
    id: body.id,
    Name: body.Name as string,
    servingAmount: body.servingAmount as number | null,
    lines,
  };
}
