/**
 * @import { Candidate, PersonFigures, PlanningEater, Problem, Proposal, Targeted } from '../../../lib/domain/planning/model.ts'
 * @typedef {ReturnType<typeof factsOf>} Facts
 */

/** Part of a figure by which a person's day may be off.
 * @type {Record<Targeted, number>}
 */
export const MET = { calories: 0.1, fats: 0.15, carbs: 0.15, prots: 0.15 };
/** @type {readonly Targeted[]} */
const NAMES = ['calories', 'fats', 'carbs', 'prots'];

/**
 * Returns a person's figures of a day: typed ones, and the energy that they are known to need.
 * @param {PlanningEater} eater
 * @returns {{ name: Targeted, target: number }[]}
 */
export const askedOf = ({ targets, need, byFactor }) =>
  NAMES.flatMap((name) => {
    const target = targets?.[name] ?? (name === 'calories' && !byFactor ? need : null);
    return target ? [{ name, target }] : [];
  });

/** @param {PersonFigures | undefined} figures @param {PlanningEater} eater */
const isMet = (figures, eater) =>
  askedOf(eater).every(({ name, target }) => Math.abs((figures?.[name] ?? NaN) / target - 1) <= MET[name]);

/** @param {Candidate} dish @param {PlanningEater} eater */
const isForbidden = (dish, { allergens }) =>
  (allergens ?? []).some((one) => dish.allergens.includes(one) || dish.unknownAllergens.includes(one));

/**
 * Returns what a plan comes to; `paid` is what it costs at the till.
 * @param {Problem} problem
 * @param {Proposal} plan
 * @param {number} paid
 */
export function factsOf({ eaters, dishes, wishes }, { days, score, bound }, paid) {
  const entries = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  const asking = eaters.flatMap((eater, at) => (askedOf(eater).length > 0 ? [{ eater, at }] : []));
  const personDays = days.flatMap(({ figures }) =>
    asking.map(({ eater, at }) => isMet(figures.persons[at], eater)),
  );
  const missed = days.flatMap(({ figures }) =>
    asking.flatMap(({ eater, at }) =>
      askedOf(eater).flatMap(({ name, target }) =>
        isMet(figures.persons[at], { ...eater, need: null, targets: { [name]: target } }) ? [] : [name],
      ),
    ),
  );
  const broken = entries.filter(({ dish, shares }) => {
    const own = dishes[dish - 1];
    return own && eaters.some((eater, at) => (shares[at] ?? 0) > 0 && isForbidden(own, eater));
  });
  const budget = paid / (wishes?.budgetTetri ?? Infinity);
  return {
    score,
    bound,
    met: personDays.filter(Boolean).length,
    personDays: personDays.length,
    missed,
    broken: broken.length,
    budget,
    distinct: new Set(entries.map(({ dish }) => dish)).size,
  };
}

/** @param {Facts} facts */
export const isKept = ({ budget }) => budget <= 1 + 1e-9;
/** @param {Facts} facts */
export const isAllMet = ({ met, personDays }) => met === personDays;
