import type { Read, Shown } from '@/lib/api/shown';
import type { Author } from '@/lib/domain/dish/record';
import type { Wishes } from '@/lib/domain/dish/warnings';
import type { Language } from '@/lib/domain/language';
import type { PlanFilters, PlanSort } from '@/lib/forms/mealplan/filters';
import { withOwnCosts } from '@/lib/domain/mealplan/figures/ownCosts';
import type { Plan, PlanCard } from '@/lib/domain/mealplan/record';
import type { Eater } from '@/lib/domain/mealplan/types';
import type { NewPlanInput } from '@/lib/forms/mealplan/form';
import type { PlanInput } from '@/lib/forms/mealplan/values';
import { ALLERGENS } from '@/lib/domain/product/types';
import type { Day } from '@/lib/domain/time/day';
import { dietFilters, freeFilters } from '@/lib/api/dish/fitting';
import { DAYS, toDays, toEaters } from './planDays';
import type { Conditions, Filters, SortBy } from '@/lib/api/query';
import {
  act,
  ask,
  create,
  findMany,
  findOne,
  presentRecord,
  remove,
  update,
  type CallOptions,
  type Many,
} from '@/lib/api/strapi';

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
const PLAN = {
  populate: {
    Images: true,
    owner: { fields: ['Name'], populate: { avatar: true } },
    eaters: true,
    days: DAYS,
  },
} as const;
type PlanRecord = Partial<Shown<'mealplans', typeof PLAN>> & { readonly id: number };
/** Query of a plan that a token opens: all of it. */
const DEEP = { populate: 'deep,5' };
const PAGE_SIZE = 24;
const ORDER = {
  newest: 'createdAt:desc',
  name: 'Name:asc',
  kcal: 'calories:asc',
  cost: 'costTetri:asc',
  days: 'dayCount:asc',
} as const satisfies Readonly<Record<PlanSort, SortBy<'mealplans'>>>;

const toPlanCard = (record: PlanRecord): PlanCard => ({
  id: record.id,
  Name: record.Name ?? '',
  Description: record.Description ?? '',
  language: record.language ?? 'en',
  Images: record.Images ?? [],
  visibility: record.visibility ?? 'private',
  startDate: record.startDate ?? null,
  repeat: record.repeat ?? 'none',
  dayCount: record.dayCount ?? 0,
  calories: record.calories ?? null,
  fats: record.fats ?? null,
  carbs: record.carbs ?? null,
  prots: record.prots ?? null,
  costTetri: (record.ownCost ?? record).costTetri ?? null,
  dietaryFlags: record.dietaryFlags ?? [],
  fasting: record.fasting ?? false,
  allergens: record.allergens ?? [],
  // until the CMS has computed it, any allergen is possible
  unknownAllergens: record.unknownAllergens ?? ALLERGENS,
  targets: record.targets ?? null,
  incompleteProducts: record.incompleteProducts ?? [],
  pricelessProducts: (record.ownCost ?? record).pricelessProducts ?? [],
  memberCount: record.memberCount ?? 0,
  version: record.version ?? 0,
  unpublished: record.unpublished ?? false,
  offeredUntil: record.offeredUntil ?? null,
  myRole: record.myRole ?? 'reader',
  hidden: record.hidden ?? false,
  updatedAt: record.updatedAt ?? '',
});

export function toPlan(record: PlanRecord): Plan {
  const { days, parts } = toDays(record.days);
  return {
    ...toPlanCard(record),
    eaters: toEaters(record.eaters),
    days,
    parts: withOwnCosts(parts, record.ownCosts),
    owner: record.owner ?? null,
    featured: record.featured ?? false,
    joinToken: record.joinToken ?? null,
    published: record.published ?? null,
    members: record.members ?? null,
    followerCount: record.followerCount ?? null,
    eatsAlong: record.eatsAlong ?? null,
    subscription: record.subscription ?? null,
  };
}

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

export const readPlan = async (id: number): Promise<Plan> => toPlan(await findOne('mealplans', id, PLAN));

/** Reads the people eating from a plan, as far as the caller may know. */
export const readEaters = async (id: number): Promise<Eater[]> =>
  toEaters((await findOne('mealplans', id, { fields: ['Name'], populate: { eaters: true } })).eaters);

/** Reads the plan in a 409's `present` record, however it is wrapped. */
export const presentPlan = (present: unknown): Plan => toPlan(presentRecord<Read<'mealplans'>>(present));

export const createPlan = async (input: NewPlanInput, idempotencyKey: string): Promise<Plan> =>
  toPlan(await create('mealplans', input, { idempotencyKey }));

export const updatePlan = async (id: number, input: PlanInput): Promise<Plan> =>
  toPlan(await update('mealplans', id, input));

export const deletePlan = (id: number) => remove('mealplans', id);

const acting =
  (verb: 'copy' | 'renew-token' | 'take-over') =>
  async (id: number): Promise<Plan> =>
    toPlan(await act('mealplans', id, verb));

export const copyPlan = acting('copy');
export const renewToken = acting('renew-token');
export const takeOverPlan = acting('take-over');

/**
 * Publishes the current days as the version that others read, of a private plan too; the caller must confirm private
 * recipes in it.
 */
export const publishPlan = async (id: number, confirmPrivate: boolean): Promise<Plan> =>
  toPlan(await act('mealplans', id, 'publish', { visibility: 'public', confirmPrivate }));

export const subscribeTo = (id: number, startDate: Day) => act('mealplans', id, 'subscribe', { startDate });
export const unsubscribeFrom = (id: number) => act('mealplans', id, 'unsubscribe');
export const leavePlan = (id: number) => act('mealplans', id, 'leave');
export const reportPlan = (id: number, why: string) => act('mealplans', id, 'report', { why });
export const hidePlan = (id: number, hidden: boolean) => act('mealplans', id, 'hide', { hidden });
export const featurePlan = (id: number, featured: boolean) => act('mealplans', id, 'feature', { featured });

/** Reads the plan that a join token opens. */
export const readJoin = async (token: string): Promise<Plan> =>
  toPlan((await ask('GET mealplans/join/{token}', { at: { token }, query: DEEP })).data);

/** Makes the caller a viewer of the token's plan, or gives them the role of their invitation. */
export const joinPlan = async (token: string, along: { eatsAlong?: boolean }): Promise<Plan> =>
  toPlan((await ask('POST mealplans/join/{token}', { at: { token }, body: along })).data);

/** Sets whether the caller, a viewer, eats from the plan. */
export const eatAlong = (id: number, eatsAlong: boolean) => act('mealplans', id, 'eat-along', { eatsAlong });

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
