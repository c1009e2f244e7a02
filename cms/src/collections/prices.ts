import { UNITS } from '../domain/dish/types';
import { LIMITS, PRICE_LIMITS } from '../domain/limits';
import { sharerIds } from '../households/people';
import { householdGuards, sharedOf } from '../households/sharing';
import { checkPrice } from '../prices/prices';
import { sql } from '../records/database/database';
import { type BodyOf, choice, day, number, relation, text } from '../records/fields';
import type { Collection } from '../records/types';

const fields = {
  owner: relation('users', { setBy: 'none', embedded: true }),
  product: relation('products', { embedded: true, required: true }),
  /** Name of the shop, as people say it. */
  shop: text({ max: PRICE_LIMITS.shop, lengthKey: 'tooLong' }),
  day: day({ required: true, column: 'text' }),
  /** Total price of `amount`. */
  tetri: number({ required: true, whole: true, ...LIMITS.priceTetri, key: 'range' }),
  amount: number({ required: true, ...LIMITS.amount, key: 'amount' }),
  unit: choice(UNITS, { required: true }),
  readers: relation('users', { many: true, setBy: 'none', show: 'never', derived: true }),
};

/** Prices that people paid; the household of their owner reads and changes them, and nobody else knows of them. */
export const prices: Collection<BodyOf<typeof fields>> = {
  name: 'prices',
  uid: 'api::price.price',
  owner: 'owner',
  fields,
  scope(query, caller) {
    query.whereIn('r.id', sharedOf('prices', caller));
  },
  reach: (body, { id, who }) => (id !== 0 && who !== 'Courier' && body.readers.includes(id) ? 'own' : 'none'),
  async figures({ owner }) {
    return { readers: owner === null ? [] : await sharerIds(owner, await sql()) };
  },
  hooks: {
    guards: householdGuards('prices'),
    check: (input, before, caller, trx) => checkPrice(input, before, caller.id, trx),
  },
};

declare module '../records/types' {
  interface CollectionMap {
    prices: BodyOf<typeof fields>;
  }
}
