import { writesSoFar } from '@/lib/api/writes';

interface Entry {
  readonly data: unknown;
  readonly at: number;
  readonly writes: number;
}

const MOST = 100;
const entries = new Map<string, Entry>();
const flights = new Map<string, Promise<unknown>>();
const watchers = new Set<(name: string) => void>();

/** What has been read before, by key; the oldest goes first. It lives in memory only and is emptied at sign-out. */
export const remoteCache = {
  get: <T>(key: string): T | undefined => entries.get(key)?.data as T | undefined,
  has: (key: string): boolean => entries.has(key),
  /** Whether it was read within so many milliseconds and nothing was changed from here since. */
  isFresh(key: string, within: number): boolean {
    const entry = entries.get(key);
    return entry !== undefined && performance.now() - entry.at < within && entry.writes === writesSoFar();
  },
  set(key: string, data: unknown) {
    entries.delete(key);
    entries.set(key, { data, at: performance.now(), writes: writesSoFar() });
    if (entries.size > MOST) entries.delete(entries.keys().next().value as string);
  },
  /** Loads what several parts of a page ask for at once only once; `isNew` asks again all the same. */
  load<T>(key: string, load: () => Promise<T>, isNew = false): Promise<T> {
    const known = isNew ? undefined : (flights.get(key) as Promise<T> | undefined);
    if (known) return known;
    const flight = load().finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight;
  },
  /** Forgets the keys that begin so; after a write, or all of them at sign-out. */
  forget(prefix = '') {
    for (const kept of [entries, flights]) {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
    }
  },
  /** Says that what is shown under a name may be old, to whoever watches it. */
  stale(name: string) {
    for (const watcher of watchers) watcher(name);
  },
  /** Calls `onStale` whenever the name is said to be stale, until what it answers is called. */
  watch(name: string, onStale: () => void): () => void {
    const watcher = (said: string) => said === name && onStale();
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};
