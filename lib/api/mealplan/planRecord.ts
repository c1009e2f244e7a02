import type { Shown } from '@/lib/api/shown';
import { withOwnCosts } from '@/lib/domain/mealplan/figures/ownCosts';
import type { Plan, PlanCard } from '@/lib/domain/mealplan/record';
import { ALLERGENS } from '@/lib/domain/product/types';
import { DAYS, toDays, toEaters } from './planDays';

/** Query of a plan with its days. */
export const PLAN = {
  populate: {
    Images: true,
    owner: { fields: ['Name'], populate: { avatar: true } },
    eaters: true,
    days: DAYS,
  },
} as const;
export type PlanRecord = Partial<Shown<'mealplans', typeof PLAN>> & { readonly id: number };

export const toPlanCard = (record: PlanRecord): PlanCard => ({
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
