import type { DishType } from '../dish/types';
import { present } from '../present';
import { DAYS_OF_WEEK, fishIn, leastFish, weekOf } from './counters';
import { isForMeal, whoMayNot } from './hard';
import type { Healthy, PlanningEater, Problem, Shortfall } from './model';
import { partOfDay } from './plates';
import type { Model } from './prepare';
import { eatenBy, type Table } from './serve';
import { NONE, type State } from './state';
import { COLUMNS, expectedEnergy, healthNorms, isKnown, limitOf } from './targets';
import { NEED_BAND, NORM_BAND, NORMS, USUAL_BAND } from './weights';

/** Days of a week of the plan, from 0. */
const daysOfWeek = ({ problem }: Model, week: number): number[] =>
  Array.from({ length: problem.days }, (_, day) => day).filter((day) => weekOf(day) === week);
const weeksOf = ({ problem }: Model): number[] =>
  Array.from({ length: weekOf(problem.days - 1) + 1 }, (_, week) => week);
const dayOf = (week: number): { day?: number } => (week === 0 ? {} : { day: week * DAYS_OF_WEEK + 1 });

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Returns what each person's week lacks, or has too much of, of what nobody typed: energy, and the norms of a day. */
export const missedNorms = (state: State, table: Table): Shortfall[] =>
  weeksOf(state.model).flatMap((week) => [
    ...state.model.problem.eaters.flatMap((_, eater) => [
      ...missedEnergy(state, table, { week, eater }),
      ...healthNorms(state.model.problem).flatMap((name) => missedNorm(state, table, { week, eater, name })),
    ]),
    ...missedFish(state, week),
  ]);

interface Whose {
  readonly week: number;
  readonly eater: number;
}
const eaterAt = ({ problem }: Model, eater: number): PlanningEater =>
  present(problem.eaters[eater], 'an eater');

function missedEnergy({ model }: State, table: Table, { week, eater }: Whose): Shortfall[] {
  const person = eaterAt(model, eater);
  const limit = person.targets?.calories ? 0 : expectedEnergy(model.problem, person);
  if (!limit || model.problem.wishes?.health?.energy === false) return [];
  const amount = mean(daysOfWeek(model, week).map((day) => present(eatenBy(model, table, day, eater)[0])));
  const isKnown = Boolean(person.need);
  if (Math.abs(amount / limit - 1) <= (isKnown ? NEED_BAND.edge : USUAL_BAND.free)) return [];
  if (!isKnown && amount > limit) return [];
  const values = { eater: person.Name, amount: told(person, amount), limit: told(person, limit) };
  return [{ key: 'energy', ...dayOf(week), values: { ...values, isLow: amount < limit } }];
}

/** Returns a figure that tells nothing about somebody else's body. */
const told = ({ isPrivate }: PlanningEater, figure: number): number | null =>
  isPrivate ? null : Math.round(figure);

function missedNorm(
  { model, dish }: State,
  table: Table,
  { week, eater, name }: Whose & { readonly name: Healthy },
): Shortfall[] {
  const person = eaterAt(model, eater);
  const { side } = NORMS[name];
  const limit = limitOf(model.problem, person, name);
  const column = COLUMNS.indexOf(name);
  const amount = mean(
    daysOfWeek(model, week).map((day) => present(eatenBy(model, table, day, eater)[column])),
  );
  if ((amount / limit - 1) * side <= NORM_BAND) return [];
  const eaten = model.slots.flatMap(({ day }, slot) =>
    weekOf(day) === week && dish[slot] !== NONE ? [present(model.dishes[present(dish[slot])])] : [],
  );
  const unknown = new Set(eaten.filter((one) => !isKnown(one, name)).map(({ id }) => id)).size;
  const values = { eater: person.Name, of: name, unknown, isLow: side < 0 };
  return [
    {
      key: 'health',
      ...dayOf(week),
      values: { ...values, amount: told(person, amount), limit: told(person, limit) },
    },
  ];
}

function missedFish({ model, dish }: State, week: number): Shortfall[] {
  const least = leastFish(model.problem, model.slots);
  const times = model.slots.filter(
    ({ day }, slot) => weekOf(day) === week && fishIn(model.dishes[present(dish[slot])]),
  ).length;
  const isWhole = daysOfWeek(model, week).length === DAYS_OF_WEEK;
  return isWhole && times < least ? [{ key: 'fish', ...dayOf(week), values: { times, min: least } }] : [];
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
