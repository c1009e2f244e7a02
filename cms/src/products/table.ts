import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { nameKey } from '../domain/text/clean';
import { callerIn, dataOnly } from '../records/http/actions';
import { sql } from '../records/database/database';
import { type FieldError, fieldErrors } from '../records/http/errors';
import { oncePerKeyInBatches } from '../records/write/idempotency';
import { checkInput, isPlainObject } from '../records/write/input';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { recordAudit } from '../records/write/trail';
import type { Caller, CollectionMap } from '../records/types';
import { chunks } from '../records/read/values';
import { change, insertAll, inWrite } from '../records/write/write';
import { PRODUCT_NAMES } from './names';

type Product = CollectionMap['products'];

const products = () => collectionOf('products');
const MAX_ROWS = 5_000;
/** Rows per transaction, so that other writers get a turn between. */
const SLICE = 25;
const BATCH_SIZE = 400;

interface Line {
  input: Record<string, unknown>;
  before: Product | null;
}

/**
 * POST products/import {rows}: Admin imports a whole table. A row with a known Name updates that product, any other
 * creates one. If any row is wrong nothing is imported and each wrong row is reported by path ['rows', n, field]. Rows
 * are written in slices, so that other writers need not wait; an import that breaks off can be repeated, because its
 * rows are then known.
 */
export async function importProducts(ctx: Context): Promise<void> {
  const { rows: table } = dataOnly(ctx, ['rows']);
  if (!Array.isArray(table) || table.length === 0) throw fieldErrors([{ path: ['rows'], key: 'required' }]);
  if (table.length > MAX_ROWS)
    throw fieldErrors([{ path: ['rows'], key: 'tooMany', values: { max: MAX_ROWS } }]);
  ctx.body = await oncePerKeyInBatches(ctx, () => importTable(table, callerIn(ctx)));
}

async function importTable(table: readonly unknown[], caller: Caller) {
  await checkRows(await sql(), table);
  const slices = chunks(table, SLICE);
  let created = 0;
  for (const [at, slice] of slices.entries()) {
    if (at > 0) await pause(1);
    created += await inWrite(async (trx) => {
      if (at === slices.length - 1)
        await recordAudit(trx, caller, {
          action: 'import',
          collection: 'products',
          detail: String(table.length),
        });
      // Checks the slice again, because somebody may have taken a name since the first check.
      return writeLines(trx, await checkRows(trx, slice, at * SLICE), caller);
    });
  }
  return { data: { created, updated: table.length - created } };
}

/** Returns the number of created products. */
async function writeLines(trx: Knex, lines: readonly Line[], caller: Caller): Promise<number> {
  for (const { input, before } of lines) if (before) await change(products(), before, input, trx);
  const fresh = lines.filter(({ before }) => !before).map(({ input }) => ({ ...input, owner: caller.id }));
  const ids = (await insertAll(products(), fresh, trx)).map(({ id }) => id);
  for (const body of (await readBodies(trx, products(), ids)).values())
    await products().hooks?.afterWrite?.(body, null, trx);
  return fresh.length;
}

async function checkRows(db: Knex, table: readonly unknown[], first = 0): Promise<Line[]> {
  const known = await findByNames(db, table);
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  const lines = table.map((row, index): Line => {
    const [name = ''] = isPlainObject(row) ? keysOf([row.Name]) : [];
    const before = known.get(name) ?? null;
    const { data, errors: wrong } = checkInput(products().fields, row, before !== null, 'owner');
    errors.push(...wrong.map((one) => ({ ...one, path: ['rows', first + index, ...one.path] })));
    for (const key of new Set(keysOf([data.Name, data.NameKa]))) {
      const holder = known.get(key);
      const isTaken = seen.has(key) || (holder && holder.id !== before?.id);
      if (isTaken)
        errors.push({
          path: ['rows', first + index, key === name ? 'Name' : 'NameKa'],
          key: 'productExists',
        });
      seen.add(key);
    }
    return { input: data, before };
  });
  if (errors.length) throw fieldErrors(errors);
  return lines;
}

const keysOf = (names: readonly unknown[]): string[] =>
  names.flatMap((name) => (typeof name === 'string' && name ? [nameKey(name)] : []));

/** Returns the products with one of these names, by name key. */
async function findByNames(db: Knex, table: readonly unknown[]): Promise<Map<string, Product>> {
  const known = new Map<string, Product>();
  const keys = table.filter(isPlainObject).flatMap(({ Name, NameKa }) => keysOf([Name, NameKa]));
  for (const some of chunks([...new Set(keys)], BATCH_SIZE)) {
    const held: { key: string; product: number }[] = await db(PRODUCT_NAMES).whereIn('key', some);
    const bodies = await readBodies(
      db,
      products(),
      held.map(({ product }) => product),
    );
    for (const { key, product } of held) {
      const body = bodies.get(product);
      if (body) known.set(key, body);
    }
  }
  return known;
}
