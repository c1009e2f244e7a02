import type { Context } from 'koa';
import { bestEaten } from '../domain/eaten/ready';
import type { Nearness } from '../domain/food/find';
import { OFFERED_FIELDS } from '../domain/food/types';
import { PRODUCT_FIELDS } from '../domain/product/types';
import { keptFoods } from '../foods/find';
import { callerIn } from '../records/http/actions';
import { compose, type Shown } from '../records/read/compose';
import { sql } from '../records/database/database';
import { textOf } from '../records/panel/operators';
import { checkParams } from '../records/search/params';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { treeOf } from '../records/read/tree';
import type { Caller } from '../records/types';
import { keptProducts, productsOfFoods } from './kept';

const MOST = 8;
/** So many are looked at for what is eaten, which is often none of the first: raw stands before cooked. */
const LOOKED = 40;
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
 * is left out, for the product is found by the food's names too. `eaten=true` puts what is eaten as it stands first. `guessed`: some word is a slip at best.
 */
export async function offerProducts(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['q', 'eaten']);
  const text = textOf(ctx.query.q ?? '', ['q']).slice(0, MOST_LETTERS);
  const caller = callerIn(ctx);
  const isEaten = ctx.query.eaten === 'true';
  const looked = isEaten ? LOOKED : MOST;
  const { all } = await keptProducts();
  const known = await offeredFor(text, looked);
  // beets are no slip of beef: slips are forgiven where neither knows the words
  const guessed = known.products.length + known.foods.length === 0;
  const { products, foods } = guessed ? await offeredFor(text, looked, true) : known;
  const shown = { products: await shownProducts(products, caller), foods: await shownFoods(foods, caller) };
  const withState = (one: Shown): Shown => ({
    ...one,
    attributes: { ...one.attributes, state: all.get(one.id)?.state ?? null },
  });
  const eatenOf = (some: readonly Shown[]) => bestEaten(text, some, { most: MOST, factsOf });
  const answered = isEaten
    ? { products: eatenOf(shown.products.map(withState)), foods: eatenOf(shown.foods) }
    : shown;
  ctx.body = {
    data: {
      ...answered,
      guessed: guessed && products.length + foods.length > 0,
    },
  };
}

const NOTHING = { products: [], foods: [] };

/**
 * Ids of the products, and of the foods that no product stands for, that a text may mean, at most `most` of each, the best first;
 * none where a word of it is a slip at best, unless those are forgiven.
 */
export async function offeredFor(
  text: string,
  most: number,
  isForgiving = false,
): Promise<{ products: number[]; foods: number[] }> {
  const standing = await productsOfFoods();
  const { index: products } = await keptProducts();
  const { index: foods } = await keptFoods();
  if (!isForgiving && hasSlip(products.nearness(text), foods.nearness(text))) return NOTHING;
  const own = products.find(text, most, isForgiving);
  const found = foods.find(text, most + standing.size, isForgiving);
  const inTheirPlace = found.slice(0, most).flatMap((id) => standing.get(id)?.id ?? []);
  return {
    products: [...new Set([...own, ...inTheirPlace])].slice(0, most),
    foods: found.filter((id) => !standing.has(id)).slice(0, most),
  };
}

/** Whether some word comes no nearer than by a slip to any name of either. */
const hasSlip = (ofProducts: readonly Nearness[], ofFoods: readonly Nearness[]): boolean =>
  ofProducts.some(
    (near, at) => near !== 'own' && ofFoods[at] !== 'own' && [near, ofFoods[at]].includes('slip'),
  );

/** A record's attributes, with a name in any case. */
const factsOf = ({ attributes }: Shown) => ({ ...attributes, Name: String(attributes.Name ?? '') });

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
