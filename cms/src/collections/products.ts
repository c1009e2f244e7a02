import type { Knex } from 'knex';
import { LANGUAGES } from '../domain/language';
import { LIMITS } from '../domain/limits';
import { ALLERGENS, CATEGORIES, ORIGINS, PIECE_NAMES } from '../domain/product/types';
import { nameKey } from '../domain/text/clean';
import { isPostgres, sql } from '../records/database';
import { ConflictError } from '../records/errors';
import { boolean, choice, number, relation, text, words } from '../records/fields';
import { tableOf, TERMS } from '../records/tables';
import { collectionOf } from '../records/registry';
import type { Body, Collection } from '../records/types';
import { change, erase } from '../records/write';
import { successorsOf } from '../products/merge';
import { wordTermsOf } from './words';

export const PRODUCT_NAMES = 'supra_product_names';
const per100 = () => number({ min: 0, max: 100 });
const weight = () => number({ above: 0, max: 100_000, key: 'amount' });
const name = { max: LIMITS.productName.max, lengthKey: 'ingredientName', column: 'name' } as const;

export const products: Collection = {
  name: 'products',
  uid: 'api::product.product',
  owner: 'owner',
  isForgiving: true,
  fields: {
    Name: text({ ...name, required: true }),
    NameKa: text(name),
    language: choice(LANGUAGES, { initial: 'en' }),
    category: choice(CATEGORIES, { column: 'text' }),
    calories: number({ min: 0, max: 1000, column: 'number' }),
    fats: per100(),
    carbs: per100(),
    prots: per100(),
    fibre: per100(),
    sugar: per100(),
    saturatedFat: per100(),
    salt: per100(),
    costTetri: number({ whole: true, min: 0, max: 10_000_000, column: 'number' }),
    gramsPerMl: number({ above: 0, max: 30, key: 'amount' }),
    gramsPerPiece: weight(),
    pieceName: choice(PIECE_NAMES),
    packSize: weight(),
    edibleShare: number({ above: 0, max: 1, key: 'range' }),
    allergens: words(ALLERGENS),
    origin: choice(ORIGINS, { column: 'text' }),
    verified: boolean({ setBy: 'none', initial: false, column: 'boolean' }),
    sold: boolean({ setBy: 'none', initial: false, column: 'boolean' }),
    owner: relation('users', { setBy: 'none', embedded: true }),
  },
  scope(query, caller) {
    if (caller.who !== 'Admin' && caller.who !== 'User') query.whereRaw('1 = 0');
  },
  reach(body, caller) {
    if (caller.who === 'Admin') return 'own';
    if (caller.who !== 'User') return 'none';
    return body.owner === caller.id && !body.verified ? 'own' : 'read';
  },
  successors: successorsOf,
  terms: ({ Name, NameKa }) => wordTermsOf([Name, NameKa]),
  async check(input, before, _caller, trx) {
    await refuseTakenNames(trx, { ...before, ...input }, before?.id);
  },
  async afterWrite(body, _before, trx) {
    await keepNames(trx, body);
  },
  /** What recipes and plans use, or Admin has confirmed, stays for all; the rest goes with whoever made it. */
  async onOwnerGone(body, trx) {
    const used = await trx(TERMS).where({ kind: 'product', value: String(body.id) }).first('record');
    if (used || body.verified) await change(products, body, { owner: null }, trx);
    else await erase(products, body, trx);
  },
  async beforeDelete(body, trx) {
    const used = await trx(TERMS).where({ collection: 'dishes', kind: 'product', value: String(body.id) }).first('record');
    if (used) throw new ConflictError('Recipes use this product', 'product.inUse');
    const stocked = await trx(tableOf(collectionOf('stocks'))).where({ product: body.id }).first('id');
    if (stocked) throw new ConflictError('There is stock of this product', 'product.inStock');
    await trx(PRODUCT_NAMES).where({ product: body.id }).delete();
  },
};

const keysOf = ({ Name, NameKa }: Record<string, unknown>): string[] => [
  ...new Set([Name, NameKa].filter((one): one is string => typeof one === 'string' && one !== '').map(nameKey)),
];

async function refuseTakenNames(trx: Knex, input: Record<string, unknown>, id?: number): Promise<void> {
  const rows: { key: string; product: number }[] = await trx(PRODUCT_NAMES).whereIn('key', keysOf(input));
  const taken = rows.find(({ product }) => product !== id);
  if (!taken) return;
  const path = [nameKey(String(input.Name)) === taken.key ? 'Name' : 'NameKa'];
  const errors = [{ path, key: 'productExists', message: 'Product with that name already exists', name: 'ConflictError' }];
  throw new ConflictError('Product with that name already exists', 'product.nameTaken', { errors });
}

/** Notes the names a product holds now; the table's key refuses a name that two take at the same instant. */
async function keepNames(trx: Knex, body: Body): Promise<void> {
  await trx(PRODUCT_NAMES).where({ product: body.id }).delete();
  await trx(PRODUCT_NAMES).insert(keysOf(body).map((key) => ({ key, product: body.id })));
}

export async function prepareProductNames(): Promise<void> {
  const db = await sql();
  if (await db.schema.hasTable(PRODUCT_NAMES)) return;
  await db.schema.createTable(PRODUCT_NAMES, (table) => {
    table.specificType('key', isPostgres() ? 'text collate "C"' : 'text').primary();
    table.integer('product').notNullable().index();
  });
}
