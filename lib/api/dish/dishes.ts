import {
  MY_PARTS,
  NO_FILTERS,
  NO_MEAL,
  type DishFilters,
  type MyPart,
  type Sort,
} from '@/lib/forms/dish/filters';
import type { DishCard } from '@/lib/domain/dish/record';
import { DISH_TYPES } from '@/lib/domain/dish/types';
import type { Wishes } from '@/lib/domain/dish/warnings';
import type { Language } from '@/lib/domain/language';
import { CARD_FIELDS, CARDS, toCard, type DishRecord } from './dishRecord';
import { fittingDishes } from './fitting';
import type { Conditions, Selection, SortBy } from '@/lib/api/query';
import { ask, findMany, type Many } from '@/lib/api/strapi';

const PAGE_SIZE = 24;
const ROWS = 50;
const ORDER: Readonly<Record<Sort, SortBy<'dishes'>>> = {
  newest: 'createdAt:desc',
  name: 'Name:asc',
  time: 'TimeToCook:asc',
  kcal: 'calories:asc',
  cost: 'costTetri:asc',
  saved: 'saveCount:desc',
  changed: 'updatedAt:desc',
  rating: 'rating:desc',
  cooked: 'cooked:desc',
  home: 'missing',
};

const toCards = ({ data, pagination }: Many<DishRecord>): Many<DishCard> => ({
  data: data.map(toCard),
  pagination,
});

/**
 * Lists the public recipes that match the filters; without a search only those in `language`, unless the filters set
 * another.
 */
export async function listDishes(filters: DishFilters, language: Language, wishes: Wishes = {}) {
  const fields = fieldsFor(filters);
  return toCards(await findMany('dishes', { ...CARDS, fields, ...toQuery(filters, language, wishes) }));
}

export function toQuery(filters: DishFilters, language: Language, wishes: Wishes = {}): Conditions<'dishes'> {
  const shown = filters.language ?? (filters.q.trim() ? 'all' : language);
  const each = [
    ...(filters.diet.length > 1 ? filters.diet.map((flag) => ({ dietaryFlags: { $contains: flag } })) : []),
    ...(filters.fits ? fittingDishes(wishes) : []),
  ];
  return {
    filters: {
      visibility: { $eq: 'public' },
      language: shown === 'all' ? undefined : { $eq: shown },
      types:
        filters.type === NO_MEAL ? { $notIn: [...DISH_TYPES] } : filters.type && { $contains: filters.type },
      dietaryFlags: filters.diet.length === 1 ? { $contains: filters.diet[0] } : undefined,
      $and: each.length > 0 ? each : undefined,
      fasting: filters.fasting ? { $eq: true } : undefined,
      TimeToCook: filters.time && { $lte: filters.time },
      calories: filters.kcal && { $lte: filters.kcal },
      costTetri: filters.cost && { $lte: Math.round(filters.cost * 100) },
    },
    _q: filters.q.trim() || undefined,
    contains: filters.contains.join(',') || undefined,
    lacks: filters.lacks.join(',') || undefined,
    tags: filters.tags.join(',') || undefined,
    // if both languages are shown, translations count as one recipe, and search results in the reader's language come
    // first
    reader: shown === 'all' ? language : undefined,
    // the CMS sorts a search by best match unless another order is requested
    sort: filters.q.trim() && filters.sort === 'newest' ? undefined : ORDER[filters.sort],
    pagination: { page: filters.page, pageSize: PAGE_SIZE },
  };
}

/** Returns the card fields needed for this order. */
const fieldsFor = ({ sort }: DishFilters): NonNullable<Selection<'dishes'>['fields']> => [
  ...CARD_FIELDS,
  ...(sort === 'home' ? (['fromHome'] as const) : []),
];

interface Reading {
  readonly reader: Language;
  readonly wishes?: Wishes;
  /** Table rows: larger pages, with more fields. */
  readonly isInRows?: boolean;
}

/** Lists the recipes of the caller's library (own, shared, saved) that match the filters. */
export async function listMyDishes(filters: DishFilters, { reader, wishes = {}, isInRows }: Reading) {
  const query = libraryQuery(filters, reader, wishes);
  return toCards(
    await findMany('dishes', {
      ...CARDS,
      ...query,
      fields: [
        ...fieldsFor(filters),
        'tags',
        'myRating',
        'lookAgain',
        ...(isInRows ? (['myReach', 'cookedLast'] as const) : []),
      ],
      ...(isInRows && { pagination: { page: filters.page, pageSize: ROWS } }),
    }),
  );
}

export function libraryQuery(
  filters: DishFilters,
  reader: Language,
  wishes: Wishes = {},
): Conditions<'dishes'> {
  const query = toQuery({ ...filters, language: filters.language ?? 'all' }, reader, wishes);
  const { visibility: _anyone, ...narrow } = query.filters ?? {};
  return {
    ...query,
    own: (filters.own.length > 0 ? filters.own : MY_PARTS).join(','),
    rating: filters.rating,
    cookbook: filters.cookbook,
    toCheck: filters.toCheck || undefined,
    cooked: filters.cooked,
    filters: narrow,
  };
}

interface PartCounts {
  readonly total: number;
  /** Number of recipes with words to check again. */
  readonly toCheck: number;
  readonly noMeal: number;
}
/** Numbers of recipes in the caller's library as a whole and in each part. */
export type LibraryCounts = Readonly<Record<MyPart | 'all', PartCounts>>;

export const countLibrary = async (reader: Language): Promise<LibraryCounts> =>
  (await ask('GET dishes/counts', { query: { reader } })).data;

type Relation = 'owner' | 'collaborators';

/** Lists a person's recipes, or those shared with them, latest change first. */
export async function listDishesBy(
  relation: Relation,
  person: number,
  { page, reader }: { page: number; reader: Language },
): Promise<Many<DishCard>> {
  const is = { id: { $eq: person } };
  const filters = relation === 'owner' ? { owner: is } : { collaborators: is };
  const pagination = { page, pageSize: PAGE_SIZE } as const;
  return toCards(await findMany('dishes', { ...CARDS, filters, reader, sort: 'updatedAt:desc', pagination }));
}

/** Lists the recipes that use a product and that the caller may read. */
export async function listDishesUsing(product: number, reader: Language): Promise<Many<DishCard>> {
  const query = toQuery({ ...NO_FILTERS, contains: [product], language: 'all' }, reader);
  return toCards(await findMany('dishes', { ...CARDS, ...query, filters: {}, pagination: { pageSize: 12 } }));
}
