import type { Knex } from 'knex';
import type { Context } from 'koa';
import { LIMITS } from '../domain/limits';
import { nameKey } from '../domain/text/clean';
import { callerIn, dataOnly } from '../records/http/actions';
import { fieldErrors } from '../records/http/errors';
import { oncePerKey } from '../records/write/idempotency';
import { isId } from '../records/write/input';
import { showDeep } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { CollectionMap } from '../records/types';
import { insert, inWrite } from '../records/write/write';
import { PRODUCT_NAMES } from './names';

type Food = CollectionMap['foods'];

const products = () => collectionOf('products');

/**
 * POST products/of-food {food}: returns the product that represents a food. If there is none it is created once for
 * everybody: without an owner, verified, with all figures from the food. Simultaneous callers get the same product,
 * because writes run one after another.
 */
export async function productOfFood(ctx: Context): Promise<void> {
  const { food } = dataOnly(ctx, ['food']);
  if (!isId(food)) throw fieldErrors([{ path: ['food'], key: 'reference' }]);
  ctx.body = await oncePerKey(ctx, () =>
    inWrite(async (trx) => ({
      data: await showDeep(products(), await productOf(food, trx), callerIn(ctx)),
    })),
  );
}

/** Returns the product of the food in a request body; throws a 400 if there is no such food. */
export async function productOf(food: unknown, trx: Knex): Promise<number> {
  const product = isId(food) ? await productFor(trx, food) : undefined;
  if (product === undefined) throw fieldErrors([{ path: ['food'], key: 'reference' }]);
  return product;
}

/** Returns the product that represents a food, creating it if needed; undefined if there is no such food. */
export async function productFor(trx: Knex, id: number): Promise<number | undefined> {
  const food = (await readBodies(trx, collectionOf('foods'), [id])).get(id);
  return food && ((await representativeOf(trx, food)) ?? (await makeOf(trx, food)));
}

/** Prefers verified products, then namesakes of the food, then the oldest. */
async function representativeOf(trx: Knex, { id, Name }: Food): Promise<number | undefined> {
  const found = await trx(tableOf(products()))
    .where({ food: id })
    .orderByRaw('case when ?? = true then 0 else 1 end', ['verified'])
    .orderByRaw('case when ?? = ? then 0 else 1 end', ['Name', Name])
    .orderBy('id')
    .first('id');
  return found?.id;
}

async function makeOf(trx: Knex, food: Food): Promise<number> {
  const Name = await freeName(trx, namesFor(food));
  const NameKa = await freeName(trx, [food.NameKa ?? '']);
  const { id } = await insert(
    products(),
    { Name, NameKa, language: 'en', food: food.id, verified: true, owner: null },
    trx,
  );
  return id;
}

/** Returns possible product names, best first; the last one contains the table number, so it is unique. */
function namesFor({ Name, state, tableName, ndb }: Food): string[] {
  const plain = Name ?? '';
  const short = (text: string) => [...text].slice(0, LIMITS.productName.max - 8).join('');
  return [plain, `${plain} (${state ?? 'food'})`, tableName ?? '', `${short(plain)} (${ndb ?? 'food'})`];
}

async function freeName(trx: Knex, names: readonly string[]): Promise<string | null> {
  for (const name of names.filter(Boolean)) {
    if ([...name].length > LIMITS.productName.max) continue;
    const taken = await trx(PRODUCT_NAMES)
      .where({ key: nameKey(name) })
      .first('product');
    if (!taken) return name;
  }
  return null;
}
