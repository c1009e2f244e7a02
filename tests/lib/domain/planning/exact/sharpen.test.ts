import { describe, expect, test } from 'vitest';
import { answerOf } from '@/lib/domain/planning/answer';
import type { ProposedDay } from '@/lib/domain/planning/model';
import { search } from '@/lib/domain/planning/propose';
import { sharpen } from '@/lib/domain/planning/exact/sharpen';
import { highs, solverOf } from '@/tools/bench/week/solver.mjs';
import { anyProblem, candidate, entriesIn } from '../problems';

/** Returns the number of meals that have something; a dish for some is no meal of its own. */
const mealsIn = (days: readonly ProposedDay[]): number =>
  new Set(entriesIn(days).map(({ day, meal }) => `${day} ${meal}`)).size;

describe('a plan refined by the solver', () => {
  const SEEDS = [2, 5, 9, 14, 21, 33, 40, 52];

  test.each(SEEDS)('problem %i: is no worse, by the engine’s score', async (seed) => {
    const { state } = search(anyProblem(seed), { seed, steps: 20 });
    const plan = answerOf(state);
    const solve = solverOf(await highs(), 1);
    const better = sharpen(state, { solve, width: 6 });
    expect(better.score).toBeLessThanOrEqual(plan.score + 1e-6);
    expect(better.bound ?? 0).toBeLessThanOrEqual(better.score);
    expect(mealsIn(better.days)).toBeGreaterThanOrEqual(mealsIn(plan.days));
  });

  test('equals the search’s result once proven optimal', async () => {
    const dishes = Array.from({ length: 6 }, (_, at) =>
      candidate({
        id: at + 1,
        calories: 500 + 120 * at,
        costTetri: 300 + 40 * at,
        main: `${at % 3}`,
        isSaved: at % 2 === 0,
      }),
    );
    const problem = {
      days: 3,
      meals: ['Lunch', 'Dinner'] as const,
      eaters: [{ Name: 'Nino', factor: 1, targets: { calories: 1700 } }],
      dishes,
      wishes: { budgetTetri: 2300, repeats: 1 },
    };
    const { state } = search(problem, { seed: 1 });
    const best = sharpen(state, { solve: solverOf(await highs(), 20) });
    expect(best.bound).toBeCloseTo(best.score, 2);
    expect(state.score).toBeCloseTo(best.score, 4);
  });

  test('stays unchanged if the solver finds nothing', () => {
    const { state } = search(anyProblem(5), { seed: 5, steps: 300 });
    expect(sharpen(state, { solve: () => ({}) })).toEqual(answerOf(state));
  });
});
