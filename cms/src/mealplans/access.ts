import type { Eater } from '../domain/mealplan/types';
import type { Caller } from '../records/types';
import type { Plan } from './bodies';

/** Strangers see how many eat and how much, not who. */
export const withoutNames = (eaters: readonly Eater[]): Eater[] =>
  eaters.map(({ key, factor }) => ({ key, Name: '', factor, user: null }));
export type PlanRole = 'owner' | 'editor' | 'viewer' | 'reader';
export function roleIn(body: Pick<Plan, 'owner' | 'editors' | 'viewers'>, { id, who }: Caller): PlanRole {
  if (id !== 0 && body.owner === id) return 'owner';
  if (who === 'Admin' || body.editors.includes(id)) return 'editor';
  return body.viewers.includes(id) ? 'viewer' : 'reader';
}

export const MEMBER_ROLES = ['viewer', 'editor'] as const;
