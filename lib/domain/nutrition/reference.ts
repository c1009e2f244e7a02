import type { Sex } from '../access/settings';
import { DETAIL_NUTRIENTS, type DetailNutrient } from '../food/nutrients';
import { EFSA_INTAKES } from './efsa';
import { recordOf } from '../recordOf';

/**
 * Daily reference intakes of an adult: EU Regulation 1169/2011, Annex XIII (part A: vitamins and minerals, part B:
 * energy in kcal and the rest in grams). The Annex has no fibre; the 25 g are EFSA's adequate intake for adults (2010).
 */
export const ADULT_INTAKES = {
  calories: 2000,
  fats: 70,
  saturatedFat: 20,
  carbs: 260,
  sugar: 90,
  prots: 50,
  salt: 6,
  fibre: 25,
  vitaminA: 800,
  vitaminD: 5,
  vitaminE: 12,
  vitaminK: 75,
  vitaminC: 80,
  vitaminB1: 1.1,
  vitaminB2: 1.4,
  vitaminB3: 16,
  vitaminB6: 1.4,
  folate: 200,
  vitaminB12: 2.5,
  potassium: 2000,
  calcium: 800,
  phosphorus: 700,
  magnesium: 375,
  iron: 14,
  zinc: 10,
  selenium: 55,
} as const;

/** Nutrients whose reference is an upper limit. */
const LIMITED: readonly DetailNutrient[] = ['sugar', 'saturatedFat', 'salt'];
export const isLimited = (nutrient: DetailNutrient): boolean => LIMITED.includes(nutrient);

/** Source of an amount: the Annex, or EFSA's values by sex and age. */
type IntakeSource = 'eu' | 'efsa';
interface ReferenceIntake {
  /** Amount per day, in the nutrient's unit. */
  readonly amount: number;
  readonly source: IntakeSource;
}
export type ReferenceIntakes = Readonly<Record<DetailNutrient, ReferenceIntake>>;

/** Sex and birth year of a person, as far as they have entered them. */
interface IntakePerson {
  readonly sex?: Sex | null;
  readonly birthYear?: number | null;
}

/**
 * Returns a person's daily reference intakes in `year`: by sex and age if both are known, otherwise those of a general
 * adult.
 */
export const referenceIntakes = (person: IntakePerson | null | undefined, year: number): ReferenceIntakes =>
  recordOf(DETAIL_NUTRIENTS, (name) => personalIntake(name, person, year) ?? adultIntake(name));

const adultIntake = (name: DetailNutrient): ReferenceIntake => ({
  amount: ADULT_INTAKES[name],
  source: name === 'fibre' ? 'efsa' : 'eu',
});

function personalIntake(
  name: DetailNutrient,
  person: IntakePerson | null | undefined,
  year: number,
): ReferenceIntake | undefined {
  if (!person?.sex || !person.birthYear) return undefined;
  const rows = EFSA_INTAKES[name];
  if (!rows) return undefined;
  const age = year - person.birthYear;
  const [, female, male] = rows.findLast(([from]) => age >= from) ?? rows[0];
  return { amount: person.sex === 'female' ? female : male, source: 'efsa' };
}
