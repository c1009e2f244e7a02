/** A recipe that may be cooked. */
export interface Candidate {
  readonly id: number;
  /** How many of its ingredients are in season. */
  readonly ripe: number;
}

/** What was cooked or eaten so many days ago is not drawn again yet. */
export const LATELY_DAYS = 14;
/** The weight of each ingredient in season, beside 1 of the recipe itself; more than three count no more. */
const RIPE_WEIGHT = 2;
const MOST_RIPE = 3;

const weightOf = ({ ripe }: Candidate) => 1 + RIPE_WEIGHT * Math.min(ripe, MOST_RIPE);

/** The one that `chance` (from 0 to below 1) falls on, those in season more often; undefined of none. */
export function drawOne(candidates: readonly Candidate[], chance: number): Candidate | undefined {
  const all = candidates.reduce((sum, one) => sum + weightOf(one), 0);
  let left = chance * all;
  for (const one of candidates) {
    left -= weightOf(one);
    if (left < 0) return one;
  }
  return candidates.at(-1);
}
