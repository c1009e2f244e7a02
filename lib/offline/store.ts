import type { DBSchema, IDBPDatabase } from 'idb';
import type { QueuedCall } from './types';

interface Shape extends DBSchema {
  queue: { key: number; value: QueuedCall };
  kept: { key: string; value: unknown };
}
type Unplaced = Omit<QueuedCall, 'place'>;

let opened: Promise<IDBPDatabase<Shape> | null> | undefined;
/** Stands in where the browser has no database or forbids it: nothing then outlives the page, but it works. */
const memory = new Map<number, QueuedCall>();
let places = 0;

const database = () => (opened ??= open().catch(() => null));

// with the first look into it, not with the first paint
const open = async () =>
  (await import('idb')).openDB<Shape>('supra', 1, {
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

export async function putCall(call: QueuedCall): Promise<void> {
  const db = await database();
  if (db) await db.put('queue', call);
  else memory.set(call.place, call);
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

/** Keeps a copy of what was read; without room for it the app goes on without. */
export async function keep(key: string, data: unknown): Promise<void> {
  await (await database())?.put('kept', data, key).catch(() => undefined);
}

export async function readKept<T>(key: string): Promise<T | undefined> {
  return (await (await database())?.get('kept', key)) as T | undefined;
}

/** Forgets everything that was kept for anybody: reads and changes alike. */
export async function forgetStore(): Promise<void> {
  memory.clear();
  const db = await database();
  await Promise.all([db?.clear('queue'), db?.clear('kept')]);
}
