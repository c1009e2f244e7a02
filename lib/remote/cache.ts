import { mutate } from 'swr';
import { MINUTE } from '@/lib/domain/time/units';
import { writesSoFar } from '@/lib/api/writes';
import { isTravelled } from '@/lib/travel';
import { isChangedBy, needsReread, type Change, type Key } from './keys';

/** Origin of a change: the person's own write, or the live stream. */
type Source = 'write' | 'live';

interface CacheEntry {
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
const entries = new Map<string, CacheEntry>();

/** Returns the cache key; it contains the person, so that two people never share an answer. */
export const idOf = (key: Key, person: number): string => JSON.stringify([person, ...key]);

function entryOf(id: string): CacheEntry {
  const entry = entries.get(id) ?? newEntry(id);
  entries.set(id, entry);
  return entry;
}
const newEntry = (id: string): CacheEntry => {
  const [person, ...key] = JSON.parse(id) as [number, ...Key];
  return { person, key, views: 0, at: -Infinity, writes: 0 };
};

/** Counts a component that shows the answer; returns a function that ends it. */
export function trackView(id: string): () => void {
  const entry = entryOf(id);
  entry.views += 1;
  return () => {
    entry.views -= 1;
  };
}

/** Marks an answer as read now; if there are more than MOST, drops the oldest that no component shows. */
export function markRead(id: string) {
  const entry = entryOf(id);
  Object.assign(entry, { at: performance.now(), writes: writesSoFar() });
  entries.delete(id);
  entries.set(id, entry);
  if (entries.size <= MOST) return;
  for (const [oldest, { views }] of entries) if (views === 0) return dropEntry(oldest);
}

/** Sets an answer that is known without a read. */
export function setRead<T>(key: Key, person: number, data: T) {
  const id = idOf(key, person);
  void mutate(id, data, false);
  markRead(id);
}

/** Marks the start of a read; returns the origin of the change that had made it outdated. */
export function takeStale(id: string): Source | undefined {
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
  const entry = entries.get(id);
  if (!entry || entry.old || entry.writes !== writesSoFar()) return false;
  return performance.now() - entry.at < (isTravelled() ? MINUTE : SAME_PAGE_MS);
}

/**
 * Invalidates every answer that shows the record. Answers on the screen are read again in the background, unless the
 * screen updates itself at once. Others are read when they are shown next, and after the person's own write the old
 * answer is not shown meanwhile.
 */
export function invalidate(change: Change, source: Source = 'write') {
  for (const [id, entry] of entries) {
    if (!isChangedBy(entry.key, change)) continue;
    if (entry.views === 0 && source === 'write') dropEntry(id);
    else if (entry.views === 0 || source === 'live' || needsReread(entry.key, change)) entry.old = source;
  }
  setTimeout(rereadStale);
}

function rereadStale() {
  for (const [id, { old, views }] of entries) if (old && views > 0) void mutate(id);
}

/** Drops an answer together with its pending read; one still shown (its page is about to leave) is only emptied. */
function dropEntry(id: string) {
  const isSeen = (entries.get(id)?.views ?? 0) > 0;
  if (!isSeen) entries.delete(id);
  void mutate(id, undefined, !isSeen);
}

/** Forgets the answers of one person, or of everybody. */
export function clearReads(person?: number) {
  for (const [id, entry] of [...entries]) if (person === undefined || entry.person === person) dropEntry(id);
}
