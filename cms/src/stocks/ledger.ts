import type { Knex } from 'knex';
import { shopDay } from '../domain/order/windows';
import { type Lot, type Part, takeFrom } from '../domain/storage/lots';
import { type MoveReason, roundQuantity, type StockUnit } from '../domain/storage/units';
import { isPostgres } from '../records/database/database';
import { guard, type Lock } from '../records/database/locks';
import { project, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Body } from '../records/types';
import { insert, sourceTable } from '../records/write/write';
import { getOrThrow } from '../records/getOrThrow';

const stocks = () => collectionOf('stocks');
const movements = () => collectionOf('stock-movements');

/** A lot while a transaction works on it. */
interface OpenLot extends Lot {
  quantity: number;
  reserved: number;
  readonly product: number;
  readonly unit: StockUnit;
  readonly place: string | null;
  readonly before: { readonly quantity: number; readonly reserved: number };
}

export interface MovementCause {
  readonly reason: MoveReason;
  readonly by: number;
  readonly order?: number;
  readonly note?: string | null;
}

/**
 * The stock of some products, open for one transaction. Reservations, releases and movements are written at the end,
 * each change of a quantity with its movement, so a quantity always equals the sum of its movements.
 */
export interface StockLedger {
  lotsOf(product: number): readonly OpenLot[];
  lot(id: number): OpenLot | undefined;
  /** Reserves an amount, or nothing if there is too little. */
  reserve(product: number, amount: number): { parts: Part[]; short: number };
  release(parts: readonly Part[]): void;
  /** Takes an amount out of the free stock, or nothing if there is too little. */
  take(product: number, amount: number, cause: MovementCause): number;
  move(lot: number, delta: number, cause: MovementCause): void;
  close(): Promise<void>;
}

/** Locks the stock of these products, so that one transaction at a time changes it. */
export const stockGuards = (products: readonly number[]): Lock[] =>
  products.map((key) => ({ of: 'stock', key }));

export async function openLedger(
  trx: Knex,
  products: readonly number[],
  now = Date.now(),
): Promise<StockLedger> {
  const today = shopDay(now);
  await guard(trx, stockGuards(products));
  const held = await loadLots(trx, [...new Set(products)]);
  const moves: { lot: OpenLot; delta: number; cause: MovementCause }[] = [];
  const lotsOf = (product: number) => [...held.values()].filter((lot) => lot.product === product);
  const move = (id: number, delta: number, cause: MovementCause) => {
    const lot = getOrThrow(held, id);
    lot.quantity = roundQuantity(lot.quantity + delta);
    moves.push({ lot, delta: roundQuantity(delta), cause });
  };
  return {
    lotsOf,
    lot: (id) => held.get(id),
    reserve(product, amount) {
      const spread = takeFrom(lotsOf(product), amount, today);
      if (spread.short > 0) return spread;
      for (const { lot, amount: part } of spread.parts) change(held, lot, part);
      return spread;
    },
    release: (parts) => parts.forEach(({ lot, amount }) => change(held, lot, -amount)),
    take(product, amount, cause) {
      const { parts, short } = takeFrom(lotsOf(product), amount, today);
      if (short === 0) for (const { lot, amount: part } of parts) move(lot, -part, cause);
      return short;
    },
    move,
    async close() {
      const changed = [...held.values()].filter(
        ({ quantity, reserved, before }) => quantity !== before.quantity || reserved !== before.reserved,
      );
      for (const lot of changed) await writeLot(trx, lot);
      for (const { lot, delta, cause } of moves) await writeMovement(trx, lot, delta, cause);
      if (changed.length)
        await project(
          stocks(),
          changed.map(({ id }) => id),
        );
    },
  };
}

function change(held: Map<number, OpenLot>, id: number, amount: number): void {
  const lot = held.get(id);
  if (lot) lot.reserved = Math.max(0, roundQuantity(lot.reserved + amount));
}

async function loadLots(trx: Knex, products: readonly number[]): Promise<Map<number, OpenLot>> {
  if (products.length === 0) return new Map();
  // PostgreSQL locks the rows against writes that bypass our locks, except for a mere quote; SQLite has a single writer
  // anyway.
  const query = trx(tableOf(stocks())).whereIn('product', products);
  const bodies = await rows<Body & Omit<OpenLot, 'before'>>(
    isPostgres() && trx.isTransaction ? query.forUpdate() : query,
  );
  return new Map(
    bodies.map((body) => [
      body.id,
      { ...body, before: { quantity: body.quantity, reserved: body.reserved } },
    ]),
  );
}

/** Writes a lot only if nobody has changed it since it was read, and never below zero; throws otherwise. */
async function writeLot(trx: Knex, { id, quantity, reserved, before }: OpenLot): Promise<void> {
  if (quantity < 0) throw new Error(`Stock ${id} would fall below zero`);
  const updated_at = isPostgres() ? new Date() : Date.now();
  const count = await trx(sourceTable(stocks()))
    .where({ id, ...before })
    .update({ quantity, reserved, updated_at });
  if (count !== 1) throw new Error(`Stock ${id} has changed meanwhile`);
}

async function writeMovement(trx: Knex, lot: OpenLot, delta: number, cause: MovementCause): Promise<void> {
  const { reason, by, order = null, note = null } = cause;
  const at = new Date().toISOString();
  await insert(
    movements(),
    { stock: lot.id, product: lot.product, unit: lot.unit, delta, reason, by, order, note, at },
    trx,
  );
}

/** Stock reserved for one order line, lot by lot. */
export interface Reservation {
  readonly line: string;
  readonly parts: readonly Part[];
}
