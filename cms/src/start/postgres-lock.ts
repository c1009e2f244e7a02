import { randomUUID } from 'node:crypto';
import { Refusal, refuse } from './refusal';
import { codeOf, messageOf } from '../records/thrown';

interface Answer {
  readonly rows: Record<string, unknown>[];
}
interface Client {
  connect(): Promise<void>;
  query(text: string, values?: readonly unknown[]): Promise<Answer>;
  end(): Promise<void>;
  on(event: 'error' | 'end', listener: (error?: Error) => void): void;
}

export interface Address {
  readonly connectionString: string;
  readonly ssl: boolean;
}

/** One of the database's own advisory locks, beside the one that `inWrite` takes for each transaction. */
const CMS_LOCK = 7_302_027;
const PATIENCE_MS = 3000;
const PAUSE_MS = 250;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

// The session that holds the lock, by a name of this process's own.
const NAME = `supra-cms ${randomUUID()}`;
let isEnding = false;
let current: Client | undefined;

/**
 * Lets one CMS at a time work on a PostgreSQL database: remembered answers, people and live streams are one process's own.
 * An advisory lock is held for life on a connection that does nothing else; PostgreSQL frees it when that connection ends.
 */
export async function lockPostgres(address: Address): Promise<void> {
  const client = await connected(address);
  await take(client, address);
  keep(client, address);
}

/** At an orderly end. */
export async function unlockPostgres(): Promise<void> {
  isEnding = true;
  await current?.end().catch(() => undefined);
}

function keep(client: Client, address: Address): void {
  current = client;
  let isLost = false;
  const lose = () => {
    if (isLost || isEnding) return;
    isLost = true;
    void retake(address);
  };
  client.on('error', lose);
  client.on('end', lose);
}

/** After a cut: taken again as soon as PostgreSQL answers; if another CMS has it by then, this one ends. */
async function retake(address: Address): Promise<void> {
  strapi.log.warn('The connection that holds the database for this CMS was cut; it is taken again.');
  for (;;) {
    if (isEnding) return;
    try {
      const client = await connected(address);
      await take(client, address);
      return keep(client, address);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      await pause(); // PostgreSQL is away: nobody else can take it either
    }
  }
}

async function connected({ connectionString, ssl }: Address): Promise<Client> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- has no types of its own
  const { Client } = require('pg');
  const client = new Client({
    connectionString,
    ssl,
    application_name: NAME,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function take(client: Client, address: Address): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [CMS_LOCK]);
    if (rows[0].taken) return;
    // A session of our own that PostgreSQL does not know to be cut yet.
    await client.query(`${HOLDERS} and a.application_name = $2`, [CMS_LOCK, NAME]);
    if (Date.now() > deadline) break;
    await pause();
  }
  await client.end().catch(() => undefined);
  throw new Refusal(
    `Another CMS is running on the PostgreSQL database ${named(address)}, and there can be only one: end that one first, or give this one a DATABASE_URL of its own.`,
  );
}

const HOLDERS = `select pg_terminate_backend(a.pid) from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1 and l.objsubid = 1
    and l.database = (select oid from pg_database where datname = current_database())`;

const named = ({ connectionString }: Address): string => {
  const { pathname, host } = new URL(connectionString);
  return `${pathname.slice(1)} on ${host}`;
};

/** What an error of PostgreSQL's means to the operator, if it can be told from the settings. */
export function explainPostgres(address: Address, error: unknown): string | undefined {
  const [code, message] = [codeOf(error), messageOf(error)];
  const where = named(address);
  if (
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|57P03)$/.test(code) ||
    /timeout expired|terminated unexpectedly/.test(message)
  )
    return `PostgreSQL cannot be reached (${where}: ${code || message}): start it, or see to DATABASE_URL.`;
  if (/^(28|3D)/.test(code))
    return `PostgreSQL does not let the CMS in (${where}: ${message}): see to DATABASE_URL.`;
  return undefined;
}
