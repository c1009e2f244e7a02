import { allCollections } from '../registry';

/**
 * Change counters that invalidate cached answers. Every collection has a generation that rises with each write; a
 * cached answer keeps the generations it was made under and is dropped as soon as one of them differs.
 */
const generations = new Map<string, number>();
type Listener = (collection: string, ids: readonly number[], isCommitted: boolean) => void;
const listeners: Listener[] = [];
const forgetters: (() => void)[] = [];

export const generationOf = (collection: string): number => generations.get(collection) ?? 0;

/** Caches a value computed from a collection; computes it again after the collection has changed. */
export function cachePerGeneration<T>(collection: string, make: () => Promise<T>): () => Promise<T> {
  let kept: { readonly generation: number; readonly made: T } | undefined;
  return async () => {
    const generation = generationOf(collection);
    if (kept?.generation !== generation) kept = { generation, made: await make() };
    return kept.made;
  };
}

/** Returns the current generations of these collections as one text to compare. */
export const stampOf = (names: readonly string[]): string => names.map(generationOf).join(' ');

/** Announces changed records: once when they change and again, with `isCommitted`, after the commit. */
export function invalidate(collection: string, ids: readonly number[], isCommitted = false): void {
  generations.set(collection, generationOf(collection) + 1);
  for (const listener of listeners) listener(collection, ids, isCommitted);
}

/** Announces that any record may have changed, so that caches keyed by record id are cleared. */
export function invalidateAll(): void {
  for (const { name } of allCollections()) invalidate(name, [], true);
  for (const forget of forgetters) forget();
}

export const onInvalidate = (listener: Listener): void => void listeners.push(listener);

/** Registers a callback that clears caches keyed by record id. */
export const onInvalidateAll = (forget: () => void): void => void forgetters.push(forget);
