import { setTimeout as pause } from 'node:timers/promises';
import { type Address, ask, type Client, connected, drop, type Query } from './link';
import { timesBegun } from './sync';

export interface Standby extends Address {
  /** How many connections this node holds there. */
  readonly connections: number;
}
interface Line {
  readonly client: Client;
  busy: number;
}
export interface Lines {
  readonly lines: readonly Line[];
  /** Says how far the standby is; nothing else is asked there. */
  readonly watch: Client;
  /** The primary's history that it was seen to follow, as this node counts them. */
  readonly history: number;
}

const FOLLOWS_WITHIN = 5_000;
const BETWEEN_LOOKS = 100;
/** Who has not answered by then is asked no more; the primary is. */
const ANSWERED_WITHIN = 1_000;

/** A mark that no other history of this database has. */
const MARK = `insert into supra_changes (changed) values ('{}') returning xid::text, at::text`;
const FOLLOWS = `select pg_is_in_recovery() as "isStandby", exists (
    select from supra_changes where xid = $1::xid8 and at = $2::timestamptz) as "isMarked"`;

/**
 * Connections to a standby, opened together and none ever added: the one that watches is the last, so a server that was started
 * again since answers on none, and what the watch says of how far it is holds for all. Throws where it does not follow the
 * primary of today, which a mark that was just made there shows.
 */
export async function openLines(standby: Standby): Promise<Lines> {
  const history = timesBegun();
  const [{ xid, at }] = await ask<{ xid: string; at: string }>({ text: MARK });
  const opened: Client[] = [];
  try {
    for (let one = 0; one <= standby.connections; one += 1) opened.push(await connected(standby));
    const [watch, ...clients] = opened.reverse();
    await follows(watch, [xid, at]);
    return { lines: clients.map((client) => ({ client, busy: 0 })), watch, history };
  } catch (error) {
    opened.forEach(drop);
    throw error;
  }
}

async function follows(watch: Client, values: readonly string[]): Promise<void> {
  const until = Date.now() + FOLLOWS_WITHIN;
  for (;;) {
    const [{ isStandby, isMarked }] = await asked<{ isStandby: boolean; isMarked: boolean }>(watch, {
      text: FOLLOWS,
      values,
    });
    if (!isStandby) throw new Error('the server is no standby');
    if (isMarked) return;
    if (Date.now() > until) throw new Error('it does not show what the primary has just written');
    await pause(BETWEEN_LOOKS);
  }
}

/** The rows that this connection answers in time; one that does not is given up. */
export async function asked<T>(client: Client, query: Query): Promise<T[]> {
  const timer = setTimeout(() => client.connection.stream.destroy(), ANSWERED_WITHIN);
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    clearTimeout(timer);
  }
}

/** The rows that the least busy line answers; undefined where it takes too long, which may be the query's own fault. */
export async function askedInTime<T>({ lines }: Lines, query: Query): Promise<T[] | undefined> {
  const line = lines.reduce((least, one) => (one.busy < least.busy ? one : least));
  line.busy += 1;
  const answer = line.client.query<T>(query).finally(() => void (line.busy -= 1));
  const late = new AbortController();
  try {
    const inTime = pause(ANSWERED_WITHIN, undefined, { signal: late.signal, ref: false });
    return (await Promise.race([answer, inTime.catch(() => undefined)]))?.rows;
  } finally {
    answer.catch(() => undefined);
    late.abort();
  }
}

export function closeLines({ lines, watch }: Lines): void {
  for (const { client } of lines) drop(client);
  drop(watch);
}
