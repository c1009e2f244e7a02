import type { Context } from 'koa';
import { isShopsOwn } from '../domain/barcode/gtin';
import { matchAll } from '../products/match';
import { toOfferedFoods, toOfferedProducts } from '../products/offer';
import { callerIn, dataOnly } from '../records/http/actions';
import { sql } from '../records/database/database';
import { ConflictError, forbidden } from '../records/http/errors';
import { rateLimit } from '../records/http/rate';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { gtinIn } from './link';
import { type Fact, factOf, isEnabled } from './openFoodFacts';

const limitPerPerson = rateLimit('codesAsked', 60, 600);
/** Limit that Open Food Facts sets: fifteen products a minute per address. */
const limitForAll = rateLimit('openFoodFacts', 15, 60);
const MOST_WORDS = 8;

/** Source of the shown data, and its licence. */
const SOURCE = { name: 'Open Food Facts contributors', licence: 'ODbL' };

/**
 * POST barcodes/look-up {code}: returns what Open Food Facts says about a code, for a person who has allowed asking it;
 * null if it does not know the code. The database stores nothing of it except what the person then links.
 */
export async function lookUp(ctx: Context): Promise<void> {
  const code = gtinIn(dataOnly(ctx, ['code']).code);
  const caller = callerIn(ctx);
  const me = (await readBodies(await sql(), collectionOf('users'), [caller.id])).get(caller.id);
  if (!me?.openFoodFacts) throw forbidden('Open Food Facts is not to be asked');
  const fact = isShopsOwn(code) ? null : await factOf(code, () => counted(caller));
  ctx.body = { data: fact && (await shown(code, fact, me.language === 'ka' ? 'ka' : 'en', caller)) };
}

async function counted({ id }: Caller): Promise<void> {
  await limitPerPerson(id);
  await limitForAll('all');
}

async function shown(code: string, fact: Fact, language: 'en' | 'ka', caller: Caller) {
  const { names, words, brand, amount, unit } = fact;
  const { en = '', ka = en } = names;
  const matches = await matchAll(words.slice(0, MOST_WORDS));
  const { product, food } = matches.find((match) => match.product ?? match.food) ?? {};
  const [ofProduct = null] = await toOfferedProducts(product ? [product] : [], caller);
  const [ofFood = null] = await toOfferedFoods(food ? [food] : [], caller);
  const Name = language === 'ka' ? ka : en || ka;
  return {
    code,
    Name,
    brand,
    amount,
    unit,
    product: ofProduct,
    food: ofFood,
    source: { ...SOURCE, url: `https://world.openfoodfacts.org/product/${code}` },
  };
}

/** Refuses the permission to ask Open Food Facts where the operators have closed it. */
export function refuseIfDisabled({ openFoodFacts }: { readonly openFoodFacts?: boolean | null }): void {
  if (openFoodFacts && !isEnabled())
    throw new ConflictError('Open Food Facts is not asked here', 'barcode.closed');
}
