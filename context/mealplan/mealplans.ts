import { useMemo } from 'react';
import * as members from '@/lib/api/mealplan/memberships';
import type { MemberRole, Membership } from '@/lib/api/mealplan/memberships';
import * as plans from '@/lib/api/mealplan/mealplans';
import type { Follower } from '@/lib/api/mealplan/mealplans';
import type { Many } from '@/lib/api/strapi';
import * as subscriptions from '@/lib/api/mealplan/subscriptions';
import type { Followed } from '@/lib/api/mealplan/subscriptions';
import { writePlanFilters, type PlanFilters } from '@/lib/forms/mealplan/filters';
import type { Plan, PlanCard, Subscription } from '@/lib/domain/mealplan/record';
import type { NewPlanInput } from '@/lib/forms/mealplan/form';
import type { PlanInput } from '@/lib/forms/mealplan/values';
import type { Day } from '@/lib/domain/time/day';
import { invalidate } from '@/lib/remote/cache';
import type { Change } from '@/lib/remote/keys';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useStoredRead } from '@/context/remote/storedRead';
import { callWith, useQuietRead, useRead, useReadOf } from '@/context/remote/read';

export type { Followed, Follower, MemberRole, Membership };
type PlanPage = Many<PlanCard>;
export { MEMBER_ROLES } from '@/lib/api/mealplan/memberships';

/** Reads the public plans that match the filters; null while the address is not known yet. */
export function usePlans(filters: PlanFilters | null) {
  const { language } = useLanguage();
  const key = filters && (['plans', language, JSON.stringify(writePlanFilters(filters))] as const);
  return useReadOf<PlanFilters, PlanPage>(
    filters,
    () => key,
    (given) => plans.listPlans(given, language),
  );
}

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

/** Reads one plan as the caller may see it; null reads nothing. */
export function usePlan(id: number | null, how?: { readonly isEdited: true }) {
  return useStoredRead<Plan>(id === null ? null : ['plan', id], callWith(id, plans.readPlan), how);
}

/** Reads the plan that a join token opens, for anyone. */
export function useJoin(token: string | null) {
  return useRead<Plan>(token ? ['join', token] : null, callWith(token, plans.readJoin));
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

/** Error codes that ask for confirmation: a dialog asks the person, so they are no failure. */
const ASKS = ['mealplan.privateDishes'];

interface CallOptions extends Partial<Change> {
  readonly asks?: readonly string[];
}

/** Returns calls that change plans, memberships and subscriptions; each shows its own alerts. */
export function usePlanCalls() {
  const { write, read, background } = useApi();
  return useMemo(() => planCalls({ write, read, background }), [write, read, background]);
}

function planCalls({ write, read, background }: Omit<ReturnType<typeof useApi>, 'isProcessing'>) {
  const call = async <T>(key: ActionKey, act: () => Promise<T>, options: CallOptions = {}): Promise<T> => {
    const { asks, ...change } = options;
    const answer = await write(key, act, { asks });
    invalidate({ collection: 'mealplans', ...change });
    return answer;
  };
  /** Refreshes the invitations even after a failure, since the invitation may be gone. */
  const answer = <T>(key: ActionKey, act: () => Promise<T>): Promise<T> =>
    write(key, act).finally(() => invalidate({ collection: 'memberships' }));
  const ofMembers = { collection: 'memberships' } as const;
  const ofFollowers = (id?: number) => ({ collection: 'subscriptions', id }) as const;
  return {
    read: (id: number) => read(() => plans.readPlan(id)),
    create: (input: NewPlanInput, idempotencyKey: string) =>
      call('mealplan.create', () => plans.createPlan(input, idempotencyKey)),
    update: (id: number, input: PlanInput) =>
      call('mealplan.update', () => plans.updatePlan(id, input), { id }),
    /** Reads a plan in the background. */
    look: (id: number) => background(() => plans.readPlan(id), { isQuiet: true }),
    /** Saves for the planner's autosave; the planner itself shows the outcome. */
    keep: async (id: number, input: PlanInput): Promise<Plan> => {
      const kept = await background(() => plans.updatePlan(id, input), { isQuiet: true });
      invalidate({ collection: 'mealplans', id });
      return kept;
    },
    addTo: (id: number, input: PlanInput) =>
      call('mealplan.addTo', () => plans.updatePlan(id, input), { id, asks: ASKS }),
    remove: (id: number) => call('mealplan.delete', () => plans.deletePlan(id), { id, isGone: true }),
    copy: (id: number) => call('mealplan.copy', () => plans.copyPlan(id)),
    publish: (id: number, confirmPrivate: boolean) =>
      call('mealplan.publish', () => plans.publishPlan(id, confirmPrivate), { id, asks: ASKS }),
    takeOver: (id: number) => call('mealplan.takeOver', () => plans.takeOverPlan(id), { id }),
    renewToken: (id: number) => call('mealplan.renewToken', () => plans.renewToken(id), { id }),
    subscribe: (id: number, from: Day) =>
      call('mealplan.subscribe', () => plans.subscribeTo(id, from), ofFollowers()),
    unsubscribe: ({ id, mealplan }: { id: number; mealplan: number | null }) =>
      call(
        'mealplan.unsubscribe',
        (): Promise<unknown> =>
          mealplan === null ? subscriptions.endSubscription(id) : plans.unsubscribeFrom(mealplan),
        { ...ofFollowers(id), isGone: true },
      ),
    leave: (id: number) => call('mealplan.leave', () => plans.leavePlan(id), ofMembers),
    join: (token: string, along: { eatsAlong?: boolean }) =>
      answer('mealplan.join', () => plans.joinPlan(token, along)),
    eatAlong: (id: number, eatsAlong: boolean) =>
      call('mealplan.eatAlong', () => plans.eatAlong(id, eatsAlong), ofMembers),
    report: (id: number, why: string) => call('mealplan.report', () => plans.reportPlan(id, why), { id }),
    hide: (id: number, hidden: boolean) =>
      call(hidden ? 'mealplan.hide' : 'mealplan.show', () => plans.hidePlan(id, hidden), { id }),
    feature: (id: number, featured: boolean) =>
      call('mealplan.feature', () => plans.featurePlan(id, featured), { id }),
    invite: (id: number, email: string, role: MemberRole, confirmPrivate: boolean) =>
      call('membership.invite', () => members.invite(id, email, role, confirmPrivate), {
        ...ofMembers,
        asks: ASKS,
      }),
    setRole: (id: number, role: MemberRole) =>
      call('membership.role', () => members.setRole(id, role), ofMembers),
    removeMember: (id: number) => call('membership.remove', () => members.removeMember(id), ofMembers),
    accept: (id: number, along: { eatsAlong?: boolean }) =>
      answer('membership.accept', () => members.acceptInvitation(id, along)),
    decline: (id: number) => answer('membership.decline', () => members.declineInvitation(id)),
    setSubscription: (id: number, change: { shareProgress?: boolean; startDate?: Day }) =>
      call('subscription.update', () => subscriptions.setSubscription(id, change), ofFollowers(id)),
    takeVersion: (id: number, from: Day) =>
      call('subscription.takeVersion', () => subscriptions.takeVersion(id, from), ofFollowers(id)),
    pause: (id: number, from: Day) =>
      call('subscription.pause', () => subscriptions.pauseSubscription(id, from), ofFollowers(id)),
    resume: (id: number) =>
      call('subscription.resume', () => subscriptions.resumeSubscription(id), ofFollowers(id)),
  };
}
