import { DIETARY_FLAGS, type DietaryFlag } from '../../domain/dish/types';
import type { Language } from '../../domain/language';
import { addressOf, addressReader, defined, type AddressQuery } from '../address/values';

export const PLAN_SORTS = ['newest', 'name', 'kcal', 'cost', 'days'] as const;
export type PlanSort = (typeof PLAN_SORTS)[number];

/** Filters of the list of plans; all are kept in the address. */
export interface PlanFilters {
  readonly q: string;
  readonly diet: readonly DietaryFlag[];
  /** Maximum kcal per day. */
  readonly kcal?: number;
  /** Maximum cost in GEL per day. */
  readonly cost?: number;
  /** Maximum number of days. */
  readonly days?: number;
  /** Absent: the interface's language, unless there is a search text. */
  readonly language?: Language | 'all';
  readonly sort: PlanSort;
  readonly page: number;
}

/** Reads the filters from an address; an invalid value is left out, never an error. */
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

/** Returns the filters as an address's query, without defaults and always in the same order. */
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

/** Counts the active filters, without search, order and page. */
export const countPlanFilters = ({ diet, kcal, cost, days, language }: PlanFilters): number =>
  diet.length + [kcal, cost, days, language].filter(Boolean).length;
