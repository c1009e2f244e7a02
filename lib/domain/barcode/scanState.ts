/** State of the recent looks of a camera. */
export interface ScanState {
  /** Code found by the last look; `looks` is the number of consecutive looks that found it. */
  readonly code: string | undefined;
  readonly looks: number;
  /** Code already reported that may still be in the picture. */
  readonly told: string | undefined;
  readonly missed: number;
}
export const INITIAL_SCAN: ScanState = { code: undefined, looks: 0, told: undefined, missed: 0 };

/**
 * Number of consecutive looks that must agree before a code is accepted: a code half in the picture can read as another
 * one.
 */
const AGREE = 2;
/** Number of looks without a code after which the same code counts as another pack. */
const GONE = 3;

/** Processes the next look of a camera; `found` is set once for as long as a code stays in the picture. */
export function nextScanState(
  before: ScanState,
  code: string | undefined,
): ScanState & { readonly found?: string } {
  const looks = code !== undefined && code === before.code ? before.looks + 1 : 1;
  const missed = code === before.told ? 0 : before.missed + 1;
  const told = missed >= GONE ? undefined : before.told;
  if (code === undefined || looks < AGREE || code === told) return { code, looks, told, missed };
  return { code, looks, told: code, missed: 0, found: code };
}
