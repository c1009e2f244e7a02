import { mutate } from 'swr';
import { writesSoFar } from '@/lib/api/writes';
import { isTravelled } from '@/lib/travel';
import { isChangedBy, isReadAgain, type Change, type Key } from './keys';

/** Where a change was heard of: the person's own write, or the live stream. */
type Source = 'write' | 'live';

interface Known {
  readonly person: number;
  readonly key: Key;
  /** How many parts of the page show it. */
  views: number;
  /** When it was read, and how many writes had been sent by then. */
  at: number;
  writes: number;
  /** What made it old since. */
  old?: Source;
}

const MOST = 100;
const MINUTE_MS = 60_000;
const SAME_PAGE_MS = 1_000;

/** What SWR's cache holds, the last one read at the end. It lives in memory only. */
const known = new Map<string, Known>();

/** An answer belongs to one person: what another one reads under the same key is another answer. */
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

/** Counts a part of the page that shows the answer; the returned function ends it. */
export function viewOf(id: string): () => void {
  const entry = entryOf(id);
  entry.views += 1;
  return () => {
    entry.views -= 1;
  };
}

/** Notes that the answer is as new as this moment; of more than a hundred the oldest that nobody sees is forgotten. */
export function noteRead(id: string) {
  const entry = entryOf(id);
  Object.assign(entry, { at: performance.now(), writes: writesSoFar() });
  known.delete(id);
  known.set(id, entry);
  if (known.size <= MOST) return;
  for (const [oldest, { views }] of known) if (views === 0) return forget(oldest);
}

/** Takes in what is known of an answer without reading it. */
export function putRead<T>(key: Key, person: number, data: T) {
  const id = idOf(key, person);
  void mutate(id, data, false);
  noteRead(id);
}

/** Begins to read an answer; tells what had made it old. */
export function takeOld(id: string): Source | undefined {
  const entry = entryOf(id);
  const { old } = entry;
  entry.old = undefined;
  return old;
}

/** Back and forward show what was there for a minute, and parts of one page what another part has just read. */
export function isFresh(id: string): boolean {
  const entry = known.get(id);
  if (!entry || entry.old || entry.writes !== writesSoFar()) return false;
  return performance.now() - entry.at < (isTravelled() ? MINUTE_MS : SAME_PAGE_MS);
}

/**
 * Reaches every answer that shows the record. What is on the screen is read again behind it, unless the screen does so
 * itself at once; what is not is read when it is next shown, and after the person's own write nothing old is shown meanwhile.
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

/** Of what nobody sees an answer on its way is dropped too; what is still seen (its page is about to leave) is only emptied. */
function forget(id: string) {
  const isSeen = (known.get(id)?.views ?? 0) > 0;
  if (!isSeen) known.delete(id);
  void mutate(id, undefined, !isSeen);
}

/** Forgets what one person has read, or everybody. */
export function forgetReads(person?: number) {
  for (const [id, entry] of [...known]) if (person === undefined || entry.person === person) forget(id);
}
