import type { Author } from '@/lib/domain/dish/record';
import type { Wishes } from '@/lib/domain/dish/warnings';
import type { Language } from '@/lib/domain/language';
import type { PlanFilters, PlanSort } from '@/lib/forms/mealplan/filters';
import type { PlanCard } from '@/lib/domain/mealplan/record';
import type { Day } from '@/lib/domain/time/day';
import { dietFilters, freeFilters } from '@/lib/api/dish/fitting';
import type { Conditions, Filters, SortBy } from '@/lib/api/query';
import { ask, findMany, type CallOptions, type Many } from '@/lib/api/strapi';
import { toPlanCard, type PlanRecord } from './planRecord';

const CARD_FIELDS = [
  'Name',
  'Description',
  'language',
  'visibility',
  'startDate',
  'repeat',
  'dayCount',
  'calories',
  'fats',
  'carbs',
  'prots',
  'costTetri',
  'ownCost',
  'dietaryFlags',
  'fasting',
  'allergens',
  'unknownAllergens',
  'targets',
  'incompleteProducts',
  'pricelessProducts',
  'memberCount',
  'version',
  'unpublished',
  'offeredUntil',
  'myRole',
  'hidden',
  'updatedAt',
] as const;
const CARDS = { fields: CARD_FIELDS, populate: { Images: true } } as const;
const PAGE_SIZE = 24;
const ORDER = {
  newest: 'createdAt:desc',
  name: 'Name:asc',
  kcal: 'calories:asc',
  cost: 'costTetri:asc',
  days: 'dayCount:asc',
} as const satisfies Readonly<Record<PlanSort, SortBy<'mealplans'>>>;

const toCards = ({ data, pagination }: Many<PlanRecord>): Many<PlanCard> => ({
  data: data.map(toPlanCard),
  pagination,
});

/**
 * Lists the public plans that match the filters; without a search only those in `language`, unless the filters set
 * another.
 */
export async function listPlans(filters: PlanFilters, language: Language, options?: CallOptions) {
  return toCards(await findMany('mealplans', { ...CARDS, ...toPlanQuery(filters, language) }, options));
}

export function toPlanQuery(filters: PlanFilters, language: Language): Conditions<'mealplans'> {
  const q = filters.q.trim() || undefined;
  const shown = filters.language ?? (q ? 'all' : language);
  return {
    filters: {
      visibility: { $eq: 'public' },
      language: shown === 'all' ? undefined : { $eq: shown },
      $and: filters.diet.map((flag) => ({ dietaryFlags: { $contains: flag } })),
      calories: filters.kcal && { $lte: filters.kcal },
      costTetri: filters.cost && { $lte: Math.round(filters.cost * 100) },
      dayCount: filters.days && { $lte: filters.days },
    },
    _q: q,
    // if both languages are shown, a plan in both counts as one, and those in the reader's language come first
    reader: shown === 'all' ? language : undefined,
    // the CMS sorts a search by best match unless another order is requested
    sort: q && filters.sort === 'newest' ? undefined : ORDER[filters.sort],
    pagination: { page: filters.page, pageSize: PAGE_SIZE },
  };
}

const MOST_READY = 50;

/**
 * Lists the newest public plans in the language that suit the person's diets and allergens, without those they follow
 * already.
 */
export async function listReadyPlans(language: Language, wishes: Wishes): Promise<PlanCard[]> {
  const filters = {
    visibility: { $eq: 'public' },
    language: { $eq: language },
    $and: [...dietFilters(wishes), ...freeFilters(wishes)],
  } as const;
  const query = {
    ...CARDS,
    fields: [...CARD_FIELDS, 'subscription'] as const,
    filters,
    sort: ORDER.newest,
    pagination: { pageSize: MOST_READY },
  } as const;
  const { data } = await findMany('mealplans', query);
  return data.filter(({ subscription }) => !subscription).map(toPlanCard);
}

/** Lists the plans that an Admin featured on the start page, latest first, without hidden or unpublished ones. */
export async function listFeaturedPlans(): Promise<PlanCard[]> {
  const filters = { featured: { $eq: true }, visibility: { $eq: 'public' } } as const;
  const query = { ...CARDS, filters, sort: 'createdAt:desc', pagination: { pageSize: 24 } } as const;
  const { data } = await findMany('mealplans', query);
  return data.map(toPlanCard).filter(({ version, hidden }) => version > 0 && !hidden);
}

/** Lists the plans that a person owns, or is a member of, latest change first. */
export async function listPlansOf(
  part: 'owner' | 'member',
  person: number,
  page: number,
): Promise<Many<PlanCard>> {
  const is = { id: { $eq: person } };
  const filters: Filters<'mealplans'> =
    part === 'owner' ? { owner: is } : { $or: [{ viewers: is }, { editors: is }] };
  const pagination = { page, pageSize: PAGE_SIZE } as const;
  return toCards(await findMany('mealplans', { ...CARDS, filters, sort: 'updatedAt:desc', pagination }));
}

/** Lists the plans that the person may edit, at most 100. */
export async function listEditable(person: number): Promise<PlanCard[]> {
  const is = { id: { $eq: person } };
  const query = {
    ...CARDS,
    filters: { $or: [{ owner: is }, { editors: is }] },
    sort: 'updatedAt:desc',
    pagination: { pageSize: 100 },
  } as const;
  return (await findMany('mealplans', query)).data.map(toPlanCard);
}

/** Follower who shares their progress with the author. */
export interface Follower {
  readonly Name: string;
  readonly avatar?: Author['avatar'];
  readonly startDate: Day;
  readonly days: readonly {
    readonly day: Day;
    readonly done: number;
    readonly skipped: number;
    readonly planned: number;
  }[];
}
export const readFollowers = async (id: number): Promise<Follower[]> =>
  (await ask('GET mealplans/{id}/followers', { at: { id } })).data.map((one) => ({
    ...one,
    Name: one.Name ?? '',
  }));
