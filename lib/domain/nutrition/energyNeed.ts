import type { ACTIVITIES, SEXES } from './mifflin';

type Sex = (typeof SEXES)[number];
type Activity = (typeof ACTIVITIES)[number];

/** Known facts about a person; their body is not asked for. */
interface NeedFacts {
  readonly sex: Sex | null;
  /** Age in years; null counts as an adult. */
  readonly age: number | null;
  readonly activity: Activity | null;
}

/** Physical activity levels as EFSA uses them; one that nobody named counts as moderate. */
const LEVELS: Readonly<Record<Activity, number>> = {
  sitting: 1.4,
  light: 1.5,
  moderate: 1.6,
  active: 1.8,
  hard: 2,
};
const USUAL_LEVEL = LEVELS.moderate;
const ADULT = 18;
/** Age from which a child's need follows from its activity. */
const MOVING = 4;

/**
 * Average needs in kcal a day at a moderate level (EFSA 2013, rounded to 10): of children by year of age from 1, of
 * adults from the age at which each row begins.
 */
const CHILDREN: Readonly<Record<Sex, readonly number[]>> = {
  // prettier-ignore
  female: [710, 950, 1100, 1340, 1420, 1500, 1590, 1690, 1790, 1850, 1940, 2030, 2130, 2210, 2270, 2310, 2330],
  // prettier-ignore
  male: [780, 1030, 1170, 1440, 1520, 1600, 1690, 1790, 1900, 1970, 2070, 2190, 2330, 2490, 2670, 2820, 2920],
};
const ADULTS: Readonly<Record<Sex, readonly (readonly [from: number, calories: number])[]>> = {
  female: [
    [18, 2150],
    [30, 2070],
    [40, 2060],
    [50, 2050],
    [60, 1860],
    [70, 1840],
  ],
  male: [
    [18, 2670],
    [30, 2590],
    [40, 2550],
    [50, 2520],
    [60, 2310],
    [70, 2270],
  ],
};
/** Energy in kcal a day below which an adult should not eat for long without a doctor. */
const SAFE: Readonly<Record<Sex, number>> = { female: 1200, male: 1500 };
/** Part of a minor's need below which a day would slim them. */
const MINOR_LEAST = 0.95;

export const isMinor = (age: number | null): boolean => age !== null && age < ADULT;

/** Returns the energy in kcal a day that such people need on average; the mean of both sexes if it is unknown. */
export function energyNeed({ sex, age, activity }: NeedFacts): number {
  if (!sex)
    return (energyNeed({ sex: 'female', age, activity }) + energyNeed({ sex: 'male', age, activity })) / 2;
  const moderate = moderateNeed(sex, age);
  const level = age !== null && age < MOVING ? USUAL_LEVEL : LEVELS[activity ?? 'moderate'];
  return Math.round(((moderate / USUAL_LEVEL) * level) / 10) * 10;
}

function moderateNeed(sex: Sex, age: number | null): number {
  const years = age ?? ADULTS[sex][1]?.[0] ?? ADULT;
  if (years < ADULT) return CHILDREN[sex][Math.max(0, Math.floor(years) - 1)] ?? 0;
  return ADULTS[sex].findLast(([from]) => from <= years)?.[1] ?? 0;
}

/** Returns the least energy in kcal a day that a plan may aim at: for minors nearly their need, so that none slims them. */
export function safeEnergy({ sex, age, activity }: NeedFacts): number {
  if (isMinor(age)) return Math.round(energyNeed({ sex, age, activity }) * MINOR_LEAST);
  return sex ? SAFE[sex] : SAFE.female;
}
