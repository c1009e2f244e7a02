import type { Knex } from 'knex';
import { VISIBILITIES } from '../domain/dish/types';
import { LANGUAGES } from '../domain/language';
import { LIMITS } from '../domain/limits';
import { isPhone } from '../domain/text/phone';
import { isTime } from '../domain/time/day';
import { unindexed } from '../records/database/database';
import { fieldErrors } from '../records/http/errors';
import { idOf } from '../records/search/params';
import { boolean, choice, longText, relation, text } from '../records/fields';
import { TERMS } from '../records/database/tables';
import type { Guards } from '../records/database/locks';
import type { Body, Caller, Collection, PendingWrite, Reach } from '../records/types';
import { change, erase } from '../records/write/write';

/** Options of a field for a phone number on which somebody can be called. */
export const PHONE = { pattern: { is: { test: isPhone }, key: 'phone' } } as const;

/** Fields of every record that a person can publish. */
export const publicFields = {
  Name: text({ required: true, ...LIMITS.name, lengthKey: 'name', column: 'name' }),
  Description: longText({ max: LIMITS.description.max }),
  language: choice(LANGUAGES, { initial: 'en', column: 'text' }),
  visibility: choice(VISIBILITIES, { setBy: 'owner', initial: 'private', column: 'text' }),
  hidden: boolean({ show: 'editor', setBy: 'none', initial: false, column: 'boolean' }),
  owner: relation('users', { setBy: 'none', embedded: true }),
} as const;

/**
 * Narrows to public records that are not hidden. Beside other ways to reach a record, these conditions are checked on
 * each row and not looked up in an index.
 */
export const wherePublic = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.where(unindexed('r.visibility'), '=', 'public').where(unindexed('r.hidden'), '=', false);

/** List parameter that narrows to the records of one person, among those that the caller may read anyway. */
export function parseOwner(value: unknown): (query: Knex.QueryBuilder) => void {
  const owner = idOf(value, 'by');
  return (query) => void query.where('r.owner', owner);
}

interface Shared {
  readonly owner: number | null;
  readonly collaborators: readonly number[];
  readonly visibility: string | null;
  readonly hidden: boolean | null;
}

/** Field of the people whom the owner has added by their email, and who edit the record too. */
export const collaboratorsField = () =>
  relation('users', {
    many: true,
    max: LIMITS.collaborators.max,
    show: 'editor',
    setBy: 'owner',
    embedded: true,
  });

/** Scope of public records, the caller's own, and those they edit with the owner. */
export const sharedScope =
  (collection: string) =>
  (query: Knex.QueryBuilder, { id, who }: Caller): void => {
    if (who === 'Admin') return;
    query.where((mine) => {
      mine.where((open) => void wherePublic(open));
      if (who !== 'User') return;
      mine.orWhere('r.owner', id).orWhereIn('r.id', (sub) => {
        void sub
          .select('record')
          .from(TERMS)
          .where({ collection, kind: 'collaborators', value: String(id) });
      });
    });
  };

/** Scope of the caller's own records, and of those that name the caller in one of these fields. */
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

/**
 * Refuses new co-authors: people are added by email (POST {collection}/{id}/collaborators), and a body can only leave
 * some out.
 */
export function refuseNewCollaborators(
  input: { readonly collaborators?: readonly number[] },
  before: Shared | null,
): void {
  const added = (input.collaborators ?? []).filter((id) => !before?.collaborators.includes(id));
  if (added.length) throw fieldErrors([{ path: ['collaborators'], key: 'reference' }]);
}

/** Hands the record to its first co-author, or deletes it if there is none. */
export async function handOver<B extends Body & Shared>(
  collection: Collection<B>,
  body: B,
  trx: Knex,
): Promise<void> {
  const [owner, ...collaborators] = body.collaborators;
  if (owner) await change(collection, body, { owner, collaborators }, trx);
  else await erase(collection, body, trx);
}

/** Scope of public records and the caller's own, for those to whom the collection is open at all. */
export function membersScope(query: Knex.QueryBuilder, { id, who }: Caller): void {
  if (who === 'Admin') return;
  if (who !== 'User') return void query.whereRaw('1 = 0');
  query.where((mine) => {
    mine.where((open) => void wherePublic(open)).orWhere('r.owner', id);
  });
}

export function membersReach(body: Body, { id, who }: Caller): Reach {
  if (who === 'Admin') return 'own';
  if (who !== 'User') return 'none';
  if (body.owner === id) return 'own';
  return body.visibility === 'public' && !body.hidden ? 'read' : 'none';
}

/** Returns rights on the caller's own records only. */
export const ownReach =
  (field: string) =>
  (body: Body, caller: Caller): Reach =>
    caller.id !== 0 && body[field] === caller.id ? 'own' : 'none';
const ownScope =
  (field: string) =>
  (query: Knex.QueryBuilder, caller: Caller): void =>
    void query.where(`r.${field}`, caller.id);

/** Gives a collection whose records only the person in this field reads and changes its owner, scope and reach. */
export const ownedBy = <Name extends string>(owner: Name) => ({
  owner,
  scope: ownScope(owner),
  reach: ownReach(owner),
});

/** Checks a list of times of day, and sorts it. */
export function checkTimes(input: Record<string, unknown>, field: string): void {
  const times = input[field] as string[] | undefined;
  if (!times) return;
  const { max } = LIMITS.timesToTake;
  const wrong = times.findIndex((time) => !isTime(time));
  if (wrong >= 0) throw fieldErrors([{ path: [field, wrong], key: 'time' }]);
  if (times.length > max) throw fieldErrors([{ path: [field], key: 'tooMany', values: { max } }]);
  input[field] = [...times].sort();
}

/** Checks that the last day of a period is not before the first. */
export function checkSpan(input: Record<string, unknown>, before: Body | null): void {
  const { from, until } = { ...before, ...input };
  if (from && until && until < from) throw fieldErrors([{ path: ['until'], key: 'until' }]);
}

/** Lock for records that are one person's alone: writes of the same person run one after the other. */
export const ownGuards = ({ caller }: PendingWrite): Guards => [{ of: 'person', key: caller.id }];

/**
 * Locks for records that others only refer to: none for a new one, the record itself for a change, and everything for a
 * deletion, because others refer to it.
 */
export const namedGuards =
  (collection: string) =>
  ({ verb, id }: PendingWrite): Guards =>
    verb === 'create' ? [] : verb === 'update' ? [{ of: 'record', key: `${collection} ${id}` }] : undefined;
