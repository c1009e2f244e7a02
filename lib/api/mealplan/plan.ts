import type { Plan } from '@/lib/domain/mealplan/record';
import type { Eater } from '@/lib/domain/mealplan/types';
import { ask, findOne, pathOfOne } from '@/lib/api/strapi';
import { toEaters } from './planDays';
import { PLAN, toPlan } from './planRecord';

/** Query of a plan that a token opens: all of it. */
const DEEP = { populate: 'deep,5' };

export const readPlan = async (id: number): Promise<Plan> => toPlan(await findOne('mealplans', id, PLAN));

/** Returns the path by which `readPlan` asks. */
export const planPath = (id: string) => pathOfOne('mealplans', id, PLAN);

/** Reads the people eating from a plan, as far as the caller may know. */
export const readEaters = async (id: number): Promise<Eater[]> =>
  toEaters((await findOne('mealplans', id, { fields: ['Name'], populate: { eaters: true } })).eaters);

/** Reads the plan that a join token opens. */
export const readJoin = async (token: string): Promise<Plan> =>
  toPlan((await ask('GET mealplans/join/{token}', { at: { token }, query: DEEP })).data);
