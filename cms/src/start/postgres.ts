import { MINUTE } from '../domain/time/units';
import { reacquireLocks } from '../nodes/namedLock';
import {
  queryLink,
  queryLinkOne,
  closeLink,
  openLink,
  PermanentLinkError,
  type Address,
  type Client,
} from '../nodes/link';
import { resetSync } from '../nodes/sync';
import { codeOf, messageOf } from '../records/errorProperties';
import { isUnreachable } from '../vendor/messages';
import { Refusal, refuse } from './refusal';

/*
 * PostgreSQL's advisory locks, held by a node's own connection (nodes/link.ts). Older releases, which knew of one node
 * only, held the first one alone and for life; nodes share it, so neither kind starts beside the other. One node at a
 * time starts; nodes that are up share the last.
 */
const CMS_LOCK = 7_302_027;
const START_LOCK = 7_302_028;
const UP_LOCK = 7_302_029;
const AS_UP = `, pg_advisory_lock_shared(${UP_LOCK})`;
/** Milliseconds that a node waits for another one's start, as long as the launcher waits for its own. */
const MOST_WAITING = 20 * MINUTE;

let state: 'joining' | 'starting' | 'up' = 'joining';

/**
 * Joins the nodes of a PostgreSQL database and waits for its turn to start: one node makes tables, seeds and read
 * model, and the others find them made. The turn ends with `noteUp`, or with the process.
 */
export async function joinPostgres(address: Address): Promise<void> {
  await openLink(
    address,
    (client) => greet(client, address),
    (error) => refuse(refusalFor(error)),
  );
  const { free } = await queryLinkOne<{ free: boolean }>({
    text: `select pg_try_advisory_lock(${START_LOCK}) as free`,
  });
  if (!free) {
    strapi.log.info('Another CMS is starting on this database; this one waits for it.');
    await queryLink({ text: `select pg_advisory_lock(${START_LOCK})` }, MOST_WAITING);
  }
  state = 'starting';
}

const refusalFor = (error: unknown): Refusal => new Refusal(messageOf(error));

async function greet(client: Client, address: Address): Promise<void> {
  if (state === 'starting')
    throw new PermanentLinkError(
      'The connection to PostgreSQL was cut while the CMS was starting: start it again.',
    );
  const { rows } = await client.query<{ shared: boolean }>({
    text: `select pg_try_advisory_lock_shared(${CMS_LOCK}) as shared${state === 'up' ? AS_UP : ''}`,
  });
  if (!rows[0]?.shared)
    throw new PermanentLinkError(
      `A CMS of an older release, which must be alone, is running on the PostgreSQL database ${named(address)}: end that one first.`,
    );
  await reacquireLocks(client);
  await resetSync(client);
}

/** Ends the start of this node, so that the next one may begin its own. */
export async function noteUp(): Promise<void> {
  await queryLink({ text: `select pg_advisory_lock_shared(${UP_LOCK}), pg_advisory_unlock(${START_LOCK})` });
  state = 'up';
}

/** True if other nodes are up on this database. */
export async function areOthersUp(): Promise<boolean> {
  const { others } = await queryLinkOne<{ others: boolean }>({
    text: `select exists (select from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1
      and objsubid = 1 and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())) as others`,
    values: [UP_LOCK],
  });
  return others;
}

export const leavePostgres = closeLink;

const named = ({ connectionString }: Address): string => {
  const { pathname, host } = new URL(connectionString);
  return `${pathname.slice(1)} on ${host}`;
};

/** Explains a PostgreSQL error to the operator, if the settings can be its cause; otherwise undefined. */
export function explainPostgres(address: Address, error: unknown): string | undefined {
  if (error instanceof PermanentLinkError) return error.message;
  const [code, message] = [codeOf(error), messageOf(error)];
  const where = named(address);
  if (
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|57P03)$/.test(code) ||
    isUnreachable(message)
  )
    return `PostgreSQL cannot be reached (${where}: ${code || message}): start it, or see to DATABASE_URL.`;
  if (/^(28|3D)/.test(code))
    return `PostgreSQL does not let the CMS in (${where}: ${message}): see to DATABASE_URL.`;
  return undefined;
}
