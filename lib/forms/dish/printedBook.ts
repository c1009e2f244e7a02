const MOST = 500;

/** Parses the ids in an address ("1,2"), without duplicates and at most MOST; null if there are none. */
export function idsIn(value: string | readonly string[] | undefined): number[] | null {
  const ids = String(value ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return ids.length > 0 ? [...new Set(ids)].slice(0, MOST) : null;
}
