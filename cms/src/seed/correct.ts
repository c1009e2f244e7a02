import type { Knex } from 'knex';
import { lending } from '../domain/food/lend';
import { nameKey } from '../domain/text/clean';
import { PRODUCT_NAMES } from '../products/names';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import { change, inWrite } from '../records/write/write';
import { seedCorrections, seedProducts, type SeedProduct } from './content';
import { markSeeded, seeded } from './seeded';

type Values = Readonly<Record<string, unknown>>;

/** Raise the number with each set of corrections. */
const DONE = 'corrections 1';

/**
 * Corrects seeded products where an earlier seed was wrong and nobody has changed them since; recipes and plans use the
 * corrected figures at once. An interrupted run continues at the next start.
 */
export async function correctSeeds(): Promise<void> {
  const known = await seeded();
  // Without the demo seed there is nothing to correct, and its files are absent.
  const isSeeded = [...known.keys()].some((name) => name.startsWith('product '));
  if (known.has(DONE) || !isSeeded) return;
  const now = new Map(seedProducts().map((product) => [product.key, product]));
  for (const { key, was } of seedCorrections()) {
    const id = known.get(`product ${key}`);
    const is = now.get(key);
    if (id && is) await inWrite((trx) => correct(trx, id, was, is));
  }
  await inWrite((trx) => markSeeded(trx, DONE, 0));
}

async function correct(trx: Knex, id: number, was: Values, is: SeedProduct): Promise<void> {
  const body = (await readBodies(trx, collectionOf('products'), [id])).get(id);
  if (!body) return;
  const { food, ...fields } = was;
  const isLinked = food === undefined ? body.food !== null : body.food === (await foodNamed(trx, food));
  // Without a food only the product's own values remain.
  const own: Values = { ...body, ...lending(body, undefined).figures };
  const isAsSeeded = Object.entries(fields).every(([name, value]) => (own[name] ?? null) === value);
  if (!isLinked || !isAsSeeded || (await isTaken(trx, is, id))) return;
  const changes = Object.fromEntries(Object.keys(fields).map((name) => [name, is[name] ?? null]));
  await change(
    collectionOf('products'),
    body,
    food === undefined ? changes : { ...changes, food: null },
    trx,
  );
}

async function foodNamed(trx: Knex, Name: unknown): Promise<number | undefined> {
  const found = await trx(tableOf(collectionOf('foods')))
    .where({ Name, curated: true })
    .first('id');
  return found?.id;
}

async function isTaken(trx: Knex, { Name, NameKa }: SeedProduct, id: number): Promise<boolean> {
  const found = await trx(PRODUCT_NAMES)
    .whereIn('key', [nameKey(Name), nameKey(NameKa)])
    .whereNot({ product: id })
    .first('product');
  return found !== undefined;
}
