import type { Context } from 'koa';
import { flagsKeeping } from '../domain/dish/diet';
import { grouped } from '../domain/grouped';
import { addDays } from '../domain/time/day';
import { todayOf } from '../mealplans/clock';
import { callerIn } from '../records/actions';
import { rowsOf, sql } from '../records/database';
import { checkParams } from '../records/params';
import { bodyFor } from '../records/read';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/tables';
import type { Caller, CollectionMap } from '../records/types';
import { expiringOf, type Stored } from './expiring';

type Dish = CollectionMap['dishes'];

const dishes = () => collectionOf('dishes');
/** So many of the dishes that use the most are looked at. */
const MOST = 40;

/** GET users/me/expiring: what is to be eaten by tomorrow, and a dish that uses most of what is still good. */
export async function readExpiring(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const caller = callerIn(ctx);
  const today = await todayOf(caller);
  const things = await expiringOf(caller, { until: addDays(today, 1) });
  const good = things.filter(({ item }) => item.expiresOn >= today);
  ctx.body = { data: { today, things: things.map(shown), dish: await rescueOf(good, caller) } };
}

const shown = ({ item: { key, Name, amount, level, unit, expiresOn }, product }: Stored) => {
  const named = product && {
    id: product.id,
    Name: product.Name,
    NameKa: product.NameKa,
    pieceName: product.pieceName,
  };
  return { key, Name, amount, level, unit, expiresOn, product: named };
};

/** Of the dishes that the person may read and eat the one that uses most of these; their own, then what they saved, first. */
async function rescueOf(things: readonly Stored[], caller: Caller) {
  const used = await usedIn(things, caller);
  const found = await readBodies<Dish>(await sql(), dishes(), [...used.keys()], 'head');
  const fits = await eatenBy(caller);
  const fitting = [...used].flatMap(([id, uses]) => {
    const dish = found.get(id);
    return dish && fits(dish) ? [{ dish, uses }] : [];
  });
  const [best] = fitting.sort((one, other) => other.uses.length - one.uses.length);
  if (!best) return null;
  const { id, Name, language, TimeToCook } = best.dish;
  return { id, Name, language, TimeToCook, uses: best.uses };
}

/** The keys of the things that each of these dishes uses, in the order in which dishes are liked. */
async function usedIn(things: readonly Stored[], caller: Caller): Promise<Map<number, string[]>> {
  const products = [...new Set(things.flatMap(({ sameAs }) => sameAs))].map(String);
  if (products.length === 0) return new Map();
  const db = await sql();
  const using = () => db(TERMS).where({ collection: 'dishes', kind: 'product' }).whereIn('value', products);
  const counted = using().select('record').count({ uses: '*' }).groupBy('record').as('t');
  const saved = db(tableOf(collectionOf('saves')))
    .where({ user: caller.id })
    .whereNotNull('dish')
    .select('dish');
  const { language } = await bodyFor(collectionOf('users'), caller.id, caller);
  const best = await rowsOf<{ id: number }>(
    db(`${tableOf(dishes())} as r`)
      .join(counted, 't.record', 'r.id')
      .where((within) => dishes().scope(within, caller))
      .select('r.id')
      .orderBy('t.uses', 'desc')
      .orderByRaw('case when ?? = ? then 0 when ?? in ? then 1 else 2 end', [
        'r.owner',
        caller.id,
        'r.id',
        saved,
      ])
      .orderByRaw('case when ?? = ? then 0 else 1 end', ['r.language', language ?? 'en'])
      .orderBy('r.saveCount', 'desc')
      .orderBy('r.id')
      .limit(MOST),
  );
  const ids = best.map(({ id }) => id);
  const rows = await rowsOf<{ record: number; value: string }>(
    using().whereIn('record', ids).select('record', 'value'),
  );
  const productsOf = grouped(rows, ({ record }) => Number(record));
  return new Map(
    ids.map((id) => {
      const inDish = new Set(productsOf.get(id)?.map(({ value }) => Number(value)));
      const uses = things.filter(({ sameAs }) => sameAs.some((product) => inDish.has(product)));
      return [id, uses.flatMap(({ item }) => item.key ?? [])];
    }),
  );
}

/** Whether nothing speaks against a dish for this person: what is unknown of it might be what they do not bear. */
async function eatenBy(caller: Caller): Promise<(dish: Dish) => boolean> {
  const { allergens, diet } = await bodyFor(collectionOf('users'), caller.id, caller);
  return (dish) => {
    const isBorne =
      !allergens?.length ||
      (!dish.unknownFacts.includes('allergens') && !allergens.some((one) => dish.allergens.includes(one)));
    const keeps = (one: string) => dish.dietaryFlags.some((flag) => flagsKeeping(one).includes(flag));
    return isBorne && (diet ?? []).every(keeps);
  };
}
