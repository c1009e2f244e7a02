interface Entry {
  readonly data: unknown;
}

const MOST = 100;
const entries = new Map<string, Entry>();

/** What has been read before, by key; the oldest goes first. It lives in memory only and is emptied at sign-out. */
export const remoteCache = {
  get: <T>(key: string): T | undefined => entries.get(key)?.data as T | undefined,
  has: (key: string): boolean => entries.has(key),
  set(key: string, data: unknown) {
    entries.delete(key);
    entries.set(key, { data });
    if (entries.size > MOST) entries.delete(entries.keys().next().value as string);
  },
  /** Forgets the keys that begin so; after a write, or all of them at sign-out. */
  forget(prefix = '') {
    for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
  },
};
