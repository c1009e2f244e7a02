import type { Knex } from 'knex';
import type { Weighed } from '../../domain/amount/convert';
import type { Portion } from '../../domain/food/types';
import { nameKey } from '../../domain/text/clean';
import type { ProductFacts } from '../../domain/product/types';
import type { Language } from '../../domain/language';
import { LIMITS } from '../../domain/limits';
import { namesOf } from '../../domain/product/record';
import { PRODUCT_NAMES } from '../../products/names';
import { productFor } from '../../products/of-food';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import type { Caller, CollectionMap } from '../../records/types';
import { create } from '../../records/write/write';
import type { ImportLine } from '../../domain/import/record';
import type { ImportRecipe } from '../types';

const products = () => collectionOf('products');
const UNNAMED: Readonly<Record<Language, string>> = { en: 'Ingredient', ka: 'ინგრედიენტი' };

/** Products of lines, as far as known; shared by all recipes that are imported together. */
export interface KnownProducts {
  readonly foods: Map<number, number>;
  readonly names: Map<string, number>;
  /** Facts by product id: measures and kind. */
  readonly products: Map<
    number,
    Weighed & Pick<ProductFacts, 'Name' | 'allergens' | 'unknownAllergens' | 'origin'>
  >;
}
export const noKnownProducts = (): KnownProducts => ({
  foods: new Map(),
  names: new Map(),
  products: new Map(),
});
interface Making {
  readonly recipe: ImportRecipe;
  readonly caller: Caller;
  readonly known: KnownProducts;
}

/**
 * Finds or creates the product of every line: the line's own product, the product of its food, or a namesake; an
 * unknown name becomes the person's own unverified product. `known` must contain the products that the lines name.
 */
export async function productsFor(
  trx: Knex,
  recipe: ImportRecipe,
  caller: Caller,
  known: KnownProducts,
): Promise<(line: ImportLine) => number> {
  const found = new Map<ImportLine, number>();
  for (const line of recipe.ingredients) {
    const { product, food } = line;
    const isThere = product !== null && known.products.has(product);
    const sure = isThere ? product : food && (await ofFood(trx, food, known));
    found.set(line, sure || (await called(trx, nameOf(line, recipe.language), { recipe, caller, known })));
  }
  return (line) => {
    const id = found.get(line);
    if (id === undefined) throw new Error('A line that is not of this recipe');
    return id;
  };
}

/** Reads the products that these recipes name; they may have been changed, deleted or merged since the last batch. */
export async function addKnownProducts(
  trx: Knex,
  rows: readonly { readonly recipe: ImportRecipe }[],
  known: KnownProducts,
): Promise<void> {
  known.products.clear();
  const named = rows.flatMap(({ recipe }) => recipe.ingredients.flatMap(({ product }) => product ?? []));
  await readProducts(trx, named, known);
}

/** Reads those of the products that are not known yet. */
export async function readProducts(
  trx: Knex,
  ids: readonly number[],
  { products: read }: KnownProducts,
): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !read.has(id));
  if (missing.length === 0) return;
  for (const [id, { portions, ...rest }] of await readBodies(trx, products(), missing))
    read.set(id, { ...rest, portions: labelled(portions) });
}

const labelled = (portions: CollectionMap['products']['portions']): Portion[] =>
  portions.flatMap(({ label, labelKa, grams }) => (label && grams ? [{ label, labelKa, grams }] : []));

async function ofFood(trx: Knex, food: number, { foods }: KnownProducts): Promise<number | undefined> {
  const id = foods.get(food) ?? (await productFor(trx, food));
  if (id !== undefined) foods.set(food, id);
  return id;
}

/** Returns the line's name, cut to a product name's length. */
const nameOf = ({ name, text }: ImportLine, language: Language): string =>
  cut(name.trim() || text.trim() || UNNAMED[language]);

function cut(text: string): string {
  const letters = [...text];
  if (letters.length <= LIMITS.productName.max) return text;
  const short = letters.slice(0, LIMITS.productName.max).join('');
  return short.replace(/\s+\S*$/, '') || short;
}

async function called(trx: Knex, name: string, { recipe, caller, known }: Making): Promise<number> {
  const key = nameKey(name);
  const id = known.names.get(key) ?? (await namesake(trx, key)) ?? (await made(name, recipe, caller));
  known.names.set(key, id);
  return id;
}

const made = async (name: string, { language }: ImportRecipe, caller: Caller): Promise<number> =>
  (await create(products(), { ...namesOf(name), language }, caller)).id;

async function namesake(trx: Knex, key: string): Promise<number | undefined> {
  const row: { product: number } | undefined = await trx(PRODUCT_NAMES).where({ key }).first('product');
  return row?.product;
}
