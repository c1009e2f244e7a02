import { allCollections } from '../registry';

/**
 * What has changed since an answer was made. Every collection has a generation that moves with each write; a remembered
 * answer holds the generations it was made under and is thrown away as soon as one of them differs.
 */
const generations = new Map<string, number>();
type Listener = (collection: string, ids: readonly number[], isCommitted: boolean) => void;
const listeners: Listener[] = [];
const forgetters: (() => void)[] = [];

export const generationOf = (collection: string): number => generations.get(collection) ?? 0;

/** Works something out of a collection once, and again where the collection has changed. */
export function oncePerGeneration<T>(collection: string, make: () => Promise<T>): () => Promise<T> {
  let kept: { readonly generation: number; readonly made: T } | undefined;
  return async () => {
    const generation = generationOf(collection);
    if (kept?.generation !== generation) kept = { generation, made: await make() };
    return kept.made;
  };
}

/** The generations of these collections now, as one text to compare. */
export const stampOf = (names: readonly string[]): string => names.map(generationOf).join(' ');

/** Says that records changed: once as it happens and, with `isCommitted`, once more after the commit. */
export function invalidate(collection: string, ids: readonly number[], isCommitted = false): void {
  generations.set(collection, generationOf(collection) + 1);
  for (const listener of listeners) listener(collection, ids, isCommitted);
}

/** Says that any record may have changed: what is kept by ids is forgotten whole. */
export function invalidateAll(): void {
  for (const { name } of allCollections()) invalidate(name, [], true);
  for (const forget of forgetters) forget();
}

export const onInvalidate = (listener: Listener): void => void listeners.push(listener);

/** Whoever keeps something of single records lets go of all of it here. */
export const onInvalidateAll = (forget: () => void): void => void forgetters.push(forget);
