import type { Read } from '@/lib/api/shown';
import type { Plan } from '@/lib/domain/mealplan/record';
import type { NewPlanInput } from '@/lib/forms/mealplan/form';
import type { PlanInput } from '@/lib/forms/mealplan/values';
import type { Day } from '@/lib/domain/time/day';
import { act, ask, create, presentRecord, remove, update } from '@/lib/api/strapi';
import { toPlan } from './planRecord';

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

/** Makes the caller a viewer of the token's plan, or gives them the role of their invitation. */
export const joinPlan = async (token: string, along: { eatsAlong?: boolean }): Promise<Plan> =>
  toPlan((await ask('POST mealplans/join/{token}', { at: { token }, body: along })).data);

/** Sets whether the caller, a viewer, eats from the plan. */
export const eatAlong = (id: number, eatsAlong: boolean) => act('mealplans', id, 'eat-along', { eatsAlong });
