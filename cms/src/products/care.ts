import type { Context } from 'koa';
import type { Knex } from 'knex';
import { callerIn, dataIn, optionalDataIn } from '../records/actions';
import { fieldErrors, type FieldError } from '../records/errors';
import { once } from '../records/idempotency';
import { checkInput, isId, isPlainObject } from '../records/input';
import { bodyFor } from '../records/read';
import { project, readBodies } from '../records/readModel';
import { tableOf, TERMS } from '../records/tables';
import { collectionOf } from '../records/registry';
import { noteDeed } from '../records/trail';
import type { Body } from '../records/types';
import { change, erase, insert, inWrite } from '../records/write';
import { nameKey } from '../domain/text/clean';

const products = () => collectionOf('products');
const dishes = () => collectionOf('dishes');
const MAX_ROWS = 5_000;

/** Admin confirms a product's figures (or takes that back: `{verified: false}`); from then on only Admin changes it. */
export async function verifyProduct(id: number, ctx: Context): Promise<number> {
  const { verified = true, ...rest } = optionalDataIn(ctx);
  if (typeof verified !== 'boolean' || Object.keys(rest).length) throw fieldErrors([{ path: ['verified'], key: 'choice' }]);
  await inWrite(async (trx) => {
    const before = await bodyFor(products(), id, callerIn(ctx));
    await change(products(), before, { verified }, trx);
    await noteDeed(trx, callerIn(ctx), { action: verified ? 'verify' : 'unverify', collection: 'products', record: id, label: before.Name });
  });
  return id;
}

/** Admin makes one product of two: every recipe that used this one uses `into`, then this one goes. Answers `into`. */
export async function mergeProduct(id: number, ctx: Context): Promise<number> {
  const { into, ...rest } = dataIn(ctx);
  if (Object.keys(rest).length) throw fieldErrors([{ path: [Object.keys(rest)[0]], key: 'unknown' }]);
  if (!isId(into) || into === id) throw fieldErrors([{ path: ['into'], key: 'reference' }]);
  await inWrite(async (trx) => {
    const from = await bodyFor(products(), id, callerIn(ctx));
    const target = (await readBodies(trx, products(), [into])).get(into);
    if (!target) throw fieldErrors([{ path: ['into'], key: 'reference' }]);
    const using = await dishesUsing(trx, id);
    const items = await itemsUsing(trx, id);
    await repoint(trx, 'dish.ingredient', id, target.id);
    await repoint(trx, 'api::shop-item.shop-item', id, target.id);
    await project(dishes(), using);
    await project(collectionOf('shop-items'), items);
    await erase(products(), from, trx);
    await noteDeed(trx, callerIn(ctx), { action: 'merge', collection: 'products', record: target.id, label: target.Name, detail: String(from.Name) });
  });
  return into;
}

async function dishesUsing(trx: Knex, product: number): Promise<number[]> {
  const rows: { record: number }[] = await trx(TERMS).where({ collection: 'dishes', kind: 'product', value: String(product) }).select('record');
  return rows.map(({ record }) => record);
}

async function itemsUsing(trx: Knex, product: number): Promise<number[]> {
  const rows: { id: number }[] = await trx(tableOf(collectionOf('shop-items'))).where({ product }).select('id');
  return rows.map(({ id }) => id);
}

/** The link table between lines and products is Strapi's own; one update moves all lines. */
async function repoint(trx: Knex, uid: string, from: number, to: number): Promise<void> {
  const { joinTable } = (strapi.db.metadata.get(uid as never) as unknown as { attributes: { product: { joinTable: { name: string; inverseJoinColumn: { name: string } } } } }).attributes.product;
  const column = joinTable.inverseJoinColumn.name;
  await trx(joinTable.name).where({ [column]: from }).update({ [column]: to });
}

interface Line {
  input: Record<string, unknown>;
  before: Body | null;
}

/**
 * POST products/import {rows}: Admin brings in a table whole. A row with a known Name changes that product, another one is
 * new; if any row is wrong nothing is imported and every wrong one is named by path ['rows', n, field].
 */
export async function importProducts(ctx: Context): Promise<void> {
  const { rows, ...rest } = dataIn(ctx);
  if (Object.keys(rest).length) throw fieldErrors([{ path: [Object.keys(rest)[0]], key: 'unknown' }]);
  if (!Array.isArray(rows) || rows.length === 0) throw fieldErrors([{ path: ['rows'], key: 'required' }]);
  if (rows.length > MAX_ROWS) throw fieldErrors([{ path: ['rows'], key: 'tooMany', values: { max: MAX_ROWS } }]);
  ctx.body = await once(ctx, () =>
    inWrite(async (trx) => {
      const lines = await checkRows(trx, rows);
      let created = 0;
      for (const { input, before } of lines) {
        if (before) await change(products(), before, input, trx);
        else await insert(products(), { ...input, owner: callerIn(ctx).id }, trx);
        if (!before) created += 1;
      }
      await noteDeed(trx, callerIn(ctx), { action: 'import', collection: 'products', detail: String(lines.length) });
      return { data: { created, updated: lines.length - created } };
    }),
  );
}

async function checkRows(trx: Knex, rows: readonly unknown[]): Promise<Line[]> {
  const known = await productsByName(trx);
  const errors: FieldError[] = [];
  const seen = new Map<string, number>();
  const lines = rows.map((row, index): Line => {
    const name = isPlainObject(row) && typeof row.Name === 'string' ? nameKey(row.Name) : '';
    const before = known.get(name) ?? null;
    const { data, errors: wrong } = checkInput(products().fields, row, before !== null, 'owner');
    errors.push(...wrong.map((one) => ({ ...one, path: ['rows', index, ...one.path] })));
    for (const key of new Set([data.Name, data.NameKa].filter(Boolean).map((one) => nameKey(String(one))))) {
      const holder = known.get(key);
      const isTaken = seen.has(key) || (holder && holder.id !== before?.id);
      if (isTaken) errors.push({ path: ['rows', index, key === name ? 'Name' : 'NameKa'], key: 'productExists' });
      seen.set(key, index);
    }
    return { input: data, before };
  });
  if (errors.length) throw fieldErrors(errors);
  return lines;
}

async function productsByName(trx: Knex): Promise<Map<string, Body>> {
  const rows: { body: string }[] = await trx(tableOf(products())).select('body');
  const bodies = rows.map(({ body }) => JSON.parse(body) as Body);
  return new Map(bodies.flatMap((body) => [body.Name, body.NameKa].filter(Boolean).map((name): [string, Body] => [nameKey(String(name)), body])));
}

