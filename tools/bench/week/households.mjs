/**
 * @import { PlanningEater } from '../../../lib/domain/planning/model.ts'
 * @typedef {keyof typeof HOUSEHOLDS} Household
 */

const KCAL_A_GRAM = { fats: 9, carbs: 4, prots: 4 };
/** Parts of a day's energy that people who type their macros ask for. */
const PARTS = { fats: 0.34, carbs: 0.44, prots: 0.22 };

/** @param {number} calories */
const macrosOf = (calories) => ({
  fats: (calories * PARTS.fats) / KCAL_A_GRAM.fats,
  carbs: (calories * PARTS.carbs) / KCAL_A_GRAM.carbs,
  prots: (calories * PARTS.prots) / KCAL_A_GRAM.prots,
});
/** @param {number} calories @returns {Omit<PlanningEater, 'Name'>} */
const withMacros = (calories) => ({ factor: 1, targets: { calories, ...macrosOf(calories) } });
/** @param {number} calories @returns {Omit<PlanningEater, 'Name'>} */
const withEnergy = (calories) => ({ factor: 1, targets: { calories } });
/** @param {number} need @param {number} factor @returns {Omit<PlanningEater, 'Name'>} */
const child = (need, factor) => ({ factor, need, safe: need, isMinor: true, isPrivate: true });

/** @param {Omit<PlanningEater, 'Name'>} eater @param {PlanningEater['allergens']} allergens */
const without = (eater, allergens) => ({ ...eater, allergens });

/** Households of unequal needs, and one of equal ones. */
export const HOUSEHOLDS = {
  equal: equalEaters,
  'couple 1,600 and 2,600': () => [withMacros(1600), withMacros(2600)],
  'couple 2,000 and 2,600': () => [withMacros(2000), withMacros(2600)],
  'family, children by need': () => [withMacros(2000), withMacros(2600), child(1800, 0.75), child(1300, 0.5)],
  'family, children by factor': () => [
    withMacros(2000),
    withMacros(2600),
    { factor: 0.75, byFactor: true },
    { factor: 0.5, byFactor: true },
  ],
  'family, an allergic child': () => [
    withMacros(2000),
    withMacros(2600),
    without(child(1300, 0.5), ['milk', 'nuts']),
  ],
  'macros of some': () => [
    withMacros(2400),
    withEnergy(1900),
    { factor: 1, need: 2100, safe: 1500, targets: { prots: macrosOf(2100).prots } },
  ],
};

/**
 * Adults first, then children with half a share; their needs follow their share, with a small variation.
 * @param {() => number} random
 * @param {number} count
 * @returns {Omit<PlanningEater, 'Name'>[]}
 */
function equalEaters(random, count) {
  const energy = 1800 + random() * 700;
  return Array.from({ length: count }, (_, at) => {
    const factor = at < 2 || at > 3 ? 1 : 0.5;
    const calories = energy * factor * (0.97 + 0.06 * random());
    return without({ ...withMacros(calories), factor }, random() < 0.15 ? ['nuts'] : []);
  });
}

/**
 * Returns the eaters of a household; `count` is the number of equal ones.
 * @param {() => number} random
 * @param {Household} household
 * @param {number} count
 * @returns {PlanningEater[]}
 */
export const eatersOf = (random, household, count) =>
  HOUSEHOLDS[household](random, count).map((eater, at) => ({ Name: `eater ${at + 1}`, ...eater }));
