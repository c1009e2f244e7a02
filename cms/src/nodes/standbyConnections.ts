import { present } from '../domain/present';
import { setTimeout as pause } from 'node:timers/promises';
import { type Address, queryLinkOne, type Client, openClient, closeClient, type Query } from './link';
import { syncEpoch } from './sync';
import { cutConnection } from '../vendor/pg';

export interface Standby extends Address {
  /** Number of connections that this node holds there. */
  readonly connections: number;
}
interface PooledConnection {
  readonly client: Client;
  busy: number;
}
export interface StandbyConnections {
  readonly lines: readonly PooledConnection[];
  /** Connection that asks how far the standby is, and nothing else. */
  readonly watch: Client;
  /** Number of the primary's history that the standby was seen to follow, as this node counts them. */
  readonly history: number;
}

const FOLLOW_TIMEOUT_MS = 5_000;
const BETWEEN_LOOKS = 100;
/** Milliseconds until an answer is late; then the primary is asked instead. */
const QUERY_TIMEOUT_MS = 1_000;

/** Writes a mark that no other history of this database has. */
const MARK = `insert into supra_changes (changed) values ('{}') returning xid::text, at::text`;
const FOLLOWS = `select pg_is_in_recovery() as "isStandby", exists (
    select from supra_changes where xid = $1::xid8 and at = $2::timestamptz) as "isMarked"`;

/**
 * Opens all connections to a standby together; none is ever added. The watching one is opened last: after a restart of
 * the server, none of the others answers, so the position that the watch reports holds for all. Throws if the standby
 * does not follow the current primary, which a mark just written there shows.
 */
export async function openConnections(standby: Standby): Promise<StandbyConnections> {
  const history = syncEpoch();
  const { xid, at } = await queryLinkOne<{ xid: string; at: string }>({ text: MARK });
  const opened: Client[] = [];
  try {
    for (let one = 0; one <= standby.connections; one += 1) opened.push(await openClient(standby));
    const [last, ...clients] = opened.reverse();
    const watch = present(last, 'a connection');
    await follows(watch, [xid, at]);
    return { lines: clients.map((client) => ({ client, busy: 0 })), watch, history };
  } catch (error) {
    opened.forEach(closeClient);
    throw error;
  }
}

async function follows(watch: Client, values: readonly string[]): Promise<void> {
  const until = Date.now() + FOLLOW_TIMEOUT_MS;
  for (;;) {
    const [row] = await queryOrDrop<{ isStandby: boolean; isMarked: boolean }>(watch, {
      text: FOLLOWS,
      values,
    });
    const { isStandby, isMarked } = present(row, 'a row');
    if (!isStandby) throw new Error('the server is no standby');
    if (isMarked) return;
    if (Date.now() > until) throw new Error('it does not show what the primary has just written');
    await pause(BETWEEN_LOOKS);
  }
}

/** Runs a query on this connection and returns its rows; gives the connection up if it does not answer in time. */
export async function queryOrDrop<T>(client: Client, query: Query): Promise<T[]> {
  const timer = setTimeout(() => cutConnection(client), QUERY_TIMEOUT_MS);
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a query on the least busy connection; undefined if it takes too long, which may be the query's own fault. */
export async function queryWithTimeout<T>(
  { lines }: StandbyConnections,
  query: Query,
): Promise<T[] | undefined> {
  const line = lines.reduce((least, one) => (one.busy < least.busy ? one : least));
  line.busy += 1;
  const answer = line.client.query<T>(query).finally(() => void (line.busy -= 1));
  const late = new AbortController();
  try {
    const inTime = pause(QUERY_TIMEOUT_MS, undefined, { signal: late.signal, ref: false });
    return (await Promise.race([answer, inTime.catch(() => undefined)]))?.rows;
  } finally {
    answer.catch(() => undefined);
    late.abort();
  }
}

export function closeConnections({ lines, watch }: StandbyConnections): void {
  for (const { client } of lines) closeClient(client);
  closeClient(watch);
}
