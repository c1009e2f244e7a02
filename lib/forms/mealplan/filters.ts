import { DIETARY_FLAGS, type DietaryFlag } from '../../domain/dish/types';
import { isLanguage, type Language } from '../../domain/language';

export const PLAN_SORTS = ['newest', 'name', 'kcal', 'cost', 'days'] as const;
export type PlanSort = (typeof PLAN_SORTS)[number];

/** What the list of plans is narrowed by; all of it stands in the address. */
export interface PlanFilters {
  readonly q: string;
  readonly diet: readonly DietaryFlag[];
  /** At most this many kcal a day. */
  readonly kcal?: number;
  /** At most this many GEL a day. */
  readonly cost?: number;
  /** At most this many days. */
  readonly days?: number;
  /** Absent: the interface's language, unless something is searched for. */
  readonly language?: Language | 'all';
  readonly sort: PlanSort;
  readonly page: number;
}

export const NO_PLAN_FILTERS: PlanFilters = { q: '', diet: [], sort: 'newest', page: 1 };

type AddressQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the filters out of an address; what makes no sense is left out, never an error. */
export function readPlanFilters(query: AddressQuery): PlanFilters {
  const text = (name: string) => String([query[name] ?? ''].flat()[0]);
  const language = text('language');
  const diet = text('diet').split(',');
  return defined({
    q: text('q').slice(0, 150),
    diet: DIETARY_FLAGS.filter((flag) => diet.includes(flag)),
    kcal: positive(text('kcal')),
    cost: positive(text('cost')),
    days: positive(text('days')),
    language: language === 'all' || isLanguage(language) ? language : undefined,
    sort: PLAN_SORTS.find((sort) => sort === text('sort')) ?? 'newest',
    page: Math.max(1, Math.floor(positive(text('page')) ?? 1)),
  });
}

/** The filters as an address's query, without what is at its default; the order is always the same. */
export const writePlanFilters = (filters: PlanFilters): Record<string, string> =>
  defined({
    q: filters.q.trim() || undefined,
    diet: filters.diet.join(',') || undefined,
    kcal: filters.kcal?.toString(),
    cost: filters.cost?.toString(),
    days: filters.days?.toString(),
    language: filters.language,
    sort: filters.sort === 'newest' ? undefined : filters.sort,
    page: filters.page > 1 ? String(filters.page) : undefined,
  }) as Record<string, string>;

/** How many filters narrow the list, beside search, order and page. */
export const countPlanFilters = ({ diet, kcal, cost, days, language }: PlanFilters): number =>
  diet.length + [kcal, cost, days, language].filter(Boolean).length;

const positive = (text: string): number | undefined => {
  const number = Number(text);
  return text && Number.isFinite(number) && number > 0 ? Math.min(number, 1_000_000) : undefined;
};

const defined = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
