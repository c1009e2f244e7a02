import { useCallback, useEffect } from 'react';
import * as members from '@/lib/api/memberships';
import type { MemberRole, Membership } from '@/lib/api/memberships';
import * as plans from '@/lib/api/mealplans';
import type { Follower } from '@/lib/api/mealplans';
import type { Many } from '@/lib/api/strapi';
import * as subscriptions from '@/lib/api/subscriptions';
import type { Followed } from '@/lib/api/subscriptions';
import { writePlanFilters, type PlanFilters } from '@/lib/forms/mealplan/filters';
import type { Plan, PlanCard, Subscription } from '@/lib/domain/mealplan/record';
import type { PlanInput } from '@/lib/forms/mealplan/values';
import type { Day } from '@/lib/domain/time/day';
import { remoteCache } from '@/lib/hooks/remoteCache';
import { useRemote } from '@/lib/hooks/useRemote';
import { useApi, type ActionKey } from '../ApiContext';
import { useAuth } from '../AuthContext';
import { useLanguage } from '../LanguageContext';
import { useRead } from './read';

export type { Followed, Follower, MemberRole, Membership };
export type PlanPage = Many<PlanCard>;
export { MEMBER_ROLES } from '@/lib/api/memberships';

/** The public plans that the filters leave; null while the address is not known yet. */
export function usePlans(filters: PlanFilters | null) {
  const { language } = useLanguage();
  const key = filters && `plans?${language}${JSON.stringify(writePlanFilters(filters))}`;
  return useRead<PlanPage>(key, () => plans.listPlans(filters as PlanFilters, language));
}

/** The plans that are the caller's own, or that they are a member of. */
export function useMyPlans(part: 'owner' | 'member', page: number) {
  const { person } = useAuth();
  const key = person && `plans/my/${person.id}/${part}?${page}`;
  return useRead<PlanPage>(key, () => plans.listPlansOf(part, person?.id ?? 0, page));
}

/** The plans that the caller may put something into. */
export function useEditablePlans() {
  const { person } = useAuth();
  return useRead<PlanCard[]>(person && `plans/editable/${person.id}`, () =>
    plans.listEditable(person?.id ?? 0),
  );
}

/** One plan as the caller may see it; null reads nothing yet. */
export function usePlan(id: number | null) {
  const { status, person } = useAuth();
  const key = id === null || status === 'unknown' ? null : `plan/${id}/${person?.id ?? 'visitor'}`;
  return useRead<Plan>(key, () => plans.readPlan(id as number));
}

/** The plan that a join token opens; open to anyone. */
export function useJoin(token: string | null) {
  const { status } = useAuth();
  return useRead<Plan>(token && status !== 'unknown' ? `plan/join/${token}` : null, () =>
    plans.readJoin(token as string),
  );
}

export const useFollowers = (plan: number) =>
  useRead<Follower[]>(`plan/${plan}/followers`, () => plans.readFollowers(plan));

export const useMembers = (plan: number) =>
  useRead<Membership[]>(`plan/${plan}/members`, () => members.listMembers(plan));

export function useFollowed() {
  const { person } = useAuth();
  return useRead<Followed[]>(person && `plans/followed/${person.id}`, subscriptions.listFollowed);
}

export const useSubscription = (id: number | null) =>
  useRead<Subscription>(id === null ? null : `plan/followed/${id}`, () =>
    subscriptions.readSubscription(id as number),
  );

const INVITATIONS = 'invitations';

/** The invitations that wait for the caller; read behind what is shown, because every page may name their number. */
export function useInvitations() {
  const { background } = useApi();
  const { person } = useAuth();
  const isMember = person !== null && person.Rolee !== 'Courier';
  const key = isMember ? `${INVITATIONS}/${person.id}` : null;
  const read = useRemote<Membership[]>(key, () =>
    background(() => members.listInvitations({ id: person?.id ?? 0, email: person?.email ?? '' })),
  );
  const { reload } = read;
  useEffect(() => remoteCache.watch(INVITATIONS, reload), [reload]);
  return read;
}

/** Everything that was read of plans may be old after one of them has changed. */
const forgetPlans = () => {
  remoteCache.forget('plan');
  remoteCache.forget('calendar');
};

/** An invitation that is answered, or can be no more, waits nowhere. */
const answering = <T>(call: Promise<T>): Promise<T> => call.finally(() => remoteCache.stale(INVITATIONS));

/** What the CMS asks back before it does something: the dialog asks it, so it is no failure. */
const ASKS = ['mealplan.privateDishes'];

/** Calls that change plans and what hangs on them; each shows its alerts by its own key. */
export function usePlanCalls() {
  const { write, read } = useApi();
  const call = useCallback(
    async <T>(key: ActionKey, act: () => Promise<T>, asks?: readonly string[]): Promise<T> => {
      const answer = await write(key, act, { asks });
      forgetPlans();
      return answer;
    },
    [write],
  );
  return {
    read: (id: number) => read(() => plans.readPlan(id)),
    create: (input: PlanInput, idempotencyKey: string) =>
      call('mealplan.create', () => plans.createPlan(input, idempotencyKey)),
    update: (id: number, input: PlanInput) => call('mealplan.update', () => plans.updatePlan(id, input)),
    addTo: (id: number, input: PlanInput) => call('mealplan.addTo', () => plans.updatePlan(id, input)),
    remove: (id: number) => call('mealplan.delete', () => plans.deletePlan(id)),
    copy: (id: number) => call('mealplan.copy', () => plans.copyPlan(id)),
    publish: (id: number, confirmPrivate: boolean) =>
      call('mealplan.publish', () => plans.publishPlan(id, confirmPrivate), ASKS),
    takeOver: (id: number) => call('mealplan.takeOver', () => plans.takeOverPlan(id)),
    renewToken: (id: number) => call('mealplan.renewToken', () => plans.renewToken(id)),
    subscribe: (id: number, from: Day) => call('mealplan.subscribe', () => plans.subscribeTo(id, from)),
    unsubscribe: ({ id, mealplan }: { id: number; mealplan: number | null }) =>
      call('mealplan.unsubscribe', () =>
        mealplan === null ? subscriptions.endSubscription(id) : plans.unsubscribeFrom(mealplan),
      ),
    leave: (id: number) => call('mealplan.leave', () => plans.leavePlan(id)),
    join: (token: string, along: { eatsAlong?: boolean }) =>
      answering(call('mealplan.join', () => plans.joinPlan(token, along))),
    eatAlong: (id: number, eatsAlong: boolean) =>
      call('mealplan.eatAlong', () => plans.eatAlong(id, eatsAlong)),
    report: (id: number, why: string) => call('mealplan.report', () => plans.reportPlan(id, why)),
    hide: (id: number, hidden: boolean) =>
      call(hidden ? 'mealplan.hide' : 'mealplan.show', () => plans.hidePlan(id, hidden)),
    feature: (id: number, featured: boolean) =>
      call('mealplan.feature', () => plans.featurePlan(id, featured)),
    invite: (id: number, email: string, role: MemberRole, confirmPrivate: boolean) =>
      call('membership.invite', () => members.invite(id, email, role, confirmPrivate), ASKS),
    setRole: (id: number, role: MemberRole) => call('membership.role', () => members.setRole(id, role)),
    removeMember: (id: number) => call('membership.remove', () => members.removeMember(id)),
    accept: (id: number, along: { eatsAlong?: boolean }) =>
      answering(call('membership.accept', () => members.acceptInvitation(id, along))),
    decline: (id: number) => answering(call('membership.decline', () => members.declineInvitation(id))),
    setSubscription: (id: number, change: { shareProgress?: boolean; startDate?: Day }) =>
      call('subscription.update', () => subscriptions.setSubscription(id, change)),
    takeVersion: (id: number, from: Day) =>
      call('subscription.takeVersion', () => subscriptions.takeVersion(id, from)),
    pause: (id: number, from: Day) =>
      call('subscription.pause', () => subscriptions.pauseSubscription(id, from)),
    resume: (id: number) => call('subscription.resume', () => subscriptions.resumeSubscription(id)),
  };
}
