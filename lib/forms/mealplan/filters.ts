import { DIETARY_FLAGS, type DietaryFlag } from '../../domain/dish/types';
import type { Language } from '../../domain/language';
import { addressOf, addressReader, defined, type AddressQuery } from '../address/values';

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

/** Reads the filters out of an address; what makes no sense is left out, never an error. */
export function readPlanFilters(query: AddressQuery): PlanFilters {
  const given = addressReader(query);
  return defined({
    q: given.q(),
    diet: given.someOf('diet', DIETARY_FLAGS),
    kcal: given.number('kcal'),
    cost: given.number('cost'),
    days: given.number('days'),
    language: given.language(),
    sort: given.oneOf('sort', PLAN_SORTS) ?? 'newest',
    page: given.page(),
  });
}

/** The filters as an address's query, without what is at its default; the order is always the same. */
export const writePlanFilters = ({ q, diet, kcal, cost, days, language, sort, page }: PlanFilters) =>
  addressOf({
    q: q.trim(),
    diet,
    kcal,
    cost,
    days,
    language,
    sort: sort === 'newest' ? undefined : sort,
    page,
  });

/** How many filters narrow the list, beside search, order and page. */
export const countPlanFilters = ({ diet, kcal, cost, days, language }: PlanFilters): number =>
  diet.length + [kcal, cost, days, language].filter(Boolean).length;
