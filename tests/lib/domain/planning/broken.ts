import { fastOn } from '@/lib/domain/planning/fasts/fasting';
import type { Candidate, FixedDish, PlanningEater, Problem, Proposal } from '@/lib/domain/planning/model';
import { addDays, weekdayOf } from '@/lib/domain/time/day';
import { given } from '@/tests/support/at';
import { entriesIn } from './problems';

export const dishOf = ({ dishes }: Problem, id: number): Candidate => {
  const found = dishes.find((dish) => dish.id === id);
  if (!found) throw new Error(`No dish ${id}`);
  return found;
};
export const isKept = ({ keep }: Problem, { day, meal, dish }: FixedDish): boolean =>
  Boolean(keep?.some((one) => one.day === day && one.meal === meal && one.dish === dish));
export const isTwoPlaces = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;

const degreeOn = ({ startDate }: Problem, day: number) => {
  if (startDate) return fastOn(addDays(startDate, day - 1)).degree;
  return [3, 5].includes(weekdayOf(addDays('2024-01-01', day - 1))) ? 'strict' : 'free';
};

/** Tells by the dish's own facts whether it may be eaten on a day, as the table keeps its fast. */
export function mayBeEaten({ wishes, ...problem }: Problem, day: number, dish: Candidate): boolean {
  if (!wishes?.fasting) return true;
  const isPlants = dish.isFasting || dish.dietaryFlags.includes('Vegan');
  const isMeat = dish.fast === 'free' && !isPlants && !dish.dietaryFlags.includes('Vegetarian');
  switch (degreeOn(problem, day)) {
    case 'free':
      return true;
    case 'meatless':
      return !isMeat;
    case 'fish':
      return isPlants || (wishes.fastingFish === true && dish.fast === 'fish');
    case 'oil':
      return isPlants;
    case 'strict':
      return wishes.fastingNoOil ? dish.fast === 'strict' : isPlants;
  }
}

/** Flags of which one keeps a diet. */
const KEEPING: Readonly<Record<string, readonly string[]>> = {
  Vegetarian: ['Vegetarian', 'Vegan'],
  'Dairy-Free': ['Dairy-Free', 'Vegan'],
};
const keepsDiet = ({ dietaryFlags }: Candidate, diet: string): boolean =>
  (KEEPING[diet] ?? [diet]).some((flag) => dietaryFlags.includes(flag));

/** Tells by the dish's own facts whether a person may eat it. */
export const isFor = (dish: Candidate, { allergens, diet }: PlanningEater): boolean =>
  !allergens?.some((one) => dish.allergens.includes(one) || dish.unknownAllergens.includes(one)) &&
  (diet ?? []).every((one) => keepsDiet(dish, one));

/** Returns the hard rules that a proposal breaks, a sentence each. */
export function brokenRules(problem: Problem, { days }: Proposal): string[] {
  const placed = entriesIn(days);
  const chosen = placed.filter(({ day, meal, entry }) => !isKept(problem, { day, meal, dish: entry.dish }));
  return [
    ...chosen.flatMap(({ day, meal, entry }) => {
      const dish = dishOf(problem, entry.dish);
      const where = `dish ${dish.id} on day ${day}, ${meal}`;
      const against = problem.eaters.filter(
        (eater, at) => given(entry.shares[at]) > 0 && !isFor(dish, eater),
      );
      return [
        ...against.map(({ Name }) => `${Name} may not eat ${where}`),
        ...(mayBeEaten(problem, day, dish) ? [] : [`the fast forbids ${where}`]),
      ];
    }),
    ...placed.flatMap(({ day, meal, entry: { dish, shares, servings } }) => {
      const sum = shares.reduce((all, share) => all + share, 0);
      const isServed =
        shares.length === problem.eaters.length &&
        shares.every((share) => share >= 0 && isTwoPlaces(share)) &&
        isTwoPlaces(servings) &&
        Math.abs(sum - servings) < 1e-6;
      return isServed
        ? []
        : [`dish ${dish} on day ${day}, ${meal}, is served as ${shares.join(' + ')} = ${servings}`];
    }),
    ...(problem.keep ?? []).flatMap(({ day, meal, dish }) => {
      const here = placed
        .filter((one) => one.day === day && one.meal === meal)
        .map(({ entry }) => entry.dish);
      const others = here.filter((one) => !isKept(problem, { day, meal, dish: one }));
      return here.includes(dish) && others.length === 0
        ? []
        : [`dish ${dish} is not kept on day ${day}, ${meal}`];
    }),
  ];
}
