import { describe, expect, test } from 'vitest';
import { platesOf, servedShare, shareRange, sumOfShares } from '@/lib/domain/planning/plates';
import { search } from '@/lib/domain/planning/propose';
import { eatenBy, serve } from '@/lib/domain/planning/serve';
import { answerOf } from '@/lib/domain/planning/answer';
import { given } from '@/tests/support/at';
import { candidate, dinnerOf, entriesIn } from './problems';

const meals = ['Breakfast', 'Lunch', 'Dinner'] as const;
const eater = (changes: object = {}) => ({ Name: 'Nino', factor: 1, ...changes });
const plates = (...eaters: object[]) => platesOf(dinnerOf({ meals, eaters: eaters.map(eater) }));

describe('plates', () => {
  test('are the factors if nobody’s energy is known', () => {
    expect(plates({}, { factor: 0.5 })).toEqual([1, 0.5]);
  });

  test('are in proportion to the energy, typed before known', () => {
    const [less, more] = plates({ targets: { calories: 2000 } }, { need: 1500, targets: { calories: 2600 } });
    expect(given(more) / given(less)).toBeCloseTo(1.3, 5);
    expect(less).toBeCloseTo(2000 / 1800, 5);
  });

  test('stay in their range as long as all fit into it', () => {
    expect(plates({ targets: { calories: 900 } })).toEqual([0.6]);
    expect(Math.max(...plates({ targets: { calories: 4000 } }, { targets: { calories: 2000 } }))).toBeCloseTo(
      1.8,
    );
  });

  test('follow a typed factor, and what is safe rather than a lower wish', () => {
    expect(plates({ factor: 1.3, byFactor: true, targets: { calories: 2600 } })).toEqual([1.3]);
    expect(plates({ safe: 1800, targets: { calories: 1000 } })).toEqual([1]);
  });

  test('are served in whole pieces where a dish is whole, otherwise to two places', () => {
    expect([servedShare(0.8, 0.5), servedShare(0.1, 0.5), servedShare(1.234, null)]).toEqual([1, 0.5, 1.23]);
    expect(shareRange(eater(), 1)).toEqual({ least: 0.6, most: 1.8 });
    expect(shareRange(eater({ factor: 0.5 }), 0.5)).toEqual({ least: 0.3, most: 0.9 });
    expect(sumOfShares([0.1, 0.2])).toBe(0.3);
  });
});

test('two people of unequal needs and macros eat of one pot, each to their own', () => {
  const dishes = Array.from({ length: 40 }, (_, at) =>
    candidate({
      id: at + 1,
      meals: [given(meals[at % 3])],
      calories: 400 + 10 * at,
      prots: 15 + (at % 7) * 5,
    }),
  );
  const problem = dinnerOf({
    days: 7,
    meals,
    dishes,
    eaters: [
      eater({ targets: { calories: 1700, prots: 70 } }),
      eater({ Name: 'Gio', targets: { calories: 2500, prots: 125 } }),
    ],
  });
  const { days, shortfalls } = answerOf(search(problem, { seed: 3, steps: 40_000 }).state);
  expect(shortfalls.filter(({ key }) => key === 'target')).toEqual([]);
  for (const { figures } of days) {
    const [one, other] = figures.persons;
    expect(Math.abs(given(one).calories / 1700 - 1)).toBeLessThanOrEqual(0.1);
    expect(Math.abs(given(other).prots / 125 - 1)).toBeLessThanOrEqual(0.15);
  }
  expect(
    entriesIn(days).every(({ entry }) => entry.shares.every((share) => share >= 0.6 && share <= 1.8)),
  ).toBe(true);
});

test('serving is deterministic, and counts what each eats', () => {
  const problem = dinnerOf({ days: 2, eaters: [eater(), eater({ factor: 0.5 })] });
  const { state } = search(problem, { steps: 200 });
  expect(serve(state)).toEqual(serve(state));
  expect(eatenBy(state.model, serve(state), 0, 1)[0]).toBe(250);
});
