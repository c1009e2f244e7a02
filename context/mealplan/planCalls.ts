import { useMemo } from 'react';
import * as members from '@/lib/api/mealplan/memberships';
import type { MemberRole } from '@/lib/api/mealplan/memberships';
import { readPlan } from '@/lib/api/mealplan/plan';
import * as plans from '@/lib/api/mealplan/planCalls';
import * as subscriptions from '@/lib/api/mealplan/subscriptions';
import type { Plan } from '@/lib/domain/mealplan/record';
import type { NewPlanInput } from '@/lib/forms/mealplan/form';
import type { PlanInput } from '@/lib/forms/mealplan/values';
import type { Day } from '@/lib/domain/time/day';
import { invalidate } from '@/lib/remote/cache';
import type { Change } from '@/lib/remote/keys';
import { useApi, type ActionKey } from '@/context/ApiContext';

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
    read: (id: number) => read(() => readPlan(id)),
    create: (input: NewPlanInput, idempotencyKey: string) =>
      call('mealplan.create', () => plans.createPlan(input, idempotencyKey)),
    update: (id: number, input: PlanInput) =>
      call('mealplan.update', () => plans.updatePlan(id, input), { id }),
    /** Reads a plan in the background. */
    look: (id: number) => background(() => readPlan(id), { isQuiet: true }),
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
