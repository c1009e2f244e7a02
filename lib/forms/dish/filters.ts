import { isLanguage, type Language } from '../../domain/language';
import { DIETARY_FLAGS, DISH_TYPES, type DietaryFlag, type DishType } from '../../domain/dish/types';

export const SORTS = ['newest', 'name', 'time', 'kcal', 'cost', 'saved'] as const;
export type Sort = (typeof SORTS)[number];

/** What the list of recipes is narrowed by; all of it stands in the address. */
export interface DishFilters {
  readonly q: string;
  readonly type?: DishType;
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
  sort: 'newest',
  page: 1,
};

type AddressQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the filters out of an address; what makes no sense is left out, never an error. */
export function readFilters(query: AddressQuery): DishFilters {
  const text = (name: string) => String(query[name] ?? '').split(',')[0];
  const many = (name: string) =>
    String(query[name] ?? '')
      .split(',')
      .filter(Boolean);
  const language = text('language');
  return defined({
    q: (Array.isArray(query.q) ? query.q[0] : String(query.q ?? '')).slice(0, 150),
    type: DISH_TYPES.find((type) => type === text('type')),
    diet: DIETARY_FLAGS.filter((flag) => many('diet').includes(flag)),
    fasting: text('fasting') === '1',
    fits: text('fits') === '1',
    time: positive(text('time')),
    kcal: positive(text('kcal')),
    cost: positive(text('cost')),
    contains: ids(many('contains')),
    lacks: ids(many('lacks')),
    language: language === 'all' || isLanguage(language) ? language : undefined,
    sort: SORTS.find((sort) => sort === text('sort')) ?? 'newest',
    page: Math.max(1, Math.floor(positive(text('page')) ?? 1)),
  });
}

/** The filters as an address's query, without what is at its default; the order is always the same. */
export function writeFilters(filters: DishFilters): Record<string, string> {
  return defined({
    q: filters.q.trim() || undefined,
    type: filters.type,
    diet: filters.diet.join(',') || undefined,
    fasting: filters.fasting ? '1' : undefined,
    fits: filters.fits ? '1' : undefined,
    time: filters.time?.toString(),
    kcal: filters.kcal?.toString(),
    cost: filters.cost?.toString(),
    contains: filters.contains.join(',') || undefined,
    lacks: filters.lacks.join(',') || undefined,
    language: filters.language,
    sort: filters.sort === 'newest' ? undefined : filters.sort,
    page: filters.page > 1 ? String(filters.page) : undefined,
  }) as Record<string, string>;
}

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
  ].filter(Boolean).length +
  filters.diet.length +
  filters.contains.length +
  filters.lacks.length;

const positive = (text: string): number | undefined => {
  const number = Number(text);
  return text && Number.isFinite(number) && number > 0 ? Math.min(number, 1_000_000) : undefined;
};

const ids = (texts: readonly string[]): number[] =>
  [...new Set(texts.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, 20);

const defined = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
