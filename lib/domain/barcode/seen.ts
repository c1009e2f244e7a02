/** What a camera has shown lately. */
export interface Seen {
  /** What the last look found, and how many looks in a row have. */
  readonly code: string | undefined;
  readonly looks: number;
  /** What has been told and may still be in the picture. */
  readonly told: string | undefined;
  readonly missed: number;
}
export const NOTHING_SEEN: Seen = { code: undefined, looks: 0, told: undefined, missed: 0 };

/** So many looks in a row agree before a code is believed: a code that is half in the picture can read as another one. */
const AGREE = 2;
/** After so many looks without it the same code is another pack. */
const GONE = 3;

/** The next look of a camera; `found` is a code that is to be told now, once for as long as it stays in the picture. */
export function looked(before: Seen, code: string | undefined): Seen & { readonly found?: string } {
  const looks = code !== undefined && code === before.code ? before.looks + 1 : 1;
  const missed = code === before.told ? 0 : before.missed + 1;
  const told = missed >= GONE ? undefined : before.told;
  if (code === undefined || looks < AGREE || code === told) return { code, looks, told, missed };
  return { code, looks, told: code, missed: 0, found: code };
}
