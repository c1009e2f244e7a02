import type { Context } from 'koa';
import type { Knex } from 'knex';
import { UNITS, type Unit } from '../domain/dish/types';
import { LIMITS } from '../domain/limits';
import { gotPrice, linePrice, toPay } from '../domain/order/price';
import { ORDER_LIMITS, OUTCOMES, type Outcome } from '../domain/order/types';
import { roundQuantity, toStockAmount } from '../domain/stock/units';
import { callerIn, dataIn } from '../records/actions';
import { ConflictError, fieldErrors, type FieldError } from '../records/errors';
import { choice, number, parts, relation } from '../records/fields';
import type { Body } from '../records/types';
import { openBook, type Book, type Cause } from '../stocks/book';
import { productsOf, readShop, type OrderLine, type Product, type Reservation } from './place';
import { takeStep, verbData } from './steps';

interface Packed {
  readonly key: string;
  readonly outcome: Outcome;
  readonly gotAmount: number | null;
  readonly replacement: number | null;
  readonly replacementUnit: Unit | null;
}
const FIELDS = {
  lines: parts(
    {
      outcome: choice(OUTCOMES, { required: true }),
      gotAmount: number({ ...LIMITS.amount, key: 'amount' }),
      replacement: relation('products'),
      replacementUnit: choice(UNITS),
    },
    ORDER_LIMITS.lines,
  ),
};

/** Packs an order line by line and takes what was got out of the stock, first-expiring first, all at once or not at all. */
export async function pack(id: number, ctx: Context): Promise<number> {
  const { lines: packed } = verbData<{ lines: Packed[] }>(FIELDS, dataIn(ctx));
  const caller = callerIn(ctx);
  return takeStep(id, ctx, 'pack', async (body, trx) => {
    const lines = body.lines as OrderLine[];
    const given = matched(lines, packed);
    const products = await productsOf(trx, given.flatMap(({ replacement }) => replacement ?? []));
    const wrong = given.flatMap((one, index) => faultsOf(lines[index], one, products).map((fault) => ({ ...fault, path: ['lines', packed.indexOf(one), ...fault.path] })));
    if (wrong.length) throw fieldErrors(wrong);
    await takeOut(trx, body, given, { products, cause: { reason: 'order', by: caller.id, order: id } });
    const { markupPercent } = await readShop(trx);
    const done = lines.map((line, index) => withOutcome(line, given[index], products, markupPercent));
    return { changes: { lines: done, reservations: [], toPayTetri: toPay(done, body.feeTetri as number) } };
  });
}

/** What was packed in the order of the order's lines; every line exactly once. */
function matched(lines: readonly OrderLine[], packed: readonly Packed[]): Packed[] {
  const byKey = new Map(packed.map((one) => [one.key, one]));
  const strange = packed.findIndex(({ key }) => !lines.some((line) => line.key === key));
  if (strange >= 0) throw fieldErrors([{ path: ['lines', strange, 'key'], key: 'reference' }]);
  if (byKey.size !== packed.length) throw fieldErrors([{ path: ['lines'], key: 'reference' }]);
  const open = lines.findIndex(({ key }) => !byKey.has(key));
  if (open >= 0) throw fieldErrors([{ path: ['lines'], key: 'packAll', values: { line: open + 1 } }]);
  if (packed.every(({ outcome }) => outcome === 'missing')) throw fieldErrors([{ path: ['lines'], key: 'packNothing' }]);
  return lines.map(({ key }) => byKey.get(key) as Packed);
}

function faultsOf(line: OrderLine, { outcome, gotAmount, replacement, replacementUnit }: Packed, products: Map<number, Product>): FieldError[] {
  if (outcome === 'got' && gotAmount && gotAmount > line.amount * ORDER_LIMITS.overweight) return [{ path: ['gotAmount'], key: 'amount' }];
  if (outcome !== 'replaced') return replacement ? [{ path: ['replacement'], key: 'choice' }] : [];
  // The customer said to leave it out rather than to put something else in.
  if (line.ifMissing === 'skip') return [{ path: ['outcome'], key: 'choice' }];
  const product = products.get(replacement ?? 0);
  if (!product?.sold || replacement === line.product) return [{ path: ['replacement'], key: product ? 'notSold' : 'required' }];
  if (!gotAmount) return [{ path: ['gotAmount'], key: 'amount' }];
  const unit = replacementUnit ?? line.unit;
  return linePrice({ amount: gotAmount, unit, product }, 0) === undefined ? [{ path: ['replacementUnit'], key: 'unitUnknown' }] : [];
}

async function takeOut(trx: Knex, body: Body, given: readonly Packed[], { products, cause }: { products: Map<number, Product>; cause: Cause }): Promise<void> {
  const lines = body.lines as OrderLine[];
  const reserved = (body.reservations as Reservation[] | null) ?? [];
  const book = await openBook(trx, [...lines.map(({ product }) => product), ...products.keys()]);
  reserved.forEach(({ parts: held }) => book.release(held));
  const short = lines.flatMap((line, index) => {
    const { product, amount } = neededFor(line, given[index], { book, products, reserved });
    const missing = amount > 0 ? book.take(product, amount, cause) : 0;
    return missing > 0 ? [{ line: index, product, missing }] : [];
  });
  if (short.length) {
    const errors = short.map(({ line, missing }) => ({ path: ['lines', String(line), 'gotAmount'], key: 'stockShort', values: { left: 0, missing }, message: 'Not in stock', name: 'ConflictError' }));
    throw new ConflictError('Some of it is not in stock', 'stock.short', { short, errors });
  }
  await book.close();
}

interface Sources {
  readonly book: Book;
  readonly products: Map<number, Product>;
  readonly reserved: readonly Reservation[];
}

/** How much of what leaves the stock for a line, as the stock counts it. */
function neededFor(line: OrderLine, one: Packed, { book, products, reserved }: Sources): { product: number; amount: number } {
  if (one.outcome === 'missing') return { product: line.product, amount: 0 };
  if (one.outcome === 'got') {
    const held = reserved.find((kept) => kept.line === line.key)?.parts ?? [];
    const whole = held.reduce((sum, { amount }) => sum + amount, 0);
    const share = whole * ((one.gotAmount ?? line.amount) / line.amount);
    const isPieces = book.lotsOf(line.product)[0]?.unit === 'Piece';
    return { product: line.product, amount: isPieces ? Math.ceil(roundQuantity(share)) : roundQuantity(share) };
  }
  const product = products.get(one.replacement as number) as Product;
  const stockUnit = book.lotsOf(product.id)[0]?.unit;
  const amount = stockUnit && toStockAmount(one.gotAmount as number, one.replacementUnit ?? line.unit, stockUnit, product);
  return { product: product.id, amount: amount ?? Infinity };
}

function withOutcome(line: OrderLine, one: Packed, products: Map<number, Product>, markupPercent: number): OrderLine {
  const { outcome, replacement } = one;
  const gotAmount = outcome === 'missing' ? null : (one.gotAmount ?? line.amount);
  if (outcome !== 'replaced') {
    const done = { ...line, outcome, gotAmount, replacement: null, replacementUnit: null };
    return { ...done, gotTetri: gotPrice(done) };
  }
  const unit = one.replacementUnit ?? line.unit;
  const product = products.get(replacement as number) as Product;
  const gotTetri = linePrice({ amount: gotAmount as number, unit, product }, markupPercent) as number;
  return { ...line, outcome, gotAmount, replacement, replacementUnit: unit, gotTetri };
}
