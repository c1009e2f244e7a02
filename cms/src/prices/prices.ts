import { countOf } from '../records/database/database';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { PRICE_LIMITS } from '../domain/limits';
import { nameKey } from '../domain/text/clean';
import { isDay } from '../domain/time/day';
import { ConflictError, fieldErrors } from '../records/http/errors';
import { isId } from '../records/write/input';
import { rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { createOrReplace } from '../records/write/createOrReplace';
import { tableOf } from '../records/database/tables';
import type { CollectionMap, InputOf } from '../records/types';

export type Price = CollectionMap['prices'];
export const priceTable = (db: Knex) => db(tableOf(collectionOf('prices')));

/** POST prices: records a price. There is one per person, product, shop and day, so a second one corrects the first. */
export const pay = (ctx: Context): Promise<void> =>
  createOrReplace(ctx, 'prices', {
    find: async (given, user, trx) => (await paidAt(given, [user], trx))[0],
  });

interface Place {
  readonly product: number;
  readonly day: string;
  readonly shop?: unknown;
}

const shopKey = (shop: unknown): string => nameKey(typeof shop === 'string' ? shop : '');

async function sameAs(place: Place, owner: number, trx: Knex): Promise<Price | undefined> {
  return (await pricesAt(place, [owner], trx))[0];
}

async function pricesAt(
  { product, day, shop }: Place,
  owners: readonly number[],
  trx: Knex,
): Promise<Price[]> {
  const ofDay = await rows<Price>(
    priceTable(trx)
      .where({ product, day })
      .whereIn('owner', [...owners]),
  );
  return ofDay.filter((price) => shopKey(price.shop) === shopKey(shop));
}

/** Returns the prices these people paid for a product on its day in its shop; empty without product or day. */
export const paidAt = async (
  { product, day, shop }: Readonly<Record<string, unknown>>,
  owners: readonly number[],
  trx: Knex,
): Promise<Price[]> => (isId(product) && isDay(day) ? pricesAt({ product, day, shop }, owners, trx) : []);

/** Throws if the person already has a price for this product, day and shop, or has reached the limit of prices. */
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
  if ((await countOf(priceTable(trx).where({ owner: user }))) >= PRICE_LIMITS.entries)
    throw new ConflictError(`Nobody keeps more than ${PRICE_LIMITS.entries} prices`, 'price.tooMany');
}
