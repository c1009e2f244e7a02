import { present } from '../domain/present';
import type { Knex } from 'knex';
import { roundQuantity, type StockUnit, toStockAmount } from '../domain/storage/units';
import { ConflictError } from '../records/http/errors';
import { project, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Body, CollectionMap } from '../records/types';
import { insert, sourceTable } from '../records/write/write';
import type { Product } from './products';

const stocks = () => collectionOf('stocks');
const orders = () => collectionOf('orders');

interface Lot extends Body {
  readonly unit: StockUnit;
  readonly quantity: number;
  readonly reserved: number;
}

/**
 * Prepares merging two products: converts their lots to one unit and one minimum. A lot in another unit is written off
 * and created again in the common unit, along with its reservations. Throws a conflict if a weight needed for this is
 * unknown.
 */
export async function alignStock(trx: Knex, from: Product, into: Product, by: number): Promise<void> {
  const own = { from: await lotsOf(trx, from.id), into: await lotsOf(trx, into.id) };
  const all = [...own.from, ...own.into];
  if (own.from.length === 0) return;
  const unit = commonUnit([...own.into, ...own.from]);
  for (const lot of own.from) await recount(trx, lot, { unit, product: from, by });
  for (const lot of own.into) await recount(trx, lot, { unit, product: into, by });
  const { minimum } = present(own.into[0] ?? own.from[0], 'a lot');
  await trx(sourceTable(stocks()))
    .whereIn(
      'id',
      all.map(({ id }) => id),
    )
    .update({ minimum });
  await project(
    stocks(),
    all.map(({ id }) => id),
  );
}

const lotsOf = (trx: Knex, product: number): Promise<Lot[]> =>
  rows(trx(tableOf(stocks())).where({ product }).orderBy('id'));

const isHeld = ({ quantity, reserved }: Lot): boolean => quantity > 0 || reserved > 0;

/**
 * Returns the common unit: grams or millilitres before pieces, because a part of a piece is no stock; otherwise the
 * unit of the first lot that holds something.
 */
function commonUnit(lots: readonly Lot[]): StockUnit {
  const held = lots.filter(isHeld);
  return present(held.find(({ unit }) => unit !== 'Piece') ?? held[0] ?? lots[0], 'a lot').unit;
}

async function recount(
  trx: Knex,
  lot: Lot,
  { unit, product, by }: { unit: StockUnit; product: Product; by: number },
): Promise<void> {
  if (lot.unit === unit) return;
  if (isHeld(lot)) await moveOver(trx, lot, { unit, product, by });
  // New arrivals at this place use the common unit; each old movement keeps its unit.
  await trx(sourceTable(stocks())).where({ id: lot.id }).update({ unit, quantity: 0, reserved: 0 });
}

async function moveOver(
  trx: Knex,
  lot: Lot,
  { unit, product, by }: { unit: StockUnit; product: Product; by: number },
): Promise<void> {
  const counted = (amount: number): number => {
    const other = toStockAmount(amount, lot.unit, unit, product);
    if (other === undefined)
      throw new ConflictError(
        'Their stock is counted in different units, and what one of them weighs is not known',
        'product.unitsDiffer',
      );
    return other;
  };
  const { place, expiresOn, minimum } = lot;
  const quantity = counted(lot.quantity);
  const fresh = await insert(
    stocks(),
    { product: product.id, unit, place, expiresOn, minimum, quantity: 0, reserved: 0 },
    trx,
  );
  const reserved = await moveReservations(trx, lot.id, fresh.id, counted);
  await trx(sourceTable(stocks())).where({ id: fresh.id }).update({ quantity, reserved });
  const movement = {
    product: product.id,
    reason: 'correction',
    by,
    order: null,
    note: null,
    at: new Date().toISOString(),
  };
  await insert(
    collectionOf('stock-movements'),
    { ...movement, stock: lot.id, unit: lot.unit, delta: -lot.quantity },
    trx,
  );
  await insert(collectionOf('stock-movements'), { ...movement, stock: fresh.id, unit, delta: quantity }, trx);
  await project(stocks(), [fresh.id]);
}

/** Moves the reservations of one lot to another, converted to its unit; returns their sum. */
async function moveReservations(
  trx: Knex,
  from: number,
  to: number,
  counted: (amount: number) => number,
): Promise<number> {
  const open = await rows<CollectionMap['orders']>(
    trx(tableOf(orders())).whereIn('state', ['placed', 'accepted']),
  );
  let sum = 0;
  for (const order of open) {
    if (!order.reservations?.some(({ parts }) => parts.some(({ lot }) => lot === from))) continue;
    const reservations = order.reservations.map((one) => ({
      ...one,
      parts: one.parts.map((part) => (part.lot === from ? { lot: to, amount: counted(part.amount) } : part)),
    }));
    sum += reservations
      .flatMap(({ parts }) => parts)
      .reduce((all, { lot, amount }) => all + (lot === to ? amount : 0), 0);
    await trx(sourceTable(orders()))
      .where({ id: order.id })
      .update({ reservations: JSON.stringify(reservations) });
    await project(orders(), [order.id]);
  }
  return roundQuantity(sum);
}
