import type { Context } from 'koa';
import { OFFERED_FIELDS } from '../domain/food/types';
import { PRODUCT_FIELDS } from '../domain/product/types';
import { keptFoods } from '../foods/find';
import { callerIn } from '../records/actions';
import { compose, type Shown } from '../records/compose';
import { sql } from '../records/database';
import { textOf } from '../records/operators';
import { checkParams } from '../records/params';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { treeOf } from '../records/tree';
import type { Caller } from '../records/types';
import { keptProducts, productsOfFoods } from './kept';

const MOST = 8;
const MOST_LETTERS = 200;
const OFFERED_PRODUCT_FIELDS = [
  ...PRODUCT_FIELDS,
  'category',
  'packSize',
  'origin',
  'verified',
  'sold',
  'portions',
];

/**
 * GET products/offer?q=: what a typed text may mean, products and foods, each the best first. A food that a product stands for
 * is left out, for the product is found by the food's names too. `guessed`: nothing has the words, all are slips of them.
 */
export async function offerProducts(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['q']);
  const text = textOf(ctx.query.q ?? '', ['q']).slice(0, MOST_LETTERS);
  const caller = callerIn(ctx);
  const standing = await productsOfFoods();
  const ownIndex = (await keptProducts()).index;
  const tableIndex = (await keptFoods()).index;
  const most = MOST + standing.size;
  let own = ownIndex.find(text, MOST, false);
  let found = tableIndex.find(text, most, false);
  // beets are no slip of beef: slips are forgiven where neither knows the words
  const guessed = own.length + found.length === 0;
  if (guessed) {
    own = ownIndex.find(text, MOST);
    found = tableIndex.find(text, most);
  }
  const inTheirPlace = found.slice(0, MOST).flatMap((id) => standing.get(id)?.id ?? []);
  const products = [...new Set([...own, ...inTheirPlace])].slice(0, MOST);
  const foods = found.filter((id) => !standing.has(id)).slice(0, MOST);
  ctx.body = {
    data: {
      products: await shownProducts(products, caller),
      foods: await shownFoods(foods, caller),
      guessed: guessed && products.length + foods.length > 0,
    },
  };
}

/** Products as lists offer them, in the order of their ids. */
export const shownProducts = (ids: readonly number[], caller: Caller): Promise<Shown[]> =>
  shown('products', OFFERED_PRODUCT_FIELDS, ids, caller);

/** The same of foods. */
export const shownFoods = (ids: readonly number[], caller: Caller): Promise<Shown[]> =>
  shown('foods', OFFERED_FIELDS, ids, caller);

async function shown(
  name: string,
  fields: readonly string[],
  ids: readonly number[],
  caller: Caller,
): Promise<Shown[]> {
  if (ids.length === 0) return [];
  const collection = collectionOf(name);
  const bodies = await readBodies(await sql(), collection, ids, 'head');
  const found = ids.flatMap((id) => bodies.get(id) ?? []);
  return compose(collection, found, treeOf(collection, undefined, fields.join(',')), caller);
}
