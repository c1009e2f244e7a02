import { expect, test } from 'vitest';
import type { DishType } from '@/lib/domain/dish/types';
import { rulesOn } from '@/lib/domain/planning/hard';
import type { Candidate, Problem, ProposedDay } from '@/lib/domain/planning/model';
import { propose } from '@/lib/domain/planning/propose';
import { cookedCost, leftoversCost } from '@/lib/domain/planning/unary';
import { candidate, dinnerOf } from './problems';
import { seedCandidates } from './seedDishes';

const costOf = (changes: Partial<Candidate>, day = 1, problem: Partial<Problem> = {}) => {
  const asked = dinnerOf({ days: 7, ...problem });
  const about = { meal: 'Dinner' as const, rules: rulesOn(asked, day), mayBeLeft: false };
  return cookedCost(asked, candidate({ id: 1, ...changes }), about);
};

test.each<[string, Partial<Candidate>]>([
  ['saved', { isSaved: true }],
  ["the person's own", { isOwn: true }],
  ['often eaten', { timesEaten: 4 }],
  ['cooked and liked', { isLiked: true }],
  ['usual at that meal', { usual: ['Dinner'] }],
])('a dish that is %s costs less', (_, changes) => {
  expect(costOf(changes)).toBeLessThan(costOf({}));
});

test.each<[string, Partial<Candidate>, Partial<Problem>]>([
  ['eaten yesterday', { daysSince: 1 }, {}],
  ['eaten two weeks ago', { daysSince: 14 }, {}],
  ['left over lately', { leftOver: 1 }, {}],
  ['thrown away lately', { thrownAway: 1 }, {}],
  ['long on a weekday', { minutes: 100 }, {}],
  ['over the minutes', { minutes: 35 }, { wishes: { weekdayMinutes: 30 } }],
  ['of unknown figures', { prots: null }, { eaters: [{ Name: 'Nino', factor: 1, targets: { prots: 90 } }] }],
  ['of unknown cost', { costTetri: null }, { wishes: { budgetTetri: 9000 } }],
])('a dish that is %s costs more', (_, changes, problem) => {
  expect(costOf(changes, 1, problem)).toBeGreaterThan(costOf({}, 1, problem));
});

test('the long dish waits for the weekend, and Sunday prefers more than a quick one', () => {
  expect(costOf({ minutes: 100 }, 6)).toBe(costOf({}, 6));
  expect(costOf({ minutes: 10 }, 7)).toBeGreaterThan(costOf({ minutes: 60 }, 7));
});

test('leftovers take no time', () => {
  expect(leftoversCost(dinnerOf({}), candidate({ id: 1, minutes: 500 }))).toBe(
    leftoversCost(dinnerOf({}), candidate({ id: 1, minutes: 5 })),
  );
});

test('a dish of the week before costs the same on each of its days, then less, and nothing after three weeks', () => {
  const after = (daysSince: number) => costOf({ daysSince }) - costOf({});
  expect(after(7)).toBe(after(1));
  expect(after(14)).toBeLessThan(after(7));
  expect([after(21), after(200)]).toEqual([0, 0]);
});

test('thrown away counts more than left over, twice at most, and for its leftovers too', () => {
  const dish = (changes: Partial<Candidate>) => candidate({ id: 1, ...changes });
  const leftovers = (changes: Partial<Candidate>) => leftoversCost(dinnerOf({}), dish(changes));
  expect(costOf({ thrownAway: 1 })).toBeGreaterThan(costOf({ leftOver: 1 }));
  expect(costOf({ thrownAway: 2 })).toBeGreaterThan(costOf({ thrownAway: 1 }));
  expect(costOf({ thrownAway: 9 })).toBe(costOf({ thrownAway: 2 }));
  expect(costOf({ leftOver: 9 })).toBe(costOf({ leftOver: 2 }));
  expect(leftovers({ thrownAway: 1 })).toBeGreaterThan(leftovers({}));
});

const STEPS = 20_000;
const DAYS = 7;
const MAIN: readonly DishType[] = ['Lunch', 'Dinner'];
const SEEDS = [1, 2, 3];
const eater = (calories?: number) => ({ Name: 'Nino', factor: 1, targets: calories ? { calories } : null });

interface Had {
  readonly meals: readonly DishType[];
  readonly last: number;
}

/** Returns the dishes of a week, each with its meals and its last day. */
function hadIn(week: readonly ProposedDay[]): Map<number, Had> {
  const had = new Map<number, Had>();
  for (const { day, meals } of week)
    for (const { type, entries } of meals)
      for (const { kind, dish } of entries) {
        const known = had.get(dish)?.meals ?? [];
        if (kind === 'dish') had.set(dish, { meals: [...new Set([...known, type])], last: day });
      }
  return had;
}

/** Returns the dishes as the person has them once this week is theirs, whether or not they have eaten it yet. */
function afterWeek(dishes: readonly Candidate[], week: readonly ProposedDay[]): Candidate[] {
  const had = hadIn(week);
  return dishes.map((dish) => {
    const { meals, last } = had.get(dish.id) ?? {};
    return last === undefined ? dish : { ...dish, usual: meals, daysSince: DAYS + 1 - last };
  });
}

const dishesAt = (meals: readonly DishType[], week: readonly ProposedDay[]): Set<number> =>
  new Set(
    week.flatMap((day) =>
      day.meals.flatMap(({ type, entries }) => (meals.includes(type) ? entries.map(({ dish }) => dish) : [])),
    ),
  );

/** Returns the share of the second week's lunches and dinners that the first one had, everything else being equal. */
function sameIn(problem: Problem, seed: number): number {
  const first = propose(problem, { seed, steps: STEPS }).days;
  const second = propose(
    { ...problem, dishes: afterWeek(problem.dishes, first) },
    { seed, steps: STEPS },
  ).days;
  const known = dishesAt(MAIN, first);
  const now = [...dishesAt(MAIN, second)];
  return now.filter((dish) => known.has(dish)).length / now.length;
}

const recipes = seedCandidates();

test.each<[string, Partial<Problem>]>([
  ['one person', { eaters: [eater()] }],
  ['one person with a target', { eaters: [eater(2000)] }],
  [
    'a couple with favourites',
    {
      eaters: [eater(2000), eater(2600)],
      dishes: recipes.map((dish) => ({ ...dish, isSaved: dish.id % 4 === 0 })),
    },
  ],
  ['a couple with leftovers', { eaters: [eater(), eater()], wishes: { leftovers: ['Lunch'] } }],
])('at most half of the lunches and dinners of %s come again in the next week', (_, given) => {
  const problem = dinnerOf({ days: DAYS, meals: ['Breakfast', ...MAIN], dishes: recipes, ...given });
  const shares = SEEDS.map((seed) => sameIn(problem, seed));
  expect(shares.reduce((sum, share) => sum + share, 0) / SEEDS.length).toBeLessThanOrEqual(0.5);
});
