import { SERVINGS } from '../servings';

/** Outcomes of a cooked dish: some of it was left over, or was thrown away. */
export const DISH_OUTCOMES = ['leftOver', 'thrownAway'] as const;
export type DishOutcome = (typeof DISH_OUTCOMES)[number];

/** Outcome as a person said it; null takes it back. `outcomeServings` is how much was thrown away, if known. */
export interface SaidOutcome {
  readonly outcome: DishOutcome | null;
  readonly outcomeServings: number | null;
}
export const NO_OUTCOME: SaidOutcome = { outcome: null, outcomeServings: null };

/** Parts of a dish that can be thrown away, as shares of what was cooked. */
const SHARES = { little: 0.25, half: 0.5, most: 0.75, all: 1 } as const;
type ThrownPart = keyof typeof SHARES;
export const THROWN_PARTS: readonly ThrownPart[] = ['little', 'half', 'most', 'all'];

/** Returns the servings in a part of a dish, to two decimals: more than none, and no more than can be recorded. */
export function servingsOfPart(part: ThrownPart, servings: number): number {
  const exact = Math.min(servings * SHARES[part], SERVINGS.max);
  return Math.max(0.01, Math.round(exact * 100) / 100);
}

/** Returns the part that was chosen for this many servings; undefined if none or another amount was. */
export const partOf = (thrown: number | null, servings: number): ThrownPart | undefined =>
  THROWN_PARTS.find((part) => servingsOfPart(part, servings) === thrown);
