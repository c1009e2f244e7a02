import type { Category } from '../product/types';
import { nameKey } from '../text/clean';
import { DAY } from '../time/units';

/** Thing put into the basket, or delivered, at an instant (ms). */
export interface Bought {
  readonly product: number | null;
  readonly Name: string;
  /** Aisle; null for orders, which do not record it. */
  readonly category: Category | null;
  readonly at: number;
}

const MOST = 24;
/** Age in ms at which a purchase counts half: a month. */
const HALF_MS = 30 * DAY;

/**
 * Ranks purchases by frequency and recency and returns at most `most`, each once under its latest name; `now` is in ms.
 */
export function usualOf(bought: readonly Bought[], now: number, most = MOST): Bought[] {
  const found = new Map<string, { last: Bought; score: number }>();
  for (const one of bought) {
    const key = one.product === null ? `name ${nameKey(one.Name)}` : `product ${one.product}`;
    const known = found.get(key);
    const ago = Math.max(0, now - one.at);
    const last = known && known.last.at >= one.at ? known.last : one;
    found.set(key, { last, score: (known?.score ?? 0) + HALF_MS / (HALF_MS + ago) });
  }
  return [...found.values()]
    .sort((one, other) => other.score - one.score || other.last.at - one.last.at)
    .slice(0, most)
    .map(({ last }) => last);
}
