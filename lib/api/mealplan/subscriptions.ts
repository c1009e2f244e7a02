import type { DishImage } from '@/lib/domain/dish/record';
import { withOwnCosts } from '@/lib/domain/mealplan/figures/ownCosts';
import type { Subscription } from '@/lib/domain/mealplan/record';
import type { Day } from '@/lib/domain/time/day';
import { DAYS, toDays, toEaters } from './planDays';
import type { Shown } from '@/lib/api/shown';
import { act, findMany, findOne, remove, update } from '@/lib/api/strapi';

const WHOLE = { populate: { days: DAYS, eaters: true, mealplan: { fields: ['Name'] } } } as const;
type SubscriptionRecord = Shown<'subscriptions', typeof WHOLE>;

/** Entry in the list of followed plans. */
export interface Followed extends Omit<Subscription, 'days' | 'eaters' | 'parts'> {
  readonly dayCount: number;
  readonly Images: readonly DishImage[];
}

const toHead = (record: Omit<SubscriptionRecord, 'days' | 'eaters'>) => ({
  id: record.id,
  mealplan: typeof record.mealplan === 'object' ? (record.mealplan?.id ?? null) : (record.mealplan ?? null),
  Name: record.Name ?? '',
  version: record.version ?? 1,
  newestVersion: record.newestVersion ?? null,
  startDate: record.startDate ?? '',
  repeat: record.repeat ?? ('none' as const),
  pausedFrom: record.pausedFrom ?? null,
  shareProgress: record.shareProgress ?? false,
});

function toSubscription(record: SubscriptionRecord): Subscription {
  const { days, parts } = toDays(record.days);
  return {
    ...toHead(record),
    eaters: toEaters(record.eaters),
    days,
    parts: withOwnCosts(parts, record.ownCosts),
  };
}

/** Lists the plans that the caller follows, latest start first. */
export async function listFollowed(): Promise<Followed[]> {
  const populate = {
    days: { fields: ['title'] },
    mealplan: { fields: ['Name'], populate: { Images: true } },
  } as const;
  const query = { populate, sort: 'startDate:desc', pagination: { pageSize: 100 } } as const;
  const { data } = await findMany('subscriptions', query);
  return data.map((record) => ({
    ...toHead(record),
    dayCount: record.days?.length ?? 0,
    Images: (typeof record.mealplan === 'object' && record.mealplan?.Images) || [],
  }));
}

export const readSubscription = async (id: number): Promise<Subscription> =>
  toSubscription(await findOne('subscriptions', id, WHOLE));

export const setSubscription = (id: number, change: { shareProgress?: boolean; startDate?: Day }) =>
  update('subscriptions', id, change);

/** Replaces the pinned version by the newest one, from a day on. */
export const takeVersion = (id: number, from: Day) => act('subscriptions', id, 'take-version', { from });
export const pauseSubscription = (id: number, from: Day) => act('subscriptions', id, 'pause', { from });
export const resumeSubscription = (id: number) => act('subscriptions', id, 'resume');

/** Ends following a plan that is gone or may not be read any more; any other plan is unsubscribed. */
export const endSubscription = (id: number) => remove('subscriptions', id);
