import { MINUTE } from '../domain/time/units';
import { present } from '../domain/present';
import { invalidate, invalidateAll } from '../records/read/generations';
import { queryLink, queryLinkOne, type Client } from './link';
import { answeredCommits, clearOwnCommits, consumeOwnCommit } from './ownCommits';

type Change = readonly [xid: string, changed: Readonly<Record<string, readonly number[]>>];
interface ChangeReport {
  readonly now: string;
  readonly changes: readonly Change[];
  readonly missed: boolean;
  readonly at?: number;
}

/** Last report of the primary's log position, which a standby must have reached to answer in its place. */
interface PrimaryPosition {
  readonly at: number;
  /** Position at the last report of a change. */
  readonly changedAt: number;
  /** Number of this node's own commits that had been answered before the primary was asked. */
  readonly commits: number;
}

/** Reads what was committed since a snapshot, also by transactions that began before it. */
const changesQuery = (more = '') => `select pg_current_snapshot()::text as now${more},
    coalesce(json_agg(json_build_array(xid::text, changed)), '[]') as changes,
    coalesce(bool_or(swept >= pg_snapshot_xmin($1::pg_snapshot)), false) as missed
  from supra_changes
  where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)`;
const CHANGES = { name: 'news', text: changesQuery() };
/**
 * Also reads the end of the log, after the snapshot was taken, so that everything the snapshot shows lies before it.
 */
const CHANGES_AND_POSITION = {
  name: 'news at',
  text: changesQuery(`, (pg_current_wal_insert_lsn() - '0/0')::float8 as at`),
};

/**
 * Removes rows older than 10 minutes once no transaction that old is open, and leaves a note, from which a node that
 * slept longer learns that it has missed changes.
 */
const SWEEP = `with last as (
    select xid from supra_changes
    where at < clock_timestamp() - interval '10 minutes' and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid desc limit 1),
  gone as (delete from supra_changes where xid <= (select xid from last))
  insert into supra_changes (changed, swept) select '{}', xid from last`;
const BETWEEN_SWEEPS = 5 * MINUTE;
/** Milliseconds after which an idle node asks for changes anyway, so that it is never far behind. */
const WHEN_IDLE = 30_000;

let seen: string | undefined;
let asksPosition = false;
let position: PrimaryPosition | undefined;
let epoch = 0;
let running: Promise<void> = Promise.resolve();
let next: Promise<void> | undefined;

/**
 * Waits until this node knows of every write that was answered anywhere before the call, by a query sent after it.
 * Calls during a running query share the next one. Returns undefined if one CMS has the database alone.
 */
export function synced(): Promise<void> | undefined {
  if (seen === undefined) return undefined;
  return (next ??= afterRunning());
}

async function afterRunning(): Promise<void> {
  await running.catch(() => undefined);
  next = undefined;
  running = pollChanges();
  return running;
}

async function pollChanges(): Promise<void> {
  const commits = answeredCommits();
  const asked = asksPosition ? CHANGES_AND_POSITION : CHANGES;
  const { now, changes, missed, at } = await queryLinkOne<ChangeReport>({ ...asked, values: [seen] });
  seen = now;
  if (at !== undefined) {
    const isNews = changes.length > 0 || missed || commits !== position?.commits;
    position = { at, commits, changedAt: isNews || !position ? at : position.changedAt };
  }
  for (const [xid, changed] of changes) {
    if (consumeOwnCommit(xid)) continue;
    for (const [name, ids] of Object.entries(changed)) invalidate(name, ids, true);
  }
  if (missed) invalidateAll();
}

/** Also asks the primary for its log position from now on. */
export const trackPrimaryPosition = (): void => void (asksPosition = true);

/** Returns the primary's last report; undefined before the first one, and after a lost connection. */
export const primaryPosition = (): PrimaryPosition | undefined => position;

/**
 * Returns how often this node has begun to listen anew; reports from before that, by an earlier primary, no longer
 * hold.
 */
export const syncEpoch = (): number => epoch;

/** Returns the snapshot up to which this node knows of all changes. */
export const seenSnapshot = (): string => seen ?? '1:1:';

/** True if a finished transaction was also finished on the primary when it was last asked. */
export function isSeen(xid: string): boolean {
  const [least = '', most = '', open = ''] = seenSnapshot().split(':');
  if (BigInt(xid) < BigInt(least)) return true;
  return BigInt(xid) < BigInt(most) && !open.split(',').includes(xid);
}

/** Forgets everything known on a new connection, because the server may be another one. */
export async function resetSync(client: Client): Promise<void> {
  if (seen === undefined) return;
  const { rows } = await client.query<{ now: string }>({ text: 'select pg_current_snapshot()::text as now' });
  seen = present(rows[0], 'a row').now;
  position = undefined;
  epoch += 1;
  clearOwnCommits();
  invalidateAll();
}

/** Starts listening to other nodes; called once the tables exist. */
export async function startSync(): Promise<void> {
  // A restored database brings transaction ids of another server, which may be ahead of this one's.
  await queryLink({ text: 'delete from supra_changes where xid >= pg_snapshot_xmax(pg_current_snapshot())' });
  const { now } = await queryLinkOne<{ now: string }>({ text: 'select pg_current_snapshot()::text as now' });
  seen = now;
  clearOwnCommits();
  invalidateAll();
  const later = (work: () => Promise<unknown> | undefined) => () =>
    void work()?.catch((error: Error) => strapi.log.warn(error.message));
  setInterval(later(synced), WHEN_IDLE).unref();
  setInterval(
    later(() => queryLink({ text: SWEEP })),
    BETWEEN_SWEEPS,
  ).unref();
}
