import { AsyncResource } from 'node:async_hooks';
import type { Knex } from 'knex';
import type { Role } from '../domain/access/rights';
import { LIMITS } from '../domain/limits';
import { cleanLine } from '../domain/text/clean';
import { sql } from '../records/database/database';
import { unauthorized } from '../records/http/errors';
import { generationOf, onInvalidate } from '../records/read/generations';
import { queryRows } from '../records/write/runSql';
import { parsed } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { CollectionMap } from '../records/types';
import { change, insert, inWrite, sourceTable } from '../records/write/write';
import { isDeletedAccount } from './deletedAccounts';
import type { Claims } from './tokens';

/** Person behind a token, with what rights need to know. */
export interface KnownPerson {
  readonly id: number;
  readonly Rolee: Role;
  readonly blocked: boolean;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

const REMEMBERED = 10_000;
/** Cache of people by uid; every write to `users` empties it, so a new role or a block holds from the next call on. */
const remembered = new Map<string, KnownPerson>();
onInvalidate((collection) => void (collection === 'users' && remembered.clear()));

export const cachedPerson = (uid: string): KnownPerson | undefined => remembered.get(uid);

const admins = (process.env.ADMIN_EMAILS ?? '')
  .split(',')
  .map((email) => email.trim().toLowerCase())
  .filter(Boolean);

/** True for people in ADMIN_EMAILS with a verified address, who are always Admin and never blocked. */
export const isListedAdmin = ({
  email,
  emailVerified,
}: Pick<KnownPerson, 'email' | 'emailVerified'>): boolean =>
  emailVerified && email !== null && admins.includes(email);

/**
 * Finds the person of these claims, created as User on the first call; email, its verification and the list of Admins
 * are kept up to date.
 */
export async function findOrCreatePerson(claims: Claims): Promise<KnownPerson> {
  const remembers = remembered.get(claims.uid);
  if (remembers && isCurrent(remembers, claims)) return remembers;
  const generation = generationOf('users');
  const known = await find(claims.uid);
  if (!known || !isCurrent(known, claims)) return savePerson(claims);
  if (remembered.size >= REMEMBERED) remembered.clear();
  // A role that changed while it was read is not cached.
  if (generationOf('users') === generation) remembered.set(claims.uid, known);
  return known;
}

const isCurrent = (person: KnownPerson, { email, emailVerified }: Claims) =>
  person.email === email &&
  person.emailVerified === emailVerified &&
  (!isListedAdmin(person) || isAdmin(person));

const isAdmin = ({ Rolee, blocked }: KnownPerson) => Rolee === 'Admin' && !blocked;

type User = CollectionMap['users'];
const users = () => collectionOf('users');

/** Finds the person who signs in with this id, which only Strapi's row holds and no body does. */
async function userOf(db: Knex, uid: string): Promise<User | undefined> {
  const text = `select "r"."id", "r"."body" from "${tableOf(users())}" as "r"
    join "${sourceTable(users())}" as "p" on "p"."id" = "r"."id" where "p"."uid" = ?`;
  const [row] = await queryRows<{ body: string }>(db, text, [uid]);
  return row && parsed<User>(row.body);
}

async function find(uid: string): Promise<KnownPerson | undefined> {
  const user = await userOf(await sql(), uid);
  return user && toPerson(user);
}

const toPerson = ({ id, Rolee, blocked, email, emailVerified }: User): KnownPerson => ({
  id,
  Rolee: Rolee as Role,
  blocked: blocked === true,
  email,
  emailVerified: emailVerified === true,
});

type Listener = (person: number, email: string, trx: Knex) => Promise<void>;
const listeners: Listener[] = [];
/** Registers `listener`, called in the same transaction when a person with a verified address is created or updated. */
export const onPersonSaved = (listener: Listener): void => void listeners.push(listener);

const pending = new Map<string, Promise<KnownPerson>>();
/** Scope of a write that several calls share, so that it goes on when the call that began it is aborted. */
const outside = new AsyncResource('supra.people');

/** Creates or updates a person; simultaneous calls of the same person share one write. */
function savePerson(claims: Claims): Promise<KnownPerson> {
  const running = pending.get(claims.uid);
  if (running) return running;
  const started = outside.runInAsyncScope(() => write(claims)).finally(() => pending.delete(claims.uid));
  pending.set(claims.uid, started);
  return started;
}

function write(claims: Claims): Promise<KnownPerson> {
  const { uid, email, emailVerified } = claims;
  return inWrite(
    async (trx) => {
      const known = await userOf(trx, uid);
      if (!known && (await isDeletedAccount(uid, claims.authTime))) throw unauthorized();
      const data = { email, emailVerified, ...(isListedAdmin(claims) && { Rolee: 'Admin', blocked: false }) };
      const kept = known
        ? await change(users(), known, data, trx)
        : await insert(
            users(),
            { ...data, uid, Name: nameFrom(claims), phone: claims.phone, welcomed: false },
            trx,
          );
      if (email && emailVerified) for (const listener of listeners) await listener(kept.id, email, trx);
      return toPerson(kept);
    },
    [{ of: 'key', key: uid }],
  );
}

/** Returns the initial name of a new person; never the whole email address. */
function nameFrom({ name, email }: Claims): string {
  const given = cleanLine(name ?? '') || (email?.split('@')[0] ?? '') || 'Guest';
  return [...given].slice(0, LIMITS.personName.max).join('');
}
