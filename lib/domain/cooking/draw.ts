/** Recipe that may be drawn. */
export interface Candidate {
  readonly id: number;
  /** Number of its ingredients in season. */
  readonly ripe: number;
}

/** Number of days after cooking or eating during which a recipe is not drawn again. */
export const RECENT_DAYS = 14;
/** Weight of each seasonal ingredient, relative to 1 for the recipe itself; at most three count. */
const SEASONAL_WEIGHT = 2;
const MOST_RIPE = 3;

const weightOf = ({ ripe }: Candidate) => 1 + SEASONAL_WEIGHT * Math.min(ripe, MOST_RIPE);

/**
 * Draws a recipe by `chance` (0 included, 1 excluded), seasonal ones with higher probability; undefined if there are
 * none.
 */
export function drawOne(candidates: readonly Candidate[], chance: number): Candidate | undefined {
  const all = candidates.reduce((sum, one) => sum + weightOf(one), 0);
  let left = chance * all;
  for (const one of candidates) {
    left -= weightOf(one);
    if (left < 0) return one;
  }
  return candidates.at(-1);
}
