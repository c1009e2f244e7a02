import * as members from '@/lib/api/mealplan/memberships';
import type { MemberRole, Membership } from '@/lib/api/mealplan/memberships';
import * as plans from '@/lib/api/mealplan/mealplans';
import type { Follower } from '@/lib/api/mealplan/mealplans';
import type { Many } from '@/lib/api/strapi';
import * as subscriptions from '@/lib/api/mealplan/subscriptions';
import type { Followed } from '@/lib/api/mealplan/subscriptions';
import { writePlanFilters, type PlanFilters } from '@/lib/forms/mealplan/filters';
import type { PlanCard, Subscription } from '@/lib/domain/mealplan/record';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import type { Language } from '@/lib/domain/language';
import type { Answer } from '@/context/remote/publicPage';
import { useQuietRead, useRead, useReadOf } from '@/context/remote/read';

export type { Followed, Follower, MemberRole, Membership };
type PlanPage = Many<PlanCard>;
export { MEMBER_ROLES } from '@/lib/api/mealplan/memberships';

/** Reads the public plans that match the filters; null while the address is not known yet. */
export function usePlans(filters: PlanFilters | null) {
  const { language } = useLanguage();
  const key = filters && plansKey(filters, language);
  return useReadOf<PlanFilters, PlanPage>(
    filters,
    () => key,
    (given) => plans.listPlans(given, language),
  );
}

const plansKey = (filters: PlanFilters, language: Language) =>
  ['plans', language, JSON.stringify(writePlanFilters(filters))] as const;

/** Reads a list of public plans as a visitor, while the server renders. */
export const sendPlans = async (filters: PlanFilters, language: Language): Promise<Answer> => [
  plansKey(filters, language),
  await plans.listPlans(filters, language),
];

/** Reads the plans that the caller owns, or is a member of. */
export function useMyPlans(part: 'owner' | 'member', page: number) {
  const { person } = useAuth();
  return useRead<PlanPage>(person && ['plans', part, page], () =>
    plans.listPlansOf(part, person?.id ?? 0, page),
  );
}

/** Reads the plans that the caller may edit. */
export function useEditablePlans() {
  const { person } = useAuth();
  return useRead<PlanCard[]>(person && ['editablePlans'], () => plans.listEditable(person?.id ?? 0));
}

export const useFollowers = (plan: number) =>
  useRead<Follower[]>(['followers', plan], () => plans.readFollowers(plan));

export const useMembers = (plan: number) =>
  useRead<Membership[]>(['members', plan], () => members.listMembers(plan));

export function useFollowed() {
  const { person } = useAuth();
  return useRead<Followed[]>(person && ['followed'], subscriptions.listFollowed);
}

export const useSubscription = (id: number | null) =>
  useReadOf<number, Subscription>(id, (one) => ['subscription', one], subscriptions.readSubscription);

/** Reads the caller's open invitations, in the background, since every page may show their number. */
export function useInvitations() {
  const { person } = useAuth();
  const isMember = person !== null && person.Rolee !== 'Courier';
  return useQuietRead<Membership[]>(isMember ? ['invitations'] : null, () =>
    members.listInvitations({ id: person?.id ?? 0, email: person?.email ?? '' }),
  );
}
