import type { Context } from 'koa';
import type { Knex } from 'knex';
import { PRICE_LIMITS } from '../domain/limits';
import { nameKey } from '../domain/text/clean';
import { isDay } from '../domain/time/day';
import { ConflictError, fieldErrors } from '../records/errors';
import { isId } from '../records/input';
import { rows } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { postInPlace } from '../records/replace';
import { tableOf } from '../records/tables';
import type { CollectionMap, InputOf } from '../records/types';

export type Price = CollectionMap['prices'];
export const priceTable = (db: Knex) => db(tableOf(collectionOf('prices')));

/** POST prices: one a person, product, shop and day, so a second one of the same three corrects the first. */
export const pay = (ctx: Context): Promise<void> =>
  postInPlace(ctx, 'prices', {
    find: async ({ product, shop, day }, user, trx) =>
      isId(product) && isDay(day) ? sameAs({ product, day, shop }, user, trx) : undefined,
  });

interface Place {
  readonly product: number;
  readonly day: string;
  readonly shop?: unknown;
}

const shopKey = (shop: unknown): string => nameKey(typeof shop === 'string' ? shop : '');

async function sameAs({ product, day, shop }: Place, owner: number, trx: Knex): Promise<Price | undefined> {
  const ofDay = await rows<Price>(priceTable(trx).where({ owner, product, day }));
  return ofDay.find((price) => shopKey(price.shop) === shopKey(shop));
}

/** A price is moved to no place that has one of the same person, and nobody keeps more than so many. */
export async function checkPrice(
  input: InputOf<Price>,
  before: Price | null,
  user: number,
  trx: Knex,
): Promise<void> {
  const { product, day, shop } = { ...before, ...input };
  const there = product && day ? await sameAs({ product, day, shop }, before?.owner ?? user, trx) : undefined;
  if (there && there.id !== before?.id) throw fieldErrors([{ path: ['day'], key: 'priceTaken' }]);
  if (before) return;
  const [{ count }] = await priceTable(trx).where({ owner: user }).count({ count: '*' });
  if (Number(count) >= PRICE_LIMITS.entries)
    throw new ConflictError(`Nobody keeps more than ${PRICE_LIMITS.entries} prices`, 'price.tooMany');
}
