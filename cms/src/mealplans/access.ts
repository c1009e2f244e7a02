import type { Knex } from 'knex';
import type { Eater } from '../domain/mealplan/types';
import { TERMS } from '../records/database/tables';
import type { Caller } from '../records/types';
import type { Plan } from './bodies';

/** Removes the names of eaters; strangers see only their number and shares. */
export const withoutNames = (eaters: readonly Eater[]): Eater[] =>
  eaters.map(({ key, factor }) => ({ key, Name: '', factor, user: null }));

export type PlanRole = 'owner' | 'editor' | 'viewer' | 'invited' | 'reader';
type Seated = Pick<Plan, 'owner' | 'editors' | 'viewers' | 'invited'>;

export function roleIn(body: Seated, { id, who }: Caller): PlanRole {
  if (id !== 0 && body.owner === id) return 'owner';
  if (who === 'Admin') return 'editor';
  if (who !== 'User') return 'reader';
  if (body.editors.includes(id)) return 'editor';
  if (body.viewers.includes(id)) return 'viewer';
  return body.invited.includes(id) ? 'invited' : 'reader';
}

/** Returns whether the caller is an accepted member. Invited people may look at the plan but do not see who eats. */
export const isMember = (body: Seated, caller: Caller): boolean =>
  !['invited', 'reader'].includes(roleIn(body, caller));

export const MEMBER_ROLES = ['viewer', 'editor'] as const;

/** Narrows a query of plans (`r`) to those whose saved days this person may read as a member or by invitation. */
export const ofMembers = (plans: Knex.QueryBuilder, id: number): void =>
  void plans.whereIn(
    'r.id',
    (seats) =>
      void seats
        .select('record')
        .from(TERMS)
        .where({ collection: 'mealplans', value: String(id) })
        .whereIn('kind', ['viewers', 'editors', 'invited']),
  );
