import type { Knex } from 'knex';
import type { Context } from 'koa';
import { gtinOf } from '../domain/barcode/gtin';
import { sharerIds } from '../households/people';
import { productOf } from '../products/of-food';
import { callerIn, dataIn } from '../records/http/actions';
import { fieldErrors } from '../records/http/errors';
import { oncePerKey } from '../records/write/idempotency';
import { creates } from '../records/http/rate';
import { showDeep } from '../records/read/read';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller } from '../records/types';
import { create, inWrite, update } from '../records/write/write';

const barcodes = () => collectionOf('barcodes');
/** Values of a link that its body omits. */
const NOTHING = { product: null, amount: null, unit: null };

/**
 * POST barcodes/link {code, Name, product? or food?, amount?, unit?}: states which product a code stands for, for the
 * caller's household, and replaces the link of a code that one of them has linked. It locks everything, so that two
 * calls make one link.
 */
export async function linkBarcode(ctx: Context): Promise<void> {
  const { code: written, food, ...given } = dataIn(ctx);
  const code = gtinIn(written);
  const caller = callerIn(ctx);
  ctx.body = await oncePerKey(ctx, () =>
    inWrite(async (trx) => {
      const product = food === undefined ? {} : { product: await productOf(food, trx) };
      const id = await put(code, { ...NOTHING, ...given, ...product }, caller, trx);
      return { data: await showDeep(barcodes(), id, caller) };
    }),
  );
}

/** Returns the single number of a written code; a 400 if it is not one. */
export function gtinIn(written: unknown): string {
  const code = typeof written === 'string' ? gtinOf(written) : undefined;
  if (code === undefined) throw fieldErrors([{ path: ['code'], key: 'barcode' }]);
  return code;
}

async function put(
  code: string,
  given: Readonly<Record<string, unknown>>,
  caller: Caller,
  trx: Knex,
): Promise<number> {
  const known = await linkOf(code, caller, trx);
  if (known === undefined)
    return creates.during(caller.id, async () => (await create(barcodes(), given, caller, { code })).id);
  return (await update(barcodes(), known, given, caller)).id;
}

/** Finds the household's link of a code; if members brought several into the household, the latest one. */
async function linkOf(code: string, caller: Caller, trx: Knex): Promise<number | undefined> {
  const row: { id: number } | undefined = await trx(tableOf(barcodes()))
    .where({ code })
    .whereIn('owner', await sharerIds(caller.id, trx))
    .orderBy([
      { column: 'updatedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('id');
  return row?.id;
}
