import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../records/thrown';

export interface Address {
  readonly connectionString: string;
  readonly ssl: boolean;
}
export interface Query {
  /** Of a query that is asked again and again: PostgreSQL reads it once. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}
export interface Client {
  connect(): Promise<void>;
  query<T>(query: Query): Promise<{ rows: T[] }>;
  end(): Promise<void>;
  on(event: 'error' | 'end', listener: () => void): void;
  readonly connection: { readonly stream: { destroy(): void } };
}

/** Whoever asks while the connection is away waits so long for its return, and so long for an answer. */
const PATIENCE = 1_000;
const ANSWERED_WITHIN = 5_000;
const BETWEEN_TRIES = 200;
/** The planner knows too little of tables that come and go; few rows of theirs are ever wanted. */
const SETTINGS = '-c enable_seqscan=off -c synchronous_commit=off -c lock_timeout=0';

type Greet = (client: Client) => Promise<void>;

let current: Client | undefined;
let returning: Promise<void> | undefined;
let isOpen = false;
let isOver = false;

/**
 * Opens this node's own connection to PostgreSQL, past the pool, and keeps it open. `greet` is called with every new one before
 * anybody else is; what it throws at the first ends the opening, later `fail` is told and nothing is tried any more.
 */
export async function openLink(
  address: Address,
  greet: Greet,
  fail: (error: unknown) => void,
): Promise<void> {
  const open = async (): Promise<void> => {
    const client = await connected(address, SETTINGS);
    try {
      await greet(client);
    } catch (error) {
      drop(client);
      throw error;
    }
    const lose = () => {
      if (current !== client || isOver) return;
      current = undefined;
      drop(client);
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
        if (error instanceof Unwelcome) return fail(error);
        await pause(BETWEEN_TRIES);
      }
    }
  };
  await open();
  isOpen = true;
}

/** Thrown by `greet` where no later try would do better. */
export class Unwelcome extends Error {}

/** The rows of a query on that connection; throws where it is away for longer than a moment, or does not answer. */
export async function ask<T>(query: Query, within = ANSWERED_WITHIN): Promise<T[]> {
  if (!current) await Promise.race([returning, pause(PATIENCE, undefined, { ref: false })]);
  const client = current;
  if (!client) throw Object.assign(new Error('PostgreSQL is away'), { code: 'ECONNRESET' });
  const timer = setTimeout(() => client.connection.stream.destroy(), within);
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether other nodes may work on this database; with SQLite there are none. */
export const hasNodes = (): boolean => isOpen;

/** Whether the connection stands. */
export const isLinked = (): boolean => current !== undefined;

/** At an orderly end: what is locked through it is free then. */
export async function closeLink(): Promise<void> {
  isOver = true;
  await current?.end().catch((error: unknown) => strapi.log.warn(messageOf(error)));
  current = undefined;
}

/** A connection of this node's own past the pool. */
export async function connected({ connectionString, ssl }: Address, options?: string): Promise<Client> {
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

/** Its end need not be waited for: whoever does not answer does not say goodbye either. */
export function drop(client: Client): void {
  void client.end().catch(() => undefined);
  client.connection.stream.destroy();
}

/** This process, as PostgreSQL shows its connection. */
export const NODE = `supra-cms ${randomUUID()}`;
