import { expect, test } from 'vitest';
import { propose } from '@/lib/domain/planning/propose';
import { atLeast } from '@/tests/support/at';
import { anyProblem, dinnerOf, dinners, entriesIn, expiring } from './problems';

const STEPS = 2_000;
const spinach = expiring({ key: 'spinach', until: 2, amount: 500, unit: 'gr' });
const using = { uses: [{ key: 'spinach', amount: 120 }] };

test('an unfamiliar dish that uses expiring food comes before a liked one, and in time', () => {
  const dishes = dinners({ isSaved: true }, { isSaved: true }, using, { isSaved: true });
  const days = 3;
  const plain = propose(dinnerOf({ days, dishes }), { steps: STEPS });
  expect(entriesIn(plain.days).map(({ entry }) => entry.dish)).not.toContain(3);
  expect(plain.saved).toEqual([]);
  const { days: planned, saved } = propose(dinnerOf({ days, dishes, atHome: [spinach] }), { steps: STEPS });
  const [at] = atLeast(
    1,
    entriesIn(planned).filter(({ entry }) => entry.dish === 3),
  );
  expect(at.day).toBeLessThanOrEqual(2);
  expect(saved).toEqual([{ ...spinach, day: at.day, meal: 'Dinner', dish: 3, taken: 120 }]);
});

test('a dish cooked after the expiry date saves nothing, and is not requested', () => {
  const keep = [{ day: 3, meal: 'Dinner', dish: 2 } as const];
  const dishes = dinners({}, { ...using, meals: ['Dessert'] });
  const problem = dinnerOf({ days: 3, dishes, keep });
  const without = propose(problem, { steps: STEPS });
  const { saved, score } = propose({ ...problem, atHome: [spinach] }, { steps: STEPS });
  expect(saved).toEqual([]);
  expect(score).toBe(without.score);
});

test('an item counts once, with all uses, and at most its amount', () => {
  const twice = (amount: number | null) =>
    propose(
      dinnerOf({
        days: 2,
        eaters: [
          { Name: 'Nino', factor: 1 },
          { Name: 'Gio', factor: 1 },
        ],
        dishes: dinners({ uses: [{ key: 'spinach', amount }] }),
        atHome: [spinach],
        keep: [
          { day: 1, meal: 'Dinner', dish: 1 },
          { day: 2, meal: 'Dinner', dish: 1 },
        ],
      }),
      { steps: 50 },
    ).saved.map(({ day, taken }) => [day, taken]);
  expect(twice(100)).toEqual([[1, 400]]);
  expect(twice(200)).toEqual([[1, 500]]);
  expect(twice(null)).toEqual([[1, null]]);
});

test.each([3, 7, 11, 19, 23, 31])('problem %i: each saved item is cooked in time', (seed) => {
  const problem = anyProblem(seed);
  const { days, saved } = propose(problem, { seed, steps: 400 });
  for (const { key, day, meal, dish, until } of saved) {
    expect(day).toBeLessThanOrEqual(until);
    expect(problem.dishes.find(({ id }) => id === dish)?.uses?.map((use) => use.key)).toContain(key);
    const at = entriesIn(days).filter((one) => one.day === day && one.meal === meal);
    expect(at.map(({ entry }) => [entry.kind, entry.dish])).toContainEqual(['dish', dish]);
  }
});
