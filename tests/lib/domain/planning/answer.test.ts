import { expect, test } from 'vitest';
import { choicesOf, daysOf } from '@/lib/domain/planning/answer';
import type { Proposal } from '@/lib/domain/planning/model';
import { restore } from '@/lib/domain/planning/improve';
import { prepare } from '@/lib/domain/planning/prepare';
import { serve } from '@/lib/domain/planning/serve';
import { propose } from '@/lib/domain/planning/propose';
import { State } from '@/lib/domain/planning/state';
import { anyProblem, candidate, dinnerOf, entriesIn } from './problems';

test.each([1, 5, 13, 22, 34, 41, 60])('problem %i: an answered plan reads back with its dishes', (seed) => {
  const problem = anyProblem(seed);
  const plan = propose(problem, { seed, steps: 1_500 });
  const state = new State(prepare(problem));
  restore(state, choicesOf(state.model, plan.days));
  const dishesIn = (days: Proposal['days']) =>
    entriesIn(days).map(({ entry: { shares: _shares, servings: _servings, ...rest }, ...at }) => ({
      ...at,
      rest,
    }));
  expect(dishesIn(daysOf(state, serve(state)))).toEqual(dishesIn(plan.days));
});

test('answered servings have no rounding errors', () => {
  const eaters = ['Nino', 'Dato', 'Luka'].map((Name) => ({ Name, factor: 1.2, targets: {} }));
  const dishes = Array.from({ length: 4 }, (_, at) => candidate({ id: at + 1, calories: 500 }));
  const { days } = propose(dinnerOf({ days: 3, dishes, eaters }), { seed: 1, steps: 500 });
  const servings = entriesIn(days).map(({ entry }) => entry.servings);
  expect(servings.length).toBeGreaterThan(0);
  expect(servings.map((one) => one / 3.6)).toEqual(servings.map((one) => Math.round((one / 3.6) * 4) / 4));
});
