import type { DBSchema, IDBPDatabase } from 'idb';
import type { DATABASES } from '@/lib/browser/stores';
import type { QueuedCall } from './types';

interface Shape extends DBSchema {
  queue: { key: number; value: QueuedCall };
  kept: { key: string; value: unknown };
}
/** When a copy was kept. */
export interface KeptRead {
  readonly key: string;
  readonly at: number;
}
const NAME: keyof typeof DATABASES = 'supra';
/** Under this name lies the list of the copies, oldest first. */
const LIST = 'list';
const MOST_KEPT = 100;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The list with one more copy, and the keys of those that are now too many or too old. */
export function withRead(list: readonly KeptRead[], read: KeptRead) {
  const all = [...list.filter(({ key }) => key !== read.key), read];
  const kept = all.slice(-MOST_KEPT).filter(({ at }) => read.at - at <= KEPT_MS);
  return { kept, dropped: all.filter((one) => !kept.includes(one)).map(({ key }) => key) };
}
type Unplaced = Omit<QueuedCall, 'place'>;

let opened: Promise<IDBPDatabase<Shape> | null> | undefined;
/** Stands in where the browser has no database or forbids it: nothing then outlives the page, but it works. */
const memory = new Map<number, QueuedCall>();
let places = 0;

const database = () => (opened ??= open().catch(() => null));

// with the first look into it, not with the first paint
const open = async () =>
  (await import('idb')).openDB<Shape>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('queue', { keyPath: 'place', autoIncrement: true });
      db.createObjectStore('kept');
    },
    terminated() {
      opened = undefined;
    },
  });

/** What waits to be sent, in order. */
export async function readQueue(): Promise<QueuedCall[]> {
  const db = await database();
  return db ? db.getAll('queue') : [...memory.values()];
}

/** Keeps a call at the end of the queue; answers it with its place. */
export async function addCall(call: Unplaced): Promise<QueuedCall> {
  const db = await database();
  // the database gives the place, so that two tabs never take the same one
  const place = db ? await db.add('queue', call as QueuedCall) : (places += 1);
  if (!db) memory.set(place, { ...call, place });
  return { ...call, place };
}

/**
 * Changes a kept call in one step, which no other tab comes between; null drops it. Answers whether it was kept at all and
 * is changed: a call that `change` gives back as it was stays.
 */
export async function changeCall(
  place: number,
  change: (call: QueuedCall) => QueuedCall | null,
): Promise<boolean> {
  const db = await database();
  const step = db?.transaction('queue', 'readwrite');
  const call = step ? await step.store.get(place) : memory.get(place);
  const changed = call && change(call);
  const isChanged = call !== undefined && changed !== call;
  if (isChanged && step) await (changed ? step.store.put(changed) : step.store.delete(place));
  else if (isChanged && changed) memory.set(place, changed);
  else if (isChanged) memory.delete(place);
  await step?.done;
  return isChanged;
}

export async function dropCall(place: number): Promise<void> {
  memory.delete(place);
  await (await database())?.delete('queue', place);
}

/** Keeps a copy of what was read, of which only the last hundred stay; without room for it the app goes on without. */
export async function keep(key: string, data: unknown): Promise<void> {
  const db = await database();
  if (!db) return;
  try {
    const step = db.transaction('kept', 'readwrite');
    const list = ((await step.store.get(LIST)) ?? []) as readonly KeptRead[];
    const { kept, dropped } = withRead(list, { key, at: Date.now() });
    await Promise.all([
      ...dropped.map((old) => step.store.delete(old)),
      step.store.put(data, key),
      step.store.put(kept, LIST),
      step.done,
    ]);
  } catch {
    // as above
  }
}

/** A copy, and when it was kept. */
export interface KeptCopy<T> {
  readonly data: T;
  readonly at: number;
}

/** The last copy of what was read, unless it is older than a month. */
export async function readCopy<T>(key: string): Promise<KeptCopy<T> | undefined> {
  const db = await database();
  const list = ((await db?.get('kept', LIST)) ?? []) as readonly KeptRead[];
  const at = list.find((read) => read.key === key)?.at ?? 0;
  const data = Date.now() - at > KEPT_MS ? undefined : ((await db?.get('kept', key)) as T | undefined);
  return data === undefined ? undefined : { data, at };
}

/** The same without its time. */
export const readKept = async <T>(key: string): Promise<T | undefined> => (await readCopy<T>(key))?.data;

/** The names of the copies that were kept for anybody but this person. */
export const readsOfOthers = (keys: readonly string[], person: number): string[] =>
  keys.filter((key) => key !== LIST && !key.startsWith(`[${person},`));

/** Drops the copies that were kept for anybody but this person; what waits to be sent stays for whom it is. */
export async function keepOnlyOf(person: number): Promise<void> {
  const db = await database();
  if (!db) return;
  const others = readsOfOthers(await db.getAllKeys('kept'), person);
  await Promise.all(others.map((key) => db.delete('kept', key)));
}

/** All copies with their keys. */
export async function keptCopies(): Promise<{ readonly key: string; readonly value: unknown }[]> {
  const db = await database();
  if (!db) return [];
  const [keys, values] = await Promise.all([db.getAllKeys('kept'), db.getAll('kept')]);
  return keys.map((key, at) => ({ key, value: values[at] })).filter(({ key }) => key !== LIST);
}

/** Drops these copies. */
export async function dropCopies(keys: readonly string[]): Promise<void> {
  const db = await database();
  await Promise.all(keys.map((key) => db?.delete('kept', key)));
}

/** Forgets what waits to be sent. */
export async function forgetQueue(): Promise<void> {
  memory.clear();
  await (await database())?.clear('queue');
}

/** Forgets everything that was kept for anybody: reads and changes alike. */
export async function forgetStore(): Promise<void> {
  await forgetQueue();
  await (await database())?.clear('kept');
}
