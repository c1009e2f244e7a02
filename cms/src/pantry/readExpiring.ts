import { unknownAllergensIn } from '../domain/product/unknown';
import type { Context } from 'koa';
import { similarityIndex } from '../dishes/similarityIndex';
import { flagsKeeping } from '../domain/dish/diet';
import type { IndexedRecipe } from '../domain/dish/similarity';
import { addDays } from '../domain/time/day';
import { todayOf } from '../time/clock';
import { callerIn } from '../records/http/actions';
import { byNumbers, rowsOf, sql } from '../records/database/database';
import { checkParams } from '../records/search/params';
import { bodyFor } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';
import { expiringOf, type ExpiringItem } from './expiring';

type Dish = CollectionMap['dishes'];

const dishes = () => collectionOf('dishes');
/** Maximum number of dishes tried, those using the most items first; they are read in batches. */
const MOST = 200;
const BATCH = 40;

/** GET users/me/expiring: items to eat by tomorrow, and a dish that uses most of those still good. */
export async function readExpiring(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const caller = callerIn(ctx);
  const today = await todayOf(caller);
  const things = await expiringOf(caller, { until: addDays(today, 1) });
  const good = things.filter(({ item }) => item.expiresOn >= today);
  ctx.body = { data: { today, things: things.map(shown), dish: await rescueOf(good, caller) } };
}

const shown = ({ item: { key, Name, amount, level, unit, expiresOn }, product }: ExpiringItem) => {
  const named = product && {
    id: product.id,
    Name: product.Name,
    NameKa: product.NameKa,
    pieceName: product.pieceName,
  };
  return { key, Name, amount, level, unit, expiresOn, product: named };
};

/** Returns the readable, edible dish that uses most of these items; own dishes come first, then saved ones. */
async function rescueOf(things: readonly ExpiringItem[], caller: Caller) {
  const sameAs = things.map((thing) => thing.sameAs).filter((products) => products.length > 0);
  if (sameAs.length === 0) return null;
  const index = await similarityIndex();
  const ids = index.usingMost(sameAs, await likingOf(caller), MOST);
  const fits = await eatenBy(caller);
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH);
    const found = await readable(some, caller);
    const best = some.map((id) => found.get(id)).find((dish) => dish && fits(dish));
    if (best) return { ...named(best), uses: usedIn(new Set(index.productsOf(best.id)), things) };
  }
  return null;
}

const named = ({ id, Name, language, TimeToCook }: Dish) => ({ id, Name, language, TimeToCook });

const usedIn = (products: ReadonlySet<number>, things: readonly ExpiringItem[]): string[] =>
  things
    .filter(({ sameAs }) => sameAs.some((product) => products.has(product)))
    .flatMap(({ item }) => item.key ?? []);

const [OWN, SAVED, READ] = [2 ** 29, 2 ** 28, 2 ** 27];

/** Returns a score for dishes: own first, then saved, then in the person's language, then saved by others. */
async function likingOf(caller: Caller): Promise<(kin: IndexedRecipe) => number> {
  const db = await sql();
  const saves = await rowsOf<{ dish: number }>(
    db(tableOf(collectionOf('saves')))
      .where({ user: caller.id })
      .whereNotNull('dish')
      .select('dish'),
  );
  const saved = new Set(saves.map(({ dish }) => Number(dish)));
  const { language } = await bodyFor(collectionOf('users'), caller.id, caller);
  return (kin) => {
    const nearness = kin.owner === caller.id ? OWN : saved.has(kin.id) ? SAVED : 0;
    return nearness + (kin.language === (language ?? 'en') ? READ : 0) + Math.min(kin.saves, READ - 1);
  };
}

/** Returns those of the dishes that the caller may read. */
async function readable(ids: readonly number[], caller: Caller): Promise<Map<number, Dish>> {
  const db = await sql();
  const rows = db(`${tableOf(dishes())} as r`)
    .where((within) => dishes().scope(within, caller))
    .select('r.id');
  const found = await rowsOf<{ id: number }>(byNumbers(rows, tableOf(dishes()), ids));
  return readBodies<Dish>(
    db,
    dishes(),
    found.map(({ id }) => id),
    'head',
  );
}

/** Returns a check of a dish against the person's allergens and diet; possible allergens count as contained. */
async function eatenBy(caller: Caller): Promise<(dish: Dish) => boolean> {
  const { allergens, diet } = await bodyFor(collectionOf('users'), caller.id, caller);
  return (dish) => {
    const isBorne = !allergens?.some(
      (one) => dish.allergens.includes(one) || unknownAllergensIn(dish).includes(one),
    );
    const keeps = (one: string) => dish.dietaryFlags.some((flag) => flagsKeeping(one).includes(flag));
    return isBorne && (diet ?? []).every(keeps);
  };
}
