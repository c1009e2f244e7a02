import type { Knex } from 'knex';
import { UNITS } from '../domain/dish/types';
import { LIMITS } from '../domain/limits';
import { ANSWERS } from '../domain/order/consent';
import { CARRIED_STATES, isOpen } from '../domain/order/states';
import { IF_MISSING, ORDER_LIMITS, ORDER_STATES, OUTCOMES, PAYMENTS } from '../domain/order/types';
import { guardsOfOrders } from '../orders/guards';
import { courierPhones } from '../orders/contact';
import { orderLines, settleLines } from '../orders/listLines';
import type { NewOrder, Order, OrderFacts } from '../orders/order';
import { prepareOrder } from '../orders/place';
import { anonymizeOrder } from '../orders/steps';
import {
  type BodyWith,
  boolean,
  choice,
  opaque,
  longText,
  media,
  number,
  object,
  objects,
  parts,
  relation,
  text,
} from '../records/fields';
import { storeDelivery } from '../pantry/arrive';
import { byFigure, byPerson, byWords, forAdmin } from '../records/write/bodyOrders';
import { remindOfOrder } from '../reminders/orders';
import type { Body, Caller, Collection, CollectionMap, Reach } from '../records/types';
import { PHONE } from './shared';
import { isOneOf } from '../domain/isOneOf';

const byCms = { setBy: 'none' } as const;
const tetri = () => number({ ...byCms, column: 'number' });
const addressLine = () => text({ max: ORDER_LIMITS.addressLine, lengthKey: 'tooLong' });
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;
const instantText = () => text({ required: true, column: 'text', pattern: { is: ISO, key: 'time' } });

const fields = {
  number: number({ ...byCms, column: 'number' }),
  customer: relation('users', { ...byCms, embedded: true }),
  courier: relation('users', { ...byCms, embedded: true, byAdmin: true }),
  state: choice(ORDER_STATES, { ...byCms, column: 'text' }),
  lines: parts(
    {
      product: relation('products', { embedded: true, required: true }),
      amount: number({ ...LIMITS.amount, key: 'amount', required: true }),
      unit: choice(UNITS, { required: true }),
      ifMissing: choice(IF_MISSING, { initial: 'call' }),
      item: relation('shop-items'),
      Name: text(byCms),
      NameKa: text(byCms),
      priceTetri: number(byCms),
      outcome: choice(OUTCOMES, byCms),
      gotAmount: number(byCms),
      gotTetri: number(byCms),
      replacement: relation('products', { ...byCms, embedded: true }),
      replacementUnit: choice(UNITS, byCms),
      called: boolean(byCms),
    },
    ORDER_LIMITS.lines,
    { json: true },
  ),
  /** Questions to the customer while the order is packed, by the keys of its lines; names as they were then. */
  questions: objects(
    {
      replacement: number(byCms),
      Name: text(byCms),
      NameKa: text(byCms),
      gotAmount: number(byCms),
      unit: choice(UNITS, byCms),
      priceTetri: number(byCms),
      differenceTetri: number(byCms),
      called: boolean(byCms),
      askedAt: text(byCms),
      answer: choice(ANSWERS, byCms),
      answeredAt: text(byCms),
    },
    ORDER_LIMITS.lines,
    byCms,
  ),
  /** Courier, and the number of lines they have marked; another courier begins anew. */
  packing: object({ by: number(byCms), count: number(byCms) }, byCms),
  shoplist: relation('shoplists'),
  lineCount: number(byCms),
  weightGrams: number(byCms),
  feeTetri: tetri(),
  estimatedTetri: tetri(),
  toPayTetri: tetri(),
  payment: choice(PAYMENTS, { initial: 'cash', column: 'text' }),
  recipient: object(
    {
      Name: text({ required: true, ...ORDER_LIMITS.recipientName }),
      phone: text({ required: true, ...PHONE }),
    },
    { required: true },
  ),
  address: object(
    {
      street: text({ required: true, max: ORDER_LIMITS.addressLine, lengthKey: 'tooLong' }),
      building: addressLine(),
      entrance: addressLine(),
      floor: addressLine(),
      flat: addressLine(),
      doorCode: addressLine(),
      landmark: addressLine(),
      lat: number({ min: -90, max: 90 }),
      lng: number({ min: -180, max: 180 }),
    },
    { required: true },
  ),
  zone: text({ max: 36 }),
  district: text({ ...byCms, column: 'text' }),
  districtKa: text(byCms),
  Note: longText({ max: ORDER_LIMITS.note }),
  wantedFrom: instantText(),
  wantedTo: instantText(),
  history: parts(
    {
      state: choice(ORDER_STATES, byCms),
      at: text(byCms),
      by: relation('users', { ...byCms, embedded: true }),
      note: text(byCms),
    },
    1000,
    { ...byCms, json: true },
  ),
  proof: media(byCms),
  receivedBy: text(byCms),
  isUnconfirmed: boolean({ ...byCms, initial: false, column: 'boolean' }),
  deliveredAt: text({ ...byCms, column: 'text' }),
  deliveryCode: text({ ...byCms, show: 'self' }),
  codeFails: opaque(),
  lockedUntil: opaque(),
  reservations: opaque(),
  /** Only read from the body and never stored: the total that the customer has seen. */
  quotedTetri: number({ setBy: 'owner', show: 'never', derived: true, whole: true, min: 0 }),
};

export const orders: Collection<CollectionMap['orders'], NewOrder> = {
  name: 'orders',
  uid: 'api::order.order',
  owner: 'customer',
  live: true,
  alsoShows: ['users'],
  // An order inside a movement or another record shows which order it is, and nothing of its customer.
  notEmbedded: [
    'lines',
    'questions',
    'packing',
    'shoplist',
    'recipient',
    'address',
    'Note',
    'history',
    'proof',
    'receivedBy',
    'courier',
    'payment',
    'zone',
    'feeTetri',
    'estimatedTetri',
    'toPayTetri',
    'wantedFrom',
    'wantedTo',
    'deliveredAt',
    'isUnconfirmed',
    'weightGrams',
  ],
  fields,
  scope(query: Knex.QueryBuilder, { id, who }: Caller) {
    if (who === 'Admin') return;
    query.where((mine) => {
      mine.where('r.customer', id);
      if (who !== 'Courier') return;
      mine
        .orWhere('r.courier', id)
        .orWhere((free) => void free.where('r.state', 'placed').whereNull('r.courier'));
    });
  },
  reach,
  lists: {
    orders: forAdmin({
      recipient: byWords('recipient', 'Name'),
      street: byWords('address', 'street'),
      lineCount: byFigure('lineCount'),
      courier: byPerson('courier'),
    }),
  },
  personal: {
    fields: ['courierPhone'],
    valuesOf: courierPhones,
    view(body, caller) {
      const isOpenToCaller =
        caller.who === 'Admin' || body.customer === caller.id || isCarriedBy(body, caller);
      return isOpenToCaller ? body : shortForm(body);
    },
  },
  hooks: {
    guards: guardsOfOrders,
    async check(input, before, _caller, trx) {
      const { quotedTetri } = input;
      delete input.quotedTetri;
      if (!before) await prepareOrder(input, trx, quotedTetri ?? null);
    },
    /** Keeps the order in the shop's books, without its customer; an order still open ends. */
    async onOwnerGone(body: Order, trx) {
      await anonymizeOrder(body, trx);
    },
    async afterWrite(body: Order, before, trx) {
      if (!before) await orderLines(body, trx);
      else if (isOpen(before.state) && !isOpen(body.state)) await settleLines(body, trx);
      await remindOfOrder(body, before, trx);
      // a step takes the locks of a pantry last
      if (before && before.state !== 'delivered' && body.state === 'delivered')
        await storeDelivery(body, trx);
    },
  },
};

const isCarriedBy = (body: Body, { id, who }: Caller): boolean =>
  who === 'Courier' && body.courier === id && isOneOf(CARRIED_STATES, body.state);

function reach(body: Body, caller: Caller): Reach {
  if (caller.who === 'Admin') return 'own';
  if (caller.id === 0) return 'none';
  // The courier at the door adds the proof; nobody else changes an order except by its steps.
  if (caller.who === 'Courier' && body.courier === caller.id)
    return body.state === 'onTheWay' ? 'edit' : 'read';
  if (body.customer === caller.id) return 'read';
  return caller.who === 'Courier' && body.state === 'placed' ? 'read' : 'none';
}

/** Returns an order as a courier sees it before taking it and after its end: where to, when, how heavy, and the pay. */
function shortForm(body: Body): Body {
  return {
    ...body,
    customer: null,
    shoplist: null,
    recipient: null,
    address: null,
    Note: null,
    proof: null,
    receivedBy: null,
    lines: [],
    questions: [],
    packing: null,
    history: [],
  };
}

declare module '../records/types' {
  interface CollectionMap {
    orders: BodyWith<typeof fields, OrderFacts>;
  }
}
