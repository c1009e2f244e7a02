/** Removes and returns a map's oldest entry. */
export function dropOldest<K, V>(map: Map<K, V>): [K, V] | undefined {
  for (const entry of map) {
    map.delete(entry[0]);
    return entry;
  }
  return undefined;
}
