import { describe, expect, test } from 'vitest';
import { DISH_TYPES } from '@/lib/domain/dish/types';
import { gravityOf } from '@/lib/domain/planning/explain';
import { platesOf, shareRange } from '@/lib/domain/planning/plates';
import { isForMeal } from '@/lib/domain/planning/hard';
import { TARGETED, type Problem, type Proposal } from '@/lib/domain/planning/model';
import { propose } from '@/lib/domain/planning/propose';
import { given } from '@/tests/support/at';
import { dishOf, isFor, isKept, isTwoPlaces, mayBeEaten } from './broken';
import { anyProblem, candidate, entriesIn } from './problems';

const STEPS = 1_500;
const SEEDS = Array.from({ length: 120 }, (_, at) => at + 1);
const factorsOf = ({ eaters }: Problem) => eaters.reduce((sum, { factor }) => sum + factor, 0);
describe.each(SEEDS)('problem %i', (seed) => {
  const problem = anyProblem(seed);
  const proposal = propose(problem, { seed, steps: STEPS });
  const placed = entriesIn(proposal.days);

  test('chooses nothing against an eater’s allergens, diet or fast', () => {
    const chosen = placed.filter(({ day, meal, entry }) => !isKept(problem, { day, meal, dish: entry.dish }));
    for (const { day, entry } of chosen) {
      const dish = dishOf(problem, entry.dish);
      for (const [at, eater] of problem.eaters.entries())
        if (given(entry.shares[at]) > 0) expect(isFor(dish, eater)).toBe(true);
      expect(mayBeEaten(problem, day, dish)).toBe(true);
    }
  });

  test('keeps the entries to keep, alone in their meal, and reports what they break', () => {
    for (const { day, meal, dish } of problem.keep ?? []) {
      const here = placed.filter((one) => one.day === day && one.meal === meal);
      expect(here.map(({ entry }) => entry.dish)).toContain(dish);
      expect(here.every(({ entry }) => isKept(problem, { day, meal, dish: entry.dish }))).toBe(true);
      const said = proposal.shortfalls.filter(
        (one) =>
          one.key === 'keptFast' && one.day === day && one.values.meal === meal && one.values.dish === dish,
      );
      expect(said).toHaveLength(mayBeEaten(problem, day, dishOf(problem, dish)) ? 0 : 1);
    }
  });

  test('fills a meal with a fitting dish, or with nothing and the reason', () => {
    expect(proposal.days.map(({ day }) => day)).toEqual(
      Array.from({ length: problem.days }, (_, at) => at + 1),
    );
    for (const { day, meals } of proposal.days)
      for (const { type, entries } of meals) {
        const said = proposal.shortfalls.filter(
          (one) => one.key === 'empty' && one.day === day && one.values.meal === type,
        );
        expect(said).toHaveLength(entries.length === 0 ? 1 : 0);
        for (const entry of entries)
          if (entry.kind === 'dish' && !isKept(problem, { day, meal: type, dish: entry.dish }))
            expect(isForMeal(dishOf(problem, entry.dish), type)).toBe(true);
      }
  });

  test('serves everybody once at each filled meal, in servings to two places', () => {
    for (const { meals } of proposal.days)
      for (const { type, entries } of meals) {
        for (const { shares, servings } of entries) {
          expect(shares).toHaveLength(problem.eaters.length);
          expect(shares.every(isTwoPlaces) && isTwoPlaces(servings)).toBe(true);
          expect(servings).toBeCloseTo(
            shares.reduce((sum, share) => sum + share, 0),
            9,
          );
        }
        const isFixed = problem.keep?.some(({ meal }) => meal === type);
        if (entries.length === 0 || isFixed) continue;
        for (const at of problem.eaters.keys())
          expect(entries.filter(({ shares }) => given(shares[at]) > 0)).toHaveLength(1);
      }
  });

  test('serves plates within their range', () => {
    const plates = platesOf(problem);
    for (const { entry, ...at } of placed)
      entry.shares.forEach((share, eater) => {
        if (share === 0) return;
        const { least, most } = shareRange(given(problem.eaters[eater]), given(plates[eater]));
        const here = share - leftOf(at, entry.dish, eater);
        expect(here).toBeGreaterThanOrEqual(least - 0.01);
        expect(here).toBeLessThanOrEqual(most + 0.01);
      });
  });

  const left = placed.flatMap(({ entry, ...at }) => (entry.kind === 'leftovers' ? [{ ...at, entry }] : []));
  /** Returns what an eater eats later of a dish. */
  function leftOf({ day, meal }: { day: number; meal: string }, dish: number, eater: number): number {
    return placed.reduce((sum, { entry }) => {
      const isOf = entry.kind === 'leftovers' && entry.of.day === day && entry.of.meal === meal;
      return isOf && entry.dish === dish ? sum + given(entry.shares[eater]) : sum;
    }, 0);
  }

  test('makes leftovers from one or two days before, for both meals and for one other meal only', () => {
    for (const { day, meal, entry } of left) {
      const { of } = entry;
      expect(problem.wishes?.leftovers).toContain(meal);
      expect([1, 2]).toContain(day - of.day);
      const source = placed.find(
        (one) =>
          one.day === of.day &&
          one.meal === of.meal &&
          one.entry.kind === 'dish' &&
          one.entry.dish === entry.dish,
      );
      expect(dishOf(problem, entry.dish).canBeLeftovers).toBe(true);
      expect(source?.entry.servings).toBeGreaterThan(entry.servings);
      const same = left.filter(
        (one) =>
          one.entry.of.day === of.day && one.entry.of.meal === of.meal && one.entry.dish === entry.dish,
      );
      expect(same).toHaveLength(1);
    }
  });

  const eatenOn = (day: number, eater: number, name: (typeof TARGETED)[number]) =>
    placed
      .filter((one) => one.day === day)
      .reduce((sum, { entry, ...at }) => {
        const share = given(entry.shares[eater]);
        const here = entry.kind === 'dish' ? share - leftOf(at, entry.dish, eater) : share;
        return sum + here * (dishOf(problem, entry.dish)[name] ?? 0);
      }, 0);

  test('has figures and cost equal to the sum of its entries', () => {
    const factors = factorsOf(problem);
    for (const { day, figures } of proposal.days) {
      expect(figures.persons).toHaveLength(problem.eaters.length);
      for (const name of TARGETED) {
        const eaten = problem.eaters.map((_, at) => eatenOn(day, at, name));
        figures.persons.forEach((person, at) => expect(person[name]).toBeCloseTo(given(eaten[at]), 1));
        const all = eaten.reduce((sum, one) => sum + one, 0);
        expect(Math.abs(figures[name] * factors - all)).toBeLessThan(
          0.01 * (factors + problem.eaters.length),
        );
      }
      const paid = placed
        .filter((one) => one.day === day && one.entry.kind === 'dish')
        .reduce((sum, { entry }) => sum + entry.servings * (dishOf(problem, entry.dish).costTetri ?? 0), 0);
      expect(Math.abs(figures.costTetri * factors - paid)).toBeLessThan(0.01 * factors + 1e-6);
    }
    const cost = placed.reduce(
      (sum, { entry }) =>
        entry.kind === 'dish' ? sum + entry.servings * (dishOf(problem, entry.dish).costTetri ?? 0) : sum,
      0,
    );
    const budget = problem.wishes?.budgetTetri ?? Infinity;
    const said = proposal.shortfalls.filter(({ key }) => key === 'budget');
    expect(said).toHaveLength(Math.round(cost) > budget ? 1 : 0);
  });

  test('reports exactly the targets missed beyond the tolerance', () => {
    const off = { calories: 0.1, fats: 0.15, carbs: 0.15, prots: 0.15 };
    const missed = proposal.days.flatMap(({ day }) =>
      problem.eaters.flatMap(({ Name, targets }, at) =>
        TARGETED.filter((name) => {
          const target = targets?.[name];
          return target && Math.abs(eatenOn(day, at, name) - target) > off[name] * target + 1e-6;
        }).map((name) => `${day} ${Name} ${name}`),
      ),
    );
    const said = proposal.shortfalls.flatMap((one) =>
      one.key === 'target' ? [`${one.day} ${one.values.eater} ${one.values.nutrient}`] : [],
    );
    expect(said.sort()).toEqual(missed.sort());
  });

  test('names what is missing most first', () => {
    const gravities = proposal.shortfalls.map(gravityOf);
    expect(gravities).toEqual([...gravities].sort((one, other) => other - one));
  });
});

test.each(SEEDS.slice(0, 20))('problem %i: the same seed gives the same answer', (seed) => {
  const again = () => propose(anyProblem(seed), { seed: 7, steps: STEPS });
  expect(again()).toEqual(again());
});

test.each(SEEDS.slice(0, 40))('problem %i: refilling the rest changes no locked entry', (seed) => {
  const problem = anyProblem(seed);
  const first = propose(problem, { seed, steps: STEPS });
  const locked = entriesIn(first.days).filter((_, at) => at % 3 === 0);
  const keep = locked.map(({ day, meal, entry }) => ({ day, meal, dish: entry.dish }));
  const second = entriesIn(propose({ ...problem, keep }, { seed: seed + 1, steps: STEPS }).days);
  for (const one of keep)
    expect(
      second.filter(({ day, meal }) => day === one.day && meal === one.meal).map(({ entry }) => entry.dish),
    ).toContain(one.dish);
});

test('the answer holds neither keys nor times, so that it can be compared', () => {
  const text = JSON.stringify(propose(anyProblem(3), { steps: STEPS }));
  expect(text).not.toMatch(/"(at|time|now|ms|id)":/);
});

const week = (changes: Partial<Problem>): Problem => ({
  days: 7,
  meals: ['Lunch', 'Dinner'],
  eaters: [{ Name: 'Nino', factor: 1 }],
  dishes: Array.from({ length: 30 }, (_, at) => candidate({ id: at + 1 })),
  ...changes,
});
const dishesOf = (proposal: Proposal) => entriesIn(proposal.days).map(({ entry }) => entry.dish);

describe('a sensible plan', () => {
  test('repeats nothing if there are enough dishes', () => {
    const dishes = dishesOf(propose(week({})));
    expect(new Set(dishes).size).toBe(dishes.length);
  });

  test('counts twins as one dish', () => {
    const dishes = Array.from({ length: 28 }, (_, at) => candidate({ id: at + 1, twins: at % 14 }));
    const used = dishesOf(propose(week({ dishes }))).map((id) => (id - 1) % 14);
    expect(new Set(used).size).toBe(14);
  });

  test('has soup less than three times if there is something else', () => {
    const dishes = Array.from({ length: 40 }, (_, at) =>
      candidate({ id: at + 1, kind: ['soup', 'stew', 'salad', 'pie', 'pasta', 'grill', 'rice'][at % 7] }),
    );
    const soups = dishesOf(propose(week({ dishes }))).filter((id) => (id - 1) % 7 === 0);
    expect(soups.length).toBeLessThanOrEqual(2);
  });

  test('keeps long dishes for the weekend', () => {
    const dishes = Array.from({ length: 30 }, (_, at) =>
      candidate({ id: at + 1, minutes: at < 4 ? 150 : 35 }),
    );
    const saved = dishes.map((dish) => ({ ...dish, isSaved: dish.id <= 4 }));
    const long = entriesIn(propose(week({ dishes: saved })).days).filter(({ entry }) => entry.dish <= 4);
    expect(long.length).toBeGreaterThan(0);
    expect(long.every(({ day }) => day > 5)).toBe(true);
  });

  test('avoids the same main product on neighbouring days', () => {
    const dishes = Array.from({ length: 40 }, (_, at) =>
      candidate({ id: at + 1, main: `product ${at % 8}` }),
    );
    const placed = entriesIn(propose(week({ dishes, meals: ['Dinner'] })).days);
    const mains = placed.map(({ entry }) => entry.dish % 8);
    expect(mains.some((main, at) => main === mains[at + 1])).toBe(false);
  });

  test('has neither a feast nor a mere snack for a person without a kcal target, and reports nothing', () => {
    const dishes = Array.from({ length: 30 }, (_, at) => candidate({ id: at + 1, calories: 150 + 40 * at }));
    const { days, shortfalls } = propose(week({ dishes }));
    const usual = 1300;
    for (const { figures } of days) expect(Math.abs(figures.calories - usual)).toBeLessThan(0.4 * usual);
    expect(shortfalls.filter(({ key }) => key !== 'fish')).toEqual([]);
  });

  test('does not shrink or enlarge a single dinner for them either', () => {
    const dishes = Array.from({ length: 30 }, (_, at) => candidate({ id: at + 1, calories: 850 + 10 * at }));
    const entries = entriesIn(propose(week({ dishes, meals: ['Dinner'] })).days);
    expect(entries.map(({ entry }) => entry.servings)).toEqual(Array(7).fill(1));
  });
});

test.each(DISH_TYPES)('uses only food for %s if planned alone', (meal) => {
  const dishes = DISH_TYPES.map((type, at) => candidate({ id: at + 1, meals: [type] }));
  const proposal = propose(week({ meals: [meal], dishes, days: 2 }), { steps: 100 });
  expect(new Set(dishesOf(proposal))).toEqual(new Set([DISH_TYPES.indexOf(meal) + 1]));
});

test('stops at the time limit with the best found so far', () => {
  let time = 0;
  const proposal = propose(week({}), { now: () => (time += 100), milliseconds: 500, steps: 1e9 });
  expect(dishesOf(proposal)).toHaveLength(14);
  expect(proposal.isCutOff).toBe(true);
  expect(time).toBeLessThan(3 * 500 + 500);
});

test('reports the first plan before better ones', () => {
  const told: number[] = [];
  const last = propose(week({}), { onPlan: ({ score }) => void told.push(score) });
  expect(told[0]).toBe(propose(week({}), { steps: 0 }).score);
  expect(told.slice().sort((one, other) => other - one)).toEqual(told);
  expect(last.score).toBeCloseTo(told.at(-1) ?? 0, 4);
});
