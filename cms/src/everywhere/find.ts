import { present } from '../domain/present';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { may } from '../domain/access/rights';
import { isLanguage, type Language, LANGUAGES } from '../domain/language';
import { matchName, likelyWords } from '../domain/search/answer';
import { searchTokens } from '../domain/search/fold';
import type { FoundDay, Ownership } from '../domain/search/results';
import { foodNameCache } from '../foods/find';
import { productNameCache } from '../products/nameCache';
import { offeredFor, toOfferedFoods, toOfferedProducts } from '../products/offer';
import { callerIn } from '../records/http/actions';
import type { ApiRecord } from '../records/read/compose';
import { sql } from '../records/database/database';
import { badRequest } from '../records/http/errors';
import { textOf } from '../records/panel/operators';
import { checkParams } from '../records/search/params';
import { list } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap } from '../records/types';
import { daysFor } from './days';
import { totalsFor } from './totals';
import { ownershipOf } from './ownership';

/** Maximum number of results per kind. */
const MOST = 8;
const MOST_LETTERS = 200;

interface Kind {
  readonly fields: readonly string[];
  readonly picture?: string;
  /** False if the kind is read alike in every language. */
  readonly hasReader: boolean;
}
/** Kinds searched as lists are, in the order in which they are shown. */
const NAMES = ['dishes', 'mealplans', 'exercises', 'supplements', 'examinations', 'cookbooks'] as const;
type KindName = (typeof NAMES)[number];
const KINDS: Readonly<Record<KindName, Kind>> = {
  dishes: {
    fields: ['Name', 'language', 'TimeToCook', 'calories', 'servingAmount', 'types'],
    picture: 'DishImages',
    hasReader: true,
  },
  mealplans: { fields: ['Name', 'language', 'dayCount'], picture: 'Images', hasReader: true },
  exercises: {
    fields: ['Name', 'language', 'duration', 'burnedCalories'],
    picture: 'Images',
    hasReader: true,
  },
  supplements: { fields: ['Name', 'language', 'dailyDosage', 'unit'], picture: 'Images', hasReader: true },
  examinations: { fields: ['Name', 'day'], hasReader: false },
  cookbooks: { fields: ['Name', 'language'], hasReader: true },
};
type Dish = CollectionMap['dishes'];

interface SearchRequest {
  readonly text: string;
  readonly reader: Language;
  readonly caller: Caller;
  readonly isForgiving: boolean;
}
interface Found {
  readonly kinds: ReadonlyMap<KindName, readonly ApiRecord[]>;
  readonly days: readonly FoundDay[];
  readonly products: readonly ApiRecord[];
  readonly foods: readonly ApiRecord[];
}

/**
 * GET search?q=&reader=: finds what a text may mean in every kind that the caller may read, the best of each first,
 * with its owner, and `meant`: the word assumed if nothing found is written like the text. Typos are forgiven only if
 * no kind at all has the words.
 */
export async function findEverywhere(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['q', 'reader']);
  const text = textOf(ctx.query.q ?? '', ['q']).slice(0, MOST_LETTERS);
  const { reader } = ctx.query;
  if (!isLanguage(reader)) throw badRequest(`reader takes ${LANGUAGES.join(' or ')}`, ['reader']);
  const asked = { text, reader, caller: callerIn(ctx), isForgiving: false };
  const exact = await foundFor(asked);
  const found = isAny(exact) ? exact : await foundFor({ ...asked, isForgiving: true });
  const { kinds, ...others } = found;
  ctx.body = {
    data: { ...Object.fromEntries(kinds), ...others },
    meta: { meant: likelyWords(text, namesIn(found)), totals: await allTotals(found, asked) },
  };
}

/** Counts the matches on the pages of each kind that has more of them than are shown at once. */
async function allTotals({ kinds, products, foods }: Found, asked: SearchRequest) {
  const counted = [
    ...[...kinds].map(([name, some]) => [name, some.length] as const),
    ['products', products.length === 0 ? 0 : products.length + foods.length] as const,
  ];
  const totals = await Promise.all(
    counted.map(async ([name, found]) => [name, await totalsFor(name, found, asked)] as const),
  );
  return Object.fromEntries(totals.filter(([, total]) => total !== undefined));
}

const isAny = ({ kinds, ...others }: Found): boolean =>
  [...kinds.values(), ...Object.values(others)].some((some) => some.length > 0);

async function foundFor(asked: SearchRequest): Promise<Found> {
  const db = await sql();
  const lists = await Promise.all(NAMES.map((name) => listFor(db, name, asked)));
  const kinds = new Map(NAMES.map((name, at) => [name, present(lists[at])]));
  const called = await calledSo(db, kinds.get('dishes') ?? [], asked);
  const days = may(asked.caller.who, 'mealplans.create')
    ? await daysFor(db, { ...asked, most: MOST, called })
    : [];
  const isElsewhere = [...lists, days].some((some) => some.length > 0);
  return { kinds, days, ...(await foodsFor(db, asked, isElsewhere)) };
}

async function listFor(db: Knex, name: KindName, asked: SearchRequest): Promise<ApiRecord[]> {
  const { text, reader, caller, isForgiving } = asked;
  if (!may(caller.who, `${name}.find`) || searchTokens(text).length === 0) return [];
  const { fields, hasReader, ...more } = KINDS[name];
  const given = {
    _q: text,
    fields: [...fields],
    populate: more.picture,
    pagination: { pageSize: MOST },
    ...(hasReader && { reader }),
  };
  const { data } = await list(collectionOf(name), given, caller, { isForgiving });
  const ids = data.map(({ id }) => id);
  const whose = await ownershipOf(db, name, ids, caller);
  return data.map((one) => withOwnership(one, whose.get(one.id)));
}

const withOwnership = ({ id, attributes }: ApiRecord, whose: Ownership | undefined): ApiRecord => ({
  id,
  attributes: { ...attributes, whose },
});

/**
 * Returns the found dishes with that name in one of their languages, with their translations; a dish that merely
 * contains it does not count.
 */
async function calledSo(
  db: Knex,
  dishes: readonly ApiRecord[],
  { text }: SearchRequest,
): Promise<Set<number>> {
  const own = await readBodies<Dish>(
    db,
    collectionOf('dishes'),
    dishes.map(({ id }) => id),
    'head',
  );
  const twins = await readBodies<Dish>(
    db,
    collectionOf('dishes'),
    [...own.values()].flatMap(({ translationOf }) => translationOf ?? []),
    'head',
  );
  const isCalled = (dish: Dish | undefined) => dish && matchName(text, dish.Name) !== undefined;
  const pairs = [...own.values()].map((one) => [one, twins.get(one.translationOf ?? 0)]);
  return new Set(
    pairs.filter((pair) => pair.some(isCalled)).flatMap((pair) => pair.flatMap((one) => one?.id ?? [])),
  );
}

/**
 * Finds products and foods by their names in a kitchen; other texts of the food table count only if nothing else is
 * found.
 */
async function foodsFor(db: Knex, { text, caller, isForgiving }: SearchRequest, isElsewhere: boolean) {
  if (!may(caller.who, 'products.offer')) return { products: [], foods: [] };
  const offered = await offeredFor(text, MOST, isForgiving);
  const { all: products } = await productNameCache();
  const { all: foods } = await foodNameCache();
  const isCalled = (id: number | null, ...names: readonly (string | null | undefined)[]) => {
    const food = id === null ? undefined : foods.get(id);
    const said = [
      ...names,
      food?.Name,
      food?.NameKa,
      ...(food?.otherNames ?? []),
      ...(food?.otherNamesKa ?? []),
    ];
    return matchName(text, said.filter(Boolean).join(' ')) !== undefined;
  };
  const called = {
    products: offered.products.filter((id) => {
      const known = products.get(id);
      return isCalled(known?.food ?? null, known?.Name, known?.NameKa);
    }),
    foods: offered.foods.filter((id) => isCalled(id)),
  };
  const isThere = called.products.length + called.foods.length > 0;
  const ids = isThere || isElsewhere ? called : offered;
  const whose = await ownershipOf(db, 'products', ids.products, caller);
  const shown = await toOfferedProducts(ids.products, caller);
  return {
    // the person who made a product for all is not revealed
    products: shown.map((one) => withOwnership(one, { how: whose.get(one.id)?.how ?? 'theirs', by: null })),
    foods: await toOfferedFoods(ids.foods, caller),
  };
}

/** Returns the names of everything found, in the order in which it is shown. */
const namesIn = ({ kinds, days, products, foods }: Found): string[] => {
  const shown = [...[...kinds.values()].flat(), ...products, ...foods];
  const own = shown.flatMap(({ attributes: { Name, NameKa } }) => [Name, NameKa]);
  return [...own, ...days.flatMap(({ title, dishes }) => [title, ...dishes])].flatMap((name) =>
    typeof name === 'string' ? name : [],
  );
};
