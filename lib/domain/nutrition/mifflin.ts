import { keysOf } from '../keysOf';

export const SEXES = ['female', 'male'] as const;
type Sex = (typeof SEXES)[number];
/** Physical activity level: the ratio of a day's energy to that of a day at rest. */
export const ACTIVITY_FACTORS = {
  sitting: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  hard: 1.9,
} as const;
export type Activity = keyof typeof ACTIVITY_FACTORS;
export const ACTIVITIES = keysOf(ACTIVITY_FACTORS);

export interface BodyFacts {
  readonly sex: Sex;
  /** Age in years, height in centimetres, weight in kilograms. */
  readonly age: number;
  readonly height: number;
  readonly weight: number;
  readonly activity: Activity;
}
/** Ranges in which the equation is used; it does not apply to children. */
export const BODY_RANGES = {
  age: { min: 18, max: 110 },
  height: { min: 120, max: 230 },
  weight: { min: 30, max: 300 },
} as const;

export interface DayTargets {
  readonly calories: number;
  readonly prots: number;
  readonly carbs: number;
  readonly fats: number;
}

/** Returns the resting energy per day in kcal, after Mifflin–St Jeor (1990). */
export const restingEnergy = ({ sex, age, height, weight }: Omit<BodyFacts, 'activity'>): number =>
  10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161);

/** Fractions of a day's energy; a gram of prots, carbs and fats gives 4, 4 and 9 kcal. */
const SHARES = { prots: 0.2, carbs: 0.5, fats: 0.3 } as const;

/**
 * Returns targets that maintain the weight: energy rounded to ten kcal, a fifth of it from prots, half from carbs, the
 * rest from fats.
 */
export function targetsOf(body: BodyFacts): DayTargets {
  const calories = Math.round((restingEnergy(body) * ACTIVITY_FACTORS[body.activity]) / 10) * 10;
  return { calories, ...macrosOf(calories) };
}

/** Returns the grams of prots, carbs and fats that give this energy in the shares above. */
export const macrosOf = (calories: number): Omit<DayTargets, 'calories'> => ({
  prots: Math.round((calories * SHARES.prots) / 4),
  carbs: Math.round((calories * SHARES.carbs) / 4),
  fats: Math.round((calories * SHARES.fats) / 9),
});
