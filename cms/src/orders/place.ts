import { present } from '../domain/present';
import { randomInt, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { toGrams } from '../domain/dish/nutrition';
import { estimatedTotal, linePrice } from '../domain/order/price';
import { feeFor, type Shop } from '../domain/order/shop';
import { ORDER_LIMITS } from '../domain/order/types';
import { isWindow } from '../domain/order/windows';
import type { Part } from '../domain/storage/lots';
import { toStockAmount } from '../domain/storage/units';
import { ConflictError, type FieldError, fieldErrors } from '../records/http/errors';
import { guard } from '../records/database/locks';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import { type StockLedger, openLedger, type Reservation } from '../stocks/ledger';
import { type Product, productsOf } from '../stocks/products';
import type { GivenLine, NewOrder, OrderLine } from './order';
import { readShop } from './shop';
import { getOrThrow } from '../records/getOrThrow';

/** Fills in a new order: freezes prices, sets fee, number and code, reserves the goods in the same transaction. */
export async function prepareOrder(input: NewOrder, trx: Knex, quotedTetri: number | null): Promise<void> {
  const shop = await readShop(trx);
  const given = input.lines;
  const products = await productsOf(
    trx,
    given.map(({ product }) => product),
  );
  refuse([...wrongFrame(input, shop), ...wrongLines(given, products)]);
  await refuseOrdered(given, trx);
  const lines = given.map((line) => frozen(line, getOrThrow(products, line.product), shop));
  const feeTetri = feeFor(shop, input.zone);
  const estimatedTetri = estimatedTotal(lines, feeTetri);
  if (estimatedTetri - feeTetri < shop.minimumTetri) {
    refuse([{ path: ['lines'], key: 'minimumOrder', values: { minimumTetri: shop.minimumTetri } }]);
  }
  if (quotedTetri !== null && quotedTetri !== estimatedTetri) {
    refuse([{ path: ['quotedTetri'], key: 'priceChanged', values: { totalTetri: estimatedTetri } }]);
  }
  const ledger = await openLedger(
    trx,
    given.map(({ product }) => product),
  );
  const reservations = setAside(ledger, given, products);
  await ledger.close();
  const zone = shop.zones.find(({ key }) => key === input.zone);
  Object.assign(input, {
    lines,
    reservations,
    feeTetri,
    estimatedTetri,
    toPayTetri: estimatedTetri,
    lineCount: lines.length,
    weightGrams: weightOf(given, products),
    state: 'placed',
    codeFails: 0,
    district: zone?.Name ?? null,
    districtKa: zone?.NameKa ?? null,
    isUnconfirmed: false,
    questions: [],
    wantedFrom: new Date(input.wantedFrom).toISOString(),
    wantedTo: new Date(input.wantedTo).toISOString(),
    number: await nextNumber(trx),
    deliveryCode: String(randomInt(10 ** ORDER_LIMITS.codeDigits)).padStart(ORDER_LIMITS.codeDigits, '0'),
    history: [],
  });
}

function refuse(errors: readonly FieldError[]): void {
  if (errors.length) throw fieldErrors(errors);
}

function wrongFrame(input: NewOrder, shop: Shop): FieldError[] {
  const window = { from: input.wantedFrom, to: input.wantedTo };
  const isZone = shop.zones.some(({ key }) => key === input.zone);
  const zoneKey = input.zone ? 'choice' : 'required';
  return [
    ...(shop.isTaking ? [] : [{ path: ['lines'], key: 'shopClosed' }]),
    ...(input.lines.length === 0 ? [{ path: ['lines'], key: 'required' }] : []),
    ...(isWindow(shop, window, Date.now()) ? [] : [{ path: ['wantedFrom'], key: 'window' }]),
    ...((shop.zones.length === 0 ? !input.zone : isZone) ? [] : [{ path: ['zone'], key: zoneKey }]),
  ];
}

/** Returns the reason that the shop rejects a line, or undefined if it accepts it. */
function faultOf(
  { amount, unit }: GivenLine,
  facts: Product | undefined,
): 'notSold' | 'unitUnknown' | undefined {
  if (!facts?.sold || facts.costTetri === null || facts.costTetri === undefined) return 'notSold';
  return linePrice({ amount, unit, product: facts }, 0) === undefined ? 'unitUnknown' : undefined;
}
const PLACES = { notSold: 'product', unitUnknown: 'unit' } as const;

const wrongLines = (lines: readonly GivenLine[], products: Map<number, Product>): FieldError[] =>
  lines.flatMap((line, index): FieldError[] => {
    const key = faultOf(line, products.get(line.product));
    return key ? [{ path: ['lines', index, PLACES[key]], key }] : [];
  });

function frozen(line: GivenLine, product: Product, shop: Shop): OrderLine {
  const priceTetri = present(linePrice({ ...line, product }, shop.markupPercent), 'the price of a line');
  const open = { outcome: null, gotAmount: null, gotTetri: null, replacement: null, replacementUnit: null };
  return { ...line, Name: product.Name, NameKa: product.NameKa ?? null, priceTetri, ...open };
}

const weightOf = (lines: readonly GivenLine[], products: Map<number, Product>): number =>
  Math.round(
    lines.reduce(
      (sum, { amount, unit, product }) => sum + (toGrams(amount, unit, getOrThrow(products, product)) ?? 0),
      0,
    ),
  );

/**
 * Reserves stock for one line; `left` is the available amount if it is short. Returns undefined if the ordered unit
 * cannot be converted to the stock's.
 */
function reserveLine(
  ledger: StockLedger,
  { product, amount, unit }: GivenLine,
  facts: Product,
): { parts: readonly Part[]; left: number | null } | undefined {
  const stockUnit = ledger.lotsOf(product)[0]?.unit;
  if (!stockUnit) return { parts: [], left: 0 };
  const needed = toStockAmount(amount, unit, stockUnit, facts);
  if (needed === undefined) return undefined;
  const { parts, short } = ledger.reserve(product, needed);
  // The available amount is given in the unit that the customer ordered in.
  return { parts, left: short > 0 ? floorAmount((amount * (needed - short)) / needed) : null };
}

/** Reserves stock for every line, or throws with the available amount of each line that is short. */
function setAside(
  ledger: StockLedger,
  lines: readonly GivenLine[],
  products: Map<number, Product>,
): Reservation[] {
  const held = lines.map((line) => reserveLine(ledger, line, getOrThrow(products, line.product)));
  refuse(
    held.flatMap((one, index): FieldError[] =>
      one ? [] : [{ path: ['lines', index, PLACES.unitUnknown], key: 'unitUnknown' }],
    ),
  );
  const short = held.flatMap((one, line) =>
    one && one.left !== null ? [{ line, product: present(lines[line]).product, left: one.left }] : [],
  );
  if (short.length === 0)
    return lines.map(({ key }, index) => ({ line: key, parts: held[index]?.parts ?? [] }));
  const errors = short.map(({ line, left }) => ({
    path: ['lines', String(line), 'amount'],
    key: 'stockShort',
    values: { left },
    message: `Only ${left} left`,
    name: 'ConflictError',
  }));
  throw new ConflictError('Some of it is not in stock', 'stock.short', { short, errors });
}

const floorAmount = (amount: number): number => Math.floor(amount * 1000 + 1e-6) / 1000;

/** Refuses lines that an order covers already: of two people ordering from one list, the second gets a conflict. */
async function refuseOrdered(lines: readonly GivenLine[], trx: Knex): Promise<void> {
  const items = await readBodies(
    trx,
    collectionOf('shop-items'),
    lines.flatMap(({ item }) => item ?? []),
  );
  const errors = lines.flatMap(({ item }, line) =>
    items.get(item ?? 0)?.delivery === 'ordered'
      ? [
          {
            path: ['lines', String(line), 'item'],
            key: 'ordered',
            message: 'It is ordered already',
            name: 'ConflictError',
          },
        ]
      : [],
  );
  if (errors.length) throw new ConflictError('Some of it is ordered already', 'shoplist.ordered', { errors });
}

const FIRST_NUMBER = 1001;
async function nextNumber(trx: Knex): Promise<number> {
  await guard(trx, [{ of: 'number', key: 0 }]);
  const row = await trx(tableOf(collectionOf('orders'))).max({ last: 'number' });
  return Math.max(FIRST_NUMBER, Number(row[0]?.last ?? 0) + 1);
}

export const newEvent = (state: string, by: number, note: string | null = null) => ({
  key: randomUUID(),
  state,
  at: new Date().toISOString(),
  by,
  note,
});

/** Returns a line's current price, the reason if the shop rejects it, and the available amount if it is short. */
function quotedLine(
  ledger: StockLedger,
  line: GivenLine,
  product: Product | undefined,
  { markupPercent }: Shop,
) {
  const key = faultOf(line, product);
  const held = key || !product ? undefined : reserveLine(ledger, line, product);
  const fault = key ?? (held ? null : 'unitUnknown');
  const priceTetri = fault || !product ? null : (linePrice({ ...line, product }, markupPercent) ?? null);
  const left = held?.left ?? null;
  return { product: line.product, priceTetri, isAvailable: held !== undefined && left === null, fault, left };
}

/** POST orders/quote {lines, zone?}: returns current prices and availability; reserves nothing. */
export async function quoteOrder(lines: readonly GivenLine[], zone: string | null, trx: Knex) {
  const shop = await readShop(trx);
  const products = await productsOf(
    trx,
    lines.map(({ product }) => product),
  );
  const ledger = await openLedger(
    trx,
    lines.map(({ product }) => product),
  );
  const quoted = lines.map((line) => quotedLine(ledger, line, products.get(line.product), shop));
  const goodsTetri = quoted.reduce((sum, one) => sum + (one.priceTetri ?? 0), 0);
  const feeTetri = feeFor(shop, zone);
  return {
    lines: quoted,
    goodsTetri,
    feeTetri,
    totalTetri: goodsTetri + feeTetri,
    minimumTetri: shop.minimumTetri,
  };
}
