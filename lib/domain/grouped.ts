/** Entries with one key; at least one. */
export type Group<T> = [T, ...T[]];

/** Groups a list by `keyOf`; keys are in order of first occurrence. */
export function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, Group<T>> {
  const groups = new Map<K, Group<T>>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
