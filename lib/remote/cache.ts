import { mutate } from 'swr';
import { MINUTE } from '@/lib/domain/time/units';
import { writesSoFar } from '@/lib/api/writes';
import { isTravelled } from '@/lib/travel';
import { isChangedBy, isReadAgain, type Change, type Key } from './keys';

/** Origin of a change: the person's own write, or the live stream. */
type Source = 'write' | 'live';

interface Known {
  readonly person: number;
  readonly key: Key;
  /** Number of mounted components that show it. */
  views: number;
  /** Time of the read, and the number of writes sent by then. */
  at: number;
  writes: number;
  /** Origin of the change that made it outdated. */
  old?: Source;
}

const MOST = 100;
const SAME_PAGE_MS = 1_000;

/** Entries of SWR's cache, latest read last. They are kept in memory only. */
const known = new Map<string, Known>();

/** Returns the cache key; it contains the person, so that two people never share an answer. */
export const idOf = (key: Key, person: number): string => JSON.stringify([person, ...key]);

function entryOf(id: string): Known {
  const entry = known.get(id) ?? newEntry(id);
  known.set(id, entry);
  return entry;
}
const newEntry = (id: string): Known => {
  const [person, ...key] = JSON.parse(id) as [number, ...Key];
  return { person, key, views: 0, at: -Infinity, writes: 0 };
};

/** Counts a component that shows the answer; returns a function that ends it. */
export function viewOf(id: string): () => void {
  const entry = entryOf(id);
  entry.views += 1;
  return () => {
    entry.views -= 1;
  };
}

/** Marks an answer as read now; if there are more than MOST, drops the oldest that no component shows. */
export function noteRead(id: string) {
  const entry = entryOf(id);
  Object.assign(entry, { at: performance.now(), writes: writesSoFar() });
  known.delete(id);
  known.set(id, entry);
  if (known.size <= MOST) return;
  for (const [oldest, { views }] of known) if (views === 0) return forget(oldest);
}

/** Sets an answer that is known without a read. */
export function putRead<T>(key: Key, person: number, data: T) {
  const id = idOf(key, person);
  void mutate(id, data, false);
  noteRead(id);
}

/** Marks the start of a read; returns the origin of the change that had made it outdated. */
export function takeOld(id: string): Source | undefined {
  const entry = entryOf(id);
  const { old } = entry;
  entry.old = undefined;
  return old;
}

/**
 * Tells whether an answer need not be read again: up to a minute old after going back or forward, else up to a second,
 * so that parts of one page share a read.
 */
export function isFresh(id: string): boolean {
  const entry = known.get(id);
  if (!entry || entry.old || entry.writes !== writesSoFar()) return false;
  return performance.now() - entry.at < (isTravelled() ? MINUTE : SAME_PAGE_MS);
}

/**
 * Invalidates every answer that shows the record. Answers on the screen are read again in the background, unless the
 * screen updates itself at once. Others are read when they are shown next, and after the person's own write the old
 * answer is not shown meanwhile.
 */
export function invalidate(change: Change, source: Source = 'write') {
  for (const [id, entry] of known) {
    if (!isChangedBy(entry.key, change)) continue;
    if (entry.views === 0 && source === 'write') forget(id);
    else if (entry.views === 0 || source === 'live' || isReadAgain(entry.key, change)) entry.old = source;
  }
  setTimeout(readOld);
}

function readOld() {
  for (const [id, { old, views }] of known) if (old && views > 0) void mutate(id);
}

/** Drops an answer together with its pending read; one still shown (its page is about to leave) is only emptied. */
function forget(id: string) {
  const isSeen = (known.get(id)?.views ?? 0) > 0;
  if (!isSeen) known.delete(id);
  void mutate(id, undefined, !isSeen);
}

/** Forgets the answers of one person, or of everybody. */
export function forgetReads(person?: number) {
  for (const [id, entry] of [...known]) if (person === undefined || entry.person === person) forget(id);
}
