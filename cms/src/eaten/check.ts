import type { Knex } from 'knex';
import {
  type EatenFigures,
  figuresOfDish,
  figuresOfFood,
  scaled,
  UNKNOWN_FIGURES,
} from '../domain/eaten/figures';
import { type FieldError, fieldErrors } from '../records/http/errors';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap, InputOf } from '../records/types';

type Log = CollectionMap['logs'];
type Input = InputOf<Log>;

/** Items that a log of food can be about: one of these records, or only a name. */
const ITEMS = ['dish', 'product', 'food'] as const;
/** Fields that only a plan's mark has. */
const PLANNED = ['mealplan', 'subscription', 'schedule', 'intake', 'outcome', 'outcomeServings'] as const;
/** Fields that only a log of food has. */
const OF_FOOD = [...ITEMS, 'Name', 'amount', 'unit', 'peeled', 'text'] as const;

/** Refuses fields of food on a plan's mark. */
export function refuseFood(input: Input): void {
  const stray = OF_FOOD.find((name) => (input[name] ?? null) !== null);
  if (stray) throw fieldErrors([{ path: [stray], key: 'unknown' }]);
}

/**
 * Checks a log of eaten food: it names one food, product or recipe, or has only a name. Its nutrition is computed from
 * the current item; if the item is gone, or the same name is logged again, the earlier figures are scaled to the
 * amount.
 */
export async function checkEaten(input: Input, before: Log | null, caller: Caller, trx: Knex): Promise<void> {
  const errors = faultsOf(input);
  if (errors.length) throw fieldErrors(errors);
  const known = await knownItem(input, caller, trx);
  const amount = input.amount ?? 1;
  const key = input.key?.toLowerCase();
  Object.assign(input, { amount, key }, known?.(amount) ?? goneOn({ ...input, amount }, before));
}

function faultsOf(input: Input): FieldError[] {
  const found: FieldError[] = PLANNED.flatMap((name) =>
    input[name] ? [{ path: [name], key: 'unknown' }] : [],
  );
  if (input.state !== 'done') found.push({ path: ['state'], key: 'choice' });
  const named = ITEMS.filter((name) => input[name]);
  const [, second] = named;
  if (second) found.push({ path: [second], key: 'oneFood' });
  if (named.length === 0 && !input.Name) found.push({ path: ['Name'], key: 'oneFood' });
  if (input.dish && input.unit) found.push({ path: ['unit'], key: 'servings' });
  if ((input.product || input.food) && !input.unit) found.push({ path: ['unit'], key: 'required' });
  return found;
}

type Filled = EatenFigures & { readonly Name: string | null };

/**
 * Returns a function that computes the item's part of the log for an amount; undefined for a mere name, or if the item
 * is gone.
 */
async function knownItem(
  { dish, product, food, unit, peeled }: Input,
  caller: Caller,
  trx: Knex,
): Promise<((amount: number) => Filled) | undefined> {
  const one = async <N extends 'dishes' | 'products' | 'foods'>(name: N, id: number) => {
    const collection = collectionOf(name);
    const body = (await readBodies<CollectionMap[N]>(trx, collection, [id])).get(id);
    return body && collection.reach(body, caller) !== 'none' ? body : undefined;
  };
  if (dish) {
    const body = await one('dishes', dish);
    return body && ((amount) => ({ Name: body.Name, ...figuresOfDish(body, amount) }));
  }
  const body = product ? await one('products', product) : food ? await one('foods', food) : undefined;
  if (!body || !unit) return undefined;
  return (amount) => ({
    Name: body.Name,
    ...figuresOfFood({ ...body, Name: body.Name ?? '' }, amount, unit, peeled === true),
  });
}

function goneOn(input: Input, before: Log | null): Filled {
  const Name = input.Name ?? before?.Name ?? null;
  const isSame = before?.amount && before.Name === Name && before.unit === (input.unit ?? null);
  return {
    Name,
    ...(isSame && before.amount ? scaled(before, (input.amount ?? 1) / before.amount) : UNKNOWN_FIGURES),
  };
}
