import type { DishType } from '../dish/types';
import { present } from '../present';
import { DAYS_OF_WEEK, dayOfWeek, fishIn, leastFish, weekOf, weeksIn } from './counters';
import { isForMeal, whoMayNot } from './hard';
import type { Healthy, PlanningEater, Problem, Shortfall } from './model';
import { partOfDay } from './plates';
import type { Model } from './prepare';
import { eatenBy, type Table } from './serve';
import type { State } from './state';
import { COLUMNS, expectedEnergy, healthNorms, isKnown, limitOf } from './targets';
import { NEED_BAND, NORM_BAND, NORMS, USUAL_BAND } from './weights';

/** Days of a week of the plan, from 0. */
const daysOfWeek = ({ problem }: Model, week: number): number[] =>
  Array.from({ length: problem.days }, (_, day) => day).filter((day) => weekOf(day) === week);

/** Returns what each person's week lacks, or has too much of, of what nobody typed: energy, and the norms of a day. */
export function missedNorms(state: State, table: Table): Shortfall[] {
  const { model } = state;
  const norms = healthNorms(model.problem);
  return weeksIn(model.problem.days).flatMap((week) => [
    ...model.problem.eaters.flatMap((person, eater) => {
      const mean = meanDay(model, table, { week, eater });
      return [
        ...missedEnergy(model.problem, { week, person, mean }),
        ...norms.flatMap((name) => missedNorm(state, { week, person, mean }, name)),
      ];
    }),
    ...missedFish(state, week),
  ]);
}

/** Returns what an eater eats on a mean day of a week, by `COLUMNS`. */
function meanDay(model: Model, table: Table, { week, eater }: { week: number; eater: number }): number[] {
  const days = daysOfWeek(model, week).map((day) => eatenBy(model, table, day, eater));
  return COLUMNS.map(
    (_, column) => days.reduce((sum, eaten) => sum + present(eaten[column]), 0) / Math.max(1, days.length),
  );
}

interface Week {
  readonly week: number;
  readonly person: PlanningEater;
  readonly mean: readonly number[];
}

function missedEnergy(problem: Problem, { week, person, mean: [amount = 0] }: Week): Shortfall[] {
  const limit = person.targets?.calories ? 0 : expectedEnergy(problem, person);
  if (!limit || problem.wishes?.health?.energy === false) return [];
  const isKnown = Boolean(person.need);
  if (Math.abs(amount / limit - 1) <= (isKnown ? NEED_BAND.edge : USUAL_BAND.free)) return [];
  if (!isKnown && amount > limit) return [];
  const values = { eater: person.Name, amount: told(person, amount), limit: told(person, limit) };
  return [{ key: 'energy', ...dayOfWeek(week), values: { ...values, isLow: amount < limit } }];
}

/** Returns a figure that tells nothing about somebody else's body. */
const told = ({ isPrivate }: PlanningEater, figure: number): number | null =>
  isPrivate ? null : Math.round(figure);

function missedNorm(state: State, { week, person, mean }: Week, name: Healthy): Shortfall[] {
  const { problem, dishes } = state.model;
  const { side } = NORMS[name];
  const limit = limitOf(problem, person, name);
  const amount = present(mean[COLUMNS.indexOf(name)], 'a sum');
  if ((amount / limit - 1) * side <= NORM_BAND) return [];
  const eaten = state.filledIn(week).map((slot) => present(dishes[present(state.dish[slot])], 'a dish'));
  const unknown = new Set(eaten.filter((one) => !isKnown(one, name)).map(({ id }) => id)).size;
  const values = { eater: person.Name, of: name, unknown, isLow: side < 0 };
  return [
    {
      key: 'health',
      ...dayOfWeek(week),
      values: { ...values, amount: told(person, amount), limit: told(person, limit) },
    },
  ];
}

function missedFish(state: State, week: number): Shortfall[] {
  const { model } = state;
  const min = leastFish(model.problem, model.slots);
  const times = state.filledIn(week).filter((slot) => fishIn(model.dishes[present(state.dish[slot])])).length;
  const isWhole = daysOfWeek(model, week).length === DAYS_OF_WEEK;
  return isWhole && times < min ? [{ key: 'fish', ...dayOfWeek(week), values: { times, min } }] : [];
}

/** Returns the eaters whose typed energy is below what is safe for them, and what the plan aims at instead. */
export const raisedTargets = ({ eaters }: Problem): Shortfall[] =>
  eaters.flatMap((person): Shortfall[] => {
    const target = person.targets?.calories;
    if (!target || !person.safe || target >= person.safe) return [];
    return [
      {
        key: 'raised',
        values: {
          eater: person.Name,
          target,
          limit: told(person, person.safe),
          isMinor: person.isMinor === true,
        },
      },
    ];
  });

/** Number of dishes that a person may eat at a meal below which the rule is named that takes the others. */
const FEW = 2;

/** Returns the rules of single eaters that leave hardly any dish for a meal. */
export function rulingOut(problem: Problem): Shortfall[] {
  if (partOfDay(problem) === 0 && problem.days < 2) return [];
  return problem.eaters.flatMap((person) =>
    problem.meals.flatMap((meal) => ruledOut(problem, person, meal) ?? []),
  );
}

function ruledOut({ dishes }: Problem, person: PlanningEater, meal: DishType): Shortfall | undefined {
  const { allergens, diet } = person;
  if (!allergens?.length && !diet?.length) return undefined;
  const ofMeal = dishes.filter((dish) => isForMeal(dish, meal));
  const took = ofMeal.filter((dish) => whoMayNot(dish, [person]).length > 0).length;
  const left = ofMeal.length - took;
  if (took <= left || left > FEW || left === 0) return undefined;
  return {
    key: 'rulesOut',
    values: { eater: person.Name, meal, allergens: allergens ?? [], diet: diet ?? [], dishes: left, took },
  };
}
