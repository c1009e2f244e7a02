/** Returns a map's value for a key known to be present; a missing one is a bug and throws. */
export function getOrThrow<K, V>(map: ReadonlyMap<K, V>, key: K | null | undefined): V {
  const found = key === null || key === undefined ? undefined : map.get(key);
  if (found === undefined) throw new Error(`Nothing is known under ${String(key)}`);
  return found;
}
