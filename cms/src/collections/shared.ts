import type { Knex } from 'knex';
import { VISIBILITIES } from '../domain/dish/types';
import { LANGUAGES } from '../domain/language';
import { LIMITS } from '../domain/limits';
import { isPhone } from '../domain/text/phone';
import { isTime } from '../domain/time/day';
import { unindexed } from '../records/database/database';
import { fieldErrors } from '../records/http/errors';
import { boolean, choice, longText, relation, text } from '../records/fields';
import { TERMS } from '../records/database/tables';
import type { Guards } from '../records/database/locks';
import type { Body, Caller, Collection, Intent, Reach } from '../records/types';
import { change, erase } from '../records/write/write';

/** A number on which somebody can be called. */
export const PHONE = { pattern: { is: { test: isPhone }, key: 'phone' } } as const;

/** The fields that every record a person can publish has. */
export const publicFields = {
  Name: text({ required: true, ...LIMITS.name, lengthKey: 'name', column: 'name' }),
  Description: longText({ max: LIMITS.description.max }),
  language: choice(LANGUAGES, { initial: 'en', column: 'text' }),
  visibility: choice(VISIBILITIES, { setBy: 'owner', initial: 'private', column: 'text' }),
  hidden: boolean({ show: 'editor', setBy: 'none', initial: false, column: 'boolean' }),
  owner: relation('users', { setBy: 'none', embedded: true }),
} as const;

/** Public and not hidden; beside other ways to reach a record it is checked on each one, not looked up. */
export const openToAll = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.where(unindexed('r.visibility'), '=', 'public').where(unindexed('r.hidden'), '=', false);

interface Shared {
  readonly owner: number | null;
  readonly collaborators: readonly number[];
  readonly visibility: string | null;
  readonly hidden: boolean | null;
}

/** Those whom the owner has added by their email, who edit it too. */
export const collaboratorsField = () =>
  relation('users', {
    many: true,
    max: LIMITS.collaborators.max,
    show: 'editor',
    setBy: 'owner',
    embedded: true,
  });

/** Public, one's own, and what one edits with its owner. */
export const sharedScope =
  (collection: string) =>
  (query: Knex.QueryBuilder, { id, who }: Caller): void => {
    if (who === 'Admin') return;
    query.where((mine) => {
      mine.where((open) => void openToAll(open));
      if (who !== 'User') return;
      mine.orWhere('r.owner', id).orWhereIn('r.id', (sub) => {
        void sub
          .select('record')
          .from(TERMS)
          .where({ collection, kind: 'collaborators', value: String(id) });
      });
    });
  };

/** One's own, and those in which one is named under one of these fields. */
export const namingScope =
  (collection: string, kinds: readonly string[]) =>
  (query: Knex.QueryBuilder, { id }: Caller): void => {
    query.where((mine) => {
      mine.where('r.owner', id).orWhereIn(
        'r.id',
        (sub) =>
          void sub
            .select('record')
            .from(TERMS)
            .where({ collection, value: String(id) })
            .whereIn('kind', kinds),
      );
    });
  };

export function sharedReach(body: Shared, { id, who }: Caller): Reach {
  if (who === 'Admin') return 'own';
  if (who === 'User' && body.owner === id) return 'own';
  if (who === 'User' && body.collaborators.includes(id)) return 'edit';
  return body.visibility === 'public' && !body.hidden ? 'read' : 'none';
}

/** People are added by email (POST {collection}/{id}/collaborators); a body can only leave some out. */
export function refuseNewCollaborators(
  input: { readonly collaborators?: readonly number[] },
  before: Shared | null,
): void {
  const added = (input.collaborators ?? []).filter((id) => !before?.collaborators.includes(id));
  if (added.length) throw fieldErrors([{ path: ['collaborators'], key: 'reference' }]);
}

/** What has co-authors goes on with the first of them. */
export async function passOn<B extends Body & Shared>(
  collection: Collection<B>,
  body: B,
  trx: Knex,
): Promise<void> {
  const [owner, ...collaborators] = body.collaborators;
  if (owner) await change(collection, body, { owner, collaborators }, trx);
  else await erase(collection, body, trx);
}

/** Public and one's own, for those to whom the collection is open at all. */
export function membersScope(query: Knex.QueryBuilder, { id, who }: Caller): void {
  if (who === 'Admin') return;
  if (who !== 'User') return void query.whereRaw('1 = 0');
  query.where((mine) => {
    mine.where((open) => void openToAll(open)).orWhere('r.owner', id);
  });
}

export function membersReach(body: Body, { id, who }: Caller): Reach {
  if (who === 'Admin') return 'own';
  if (who !== 'User') return 'none';
  if (body.owner === id) return 'own';
  return body.visibility === 'public' && !body.hidden ? 'read' : 'none';
}

/** Only the caller's own. */
export const ownReach =
  (field: string) =>
  (body: Body, caller: Caller): Reach =>
    caller.id !== 0 && body[field] === caller.id ? 'own' : 'none';
export const ownScope =
  (field: string) =>
  (query: Knex.QueryBuilder, caller: Caller): void =>
    void query.where(`r.${field}`, caller.id);

/** Times of day in a list of words: each of them right, in the order of the day. */
export function checkTimes(input: Record<string, unknown>, field: string): void {
  const times = input[field] as string[] | undefined;
  if (!times) return;
  const { max } = LIMITS.timesToTake;
  const wrong = times.findIndex((time) => !isTime(time));
  if (wrong >= 0) throw fieldErrors([{ path: [field, wrong], key: 'time' }]);
  if (times.length > max) throw fieldErrors([{ path: [field], key: 'tooMany', values: { max } }]);
  input[field] = [...times].sort();
}

/** The first and last day of what holds for a while: the last one not before the first. */
export function checkSpan(input: Record<string, unknown>, before: Body | null): void {
  const { from, until } = { ...before, ...input };
  if (from && until && until < from) throw fieldErrors([{ path: ['until'], key: 'until' }]);
}

/** What is one person's alone, is written one after the other for each person. */
export const ownGuards = ({ caller }: Intent): Guards => [{ of: 'person', key: caller.id }];

/** What others only name: a new one is in nobody's way, a change in that of another one, and whoever names it sees it go. */
export const namedGuards =
  (collection: string) =>
  ({ verb, id }: Intent): Guards =>
    verb === 'create' ? [] : verb === 'update' ? [{ of: 'record', key: `${collection} ${id}` }] : undefined;
