import { describe, expect, test } from 'vitest';
import type { DishType } from '@/lib/domain/dish/types';
import { findAlternatives } from '@/lib/domain/planning/alternatives';
import { propose } from '@/lib/domain/planning/propose';
import { given } from '@/tests/support/at';
import { candidate, dinnerOf, entriesIn } from './problems';

const STEPS = 2_000;

describe('alternatives for a slot', () => {
  const dishes = Array.from({ length: 12 }, (_, at) =>
    candidate({
      id: at + 1,
      calories: 400 + 50 * at,
      costTetri: 300 + 10 * at,
      twins: at < 2 ? 7 : null,
      canBeLeftovers: at % 2 === 0,
    }),
  );
  const problem = dinnerOf({
    days: 4,
    meals: ['Lunch', 'Dinner'],
    dishes,
    eaters: [{ Name: 'Nino', factor: 1, targets: { calories: 1300 } }],
    wishes: { leftovers: ['Lunch'] },
  });
  const plan = propose(problem, { seed: 4 });

  test.each(entriesIn(plan.days).filter(({ entry }) => entry.kind === 'dish'))(
    'on day $day, $meal are three, the best first, with their differences',
    ({ day: on, meal, entry }) => {
      const found = findAlternatives(problem, plan.days, { day: on, meal });
      expect(found).toHaveLength(3);
      expect(found.map(({ dish }) => dish)).not.toContain(entry.dish);
      expect(found.map(({ score }) => score)).toEqual(
        found.map(({ score }) => score).sort((one, other) => one - other),
      );
      const isTwice = entriesIn(plan.days).some(
        ({ entry: left }) => left.kind === 'leftovers' && left.of.day === on && left.of.meal === meal,
      );
      const eaten = (servings: number) => (isTwice ? servings / 2 : servings);
      const of = (id: number) => given(dishes[id - 1]);
      for (const { dish, servings, difference } of found) {
        const [then, before] = [eaten(servings), eaten(entry.servings)];
        const calories = then * (of(dish).calories ?? 0) - before * (of(entry.dish).calories ?? 0);
        // of a dish that is eaten twice each time may be another share
        if (!isTwice) expect(difference.calories).toBeCloseTo(calories, 1);
        const cost = servings * (of(dish).costTetri ?? 0) - entry.servings * (of(entry.dish).costTetri ?? 0);
        expect(difference.costTetri).toBe(Math.round(cost));
        if (isTwice) expect(of(dish).canBeLeftovers).toBe(true);
      }
    },
  );

  test('may replace a kept dish; one of two twins is offered', () => {
    const keep = [{ day: 1, meal: 'Dinner' as DishType, dish: 3 }];
    const kept = propose({ ...problem, keep }, { steps: STEPS });
    const found = findAlternatives({ ...problem, keep, dishes: dishes.slice(0, 3) }, kept.days, {
      day: 1,
      meal: 'Dinner',
    });
    expect(found).toHaveLength(1);
  });

  test('are none for a slot outside the plan', () => {
    expect(findAlternatives(problem, plan.days, { day: 2, meal: 'Snack' })).toEqual([]);
  });
});
