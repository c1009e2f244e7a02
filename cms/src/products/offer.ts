import type { Context } from 'koa';
import { bestEaten } from '../domain/eaten/ready';
import type { Nearness } from '../domain/food/find';
import { OFFERED_FIELDS } from '../domain/food/types';
import { PRODUCT_FIELDS } from '../domain/product/types';
import { foodNameCache } from '../foods/find';
import { callerIn } from '../records/http/actions';
import { compose, type ApiRecord } from '../records/read/compose';
import { sql } from '../records/database/database';
import { textOf } from '../records/panel/operators';
import { checkParams } from '../records/search/params';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { treeOf } from '../records/read/tree';
import type { Caller } from '../records/types';
import { productNameCache, productsOfFoods } from './nameCache';

const MOST = 8;
/** Number of candidates for `eaten=true`: the eaten form is often far down, because raw comes before cooked. */
const MAX_CANDIDATES = 40;
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
 * GET products/offer?q=: returns products and foods that a typed text may mean, best first. Foods with a product are
 * left out, because the product is also found by its food's names. `eaten=true` puts foods eaten as they are first.
 * `guessed` is true if some word matches only as a typo.
 */
export async function offerProducts(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['q', 'eaten']);
  const text = textOf(ctx.query.q ?? '', ['q']).slice(0, MOST_LETTERS);
  const caller = callerIn(ctx);
  const isEaten = ctx.query.eaten === 'true';
  const looked = isEaten ? MAX_CANDIDATES : MOST;
  const { all } = await productNameCache();
  const known = await offeredFor(text, looked);
  // Typos are tolerated only if neither index knows the words: "beets" is no typo of "beef".
  const guessed = known.products.length + known.foods.length === 0;
  const { products, foods } = guessed ? await offeredFor(text, looked, true) : known;
  const shown = {
    products: await toOfferedProducts(products, caller),
    foods: await toOfferedFoods(foods, caller),
  };
  const withState = (one: ApiRecord): ApiRecord => ({
    ...one,
    attributes: { ...one.attributes, state: all.get(one.id)?.state ?? null },
  });
  const eatenOf = (some: readonly ApiRecord[]) => bestEaten(text, some, { most: MOST, factsOf });
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
 * Returns ids of the products, and of foods without a product, that a text may mean, at most `most` of each, best
 * first. Returns none if a word matches only as a typo, unless `isForgiving`.
 */
export async function offeredFor(
  text: string,
  most: number,
  isForgiving = false,
): Promise<{ products: number[]; foods: number[] }> {
  const standing = await productsOfFoods();
  const { index: products } = await productNameCache();
  const { index: foods } = await foodNameCache();
  if (!isForgiving && hasTypo(products.nearness(text), foods.nearness(text))) return NOTHING;
  const own = products.find(text, most, isForgiving);
  const found = foods.find(text, most + standing.size, isForgiving);
  const inTheirPlace = found.slice(0, most).flatMap((id) => standing.get(id)?.id ?? []);
  return {
    products: [...new Set([...own, ...inTheirPlace])].slice(0, most),
    foods: found.filter((id) => !standing.has(id)).slice(0, most),
  };
}

/** Returns whether some word matches names in both indexes no better than as a typo. */
const hasTypo = (ofProducts: readonly Nearness[], ofFoods: readonly Nearness[]): boolean =>
  ofProducts.some(
    (near, at) => near !== 'own' && ofFoods[at] !== 'own' && [near, ofFoods[at]].includes('slip'),
  );

/** Returns a record's attributes with a name that is never null. */
const factsOf = ({ attributes }: ApiRecord) => ({ ...attributes, Name: String(attributes.Name ?? '') });

/** Returns products in the form that lists offer, in the order of `ids`. */
export const toOfferedProducts = (ids: readonly number[], caller: Caller): Promise<ApiRecord[]> =>
  shown('products', OFFERED_PRODUCT_FIELDS, ids, caller);

/** Returns foods in the form that lists offer, in the order of `ids`. */
export const toOfferedFoods = (ids: readonly number[], caller: Caller): Promise<ApiRecord[]> =>
  shown('foods', OFFERED_FIELDS, ids, caller);

async function shown(
  name: string,
  fields: readonly string[],
  ids: readonly number[],
  caller: Caller,
): Promise<ApiRecord[]> {
  if (ids.length === 0) return [];
  const collection = collectionOf(name);
  const bodies = await readBodies(await sql(), collection, ids, 'head');
  const found = ids.flatMap((id) => bodies.get(id) ?? []);
  return compose(collection, found, treeOf(collection, undefined, fields.join(',')), caller);
}
