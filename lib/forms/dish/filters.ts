import { DIETARY_FLAGS, DISH_TYPES, type DietaryFlag, type DishType } from '../../domain/dish/types';
import { keysOf } from '../../domain/keysOf';
import type { Language } from '../../domain/language';
import { addressOf, addressReader, defined, type AddressQuery } from '../address/values';

export const SORTS = ['newest', 'name', 'time', 'kcal', 'cost', 'saved'] as const;
/** Sort orders of one's own library. */
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
/** Sort orders of public recipes for a person who has a pantry. */
export const ALL_SORTS = [...SORTS, 'home'] as const;
/** Recipes that the reader has never cooked, or not for a month. */
export const COOKED = ['never', 'month'] as const;
type Cooked = (typeof COOKED)[number];
export type Sort = (typeof SORTS)[number] | (typeof MY_SORTS)[number];
export const MY_PARTS = ['mine', 'shared', 'saved'] as const;
export type MyPart = (typeof MY_PARTS)[number];

/** Filter for recipes without any meal type. */
export const NO_MEAL = 'none' as const;

/** Filters of the list of recipes; all are kept in the address. */
export interface DishFilters {
  readonly q: string;
  readonly type?: DishType | typeof NO_MEAL;
  readonly diet: readonly DietaryFlag[];
  readonly fasting: boolean;
  /** Only recipes that suit the diet and allergens in the reader's settings. */
  readonly fits: boolean;
  readonly time?: number;
  readonly kcal?: number;
  /** Maximum cost in GEL per serving. */
  readonly cost?: number;
  readonly contains: readonly number[];
  readonly lacks: readonly number[];
  /** Tags that each recipe must have. */
  readonly tags: readonly string[];
  /** Parts of one's own library; all of it if empty. */
  readonly own: readonly MyPart[];
  /** Minimum rating by the reader. */
  readonly rating?: number;
  readonly cooked?: Cooked;
  readonly cookbook?: number;
  /** Only recipes that the reader edits with words to check again. */
  readonly toCheck: boolean;
  /** Absent: the interface's language, unless there is a search text. */
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

/** Filters that narrow a list, as opposed to those that say which list, in which order. */
type Narrowing = Omit<DishFilters, 'q' | 'own' | 'sort' | 'page'>;

/** Resets every filter; the search text, the library's part and the order stay. */
export const NOT_NARROWED: { readonly [K in keyof Required<Narrowing>]: Narrowing[K] } = {
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

/** Reads the filters from an address; an invalid value is left out, never an error. */
export function readFilters(query: AddressQuery): DishFilters {
  const given = addressReader(query);
  const read = {
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
    // older addresses say "part"
    own: given.someOf(query.own === undefined ? 'part' : 'own', MY_PARTS),
    rating: given.number('rating'),
    cooked: given.oneOf('cooked', COOKED),
    cookbook: given.ids('cookbook')[0],
    toCheck: given.isOn('toCheck'),
    language: given.language(),
    sort: given.oneOf('sort', [...SORTS, ...MY_SORTS]) ?? 'newest',
    page: given.page(),
  } satisfies { [K in keyof Required<DishFilters>]: DishFilters[K] };
  return defined(read);
}

/** Returns the filters as an address's query, without defaults and always in the same order. */
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
  } satisfies Record<keyof DishFilters, unknown>);

/** Counts the active filters, without search, order and page; each word of a list counts. */
export const countFilters = (filters: DishFilters): number =>
  keysOf(NOT_NARROWED)
    .flatMap((name): readonly unknown[] => [filters[name]].flat())
    .filter(Boolean).length;
