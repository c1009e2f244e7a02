import type { Knex } from 'knex';
import type { Context } from 'koa';
import { nameKey } from '../domain/text/clean';
import { callerIn, dataOnly, flagIn } from '../records/actions';
import { type FieldError, fieldErrors } from '../records/errors';
import { once } from '../records/idempotency';
import { checkInput, isPlainObject } from '../records/input';
import { bodyFor } from '../records/read';
import { rows } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/tables';
import { noteDeed } from '../records/trail';
import type { CollectionMap } from '../records/types';
import { change, insert, inWrite } from '../records/write';

type Product = CollectionMap['products'];

const products = () => collectionOf('products');
const MAX_ROWS = 5_000;

/** Admin confirms a product's figures (or takes that back: `{verified: false}`); from then on only Admin changes it. */
export async function verifyProduct(id: number, ctx: Context): Promise<number> {
  const verified = flagIn(ctx, 'verified', true);
  await inWrite(async (trx) => {
    const before = await bodyFor(products(), id, callerIn(ctx));
    await change(products(), before, { verified }, trx);
    await noteDeed(trx, callerIn(ctx), {
      action: verified ? 'verify' : 'unverify',
      collection: 'products',
      record: id,
      label: before.Name,
    });
  });
  return id;
}

interface Line {
  input: Record<string, unknown>;
  before: Product | null;
}

/**
 * POST products/import {rows}: Admin brings in a table whole. A row with a known Name changes that product, another one is
 * new; if any row is wrong nothing is imported and every wrong one is named by path ['rows', n, field].
 */
export async function importProducts(ctx: Context): Promise<void> {
  const { rows: table } = dataOnly(ctx, ['rows']);
  if (!Array.isArray(table) || table.length === 0) throw fieldErrors([{ path: ['rows'], key: 'required' }]);
  if (table.length > MAX_ROWS)
    throw fieldErrors([{ path: ['rows'], key: 'tooMany', values: { max: MAX_ROWS } }]);
  ctx.body = await once(ctx, () =>
    inWrite(async (trx) => {
      const lines = await checkRows(trx, table);
      let created = 0;
      for (const { input, before } of lines) {
        if (before) await change(products(), before, input, trx);
        else await insert(products(), { ...input, owner: callerIn(ctx).id }, trx);
        if (!before) created += 1;
      }
      await noteDeed(trx, callerIn(ctx), {
        action: 'import',
        collection: 'products',
        detail: String(lines.length),
      });
      return { data: { created, updated: lines.length - created } };
    }),
  );
}

async function checkRows(trx: Knex, table: readonly unknown[]): Promise<Line[]> {
  const known = await productsByName(trx);
  const errors: FieldError[] = [];
  const seen = new Map<string, number>();
  const lines = table.map((row, index): Line => {
    const name = isPlainObject(row) && typeof row.Name === 'string' ? nameKey(row.Name) : '';
    const before = known.get(name) ?? null;
    const { data, errors: wrong } = checkInput(products().fields, row, before !== null, 'owner');
    errors.push(...wrong.map((one) => ({ ...one, path: ['rows', index, ...one.path] })));
    for (const key of new Set([data.Name, data.NameKa].filter(Boolean).map((one) => nameKey(String(one))))) {
      const holder = known.get(key);
      const isTaken = seen.has(key) || (holder && holder.id !== before?.id);
      if (isTaken)
        errors.push({ path: ['rows', index, key === name ? 'Name' : 'NameKa'], key: 'productExists' });
      seen.set(key, index);
    }
    return { input: data, before };
  });
  if (errors.length) throw fieldErrors(errors);
  return lines;
}

async function productsByName(trx: Knex): Promise<Map<string, Product>> {
  const bodies = await rows<Product>(trx(tableOf(products())));
  return new Map(
    bodies.flatMap((body) =>
      [body.Name, body.NameKa]
        .filter(Boolean)
        .map((name): [string, Product] => [nameKey(String(name)), body]),
    ),
  );
}
