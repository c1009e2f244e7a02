import type { Eater, PlanDay } from '../domain/mealplan/types';
import type { Body, Caller } from '../records/types';

/** What everyone but owner and editors reads. */
export interface Published {
  readonly version: number;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  /** It became one by inviting people to a private plan; the author has not been asked yet whether everybody may read it. */
  readonly forMembers?: boolean;
}

/** Strangers see how many eat and how much, not who. */
export const withoutNames = (eaters: readonly Eater[]): Eater[] =>
  eaters.map(({ key, factor }) => ({ key, Name: '', factor, user: null }));
export type PlanRole = 'owner' | 'editor' | 'viewer' | 'reader';
export function roleIn(body: Body, { id, who }: Caller): PlanRole {
  if (id !== 0 && body.owner === id) return 'owner';
  if (who === 'Admin' || (body.editors as number[]).includes(id)) return 'editor';
  return (body.viewers as number[]).includes(id) ? 'viewer' : 'reader';
}

export const MEMBER_ROLES = ['viewer', 'editor'] as const;
