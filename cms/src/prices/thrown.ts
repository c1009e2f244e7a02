import type { Knex } from 'knex';
import { toGrams } from '../domain/dish/nutrition';
import { dayStart } from '../domain/order/windows';
import { standingSteps } from '../domain/pantry/replay';
import { type OwnPrices, per100 } from '../domain/price/own';
import { type ThrownAway, type ThrownMonth, thrownMonth } from '../domain/price/thrown';
import { sharedOf } from '../households/sharing';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';
import { openDishes, ownCostsOf } from './costs';
import { latestOf } from './latest';

type Dish = CollectionMap['dishes'];
type Item = CollectionMap['pantry-items'];
type Movement = CollectionMap['pantry-movements'];
type Mark = CollectionMap['logs'];
type Cooking = CollectionMap['cookings'];
type Product = CollectionMap['products'];

/** Days of a month: from the first to before the last. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns what these people threw away in these days: dishes of which they said so, and things of their pantry. Costs
 * are by the household's latest prices; unknown ones are counted as unknown.
 */
export async function thrownIn(
  days: Days,
  people: readonly number[],
  caller: Caller,
  db: Knex,
): Promise<ThrownMonth> {
  return thrownMonth(await thrownDishes(days, people, caller, db), await thrownThings(days, caller, db));
}

/** A dish that was thrown away. */
interface ThrownDish {
  readonly dish: number | null;
  readonly Name: string | null;
  readonly user: number | null;
  readonly servings: number | null;
}

async function thrownDishes(
  days: Days,
  people: readonly number[],
  caller: Caller,
  db: Knex,
): Promise<ThrownAway[]> {
  const marks = await saidIn<Mark>('logs', days, people, db);
  const cookings = await saidIn<Cooking>('cookings', days, people, db);
  const placeOf = ({ user, day, key }: Pick<Mark, 'user' | 'day'> & Pick<Cooking, 'key'>) =>
    `${user} ${day} ${key}`;
  const marked = new Set(marks.map(placeOf));
  const meals = new Map<string, ThrownDish>();
  const said = [
    ...marks.map((mark) => ({ ...mark, meal: mealOf(mark) })),
    ...cookings
      .filter((cooking) => !marked.has(placeOf(cooking)))
      .map((cooking) => ({ ...cooking, meal: `cooking ${cooking.id}` })),
  ];
  for (const { meal, dish, Name, user, outcomeServings: servings } of said) {
    const known = meals.get(meal);
    if (!known || (servings ?? 0) > (known.servings ?? 0)) meals.set(meal, { dish, Name, user, servings });
  }
  return priced([...meals.values()], caller, db);
}

const saidIn = <B extends Mark | Cooking>(
  collection: 'logs' | 'cookings',
  { from, to }: Days,
  people: readonly number[],
  db: Knex,
): Promise<B[]> =>
  rows<B>(
    db(tableOf(collectionOf(collection)))
      .whereIn('user', [...people])
      .where({ outcome: 'thrownAway' })
      .where('day', '>=', from)
      .where('day', '<', to)
      .orderBy('id'),
  );

/** Returns the name of a meal that members of one plan share; a followed plan is each person's own. */
const mealOf = ({ user, day, key, mealplan }: Mark): string => `${mealplan ?? `of ${user}`} ${day} ${key}`;

async function priced(meals: readonly ThrownDish[], caller: Caller, db: Knex): Promise<ThrownAway[]> {
  const ids = [...new Set(meals.flatMap(({ dish }) => dish ?? []))];
  const bodies = await readBodies<Dish>(db, collectionOf('dishes'), ids);
  // A dish that the caller may not open shows neither its name nor its cost.
  const open = new Map((await openDishes([...bodies.values()], caller)).map((dish) => [dish.id, dish]));
  const own = await ownCostsOf([...open.keys()], caller);
  return meals.map(({ dish, Name, user, servings }) => {
    const body = open.get(dish ?? 0);
    const cost = body && { ...body, ...own.get(body.id) };
    const isKnown = cost && cost.costTetri !== null && cost.pricelessProducts.length === 0;
    return {
      Name: body?.Name ?? (dish === null && user === caller.id ? Name : null),
      NameKa: null,
      dish: body?.id ?? null,
      product: null,
      tetri: isKnown && servings !== null ? Math.round((cost.costTetri ?? 0) * servings) : null,
    };
  });
}

async function thrownThings({ from, to }: Days, caller: Caller, db: Knex): Promise<ThrownAway[]> {
  const steps = await thrownSteps([dayStart(from), dayStart(to)], caller, db);
  const items = await readBodies<Item>(db, collectionOf('pantry-items'), [
    ...new Set(steps.map(({ item }) => Number(item))),
  ]);
  const ids = [...new Set([...items.values()].flatMap(({ product }) => product ?? []))];
  const products = await readBodies<Product>(db, collectionOf('products'), ids, 'head');
  const latest = await latestOf(caller);
  return steps.flatMap(({ item: id, delta }) => {
    const item = items.get(Number(id));
    if (!item) return [];
    const product = products.get(item.product ?? 0);
    return {
      Name: item.Name,
      NameKa: product?.NameKa ?? null,
      dish: null,
      product: product?.id ?? null,
      tetri: costOfThing(-(delta ?? 0), item, { product, latest }),
    };
  });
}

/** Returns the steps of the caller's home by which things were thrown away in this time, without those undone. */
async function thrownSteps(
  [since, until]: readonly [since: string, until: string],
  caller: Caller,
  db: Knex,
): Promise<Movement[]> {
  const ledger = () => db(tableOf(collectionOf('pantry-movements')));
  const isThrown = ({ reason, createdAt }: Movement) =>
    reason === 'thrown' && createdAt >= since && createdAt < until;
  const ofMonth = await rows<Movement>(
    ledger()
      .whereIn('item', sharedOf('pantry-items', caller))
      .where('createdAt', '>=', since)
      .where('createdAt', '<', until),
  );
  const items = [...new Set(ofMonth.filter(isThrown).map(({ item }) => Number(item)))];
  const all = await rows<Movement>(ledger().whereIn('item', items).orderBy('id'));
  // A step is undone by another of the same item, so one item after the other.
  return items.flatMap((id) => standingSteps(all.filter(({ item }) => Number(item) === id)).filter(isThrown));
}

/** Returns the cost of an amount of a thing in tetri; null if the amount, a price or the weight is unknown. */
function costOfThing(
  amount: number,
  { unit }: Item,
  { product, latest }: { readonly product: Product | undefined; readonly latest: OwnPrices },
): number | null {
  if (!product || !unit || amount <= 0) return null;
  const paid = latest.get(product.id);
  if (paid?.unit === unit) return Math.round((paid.tetri * amount) / paid.amount);
  const grams = toGrams(amount, unit, product);
  const hundred = (paid && per100(paid, product)) ?? product.costTetri;
  return grams === undefined || hundred === null || hundred === undefined
    ? null
    : Math.round((grams * hundred) / 100);
}
