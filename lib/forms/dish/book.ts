const MOST = 500;

/** The ids that an address names ("1,2"), none twice; null where it names none. */
export function idsIn(value: string | readonly string[] | undefined): number[] | null {
  const ids = String(value ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return ids.length > 0 ? [...new Set(ids)].slice(0, MOST) : null;
}
