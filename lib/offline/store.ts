import type { DBSchema, IDBPDatabase } from 'idb';
import { DAY } from '@/lib/domain/time/units';
import type { DATABASES } from '@/lib/browser/stores';
import type { QueuedCall, UnplacedCall } from './types';
import { fieldOf } from '@/lib/domain/fieldOf';

interface Shape extends DBSchema {
  /** The database assigns the place of a new call. */
  queue: { key: number; value: UnplacedCall & { readonly place?: number } };
  kept: { key: string; value: unknown };
}
/** Key and time of a stored copy. */
export interface StoredRead {
  readonly key: string;
  readonly at: number;
}
const NAME: keyof typeof DATABASES = 'supra';
/** Key of the list of copies, oldest first. */
const LIST = 'list';
const MOST_KEPT = 100;
const COPY_MAX_AGE_MS = 30 * DAY;

/** Returns the list with one more copy, and the keys of copies beyond the maximum number or age. */
export function withRead(list: readonly StoredRead[], read: StoredRead) {
  const all = [...list.filter(({ key }) => key !== read.key), read];
  const kept = all.slice(-MOST_KEPT).filter(({ at }) => read.at - at <= COPY_MAX_AGE_MS);
  return { kept, dropped: all.filter((one) => !kept.includes(one)).map(({ key }) => key) };
}

let opened: Promise<IDBPDatabase<Shape> | null> | undefined;
/** Queue for browsers without a database, or with it forbidden: its data lasts as long as the page. */
const memory = new Map<number, QueuedCall>();
let places = 0;

const database = () => (opened ??= open().catch(() => null));

// loads with the first access, not with the first paint
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

const placed = ({ place, ...call }: Shape['queue']['value']): QueuedCall[] =>
  place === undefined ? [] : [{ ...call, place }];

/** Reads the queued calls, in order. */
export async function readQueue(): Promise<QueuedCall[]> {
  const db = await database();
  return db ? (await db.getAll('queue')).flatMap(placed) : [...memory.values()];
}

/** Appends a call to the queue; resolves to it with its place. */
export async function addCall(call: UnplacedCall): Promise<QueuedCall> {
  const db = await database();
  // the database assigns the place, so that two tabs never get the same one
  const place = db ? await db.add('queue', call) : (places += 1);
  if (!db) memory.set(place, { ...call, place });
  return { ...call, place };
}

/**
 * Changes a stored call in one transaction, so that no other tab interferes; null deletes it. Resolves to true if the
 * call existed and was changed: a call that `change` returns unchanged stays.
 */
export async function changeCall(
  place: number,
  change: (call: QueuedCall) => QueuedCall | null,
): Promise<boolean> {
  const db = await database();
  const step = db?.transaction('queue', 'readwrite');
  const found = step ? await step.store.get(place) : memory.get(place);
  const call = found && { ...found, place };
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

const isRead = (one: unknown): one is StoredRead =>
  typeof fieldOf(one, 'key') === 'string' && typeof fieldOf(one, 'at') === 'number';
const readsIn = (list: unknown): StoredRead[] => (Array.isArray(list) ? list.filter(isRead) : []);

/** Stores a copy of an answer and drops all but the last hundred; does nothing if the browser has no room. */
export async function storeCopy(key: string, data: unknown): Promise<void> {
  const db = await database();
  if (!db) return;
  try {
    const step = db.transaction('kept', 'readwrite');
    const list = readsIn(await step.store.get(LIST));
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

/** Copy, and the time when it was stored. */
export interface StoredCopy<T> {
  readonly data: T;
  readonly at: number;
}

/** Reads the last copy of an answer, unless it is older than 30 days. */
export async function readCopy<T>(key: string): Promise<StoredCopy<T> | undefined> {
  const db = await database();
  const list = readsIn(await db?.get('kept', LIST));
  const at = list.find((read) => read.key === key)?.at ?? 0;
  const data =
    Date.now() - at > COPY_MAX_AGE_MS ? undefined : ((await db?.get('kept', key)) as T | undefined);
  return data === undefined ? undefined : { data, at };
}

/** Reads the copy without its time. */
export const readCopyData = async <T>(key: string): Promise<T | undefined> => (await readCopy<T>(key))?.data;

/** Lists the keys of copies of anybody but this person. */
export const readsOfOthers = (keys: readonly string[], person: number): string[] =>
  keys.filter((key) => key !== LIST && !key.startsWith(`[${person},`));

/** Drops the copies of anybody but this person; queued changes stay, each for its own person. */
export async function dropCopiesOfOthers(person: number): Promise<void> {
  const db = await database();
  if (!db) return;
  const others = readsOfOthers(await db.getAllKeys('kept'), person);
  await Promise.all(others.map((key) => db.delete('kept', key)));
}

/** Reads all copies with their keys. */
export async function allCopies(): Promise<{ readonly key: string; readonly value: unknown }[]> {
  const db = await database();
  if (!db) return [];
  const [keys, values] = await Promise.all([db.getAllKeys('kept'), db.getAll('kept')]);
  return keys.map((key, at) => ({ key, value: values[at] })).filter(({ key }) => key !== LIST);
}

/** Deletes these copies. */
export async function dropCopies(keys: readonly string[]): Promise<void> {
  const db = await database();
  await Promise.all(keys.map((key) => db?.delete('kept', key)));
}

/** Deletes all queued calls. */
export async function clearQueue(): Promise<void> {
  memory.clear();
  await (await database())?.clear('queue');
}

/** Deletes all copies and queued calls, of every person. */
export async function clearStore(): Promise<void> {
  await clearQueue();
  await (await database())?.clear('kept');
}
