import type { Knex } from 'knex';
import type { Context } from 'koa';
import {
  HAND_REASONS,
  type MoveReason,
  roundQuantity,
  STOCK_LIMITS,
  STOCK_UNITS,
  type StockUnit,
  toStockAmount,
} from '../domain/storage/units';
import { callerIn, dataIn, verbData } from '../records/http/actions';
import { compose } from '../records/read/compose';
import { ConflictError, type FieldError, fieldErrors } from '../records/http/errors';
import { choice, day, longText, number, objects, text } from '../records/fields';
import { oncePerKey } from '../records/write/idempotency';
import { bodyFor } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import { deepTree } from '../records/read/tree';
import type { Caller } from '../records/types';
import { insert, inWrite } from '../records/write/write';
import { openLedger, stockGuards } from './ledger';
import { productsOf } from './products';
import { getOrThrow } from '../records/getOrThrow';

const stocks = () => collectionOf('stocks');
const note = () => longText({ max: STOCK_LIMITS.note, lengthKey: 'tooLong' });
const MOVE = {
  delta: number({ min: -STOCK_LIMITS.quantity, max: STOCK_LIMITS.quantity, required: true, key: 'amount' }),
  reason: choice(HAND_REASONS, { required: true }),
  note: note(),
};

/**
 * POST stocks/{id}/move {delta, reason}: an arrival adds, waste removes, a correction does either; throws if the result
 * would be negative.
 */
export async function moveStock(id: number, ctx: Context): Promise<number> {
  const given = verbData<{ delta: number; reason: MoveReason; note: string | null }>(MOVE, dataIn(ctx));
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const { product, unit } = await bodyFor(stocks(), id, caller);
    const delta = roundQuantity(given.delta);
    const isWrongWay = (given.reason === 'arrival' && delta < 0) || (given.reason === 'waste' && delta > 0);
    if (delta === 0 || isWrongWay || (unit === 'Piece' && !Number.isInteger(delta)))
      throw fieldErrors([{ path: ['delta'], key: 'amount' }]);
    const ledger = await openLedger(trx, [product as number]);
    const left = roundQuantity((ledger.lot(id)?.quantity ?? 0) + delta);
    if (left < 0) {
      const errors = [
        {
          path: ['delta'],
          key: 'stockShort',
          values: { left: ledger.lot(id)?.quantity ?? 0 },
          message: 'Not that much is there',
          name: 'ConflictError',
        },
      ];
      throw new ConflictError('Not that much is there', 'stock.short', { errors });
    }
    if (left > STOCK_LIMITS.quantity) throw fieldErrors([{ path: ['delta'], key: 'amount' }]);
    ledger.move(id, delta, { reason: given.reason, by: caller.id, note: given.note });
    await ledger.close();
  }, []);
  return id;
}

interface Arrival {
  readonly product: number;
  readonly amount: number;
  readonly unit: StockUnit;
  readonly place: string | null;
  readonly expiresOn: string | null;
}
const ARRIVALS = {
  lines: objects(
    {
      product: number({ whole: true, above: 0, max: 2_147_483_647, required: true, key: 'reference' }),
      amount: number({ above: 0, max: STOCK_LIMITS.quantity, required: true, key: 'amount' }),
      unit: choice(STOCK_UNITS, { required: true }),
      place: text({ max: STOCK_LIMITS.place, lengthKey: 'tooLong' }),
      expiresOn: day(),
    },
    STOCK_LIMITS.lines,
    { required: true },
  ),
  note: note(),
};

/** POST stocks/arrivals {lines, note?}: records arrivals, all or none; same place and date add to one lot. */
export async function receiveStock(ctx: Context): Promise<void> {
  const { lines, note: why } = verbData<{ lines: Arrival[]; note: string | null }>(ARRIVALS, dataIn(ctx));
  if (lines.length === 0) throw fieldErrors([{ path: ['lines'], key: 'required' }]);
  const caller = callerIn(ctx);
  ctx.body = await oncePerKey(ctx, () =>
    inWrite(
      async (trx) => {
        const ids = await recordArrivals(trx, lines, { caller, why });
        const bodies = await readBodies(trx, stocks(), ids);
        return { data: await compose(stocks(), [...bodies.values()], deepTree(stocks(), 2), caller) };
      },
      stockGuards(lines.map(({ product }) => product)),
    ),
  );
}

export async function recordArrivals(
  trx: Knex,
  lines: readonly Arrival[],
  { caller, why }: { caller: Caller; why: string | null },
): Promise<number[]> {
  const products = await productsOf(
    trx,
    lines.map(({ product }) => product),
  );
  const strange = lines.flatMap(({ product }, index): FieldError[] =>
    products.has(product) ? [] : [{ path: ['lines', index, 'product'], key: 'reference' }],
  );
  if (strange.length) throw fieldErrors(strange);
  const wrong: FieldError[] = [];
  const amounts: { lot: number; amount: number; product: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const unit = await unitOf(trx, line);
    const amount = toStockAmount(line.amount, line.unit, unit, getOrThrow(products, line.product));
    const isWhole = unit !== 'Piece' || line.unit !== 'Piece' || Number.isInteger(line.amount);
    if (amount === undefined) wrong.push({ path: ['lines', index, 'unit'], key: 'unitUnknown' });
    else if (!isWhole) wrong.push({ path: ['lines', index, 'amount'], key: 'amount' });
    else amounts.push({ lot: await lotFor(trx, line, unit), amount, product: line.product });
  }
  if (wrong.length) throw fieldErrors(wrong);
  const ledger = await openLedger(
    trx,
    lines.map(({ product }) => product),
  );
  for (const { lot, amount } of amounts)
    ledger.move(lot, amount, { reason: 'arrival', by: caller.id, note: why });
  await ledger.close();
  return [...new Set(amounts.map(({ lot }) => lot))];
}

/** Returns the unit of a product's stock, set by its first arrival. */
async function unitOf(trx: Knex, { product, unit }: Arrival): Promise<StockUnit> {
  const row = await trx(tableOf(stocks())).where({ product }).orderBy('id').first('unit');
  return row?.unit ?? unit;
}

async function lotFor(trx: Knex, { product, place, expiresOn }: Arrival, unit: StockUnit): Promise<number> {
  const known = await trx(tableOf(stocks())).where({ product, place, expiresOn }).first('id');
  if (known) return known.id;
  const [kept] = await trx(tableOf(stocks())).where({ product }).max({ most: 'minimum' });
  const body = await insert(
    stocks(),
    { product, unit, place, expiresOn, quantity: 0, reserved: 0, minimum: kept?.most ?? null },
    trx,
  );
  return body.id;
}
