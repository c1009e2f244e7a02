import { cleanServings, roundShare } from '../mealplan/servings';
import { present } from '../present';
import type { PlanningEater, Problem } from './model';
import { PLATE, USUAL_CALORIES, USUAL_PARTS } from './weights';

/** Minimum sum of `USUAL_PARTS` (two main meals) of which a day's energy can be expected. */
const MOST_OF_DAY = 60;
const WHOLE_DAY = 100;

/** Returns the part of a day's food that the planned meals usually are; 0 if they are too few to tell. */
export function partOfDay({ meals, keep }: Problem): number {
  const parts = meals.reduce((sum, meal) => sum + USUAL_PARTS[meal], 0);
  const hasOthers = keep?.some(({ meal }) => !meals.includes(meal)) ?? false;
  return parts < MOST_OF_DAY || hasOthers ? 0 : Math.min(1, parts / WHOLE_DAY);
}

/** Returns the energy in kcal a day that an eater is known to need, their own figure first; undefined if none is known. */
export function energyOf({ targets, need, safe }: PlanningEater): number | undefined {
  const typed = targets?.calories;
  if (typed) return Math.max(typed, safe ?? 0);
  return need ?? undefined;
}

/** Checks whether an eater's plate follows from the energy that they need. */
const isByNeed = (eater: PlanningEater): boolean => !eater.byFactor && energyOf(eater) !== undefined;

/**
 * Returns the plate of each eater, in servings of a dish of usual size: in proportion to their energy, within `PLATE` if
 * all of them fit into it, otherwise their factor.
 */
export function platesOf(problem: Problem): number[] {
  const { eaters, meals } = problem;
  const needs = eaters.filter(isByNeed).map((eater) => energyOf(eater) ?? 0);
  if (needs.length === 0) return eaters.map(({ factor }) => factor);
  const usual = meals.reduce((sum, meal) => sum + USUAL_PARTS[meal], 0) * USUAL_CALORIES;
  const [least, most] = [Math.min(...needs) / usual, Math.max(...needs) / usual];
  const scale = Math.min(Math.max(1, PLATE.least / least), PLATE.most / most);
  return eaters.map((eater) =>
    isByNeed(eater) ? cleanServings(((energyOf(eater) ?? 0) / usual) * scale) : eater.factor,
  );
}

/** Returns the smallest and the largest share of a dish for an eater with this plate. */
export function shareRange({ factor }: PlanningEater, plate: number): { least: number; most: number } {
  const size = Math.min(factor, 1);
  return {
    least: Math.min(plate, PLATE.least * size),
    most: Math.max(plate, PLATE.most * Math.max(factor, size)),
  };
}

/** Returns an eater's share at a portion of their plate, kept in its range. */
export function shareOfPortion(eater: PlanningEater, plate: number, portion: number): number {
  const { least, most } = shareRange(eater, plate);
  return Math.min(most, Math.max(least, plate * portion));
}

/** Returns a share in whole pieces of a dish that is served whole, at least one; otherwise to two places. */
export const servedShare = (share: number, piece: number | null | undefined): number =>
  piece ? roundShare(Math.max(1, Math.round(share / piece)) * piece) : roundShare(share);

/** Returns the sum of shares, without floating-point noise. */
export const sumOfShares = (shares: readonly number[]): number =>
  roundShare(shares.reduce((sum, one) => sum + one, 0));

export const plateAt = (plates: readonly number[], eater: number): number =>
  present(plates[eater], 'a plate');
