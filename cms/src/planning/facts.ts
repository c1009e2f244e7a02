import { ALLERGENS } from '../domain/product/types';
import { unknownAllergensIn } from '../domain/product/unknown';
import { linesOf } from '../domain/dish/lines';
import { lineGrams, toGrams } from '../domain/dish/nutrition';
import { groupOf, keepsUntilNextDay, kindOfDish, sayOf } from '../domain/dish/traits';
import type { Healthy } from '../domain/planning/model';
import { fastOf } from '../domain/planning/fasts/fastOf';
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
const factsCache = new Map<number, CachedFacts>();
interface CachedFacts {
  readonly text: string;
  readonly products: readonly number[];
}
const MOST_KEPT = 20_000;
/** Number of dishes read before other requests get a turn. */
const CHUNK = 40;

onInvalidate((collection, ids) => {
  if (collection === 'dishes') for (const id of ids) factsCache.delete(id);
});
onInvalidateAll(() => factsCache.clear());

/**
 * Returns the planning facts of these dishes as a JSON array, without deleted dishes, and the products in them. Facts
 * are cached until the dish or something in it changes.
 */
export async function factsOf(ids: readonly number[]): Promise<CachedFacts> {
  const missing = ids.filter((id) => !factsCache.has(id));
  const found = new Map<number, CachedFacts>();
  for (const chunk of chunks(missing, CHUNK)) {
    const generation = generationOf('dishes');
    for (const facts of await readFacts(chunk)) {
      const known = { text: JSON.stringify(facts), products: facts.products };
      found.set(facts.id, known);
      // Facts read during a write may be outdated, so they are not cached.
      if (generation === generationOf('dishes')) cacheFacts(facts.id, known);
    }
  }
  const all = ids.flatMap((id) => found.get(id) ?? factsCache.get(id) ?? []);
  return {
    text: `[${all.map(({ text }) => text).join(',')}]`,
    products: [...new Set(all.flatMap(({ products }) => products))],
  };
}

function cacheFacts(id: number, facts: CachedFacts): void {
  if (factsCache.size >= MOST_KEPT) dropOldest(factsCache);
  factsCache.set(id, facts);
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
    fast: dish.unknownFacts.includes('origin') ? 'free' : fastOf(used),
    main: main && String(main.id),
    group: main && groupOf(main),
    kind,
    canBeLeftovers: keepsUntilNextDay(kind, dish.types),
    language: dish.language,
    lines: lines.length,
    ...healthOf(lines, dish.servingAmount, isFed),
    piece: pieceOf(kind, main, lines, dish.servingAmount),
    words: [...new Set([...dish.tags.map(nameKey), ...origins, ...(kind ? [kind] : [])])],
    ...weighed(lines),
  };
}

type Line = Parameters<typeof lineGrams>[0] & { readonly product?: Product };

/**
 * Returns a dish's products once each with price and total weight, null if the weight of any line is unknown; `bought`
 * is the weight to buy, of a range its upper end, and `pieces` the part of it that the recipe counts in pieces.
 */
function weighed(
  lines: readonly Line[],
): Pick<DishFacts, 'products' | 'grams' | 'bought' | 'pieces' | 'prices'> {
  const all = new Map<number, number | null>();
  const most = new Map<number, number | null>();
  const pieces = new Map<number, number | null>();
  const costs = new Map<number, number | null>();
  const addTo = (sums: Map<number, number | null>, id: number, grams: number | undefined) => {
    const before = sums.get(id);
    sums.set(id, grams === undefined || before === null ? null : (before ?? 0) + grams);
  };
  for (const line of lines) {
    if (!line.product) continue;
    addTo(all, line.product.id, lineGrams(line));
    addTo(most, line.product.id, gramsToBuy(line));
    addTo(pieces, line.product.id, line.unit === 'Piece' ? gramsToBuy(line) : 0);
    costs.set(line.product.id, line.product.costTetri ?? null);
  }
  return {
    products: [...all.keys()],
    grams: [...all.values()],
    bought: [...most.values()],
    pieces: [...pieces.values()],
    prices: [...costs.values()],
  };
}

const gramsToBuy = ({ amount, amountTo, unit, product }: Line): number | undefined => {
  const most = amountTo ?? amount;
  return most && unit && product ? toGrams(most, unit, product) : most ? undefined : 0;
};

/** Roots and tubers that count as starch, not as vegetables. */
const STARCHY = ['potato', 'sweet potato', 'cassava', 'yam'];
const isGreen = ({ category, Name }: Product): boolean =>
  (category === 'vegetables' || category === 'fruit') &&
  !STARCHY.some((word) => Name.toLowerCase().includes(word));

/** Returns what a serving has of everything in `HEALTHY`, in grams; null if an ingredient's figure is unknown. */
function healthOf(
  lines: readonly Line[],
  servings: number | null,
  isFed: boolean,
): Record<Healthy, number | null> {
  const perServing = (name: Healthy): number | null => {
    if (!servings || !isFed) return null;
    let sum = 0;
    for (const line of lines) {
      const grams = lineGrams(line);
      if (!line.product || grams === undefined) return null;
      if (grams === 0) continue;
      const eaten = grams * (line.product.edibleShare ?? 1);
      const part = name === 'vegetables' ? Number(isGreen(line.product)) : figureOf(line.product, name);
      if (part === null) return null;
      sum += eaten * part;
    }
    return Math.round((sum / servings) * 100) / 100;
  };
  return {
    fibre: perServing('fibre'),
    vegetables: perServing('vegetables'),
    saturatedFat: perServing('saturatedFat'),
    salt: perServing('salt'),
  };
}

const figureOf = (product: Product, name: Exclude<Healthy, 'vegetables'>): number | null => {
  const per100 = product[name];
  return per100 === null || per100 === undefined ? null : per100 / 100;
};

/**
 * Returns the servings in one piece of a dish that is served whole: an egg of those that are its main ingredient, half a
 * serving of dumplings; null if it can be divided at will.
 */
function pieceOf(
  kind: string | null,
  main: Product | null,
  lines: readonly Line[],
  servings: number | null,
): number | null {
  if (kind === 'dumplings') return HALF;
  if (!servings || !main) return null;
  const counted = lines.find(({ product, unit }) => product?.id === main.id && unit === 'Piece');
  const pieces = counted?.amount ?? 0;
  if (main.origin !== 'egg' || pieces < 1 || !Number.isInteger(pieces)) return null;
  return Math.max(LEAST_PIECE, servings / pieces);
}
/** Smallest piece in servings; of smaller ones nobody counts. */
const LEAST_PIECE = 0.25;
const HALF = 0.5;

/** Returns the product that characterizes a dish, by weighted amount; null if no line has a known weight. */
function mainOf(lines: readonly Line[]): Product | null {
  const says = lines.flatMap((line) =>
    line.product ? [{ product: line.product, say: (lineGrams(line) ?? 0) * sayOf(line.product) }] : [],
  );
  const [first] = says.sort((one, other) => other.say - one.say);
  return first && first.say > 0 ? first.product : null;
}
