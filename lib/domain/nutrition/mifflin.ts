export const SEXES = ['female', 'male'] as const;
type Sex = (typeof SEXES)[number];
/** How much one moves, as the factor by which a day takes more than a day at rest. */
const ACTIVITY_FACTORS = { sitting: 1.2, light: 1.375, moderate: 1.55, active: 1.725, hard: 1.9 } as const;
type Activity = keyof typeof ACTIVITY_FACTORS;
export const ACTIVITIES = Object.keys(ACTIVITY_FACTORS) as readonly Activity[];

export interface BodyFacts {
  readonly sex: Sex;
  /** Years, centimetres, kilograms. */
  readonly age: number;
  readonly height: number;
  readonly weight: number;
  readonly activity: Activity;
}
/** For whom the equation was made; a child's needs are not worked out with it. */
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

/** What a body takes in a day of rest, kcal, by Mifflin–St Jeor (1990). */
export const restingEnergy = ({ sex, age, height, weight }: Omit<BodyFacts, 'activity'>): number =>
  10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161);

/** Of the energy of a day; a gram gives 4, 4 and 9 kcal. */
const SHARES = { prots: 0.2, carbs: 0.5, fats: 0.3 } as const;

/** Targets that keep the weight: energy to the nearest ten, a fifth of it as prots, half as carbs, the rest as fats. */
export function targetsOf(body: BodyFacts): DayTargets {
  const calories = Math.round((restingEnergy(body) * ACTIVITY_FACTORS[body.activity]) / 10) * 10;
  return {
    calories,
    prots: Math.round((calories * SHARES.prots) / 4),
    carbs: Math.round((calories * SHARES.carbs) / 4),
    fats: Math.round((calories * SHARES.fats) / 9),
  };
}
