import { ALLERGENS } from '../domain/product/types';
import { unknownAllergensIn } from '../domain/product/unknown';
import { linesOf } from '../domain/dish/lines';
import { lineGrams } from '../domain/dish/nutrition';
import { groupOf, keepsUntilNextDay, kindOfDish, sayOf } from '../domain/dish/traits';
import { nameKey } from '../domain/text/clean';
import { sql } from '../records/database/database';
import { generationOf, onInvalidate, onInvalidateAll } from '../records/read/generations';
import { dropOldest } from '../records/dropOldest';
import { parsed, readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { CollectionMap } from '../records/types';
import { chunks } from '../records/read/values';
import type { DishFacts } from './problem';
import { rowsInTurn } from './rows';

type Dish = CollectionMap['dishes'];
type Product = CollectionMap['products'];

/**
 * Cache of each dish's facts as JSON text: handing thousands of texts to a worker thread is cheap, copying objects
 * would block the event loop.
 */
const factsCache = new Map<number, string>();
const MOST_KEPT = 20_000;
/** Number of dishes read before other requests get a turn. */
const CHUNK = 40;

onInvalidate((collection, ids) => {
  if (collection === 'dishes') for (const id of ids) factsCache.delete(id);
});
onInvalidateAll(() => factsCache.clear());

/**
 * Returns the planning facts of these dishes as a JSON array, without deleted dishes. Facts are cached until the dish
 * or something in it changes.
 */
export async function factsOf(ids: readonly number[]): Promise<string> {
  const missing = ids.filter((id) => !factsCache.has(id));
  const found = new Map<number, string>();
  for (const chunk of chunks(missing, CHUNK)) {
    const generation = generationOf('dishes');
    for (const facts of await readFacts(chunk)) {
      const text = JSON.stringify(facts);
      found.set(facts.id, text);
      // Facts read during a write may be outdated, so they are not cached.
      if (generation === generationOf('dishes')) cacheFacts(facts.id, text);
    }
  }
  return `[${ids.flatMap((id) => found.get(id) ?? factsCache.get(id) ?? []).join(',')}]`;
}

function cacheFacts(id: number, text: string): void {
  if (factsCache.size >= MOST_KEPT) dropOldest(factsCache);
  factsCache.set(id, text);
}

async function readFacts(ids: readonly number[]): Promise<DishFacts[]> {
  const db = await sql();
  const rows = await rowsInTurn<{ body: string }>(
    db(tableOf(collectionOf('dishes')))
      .whereIn('id', ids)
      .select('body'),
  );
  const dishes = rows.map(({ body }) => parsed<Dish>(body));
  const used = new Set(dishes.flatMap((dish) => linesOf(dish).flatMap(({ product }) => product ?? [])));
  const products = await readBodies<Product>(db, collectionOf('products'), [...used], 'head');
  return dishes.map((dish) => factsOfDish(dish, products));
}

function factsOfDish(dish: Dish, products: ReadonlyMap<number, Product>): DishFacts {
  const lines = linesOf(dish).map((line) => ({ ...line, product: products.get(line.product ?? 0) }));
  const used = lines.flatMap(({ product }) => product ?? []);
  const main = mainOf(lines);
  const kind = kindOfDish(dish.Name);
  const isFed = dish.incompleteProducts.length === 0;
  const origins = used.flatMap(({ origin }) => groupOf({ origin }) ?? []);
  const { id, translationOf } = dish;
  return {
    id,
    twins: translationOf ? Math.min(id, translationOf) : null,
    meals: dish.types,
    calories: isFed ? dish.calories : null,
    fats: isFed ? dish.fats : null,
    carbs: isFed ? dish.carbs : null,
    prots: isFed ? dish.prots : null,
    costTetri: dish.pricelessProducts.length === 0 ? dish.costTetri : null,
    minutes: dish.TimeToCook,
    servings: dish.servingAmount,
    allergens: dish.allergens,
    unknownAllergens: used.length === 0 || used.length < lines.length ? ALLERGENS : unknownAllergensIn(dish),
    dietaryFlags: dish.dietaryFlags,
    isFasting: dish.fasting === true,
    main: main && String(main.id),
    group: main && groupOf(main),
    kind,
    canBeLeftovers: keepsUntilNextDay(kind, dish.types),
    language: dish.language,
    words: [...new Set([...dish.tags.map(nameKey), ...origins, ...(kind ? [kind] : [])])],
    ...weighed(lines),
  };
}

type Line = Parameters<typeof lineGrams>[0] & { readonly product?: Product };

/** Returns a dish's products once each with price and total weight, null if the weight of any line is unknown. */
function weighed(lines: readonly Line[]): Pick<DishFacts, 'products' | 'grams' | 'prices'> {
  const all = new Map<number, number | null>();
  const costs = new Map<number, number | null>();
  for (const line of lines) {
    if (!line.product) continue;
    const [grams, before] = [lineGrams(line) ?? null, all.get(line.product.id)];
    all.set(line.product.id, grams === null || before === null ? null : (before ?? 0) + grams);
    costs.set(line.product.id, line.product.costTetri ?? null);
  }
  return { products: [...all.keys()], grams: [...all.values()], prices: [...costs.values()] };
}

/** Returns the product that characterizes a dish, by weighted amount; null if no line has a known weight. */
function mainOf(lines: readonly Line[]): Product | null {
  const says = lines.flatMap((line) =>
    line.product ? [{ product: line.product, say: (lineGrams(line) ?? 0) * sayOf(line.product) }] : [],
  );
  const [first] = says.sort((one, other) => other.say - one.say);
  return first && first.say > 0 ? first.product : null;
}
