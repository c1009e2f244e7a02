/** Takes the entry out of a map that has been in it longest, and answers it. */
export function dropOldest<K, V>(map: Map<K, V>): [K, V] | undefined {
  for (const entry of map) {
    map.delete(entry[0]);
    return entry;
  }
  return undefined;
}
