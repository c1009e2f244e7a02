import { present } from '../domain/present';
import type { Context } from 'koa';
import { setImmediate } from 'node:timers/promises';
import { matchFood } from '../domain/food/match';
import { searchTexts, sureMatch } from '../domain/product/match';
import { matchableFoods } from '../foods/find';
import { callerIn, dataOnly } from '../records/http/actions';
import type { ApiRecord } from '../records/read/compose';
import { fieldErrors } from '../records/http/errors';
import { stampOf } from '../records/read/generations';
import { isText } from '../records/read/values';
import { productNameCache, productsOfFoods } from './nameCache';
import { toOfferedFoods, toOfferedProducts } from './offer';
import { proposalsFor } from './proposals';

const MOST_NAMES = 100;
const MOST_LETTERS = 200;
const CANDIDATES = 8;

/** Ids of the product or food that a name certainly means; empty if nothing is certain. */
export interface Match {
  readonly product?: number;
  readonly food?: number;
}

/**
 * POST products/match {names}: returns the certain meaning of each of at most 100 names, a product before a food; for
 * uncertain names it returns proposals for a person to choose from.
 */
export async function matchNames(ctx: Context): Promise<void> {
  const { names } = dataOnly(ctx, ['names']);
  if (!Array.isArray(names) || !names.every(isText))
    throw fieldErrors([{ path: ['names'], key: 'required' }]);
  if (names.length > MOST_NAMES)
    throw fieldErrors([{ path: ['names'], key: 'tooMany', values: { max: MOST_NAMES } }]);
  const caller = callerIn(ctx);
  const matches = await matchAll(names);
  const matchAt = (at: number): Match => present(matches[at], 'the meaning of a name');
  const open = names.filter((_name, at) => isOpen(matchAt(at)));
  const proposed = await proposalsFor(open);
  const proposals = new Map(open.map((name, at) => [name, present(proposed[at])]));
  const all = [...matches, ...[...proposals.values()].flat()];
  const products = byId(await toOfferedProducts(idsIn(all, 'product'), caller));
  const foods = byId(await toOfferedFoods(idsIn(all, 'food'), caller));
  const shown = ({ product, food }: Match) => ({
    product: products.get(product ?? 0) ?? null,
    food: foods.get(food ?? 0) ?? null,
  });
  ctx.body = {
    data: names.map((name, at) => ({
      name,
      ...shown(matchAt(at)),
      proposals: (proposals.get(name) ?? []).map(({ loses, ...match }) => ({ ...shown(match), loses })),
    })),
  };
}

/** Returns whether a person has to decide the meaning. */
const isOpen = ({ product, food }: Match): boolean => product === undefined && food === undefined;

const idsIn = (matches: readonly Match[], of: keyof Match): number[] => [
  ...new Set(matches.flatMap((match) => match[of] ?? [])),
];
const byId = (shown: readonly ApiRecord[]): Map<number, ApiRecord> =>
  new Map(shown.map((one) => [one.id, one]));

const MOST_KEPT = 20_000;
/** Milliseconds of work before other requests get a turn. */
const TURN = 10;
let cache: { readonly of: string; readonly matches: Map<string, Promise<Match>> } | undefined;

/** Returns the certain meaning of each name; caches results until a product or food changes. */
export async function matchAll(names: readonly string[]): Promise<readonly Match[]> {
  const found: Match[] = [];
  let since = performance.now();
  for (const name of names) {
    found.push(await cachedMatch(name.slice(0, MOST_LETTERS)));
    if (performance.now() - since < TURN) continue;
    await setImmediate();
    since = performance.now();
  }
  return found;
}

function cachedMatch(name: string): Promise<Match> {
  const of = stampOf(['products', 'foods']);
  if (cache?.of !== of || cache.matches.size >= MOST_KEPT) cache = { of, matches: new Map() };
  const { matches } = cache;
  const known = matches.get(name);
  if (known) return known;
  const match = matchOf(name);
  matches.set(name, match);
  match.catch(() => matches.delete(name));
  return match;
}

/** Matches a name: a namesake product, else the matching food's product or the food, else a similar product. */
async function matchOf(name: string): Promise<Match> {
  const { index, all } = await productNameCache();
  const called = index.called(name);
  if (called) return { product: called };
  const food = matchFood(name, await matchableFoods());
  if (food) {
    const product = (await productsOfFoods()).get(food.id);
    return product ? { product: product.id } : { food: food.id };
  }
  for (const text of searchTexts(name)) {
    const found = index.find(text, CANDIDATES).flatMap((id) => all.get(id) ?? []);
    const sure = sureMatch(name, found);
    if (sure) return { product: sure.id };
  }
  return {};
}
