import { present } from '../domain/present';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { UNITS } from '../domain/dish/types';
import { LIMITS } from '../domain/limits';
import { unagreedLines } from '../domain/order/consent';
import { toPay } from '../domain/order/price';
import { ORDER_LIMITS, OUTCOMES } from '../domain/order/types';
import { roundQuantity, toStockAmount } from '../domain/storage/units';
import { callerIn, dataIn, verbData } from '../records/http/actions';
import { ConflictError, fieldErrors } from '../records/http/errors';
import { boolean, choice, number, parts, relation } from '../records/fields';
import { type StockLedger, type MovementCause, openLedger, type Reservation } from '../stocks/ledger';
import { type Product, productsOf } from '../stocks/products';
import { asProposed, isOutcome, outcomeFaults, type PackedOutcome, productsIn, withOutcome } from './outcome';
import type { Order, OrderLine } from './order';
import { readShop } from './shop';
import { advanceOrder } from './steps';
import { getOrThrow } from '../records/getOrThrow';

const FIELDS = {
  lines: parts(
    {
      outcome: choice(OUTCOMES, { required: true }),
      gotAmount: number({ ...LIMITS.amount, key: 'amount' }),
      replacement: relation('products'),
      replacementUnit: choice(UNITS),
      called: boolean(),
    },
    ORDER_LIMITS.lines,
  ),
};

/** Packs an order line by line and takes the goods out of the stock, first-expiring first, all or nothing. */
export async function pack(id: number, ctx: Context): Promise<number> {
  const { lines: packed } = verbData<{ lines: PackedOutcome[] }>(FIELDS, dataIn(ctx));
  const caller = callerIn(ctx);
  return advanceOrder(id, ctx, 'pack', {
    isSame: (body, _then, trx) => isPackedSo(body, packed, trx),
    async work(body, trx) {
      const lines = body.lines;
      const given = matched(lines, packed);
      const products = await productsOf(trx, productsIn(lines, given));
      const wrong = given.flatMap((one, index) =>
        outcomeFaults(present(lines[index]), one, products).map((fault) => ({
          ...fault,
          path: ['lines', packed.indexOf(one), ...fault.path],
        })),
      );
      if (wrong.length) throw fieldErrors(wrong);
      const { markupPercent } = await readShop(trx);
      const done = lines.map((line, index) =>
        withOutcome(line, present(given[index]), products, markupPercent),
      );
      refuseUnagreed(body, done, packed);
      await takeOut(trx, body, done, { products, cause: { reason: 'order', by: caller.id, order: id } });
      return { changes: { lines: done, reservations: [], toPayTetri: toPay(done, body.feeTetri) } };
    },
  });
}

/** Returns whether an order was packed with exactly these outcomes. */
async function isPackedSo({ lines }: Order, packed: readonly PackedOutcome[], trx: Knex): Promise<boolean> {
  const given = matched(lines, packed);
  const products = await productsOf(trx, productsIn(lines, given));
  return lines.every((line, index) => isOutcome(line, present(given[index]), products));
}

/** Returns the outcomes in the order of the order's lines; throws unless every line occurs exactly once. */
function matched(lines: readonly OrderLine[], packed: readonly PackedOutcome[]): PackedOutcome[] {
  const byKey = new Map(packed.map((one) => [one.key, one]));
  const strange = packed.findIndex(({ key }) => !lines.some((line) => line.key === key));
  if (strange >= 0) throw fieldErrors([{ path: ['lines', strange, 'key'], key: 'reference' }]);
  if (byKey.size !== packed.length) throw fieldErrors([{ path: ['lines'], key: 'reference' }]);
  const open = lines.findIndex(({ key }) => !byKey.has(key));
  if (open >= 0) throw fieldErrors([{ path: ['lines'], key: 'packAll', values: { line: open + 1 } }]);
  if (packed.every(({ outcome }) => outcome === 'missing'))
    throw fieldErrors([{ path: ['lines'], key: 'packNothing' }]);
  return lines.map(({ key }) => getOrThrow(byKey, key));
}

/** Throws if the customer has not agreed to a change, checked per line and for the total. */
function refuseUnagreed(body: Order, done: readonly OrderLine[], packed: readonly PackedOutcome[]): void {
  const sums = { feeTetri: body.feeTetri, estimatedTetri: body.estimatedTetri };
  const lines = unagreedLines(sums, done.map(asProposed), body.questions ?? []);
  if (lines.length === 0) return;
  const errors = lines.map((key) => ({
    path: ['lines', String(packed.findIndex((one) => one.key === key)), 'gotAmount'],
    key: 'unagreed',
    message: 'The customer has not agreed to this',
    name: 'ConflictError',
  }));
  throw new ConflictError('The customer has not agreed to this', 'replacement.unagreed', { lines, errors });
}

async function takeOut(
  trx: Knex,
  body: Order,
  done: readonly OrderLine[],
  { products, cause }: { products: Map<number, Product>; cause: MovementCause },
): Promise<void> {
  const reserved = body.reservations ?? [];
  const ledger = await openLedger(trx, [...done.map(({ product }) => product), ...products.keys()]);
  reserved.forEach(({ parts: held }) => ledger.release(held));
  const short = done.flatMap((line, index) => {
    const { product, amount } = neededFor(line, { ledger, products, reserved });
    const missing = amount > 0 ? ledger.take(product, amount, cause) : 0;
    return missing > 0 ? [{ line: index, product, missing }] : [];
  });
  if (short.length) {
    const errors = short.map(({ line, missing }) => ({
      path: ['lines', String(line), 'gotAmount'],
      key: 'stockShort',
      values: { left: 0, missing },
      message: 'Not in stock',
      name: 'ConflictError',
    }));
    throw new ConflictError('Some of it is not in stock', 'stock.short', { short, errors });
  }
  await ledger.close();
}

interface Sources {
  readonly ledger: StockLedger;
  readonly products: Map<number, Product>;
  readonly reserved: readonly Reservation[];
}

/** Returns the amount to take out of the stock for a packed line, in the stock's unit. */
function neededFor(
  line: OrderLine,
  { ledger, products, reserved }: Sources,
): { product: number; amount: number } {
  const gotAmount = line.gotAmount ?? 0;
  if (line.outcome === 'missing') return { product: line.product, amount: 0 };
  if (line.outcome === 'got') {
    const held = reserved.find((kept) => kept.line === line.key)?.parts ?? [];
    const whole = held.reduce((sum, { amount }) => sum + amount, 0);
    const share = whole * (gotAmount / line.amount);
    const isPieces = ledger.lotsOf(line.product)[0]?.unit === 'Piece';
    return {
      product: line.product,
      amount: isPieces ? Math.ceil(roundQuantity(share)) : roundQuantity(share),
    };
  }
  const product = getOrThrow(products, line.replacement);
  const stockUnit = ledger.lotsOf(product.id)[0]?.unit;
  const amount = stockUnit && toStockAmount(gotAmount, line.replacementUnit ?? line.unit, stockUnit, product);
  return { product: product.id, amount: amount ?? Infinity };
}
