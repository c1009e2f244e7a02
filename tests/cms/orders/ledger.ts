import { expect } from 'vitest';
import { toStockAmount, type StockUnit } from '@/lib/domain/storage/units';
import type { ApiRecord, Wire } from '../support/api';

/** Ledger kept by hand from acknowledged answers alone; the database must agree with it. */
export interface Good {
  readonly id: number;
  readonly unit: 'gr' | 'Piece';
  readonly gramsPerPiece: number | null;
  readonly costTetri: number;
  quantity: number;
}
export interface Line {
  product: number;
  readonly amount: number;
}
export interface LedgerOrder {
  readonly id: number;
  readonly code: string;
  state: string;
  /** Amounts reserved before packing, and taken after it. */
  held: Line[];
  toPay: number | null;
}

export const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;
/** Rounds half up to whole tetri; a deliberate second implementation. */
const tetri = (sum: number): number => Math.floor(sum + 0.5 + 1e-9);

export class Ledger {
  readonly goods = new Map<number, Good>();
  readonly orders = new Map<number, LedgerOrder>();

  constructor(private readonly markupPercent: number) {}

  good = (id: number): Good => this.goods.get(id) as Good;
  add(good: Good): void {
    this.goods.set(good.id, good);
  }
  bring(id: number, amount: number): void {
    const good = this.good(id);
    good.quantity = rounded(good.quantity + amount);
  }

  placed({ id, attributes }: ApiRecord): void {
    const held = attributes.lines.map(({ product, amount }: Line) => ({ product, amount }));
    this.orders.set(id, { id, code: attributes.deliveryCode, state: 'placed', held, toPay: null });
  }

  moved(id: number, state: string): void {
    (this.orders.get(id) as LedgerOrder).state = state;
  }

  packed({ id, attributes }: ApiRecord): void {
    const order = this.orders.get(id) as LedgerOrder;
    let toPay: number = attributes.feeTetri;
    order.held = [];
    for (const line of attributes.lines as Wire[]) {
      if (line.outcome === 'missing') continue;
      const product = line.outcome === 'replaced' ? line.replacement : line.product;
      const good = this.good(product);
      const unit = line.outcome === 'replaced' ? line.replacementUnit : line.unit;
      const amount = toStockAmount(line.gotAmount, unit, good.unit as StockUnit, good as never) as number;
      order.held.push({ product, amount });
      this.bring(product, -amount);
      toPay += this.priceOf(line, good);
    }
    order.toPay = toPay;
    order.state = 'packed';
    expect(attributes.toPayTetri).toBe(toPay);
  }

  private priceOf(line: Wire, good: Good): number {
    if (line.outcome === 'got') return tetri((line.priceTetri * line.gotAmount) / line.amount);
    const grams =
      line.replacementUnit === 'Piece' ? line.gotAmount * (good.gramsPerPiece ?? NaN) : line.gotAmount;
    return tetri(((good.costTetri * grams) / 100) * (1 + this.markupPercent / 100));
  }

  cancelled(id: number): void {
    const order = this.orders.get(id) as LedgerOrder;
    if (['packed', 'onTheWay', 'failed'].includes(order.state))
      for (const { product, amount } of order.held) this.bring(product, amount);
    order.state = 'cancelled';
    order.held = [];
  }

  merged(from: number, into: number): void {
    this.bring(into, this.good(from).quantity);
    this.goods.delete(from);
    for (const { held } of this.orders.values())
      for (const line of held) if (line.product === from) line.product = into;
  }

  reservedOf(product: number): number {
    const open = [...this.orders.values()].filter(({ state }) => state === 'placed' || state === 'accepted');
    const parts = open.flatMap(({ held }) => held.filter((line) => line.product === product));
    return rounded(parts.reduce((sum, { amount }) => sum + amount, 0));
  }
}

interface Lot {
  readonly id: number;
  readonly product: number;
  readonly quantity: number;
  readonly reserved: number;
}
const parsed = (rows: { body: string }[]): Wire[] => rows.map(({ body }) => JSON.parse(body));
const sumOf = (list: readonly number[]): number => rounded(list.reduce((sum, one) => sum + one, 0));

/** Compares the database with the ledger and checks its consistency; `db` is the test's own connection. */
export async function expectExact(db: Wire, ledger: Ledger, past: readonly number[]): Promise<void> {
  const lots: Lot[] = parsed(
    await db('supra_stocks')
      .whereIn('product', [...ledger.goods.keys()])
      .select('body'),
  );
  const ids = lots.map(({ id }) => id);
  const moves = await db('supra_stock_movements').whereIn('stock', ids).select('stock', 'delta');
  const orders = parsed(
    await db('supra_orders')
      .whereIn('id', [...ledger.orders.keys()])
      .select('body'),
  );
  const parts = orders.flatMap(({ reservations }) => (reservations ?? []).flatMap((one: Wire) => one.parts));
  const rows = await db('stocks').whereIn('id', ids).select('id', 'quantity', 'reserved');
  const source = new Map(rows.map((row: Lot) => [row.id, row]));

  for (const { id, quantity, reserved } of lots) {
    expect(quantity, `lot ${id}`).toBeGreaterThanOrEqual(0);
    expect(reserved, `lot ${id}`).toBeGreaterThanOrEqual(0);
    expect(
      sumOf(moves.filter(({ stock }: Wire) => stock === id).map(({ delta }: Wire) => Number(delta))),
      `the movements of lot ${id}`,
    ).toBe(quantity);
    expect(
      sumOf(parts.filter(({ lot }: Wire) => lot === id).map(({ amount }: Wire) => amount)),
      `what orders hold of lot ${id}`,
    ).toBe(reserved);
    expect(source.get(id), `Strapi's lot ${id}`).toMatchObject({ quantity, reserved });
  }
  for (const { id, quantity } of ledger.goods.values()) {
    const own = lots.filter(({ product }) => product === id);
    expect(sumOf(own.map((lot) => lot.quantity)), `product ${id} in storage`).toBe(quantity);
    expect(sumOf(own.map((lot) => lot.reserved)), `product ${id} set aside`).toBe(ledger.reservedOf(id));
  }

  const kept = await db('orders')
    .whereIn('id', [...ledger.orders.keys()])
    .select('id', 'state', 'to_pay_tetri');
  expect(kept).toHaveLength(ledger.orders.size);
  for (const { id, state, to_pay_tetri: toPay } of kept) {
    const order = ledger.orders.get(id) as LedgerOrder;
    const shown = orders.find((one) => one.id === id);
    expect({ state, toPay: order.toPay === null ? null : toPay }, `order ${id}`).toEqual({
      state: order.state,
      toPay: order.toPay,
    });
    expect(shown, `order ${id} in the read model`).toMatchObject({ state, toPayTetri: toPay });
  }
  // Every order that names one of these products, or one merged into another, was acknowledged.
  const names = new Set([...ledger.goods.keys(), ...past]);
  const all = parsed(await db('supra_orders').select('body'));
  const theirs = all.filter(({ lines }) => lines.some(({ product }: Line) => names.has(product)));
  expect(theirs.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    [...ledger.orders.keys()].toSorted((a, b) => a - b),
  );
}
