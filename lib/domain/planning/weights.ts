import type { DishType } from '../dish/types';

/**
 * What each thing that is not as wished costs, in points; docs/planning.md tells the sense of each. Allergens, diets, fasts
 * and what is kept have no weight here: they are never broken.
 */
export const WEIGHTS = {
  /** A slot with nothing in it. */
  empty: 300,
  /** Per whole target missed, from where a deviation is felt (`TARGET_BANDS`), of an average eater. */
  targetNear: { calories: 40, fats: 20, carbs: 20, prots: 20 },
  targetFar: { calories: 250, fats: 110, carbs: 110, prots: 130 },
  /** Per usual day more or less, of those who have said no kcal: a day is neither a snack nor a feast (`USUAL_BAND`). */
  usualNear: 6,
  usualFar: 20,
  /** Per whole budget spent beyond it. */
  budget: 600,
  /** For each dish, and per whole limit, beyond the minutes of a day. */
  minutes: 8,
  minutesOver: 20,
  /** Per cooking beyond `repeats`, and per meal that a tag is short of or too often there. */
  repeats: 25,
  tag: 25,
  /** For each thing at home that a dish of the plan could use before it expires, and none does. */
  wasted: 6,
  /** The same dish again in a week, and again within three days (twice that on neighbouring days). */
  again: { main: 4, light: 1.5 },
  near: { main: 3, light: 1.5 },
  /** A main meal of the same dish from the fourth time in a week on, leftovers counted: it is eaten up, not eaten all week. */
  often: 8,
  /** The same main product on neighbouring days, or twice on one. */
  sameMain: 3,
  /** The same kind on neighbouring days, and more than twice a week. */
  sameKind: 1,
  kindOfWeek: 5,
  /** The same sort of main product more than four times a week. */
  groupOfWeek: 2,
  /** Per 20 minutes beyond 40 from Monday to Friday, at most `longMost`; a quick dish for a Sunday's main meal. */
  longWeekday: 1,
  longMost: 4,
  quickSunday: 1.5,
  /** A meal that could have been left over and is cooked; an uneven part of a recipe cooked for two meals. */
  cookedAnew: 2.5,
  unevenRecipe: 2,
  /** Per quarter of a share more or less than one. */
  portion: 0.4,
  /** What is unknown of a dish, where it matters. */
  unknownFigures: 6,
  unknownCost: 4,
  unknownMinutes: 1,
  /** What a dish that nobody knows yet costs; the person's own signs take from it. */
  stranger: 3.5,
  saved: 1.2,
  own: 0.6,
  /** Per time eaten, at most five times. */
  eaten: 0.15,
  usual: 0.9,
  /** Eaten on the day before the plan; fades within a week. */
  recent: 2,
} as const;

/** Deviations from a target, as parts of it: up to `free` costs nothing, up to `edge` little. */
export const TARGET_BANDS = {
  calories: { free: 0.04, edge: 0.09 },
  fats: { free: 0.07, edge: 0.14 },
  carbs: { free: 0.07, edge: 0.14 },
  prots: { free: 0.07, edge: 0.14 },
} as const;

/** How much of a day's food each meal usually is, beside the others. */
export const USUAL_PARTS: Readonly<Record<DishType, number>> = {
  Breakfast: 25,
  Lunch: 35,
  Dinner: 30,
  Snack: 10,
  Dessert: 10,
};
/** What a share of each part usually holds, in kcal; by it nobody is told that they miss anything. */
export const USUAL_CALORIES = 20;
export const USUAL_BAND = { free: 0.2, edge: 0.4 } as const;

/** Up to so much off, a target counts as met and nothing is said of it. */
export const TARGET_MET = { calories: 0.1, fats: 0.15, carbs: 0.15, prots: 0.15 } as const;

/** Of a person's share; what is eaten twice is not cooked in less than whole ones, since who eats first takes theirs. */
export const PORTIONS = [0.75, 1, 1.25, 1.5] as const;

/** Dishes up to so much over a limit of minutes may stand in for none at all. */
export const MINUTES_STRETCH = 1.5;
