import { expect, test } from 'vitest';
import { construct } from '@/lib/domain/planning/construct';
import { improve } from '@/lib/domain/planning/improve';
import { prepare } from '@/lib/domain/planning/prepare';
import { State } from '@/lib/domain/planning/state';
import { seeded } from '@/lib/domain/random';
import { anyProblem } from './problems';

const round = { steps: 2_000, hot: 4, cold: 0.1, isOver: () => false };

test.each([2, 7, 12, 30])('problem %i: a plan never ends worse than it began', (seed) => {
  const state = construct(new State(prepare(anyProblem(seed))));
  const before = state.score;
  improve(state, { ...round, random: seeded(seed) });
  expect(state.score).toBeLessThanOrEqual(before + 1e-4);
});

test('the search stops once the time is up', () => {
  const state = construct(new State(prepare(anyProblem(2))));
  const before = state.dish.slice();
  improve(state, { ...round, random: seeded(1), isOver: () => true });
  expect(state.dish).toEqual(before);
});
