import type { DishType } from '../dish/types';
import type { Healthy } from './model';

/**
 * Penalty points for everything that is not as wished; docs/planning.md gives the reason for each. Allergens, diets,
 * fasts and kept dishes have no weight: they are never broken.
 */
export const WEIGHTS = {
  /** Per empty slot. */
  empty: 300,
  /** Per whole target missed, beyond the free band (`TARGET_BANDS`), for an average eater. */
  targetNear: { calories: 40, fats: 20, carbs: 20, prots: 20 },
  targetFar: { calories: 250, fats: 110, carbs: 110, prots: 130 },
  /**
   * Per usual day more or less, for eaters without a calorie target: a day is neither a snack nor a feast
   * (`USUAL_BAND`).
   */
  usualNear: 15,
  usualFar: 60,
  /** The same for an eater whose need is known, although nobody typed it. */
  needNear: 20,
  needFar: 120,
  /**
   * Per whole target missing below its band: no salt is saved by eating too little, and above all no money where there is
   * a budget.
   */
  floor: { usual: 80, always: 300, withBudget: 1500 },
  /** Per whole norm missed (`NORMS`), beyond its free band. */
  health: { fibre: 8, vegetables: 10, saturatedFat: 8, salt: 8 },
  /** Per week without fish. */
  fish: 4,
  /** Per whole budget spent beyond it. */
  budget: 600,
  /** Per dish over the time limit, and per whole limit beyond it. */
  minutes: 8,
  minutesOver: 20,
  /** Per cooking beyond `repeats`, and per meal that a tag lacks or exceeds. */
  repeats: 25,
  tag: 25,
  /** Per item at home that expires although a dish of the plan could have used it. */
  wasted: 6,
  /** The same dish again within a week, and again within three days (twice that on neighbouring days). */
  again: { main: 4, light: 1.5 },
  near: { main: 3, light: 1.5 },
  /**
   * A dish's fourth main meal in a week and each later one, leftovers counted: leftovers should be eaten up, but not
   * all week.
   */
  often: 8,
  /** The same main product on neighbouring days, or twice on one day. */
  sameMain: 3,
  /** The same kind on neighbouring days, and more than twice a week. */
  sameKind: 1,
  kindOfWeek: 5,
  /** The same group of main products more than four times a week. */
  groupOfWeek: 2,
  /** Per 20 minutes beyond 40 from Monday to Friday, at most `longMost`; a quick dish as a Sunday's main meal. */
  longWeekday: 1,
  longMost: 4,
  quickSunday: 1.5,
  /** A meal that is cooked although it could be leftovers; a fraction of a recipe cooked for two meals. */
  cookedAnew: 2.5,
  unevenRecipe: 2,
  /** Per quarter of a plate more or less than one. */
  portion: 0.4,
  /** Per dish that is cooked for those who may not eat what the others eat. */
  ownDish: { main: 5, light: 2 },
  /** Unknown facts about a dish, if a wish or target depends on them. */
  unknownFigures: 6,
  unknownCost: 4,
  unknownMinutes: 1,
  /** An unfamiliar dish; the person's own signs of liking reduce it. */
  newDish: 3.5,
  saved: 1.2,
  own: 0.6,
  /** Per time eaten, at most five times. */
  eaten: 0.15,
  usual: 0.9,
  /** Cooked or eaten, and rated well. */
  liked: 0.6,
  /** Eaten in the week before the plan; fades over the two weeks before that. */
  recent: { main: 5, light: 2 },
  /** Per time left over and per time thrown away in the last weeks, at most twice each. */
  leftOver: 0.4,
  thrownAway: 1.5,
} as const;

/** Deviations from a target as fractions of it: up to `free` they cost nothing, up to `edge` little. */
export const TARGET_BANDS = {
  calories: { free: 0.04, edge: 0.09 },
  fats: { free: 0.07, edge: 0.14 },
  carbs: { free: 0.07, edge: 0.14 },
  prots: { free: 0.07, edge: 0.14 },
} as const;

/** Deviation from a need that nobody typed. */
export const NEED_BAND = { free: 0.08, edge: 0.15 } as const;
/** Lack of a target that a budget may not pay for. */
export const FLOOR_BAND = 0.08;

interface Norm {
  /** -1 if less is missed, 1 if more is. */
  readonly side: -1 | 1;
  /** Grams a day of an adult who needs `per` kcal. */
  readonly grams: number;
  readonly per: number;
  /** True if somebody who needs more energy needs, or bears, more of it. */
  readonly grows: boolean;
}
/**
 * Norms of a day: fibre and saturated fat after EFSA and the WHO (a tenth of the energy), vegetables and fruit and salt
 * after the WHO.
 */
export const NORMS: Readonly<Record<Healthy, Norm>> = {
  fibre: { side: -1, grams: 25, per: 2000, grows: true },
  vegetables: { side: -1, grams: 400, per: 2000, grows: false },
  saturatedFat: { side: 1, grams: 22, per: 2000, grows: true },
  salt: { side: 1, grams: 5, per: 2000, grows: false },
};
/** Deviation from a norm, as a fraction, that costs nothing and that is not named. */
export const NORM_BAND = 0.1;

/** Usual proportions of a day's food per meal. */
export const USUAL_PARTS: Readonly<Record<DishType, number>> = {
  Breakfast: 25,
  Lunch: 35,
  Dinner: 30,
  Snack: 10,
  Dessert: 10,
};
/** Usual kcal per part of `USUAL_PARTS`; never used to report a missed target. */
export const USUAL_CALORIES = 20;
export const USUAL_BAND = { free: 0.12, edge: 0.25 } as const;

/** Maximum deviation at which a target counts as met and is not reported. */
export const TARGET_MET = { calories: 0.1, fats: 0.15, carbs: 0.15, prots: 0.15 } as const;

/** Smallest and largest plate of one dish, in servings of somebody with factor 1. */
export const PLATE = { least: 0.6, most: 1.8 } as const;

/**
 * Portions as multiples of a person's plate. Dishes with leftovers are cooked in whole shares or more, since the first
 * eaters take theirs in full.
 */
export const PORTIONS = [0.75, 1, 1.25, 1.5] as const;

/** Maximum ratio of a dish's time to the limit at which it may fill an otherwise empty slot. */
export const MINUTES_STRETCH = 1.5;
