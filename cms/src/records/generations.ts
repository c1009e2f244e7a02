/**
 * What has changed since an answer was made. Every collection has a generation that moves with each write; a remembered
 * answer holds the generations it was made under and is thrown away as soon as one of them differs.
 */
const generations = new Map<string, number>();
type Listener = (collection: string, ids: readonly number[], isCommitted: boolean) => void;
const listeners: Listener[] = [];

export const generationOf = (collection: string): number => generations.get(collection) ?? 0;

/** The generations of these collections now, as one text to compare. */
export const stampOf = (names: readonly string[]): string => names.map(generationOf).join(' ');

/** Says that records changed: once as it happens and, with `isCommitted`, once more after the commit. */
export function invalidate(collection: string, ids: readonly number[], isCommitted = false): void {
  generations.set(collection, generationOf(collection) + 1);
  for (const listener of listeners) listener(collection, ids, isCommitted);
}

export const onInvalidate = (listener: Listener): void => void listeners.push(listener);
