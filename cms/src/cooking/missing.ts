import { similarityIndex } from '../dishes/similarityIndex';
import { NEVER_EXPIRES_DAYS } from '../domain/dish/similarity';
import { withoutStock } from '../domain/pantry/leaveOut';
import { isFree } from '../domain/shoplist/free';
import { needsOfDish } from '../domain/shoplist/needs';
import { daysBetween } from '../domain/time/day';
import { rowsOf, sql } from '../records/database/database';
import { cachePerGeneration, stampOf } from '../records/read/generations';
import { dropOldest } from '../records/dropOldest';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CallerFields, Ranking } from '../records/types';
import { sourcesFor } from '../shoplists/sources';
import { type Kitchen, kitchenOf } from './kitchen';

interface Named {
  readonly id: number;
  readonly Name: string;
  readonly NameKa: string | null;
}

/** Maximum number of missing ingredients, and of expiring ones, to name. */
const MOST_LACKING = 3;
const MOST_USED = 2;
/** Days; a thing that keeps longer need not be used up. */
const SOON = 7;

/** Returns the ids of products that come out of the tap. */
const freeProducts = cachePerGeneration('products', async (): Promise<ReadonlySet<number>> => {
  const rows = await rowsOf<Named & { costTetri: number | null; sold: boolean | null }>(
    (await sql())(tableOf(collectionOf('products'))).select('id', 'Name', 'NameKa', 'costTetri', 'sold'),
  );
  return new Set(rows.filter((row) => isFree({ ...row, sold: Boolean(row.sold) })).map(({ id }) => id));
});

/**
 * Returns the days that a thing keeps, at most KEEPS; expired things and those without a date are not urgent, and get
 * KEEPS.
 */
const daysLeft = ({ today }: Kitchen, until: string | null): number => {
  const days = until === null ? -1 : daysBetween(today, until);
  return days < 0 ? NEVER_EXPIRES_DAYS : Math.min(days, NEVER_EXPIRES_DAYS);
};

const cache = new Map<number, { readonly stamp: string; readonly ranking: Ranking }>();
const MOST_KEPT = 50;

/**
 * Ranking `sort=missing`: recipes by the number of their ingredients that the caller does not have at home, then by
 * those that expire first.
 */
export async function rankByMissing(caller: Caller): Promise<Ranking> {
  const kitchen = await kitchenOf(caller);
  const generations = stampOf(['dishes', 'products']);
  const stamp = JSON.stringify([
    generations,
    [...kitchen.held].map(([id, { until }]) => [id, daysLeft(kitchen, until)]),
  ]);
  const known = cache.get(caller.id);
  if (known?.stamp === stamp) return known.ranking;
  const index = await similarityIndex();
  const home = new Map([...kitchen.held].map(([id, { until }]) => [id, daysLeft(kitchen, until)]));
  const ids = index.byMissing(home, await freeProducts());
  const ranking = { ids, placeOf: placesIn(ids) };
  if (cache.size >= MOST_KEPT) dropOldest(cache);
  cache.set(caller.id, { stamp, ranking });
  return ranking;
}

/** Returns a function that tells each id's place, computed when it is first called. */
function placesIn(ids: readonly number[]): (id: number) => number {
  let places: Map<number, number> | undefined;
  return (id) => {
    places ??= new Map(ids.map((one, at) => [one, at]));
    return places.get(id) ?? ids.length;
  };
}

/**
 * Field `fromHome`: the number and names of each dish's ingredients that the caller does not have at home, and the
 * expiring ones it uses up; if all are there, the number and names of those that are too little. Null for a dish
 * without ingredients.
 */
export const FROM_HOME: CallerFields = {
  fields: ['fromHome'],
  async of(bodies, caller) {
    const kitchen = await kitchenOf(caller);
    const [index, none] = [await similarityIndex(), await freeProducts()];
    const all = bodies.map(({ id }) => {
      const counted = index.productsOf(id).filter((product) => !none.has(product));
      return { id, counted, lacking: counted.filter((product) => !kitchen.held.has(product)) };
    });
    const named = await namesOf(all.flatMap(({ lacking }) => lacking.slice(0, MOST_LACKING)));
    const whole = all.filter(({ counted, lacking }) => counted.length > 0 && lacking.length === 0);
    const short = await shortIn(
      whole.map(({ id }) => id),
      kitchen,
    );
    const saidOf = ({ id, counted, lacking }: (typeof all)[number]) => {
      if (counted.length === 0) return null;
      const lacks = lacking.slice(0, MOST_LACKING).flatMap((product) => named.get(product) ?? []);
      const little = short.get(id) ?? [];
      return {
        missing: lacking.length,
        lacks,
        short: little.length,
        shortOf: little.slice(0, MOST_LACKING),
        usesUp: usedUpBy(counted, kitchen),
      };
    };
    return new Map(all.map((one) => [one.id, { fromHome: saidOf(one) }]));
  },
};

/**
 * Returns the products that are too little for the recipe's servings, or running low, in dishes of which everything is
 * there.
 */
async function shortIn(ids: readonly number[], { there }: Kitchen): Promise<Map<number, Named[]>> {
  const sources = await sourcesFor(await sql(), ids, []);
  return new Map(
    ids.map((id) => {
      const dish = sources.dish(id);
      const needs = dish ? needsOfDish(dish, dish.servingAmount ?? 1, sources) : [];
      const { lines } = withoutStock(needs, there);
      const little = lines.flatMap(({ atHome, product }) => (atHome || !product ? [] : product));
      return [id, little.map(({ id: own, Name, NameKa }) => ({ id: own, Name, NameKa: NameKa ?? null }))];
    }),
  );
}

function usedUpBy(products: readonly number[], kitchen: Kitchen) {
  const held = products.flatMap((product) => kitchen.held.get(product) ?? []);
  return [...new Set(held)]
    .filter(({ until }) => daysLeft(kitchen, until) <= SOON)
    .sort((one, other) => daysLeft(kitchen, one.until) - daysLeft(kitchen, other.until))
    .slice(0, MOST_USED);
}

async function namesOf(ids: readonly number[]): Promise<Map<number, Named>> {
  const rows = await rowsOf<Named>(
    (await sql())(tableOf(collectionOf('products')))
      .whereIn('id', [...new Set(ids)])
      .select('id', 'Name', 'NameKa'),
  );
  return new Map(rows.map(({ id, Name, NameKa }) => [id, { id, Name, NameKa }]));
}
