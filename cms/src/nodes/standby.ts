import { present } from '../domain/present';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { callId } from '../doors/calls';
import { countRead, countStandbyWait } from '../doors/metricsRegistry';
import { setStandbyReader } from '../records/database/database';
import { connection } from '../vendor/strapi';
import { messageOf } from '../records/errorProperties';
import {
  queryOrDrop,
  queryWithTimeout,
  closeConnections,
  type StandbyConnections,
  openConnections,
  type Standby,
} from './standbyConnections';
import { trackPrimaryPosition, isSeen, primaryPosition, seenSnapshot, synced, syncEpoch } from './sync';
import { answeredCommits } from './ownCommits';

/** Milliseconds that a call waits for the standby; then the primary answers. */
const STANDBY_TIMEOUT_MS = 50;
const POLL_INTERVAL_MS = 2;
const BETWEEN_TRIES = 1_000;
/**
 * Maximum number of questions to the primary about a commit that the standby shows; if the primary does not show it by
 * then, the standby is ahead of it.
 */
const MOST_QUESTIONS = 3;

/** Reads how far the standby is, and which of our changes it shows that this node has not heard of from the primary. */
const STATE_QUERY = `select (pg_last_wal_replay_lsn() - '0/0')::float8 as at, pg_is_in_recovery() as "isStandby", array(
    select xid::text from supra_changes
    where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)) as ahead`;

interface StandbyState {
  readonly at: number;
  readonly isStandby: boolean;
  readonly ahead: readonly string[];
}
/** Standby that follows the current primary. */
interface Follower extends StandbyConnections {
  /** Position up to which every query from now on shows everything. */
  at: number;
  isBehind: boolean;
  running: Promise<unknown>;
  next?: Promise<StandbyState>;
}
/**
 * Call that only reads. After its first answer from the primary, all others come from there too: it never goes back in
 * time.
 */
interface Call {
  readonly from: number;
  isPast: boolean;
}

const calls = new AsyncLocalStorage<Call>();
let follower: Follower | undefined;
let isOver = false;

/** Lets this standby answer reads from now on; nothing waits for it, whether it is there or not. */
export function useStandby(standby: Standby): void {
  trackPrimaryPosition();
  setStandbyReader(rowsFromStandby);
  connection().on('query', () => {
    const call = calls.getStore();
    if (call) call.isPast = true;
  });
  void keepConnected(standby);
}

/** Runs `work` as a call that only reads; it begins now and ends with its answer. */
export function asReader(res: ServerResponse, work: () => void): void {
  const from = follower && primaryPosition()?.at;
  if (from === undefined) return work();
  const call: Call = { from, isPast: false };
  res.once('close', () => void (call.isPast = true));
  calls.run(call, work);
}

/** Returns the standby's rows if they are neither older nor newer than what the primary shows; otherwise undefined. */
async function rowsFromStandby<T>(text: string, values: readonly unknown[]): Promise<T[] | undefined> {
  const call = calls.getStore();
  if (!call) return undefined;
  const rows = await readFromStandby<T>(call, text, values).catch(() => undefined);
  countRead(rows ? 'standby' : 'primary');
  return rows;
}

async function readFromStandby<T>(
  call: Call,
  text: string,
  values: readonly unknown[],
): Promise<T[] | undefined> {
  const of = follower;
  if (!of || !(await hasReplayed(of, call))) return undefined;
  const id = callId();
  const rows = await queryWithTimeout<T>(of, { text: id ? `${text} /* ${id} */` : text, values });
  if (!rows) refreshInBackground(of);
  return rows && (await isShownByPrimary(of)) ? rows : undefined;
}

/**
 * Waits until the standby shows everything that had been answered before the call, and everything this node has heard
 * of since.
 */
async function hasReplayed(of: Follower, call: Call): Promise<boolean> {
  const began = performance.now();
  while (follower === of && of.history === syncEpoch() && !call.isPast) {
    const primary = primaryPosition();
    const isWhole = primary?.commits === answeredCommits();
    const needed = Math.max(call.from, primary?.changedAt ?? Infinity);
    const waited = performance.now() - began;
    if (isWhole && of.at >= needed) {
      countStandbyWait(waited / 1000);
      return true;
    }
    if (of.isBehind) {
      refreshInBackground(of);
      return false;
    }
    if (waited > STANDBY_TIMEOUT_MS) {
      of.isBehind = isWhole;
      return false;
    }
    if (!isWhole) await synced();
    else await Promise.race([refreshState(of), pause(STANDBY_TIMEOUT_MS)]);
    if (of.at < needed) await pause(POLL_INTERVAL_MS);
  }
  return false;
}

/** Checks a slow standby in the background; no call waits for it until it has caught up or is given up. */
const refreshInBackground = (of: Follower): void => void refreshState(of).catch(() => undefined);

/**
 * True if the primary shows what this call has shown. A standby can show a commit that the primary still holds back
 * (while it waits for other standbys, even for long); the next reader there must not see less than this call.
 */
async function isShownByPrimary(of: Follower): Promise<boolean> {
  const { ahead } = await refreshState(of);
  for (let turn = 0; !ahead.every(isSeen); turn += 1) {
    if (turn === MOST_QUESTIONS) return false;
    await synced();
  }
  return true;
}

/** Looks once after this call; calls that come while a look is under way share the next one. */
function refreshState(of: Follower): Promise<StandbyState> {
  return (of.next ??= afterRunning(of));
}

async function afterRunning(of: Follower): Promise<StandbyState> {
  await of.running.catch(() => undefined);
  of.next = undefined;
  const looking = readState(of);
  of.running = looking;
  return looking;
}

async function readState(of: Follower): Promise<StandbyState> {
  const until = primaryPosition()?.at ?? Infinity;
  const [look] = await queryOrDrop<StandbyState>(of.watch, {
    name: 'look',
    text: STATE_QUERY,
    values: [seenSnapshot()],
  });
  const seen = present(look, 'a row');
  if (!seen.isStandby) {
    lose(of, 'it has been promoted');
    throw new Error('The standby has been promoted');
  }
  of.at = Math.max(of.at, seen.at);
  if (of.at >= until) of.isBehind = false;
  return seen;
}

async function keepConnected(standby: Standby): Promise<void> {
  let said: string | undefined;
  while (!isOver) {
    if (follower && follower.history !== syncEpoch()) lose(follower, 'the primary is another since');
    if (!follower) {
      try {
        follow(await openConnections(standby));
        said = undefined;
        strapi.log.info('The standby answers reads.');
      } catch (error) {
        if (said !== messageOf(error)) strapi.log.warn(`The primary answers all reads: ${messageOf(error)}`);
        said = messageOf(error);
      }
    }
    await pause(BETWEEN_TRIES, undefined, { ref: false });
  }
}

function follow(lines: StandbyConnections): void {
  const of: Follower = { ...lines, at: 0, isBehind: false, running: Promise.resolve() };
  for (const { client } of [...lines.lines, { client: lines.watch }]) {
    client.on('error', () => lose(of, 'a connection was cut'));
    client.on('end', () => lose(of, 'a connection was cut'));
  }
  follower = of;
  if (isOver) lose(of, 'this node ends');
}

function lose(of: Follower, why: string): void {
  if (follower !== of) return;
  follower = undefined;
  if (!isOver) strapi.log.warn(`The standby answers no reads any more: ${why}.`);
  closeConnections(of);
}

export function closeStandby(): void {
  isOver = true;
  if (follower) lose(follower, 'this node ends');
}
