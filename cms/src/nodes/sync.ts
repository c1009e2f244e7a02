import { invalidate, invalidateAll } from '../records/read/generations';
import { ask, type Client } from './link';
import { answeredCommits, forgetTold, isHeard } from './told';

type Change = readonly [xid: string, changed: Readonly<Record<string, readonly number[]>>];
interface News {
  readonly now: string;
  readonly changes: readonly Change[];
  readonly missed: boolean;
  readonly at?: number;
}

/** What the primary said last of how far its log had come, for a standby that is to stand in for it. */
interface Word {
  readonly at: number;
  /** How far it had come when it last said that something had changed. */
  readonly changedAt: number;
  /** How many of this node's own commits had been answered before it was asked. */
  readonly commits: number;
}

/** What was committed since a snapshot, whatever the order in which its transactions began. */
const news = (more = '') => `select pg_current_snapshot()::text as now${more},
    coalesce(json_agg(json_build_array(xid::text, changed)), '[]') as changes,
    coalesce(bool_or(swept >= pg_snapshot_xmin($1::pg_snapshot)), false) as missed
  from supra_changes
  where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)`;
const NEWS = { name: 'news', text: news() };
/** Where the log ends is asked after the snapshot was taken, so whatever that shows lies before. */
const NEWS_AT = {
  name: 'news at',
  text: news(`, (pg_current_wal_insert_lsn() - '0/0')::float8 as at`),
};

/** Rows of this age are removed, once nobody has a transaction open that is as old. Who has slept longer is told so. */
const SWEEP = `with last as (
    select xid from supra_changes
    where at < clock_timestamp() - interval '10 minutes' and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid desc limit 1),
  gone as (delete from supra_changes where xid <= (select xid from last))
  insert into supra_changes (changed, swept) select '{}', xid from last`;
const BETWEEN_SWEEPS = 5 * 60_000;
/** A node that nobody asks asks by itself, so that it is never far behind. */
const WHEN_IDLE = 30_000;

let seen: string | undefined;
let asksPosition = false;
let word: Word | undefined;
let begun = 0;
let running: Promise<void> = Promise.resolve();
let next: Promise<void> | undefined;

/**
 * Waits until this node knows of every write that was answered anywhere before the call: by a query that is sent after it. Calls
 * that come while one is under way share the next. Nothing to wait for where one CMS has the database.
 */
export function synced(): Promise<void> | undefined {
  if (seen === undefined) return undefined;
  return (next ??= afterRunning());
}

async function afterRunning(): Promise<void> {
  await running.catch(() => undefined);
  next = undefined;
  running = hear();
  return running;
}

async function hear(): Promise<void> {
  const commits = answeredCommits();
  const asked = asksPosition ? NEWS_AT : NEWS;
  const [{ now, changes, missed, at }] = await ask<News>({ ...asked, values: [seen] });
  seen = now;
  if (at !== undefined) {
    const isNews = changes.length > 0 || missed || commits !== word?.commits;
    word = { at, commits, changedAt: isNews || !word ? at : word.changedAt };
  }
  for (const [xid, changed] of changes) {
    if (isHeard(xid)) continue;
    for (const [name, ids] of Object.entries(changed)) invalidate(name, ids, true);
  }
  if (missed) invalidateAll();
}

/** From now on the primary is also asked how far its log has come. */
export const askPosition = (): void => void (asksPosition = true);

/** The last word of the primary on that; undefined before the first, and after a cut. */
export const lastWord = (): Word | undefined => word;

/** How often this node has begun to hear anew: what an earlier primary said holds no longer. */
export const timesBegun = (): number => begun;

/** The snapshot up to which this node has heard of everything. */
export const seenSnapshot = (): string => seen ?? '1:1:';

/** Whether a transaction that is over somewhere was over to the primary too as it was last asked. */
export function isSeen(xid: string): boolean {
  const [least, most, open] = seenSnapshot().split(':');
  if (BigInt(xid) < BigInt(least)) return true;
  return BigInt(xid) < BigInt(most) && !open.split(',').includes(xid);
}

/** On a new connection nothing is taken for known: the server may be another one since. */
export async function beginAnew(client: Client): Promise<void> {
  if (seen === undefined) return;
  const { rows } = await client.query<{ now: string }>({ text: 'select pg_current_snapshot()::text as now' });
  seen = rows[0].now;
  word = undefined;
  begun += 1;
  forgetTold();
  invalidateAll();
}

/** From now on other nodes are heard of; once the tables are there. */
export async function beginSync(): Promise<void> {
  // A restored database brings numbers of another server's, which may lie ahead of this one's.
  await ask({ text: 'delete from supra_changes where xid >= pg_snapshot_xmax(pg_current_snapshot())' });
  const [{ now }] = await ask<{ now: string }>({ text: 'select pg_current_snapshot()::text as now' });
  seen = now;
  forgetTold();
  invalidateAll();
  const later = (work: () => Promise<unknown> | undefined) => () =>
    void work()?.catch((error: Error) => strapi.log.warn(error.message));
  setInterval(later(synced), WHEN_IDLE).unref();
  setInterval(
    later(() => ask({ text: SWEEP })),
    BETWEEN_SWEEPS,
  ).unref();
}
