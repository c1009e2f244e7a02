import { PLAN_LIMITS } from '../../limits';
import { plateOf, roundShare } from '../servings';
import type { Eater, EaterShare, PlanEntry } from '../types';

/** Returns shares for the eaters from servings a person in their order. Zeros stay, so that everybody is said. */
export const sharesInOrder = (eaters: readonly Eater[], servings: readonly number[]): EaterShare[] =>
  eaters.map(({ key }, at) => ({
    eater: key,
    servings: Math.min(PLAN_LIMITS.share.max, roundShare(servings[at] ?? 0)),
  }));

/** Returns everybody's present plates as shares, to be changed one by one. */
export const platesAsShares = (
  entry: Pick<PlanEntry, 'out' | 'shares'>,
  eaters: readonly Eater[],
): EaterShare[] =>
  sharesInOrder(
    eaters,
    eaters.map((eater) => plateOf(entry, eaters, eater)),
  );

const STEP = { small: 0.05, large: 0.1 };

/** Returns the next larger or smaller plate: by a twentieth of a serving below one, by a tenth from there on. */
export function steppedPlate(servings: number, direction: 1 | -1): number {
  const { min, max } = PLAN_LIMITS.share;
  const isSmall = direction === 1 ? servings < 1 : servings <= 1;
  const step = isSmall ? STEP.small : STEP.large;
  // onto the grid of the step: 0.83 goes up to 0.85 and down to 0.8
  const steps = roundShare(servings / step);
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return Math.min(max, Math.max(min, roundShare(next * step)));
}
