import { present } from '../domain/present';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../records/errorProperties';
import { cutConnection } from '../vendor/pg';

export interface Address {
  readonly connectionString: string;
  readonly ssl: boolean;
}
export interface Query {
  /** Name of a query that is asked repeatedly, so that PostgreSQL parses it once. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}
export interface Client {
  connect(): Promise<void>;
  query<T>(query: Query): Promise<{ rows: T[] }>;
  end(): Promise<void>;
  on(event: 'error' | 'end', listener: () => void): void;
}

/** Milliseconds that a query waits for a lost connection to return, and for its answer. */
const RECONNECT_TIMEOUT_MS = 1_000;
const QUERY_TIMEOUT_MS = 5_000;
const BETWEEN_TRIES = 200;
/** The planner knows too little of tables whose rows come and go; queries only ever want a few of their rows. */
const SETTINGS = '-c enable_seqscan=off -c synchronous_commit=off -c lock_timeout=0';

type Greet = (client: Client) => Promise<void>;

let current: Client | undefined;
let returning: Promise<void> | undefined;
let isOpen = false;
let isOver = false;

/**
 * Opens this node's own connection to PostgreSQL, outside the pool, and keeps it open. `greet` runs on every new
 * connection before any query. If it throws on the first one, opening fails; later, an Unwelcome error goes to `fail`
 * and no further connection is tried.
 */
export async function openLink(
  address: Address,
  greet: Greet,
  fail: (error: unknown) => void,
): Promise<void> {
  const open = async (): Promise<void> => {
    const client = await openClient(address, SETTINGS);
    try {
      await greet(client);
    } catch (error) {
      closeClient(client);
      throw error;
    }
    const lose = () => {
      if (current !== client || isOver) return;
      current = undefined;
      closeClient(client);
      strapi.log.warn('The connection to the other nodes was cut; it is made again.');
      returning = reopen();
    };
    client.on('error', lose);
    client.on('end', lose);
    current = client;
  };
  const reopen = async (): Promise<void> => {
    while (!isOver) {
      try {
        return await open();
      } catch (error) {
        if (error instanceof PermanentLinkError) return fail(error);
        await pause(BETWEEN_TRIES);
      }
    }
  };
  await open();
  isOpen = true;
}

/** Thrown by `greet` if a later try would not help. */
export class PermanentLinkError extends Error {}

/**
 * Runs a query on that connection and returns its rows; throws if the connection is away for longer than a moment or
 * does not answer.
 */
export async function queryLink<T>(query: Query, within = QUERY_TIMEOUT_MS): Promise<T[]> {
  if (!current) await Promise.race([returning, pause(RECONNECT_TIMEOUT_MS, undefined, { ref: false })]);
  const client = current;
  if (!client) throw Object.assign(new Error('PostgreSQL is away'), { code: 'ECONNRESET' });
  const timer = setTimeout(() => cutConnection(client), within);
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the row of a query that always answers with one. */
export const queryLinkOne = async <T>(query: Query): Promise<T> =>
  present((await queryLink<T>(query))[0], 'a row');

/** True if other nodes may work on this database; with SQLite there are none. */
export const hasNodes = (): boolean => isOpen;

/** True if the connection is up. */
export const isLinked = (): boolean => current !== undefined;

/** Closes the connection at an orderly end, which frees its locks. */
export async function closeLink(): Promise<void> {
  isOver = true;
  await current?.end().catch((error: unknown) => strapi.log.warn(messageOf(error)));
  current = undefined;
}

/** Opens a connection of this node outside the pool. */
export async function openClient({ connectionString, ssl }: Address, options?: string): Promise<Client> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- has no types of its own
  const { Client } = require('pg');
  const client: Client = new Client({
    connectionString,
    ssl,
    application_name: NODE,
    options,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Ends a connection without waiting: a server that does not answer does not confirm the end either. */
export function closeClient(client: Client): void {
  void client.end().catch(() => undefined);
  cutConnection(client);
}

/** Name of this process, as PostgreSQL shows its connection. */
export const NODE = `supra-cms ${randomUUID()}`;
