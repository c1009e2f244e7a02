/** What a map holds under a key that an earlier check has found there; a missing one is a bug and throws. */
export function known<K, V>(map: ReadonlyMap<K, V>, key: K | null | undefined): V {
  const found = key === null || key === undefined ? undefined : map.get(key);
  if (found === undefined) throw new Error(`Nothing is known under ${String(key)}`);
  return found;
}
