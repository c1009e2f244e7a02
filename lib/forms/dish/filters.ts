import { DIETARY_FLAGS, DISH_TYPES, type DietaryFlag, type DishType } from '../../domain/dish/types';
import type { Language } from '../../domain/language';
import { addressOf, addressReader, defined, type AddressQuery } from '../address/values';

export const SORTS = ['newest', 'name', 'time', 'kcal', 'cost', 'saved'] as const;
/** How one's own library is put in order. */
export const MY_SORTS = [
  'newest',
  'changed',
  'cooked',
  'name',
  'rating',
  'time',
  'kcal',
  'cost',
  'home',
] as const;
/** And the public ones, for who has something at home. */
export const ALL_SORTS = [...SORTS, 'home'] as const;
/** Not cooked by the reader yet, or not for a month. */
export const COOKED = ['never', 'month'] as const;
type Cooked = (typeof COOKED)[number];
export type Sort = (typeof SORTS)[number] | (typeof MY_SORTS)[number];
export const MY_PARTS = ['mine', 'shared', 'saved'] as const;
export type MyPart = (typeof MY_PARTS)[number];

/** Of recipes that nobody has said a meal of. */
export const NO_MEAL = 'none' as const;

/** What the list of recipes is narrowed by; all of it stands in the address. */
export interface DishFilters {
  readonly q: string;
  readonly type?: DishType | typeof NO_MEAL;
  readonly diet: readonly DietaryFlag[];
  readonly fasting: boolean;
  /** Only what the reader eats, by the diet and allergens of their own settings. */
  readonly fits: boolean;
  readonly time?: number;
  readonly kcal?: number;
  /** At most this many GEL a serving. */
  readonly cost?: number;
  readonly contains: readonly number[];
  readonly lacks: readonly number[];
  /** Words that each of them has. */
  readonly tags: readonly string[];
  /** Which of one's own library; all of it where none is named. */
  readonly own: readonly MyPart[];
  /** Rated so or better by the reader. */
  readonly rating?: number;
  readonly cooked?: Cooked;
  readonly cookbook?: number;
  /** Those with words to be looked at again, of what the reader edits. */
  readonly toCheck: boolean;
  /** Absent: the interface's language, unless something is searched for. */
  readonly language?: Language | 'all';
  readonly sort: Sort;
  readonly page: number;
}

export const NO_FILTERS: DishFilters = {
  q: '',
  diet: [],
  fasting: false,
  fits: false,
  contains: [],
  lacks: [],
  tags: [],
  own: [],
  toCheck: false,
  sort: 'newest',
  page: 1,
};

/** Every filter taken off; what is searched for, the part of the library and the order stay. */
export const NOT_NARROWED: Partial<DishFilters> = {
  diet: [],
  fasting: false,
  fits: false,
  contains: [],
  lacks: [],
  tags: [],
  type: undefined,
  time: undefined,
  kcal: undefined,
  cost: undefined,
  language: undefined,
  rating: undefined,
  cooked: undefined,
  cookbook: undefined,
  toCheck: false,
};

/** Reads the filters out of an address; what makes no sense is left out, never an error. */
export function readFilters(query: AddressQuery): DishFilters {
  const given = addressReader(query);
  return defined({
    q: given.q(),
    type: given.oneOf('type', [...DISH_TYPES, NO_MEAL]),
    diet: given.someOf('diet', DIETARY_FLAGS),
    fasting: given.isOn('fasting'),
    fits: given.isOn('fits'),
    time: given.number('time'),
    kcal: given.number('kcal'),
    cost: given.number('cost'),
    contains: given.ids('contains'),
    lacks: given.ids('lacks'),
    tags: given.words('tags'),
    // "part" is what addresses said before
    own: given.someOf(query.own === undefined ? 'part' : 'own', MY_PARTS),
    rating: given.number('rating'),
    cooked: given.oneOf('cooked', COOKED),
    cookbook: given.ids('cookbook')[0],
    toCheck: given.isOn('toCheck'),
    language: given.language(),
    sort: given.oneOf('sort', [...SORTS, ...MY_SORTS]) ?? 'newest',
    page: given.page(),
  });
}

/** The filters as an address's query, without what is at its default; the order is always the same. */
export const writeFilters = ({ q, sort, ...filters }: DishFilters): Record<string, string> =>
  addressOf({
    q: q.trim(),
    type: filters.type,
    diet: filters.diet,
    fasting: filters.fasting,
    fits: filters.fits,
    time: filters.time,
    kcal: filters.kcal,
    cost: filters.cost,
    contains: filters.contains,
    lacks: filters.lacks,
    tags: filters.tags,
    own: filters.own,
    rating: filters.rating,
    cooked: filters.cooked,
    cookbook: filters.cookbook,
    toCheck: filters.toCheck,
    language: filters.language,
    sort: sort === 'newest' ? undefined : sort,
    page: filters.page,
  });

/** How many filters narrow the list, beside search, order and page. */
export const countFilters = (filters: DishFilters): number =>
  [
    filters.type,
    filters.fasting,
    filters.fits,
    filters.time,
    filters.kcal,
    filters.cost,
    filters.language,
    filters.rating,
    filters.cooked,
    filters.cookbook,
    filters.toCheck,
  ].filter(Boolean).length +
  filters.diet.length +
  filters.contains.length +
  filters.lacks.length +
  filters.tags.length;
