import type { Knex } from 'knex';
import { VISIBILITIES } from '../domain/dish/types';
import { LANGUAGES } from '../domain/language';
import { LIMITS } from '../domain/limits';
import { boolean, choice, relation, text } from '../records/fields';
import type { Body, Caller, Reach } from '../records/types';

/** The fields that every record a person can publish has. */
export const publicFields = {
  Name: text({ required: true, ...LIMITS.name, lengthKey: 'name', column: 'name' }),
  Description: text({ max: LIMITS.description.max }),
  language: choice(LANGUAGES, { initial: 'en', column: 'text' }),
  visibility: choice(VISIBILITIES, { setBy: 'owner', initial: 'private', column: 'text' }),
  hidden: boolean({ show: 'editor', setBy: 'none', initial: false, column: 'boolean' }),
  owner: relation('users', { setBy: 'none', embedded: true }),
} as const;

/** Public and one's own, for those to whom the collection is open at all. */
export function membersScope(query: Knex.QueryBuilder, { id, who }: Caller): void {
  if (who === 'Admin') return;
  if (who !== 'User') return void query.whereRaw('1 = 0');
  query.where((mine) => {
    mine.where((open) => void open.where('r.visibility', 'public').where('r.hidden', false)).orWhere('r.owner', id);
  });
}

export function membersReach(body: Body, { id, who }: Caller): Reach {
  if (who === 'Admin') return 'own';
  if (who !== 'User') return 'none';
  if (body.owner === id) return 'own';
  return body.visibility === 'public' && !body.hidden ? 'read' : 'none';
}

/** Only the caller's own. */
export const ownReach = (field: string) => (body: Body, caller: Caller): Reach =>
  caller.id !== 0 && body[field] === caller.id ? 'own' : 'none';
export const ownScope = (field: string) => (query: Knex.QueryBuilder, caller: Caller): void =>
  void query.where(`r.${field}`, caller.id);
