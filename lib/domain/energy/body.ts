import {
  ACTIVITY_FACTORS,
  BODY_RANGES,
  restingEnergy,
  type Activity,
  type BodyFacts,
} from '../nutrition/mifflin';

/** Facts about a body, as far as the person has told them. */
export interface KnownBody {
  readonly sex?: BodyFacts['sex'] | null;
  /** Age in years. */
  readonly age: number;
  /** Height in centimetres. */
  readonly height?: number | null;
  readonly activity?: Activity | null;
}
/** Expected expenditure in kcal a day before anything was measured, with its standard deviation. */
export interface Prior {
  readonly expenditure: number;
  readonly deviation: number;
}

/**
 * Spread of the resting energy around the equation of Mifflin and St Jeor, and of the activity level around its class,
 * as fractions; and what a fact that is not known adds. Eight of ten adults are within a tenth of the equation
 * (Frankenfield 2005); measured activity levels of one class differ by about a tenth.
 */
const SPREAD = {
  resting: 0.08,
  activity: 0.09,
  unknownActivity: 0.12,
  unknownSex: 0.06,
  unknownHeight: 0.03,
} as const;
/** Level of activity of most adults, between sitting and moderate. */
const USUAL_ACTIVITY = 1.5;
const USUAL_HEIGHT = { female: 163, male: 176 } as const;

const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.max(min, Math.min(max, value));

/** Returns the resting energy; an unknown height counts as usual, an unknown sex as the mean of both. */
export function restingOf({ sex, age, height }: KnownBody, kilograms: number): number {
  const of = (known: BodyFacts['sex']): number =>
    restingEnergy({
      sex: known,
      age: within(age, BODY_RANGES.age),
      height: within(height ?? USUAL_HEIGHT[known], BODY_RANGES.height),
      weight: within(kilograms, BODY_RANGES.weight),
    });
  return sex ? of(sex) : (of('female') + of('male')) / 2;
}

/** Returns the expenditure that the formula expects, as uncertain as it is. */
export function priorOf(body: KnownBody, kilograms: number): Prior {
  const factor = body.activity ? ACTIVITY_FACTORS[body.activity] : USUAL_ACTIVITY;
  const spread = Math.hypot(
    SPREAD.resting,
    body.activity ? SPREAD.activity : SPREAD.unknownActivity,
    body.sex ? 0 : SPREAD.unknownSex,
    body.height ? 0 : SPREAD.unknownHeight,
  );
  const expenditure = restingOf(body, kilograms) * factor;
  return { expenditure, deviation: expenditure * spread };
}

/** Energy in kcal of a kilogram of fat, and of lean tissue with its water. */
const FAT = 9440;
const LEAN = 1820;
/** Kilograms of fat at which half of a change of weight is lean (Forbes 1987). */
const FORBES = 10.4;

/**
 * Returns the kcal that a kilogram of changing weight stands for. The less fat a body has, the more of a change is lean
 * tissue (Forbes); its fat is estimated by Deurenberg's equation (1991).
 */
export function energyDensity({ sex, age, height }: KnownBody, kilograms: number): number {
  const metres = (height ?? (sex ? USUAL_HEIGHT[sex] : 170)) / 100;
  const isMale = sex ? Number(sex === 'male') : 0.5;
  const percent = 1.2 * (kilograms / metres ** 2) + 0.23 * age - 10.8 * isMale - 5.4;
  const fat = kilograms * (within(percent, { min: 6, max: 55 }) / 100);
  const share = fat / (fat + FORBES);
  return share * FAT + (1 - share) * LEAN;
}
