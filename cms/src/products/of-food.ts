import type { Knex } from 'knex';
import type { Context } from 'koa';
import { LIMITS } from '../domain/limits';
import { nameKey } from '../domain/text/clean';
import { callerIn, dataOnly } from '../records/http/actions';
import { fieldErrors } from '../records/http/errors';
import { once } from '../records/write/idempotency';
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
 * POST products/of-food {food}: the product that stands for a food. Where none does it is made, once for everybody: of nobody,
 * verified, with all its figures lent. Two who ask at once get the same one, for writes come one after the other.
 */
export async function productOfFood(ctx: Context): Promise<void> {
  const { food } = dataOnly(ctx, ['food']);
  if (!isId(food)) throw fieldErrors([{ path: ['food'], key: 'reference' }]);
  ctx.body = await once(ctx, () =>
    inWrite(async (trx) => ({
      data: await showDeep(products(), await productOf(food, trx), callerIn(ctx)),
    })),
  );
}

/** The product that stands for the food in a body; where there is no such food that is a 400 there. */
export async function productOf(food: unknown, trx: Knex): Promise<number> {
  const product = isId(food) ? await productFor(trx, food) : undefined;
  if (product === undefined) throw fieldErrors([{ path: ['food'], key: 'reference' }]);
  return product;
}

/** The product that stands for a food, made where none does; undefined where there is no such food. */
export async function productFor(trx: Knex, id: number): Promise<number | undefined> {
  const food = (await readBodies(trx, collectionOf('foods'), [id])).get(id);
  return food && ((await standingFor(trx, food)) ?? (await makeOf(trx, food)));
}

/** Verified before others, called as the food is before others, then the oldest. */
async function standingFor(trx: Knex, { id, Name }: Food): Promise<number | undefined> {
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

/** What the product may be called, the nicest first; the last is nobody else's, for it has the table's number. */
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
