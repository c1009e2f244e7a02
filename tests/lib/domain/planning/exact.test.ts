import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { linearText, type Row } from '@/lib/domain/planning/linear';
import { propose } from '@/lib/domain/planning/propose';
import { sharpen } from '@/lib/domain/planning/sharpen';
import { highs, solverOf } from '@/scripts/bench/weekSolver.mjs';
import { anyProblem, candidate, entriesIn } from './problems';

const SECONDS = 5;

describe("Stigler's diet problem", () => {
  /** kcal (thousands), protein g, calcium g, iron mg, vitamin A (thousand IU), thiamine, riboflavin, niacin and ascorbic acid mg a day. */
  const NEEDS = [3, 70, 0.8, 12, 5, 1.8, 2.7, 18, 75];
  /** What a dollar bought of each food in August 1939. */
  const foods = readFileSync(path.join(import.meta.dirname, 'stigler.psv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|').slice(1).map(Number));

  test('costs 39.66 dollars a year', async () => {
    expect(foods).toHaveLength(77);
    const rows = NEEDS.map((need, nutrient): Row => {
      const sum = new Map(foods.map((food, at) => [`food${at}`, food[nutrient]]));
      return { sum, is: '>=', value: need };
    });
    const objective = new Map(foods.map((_, at) => [`food${at}`, 1]));
    const text = linearText({ objective, rows, most: new Map(), binaries: [] });
    const solved = (await highs()).solve(text);
    expect(solved.Status).toBe('Optimal');
    expect((solved.ObjectiveValue * 365).toFixed(2)).toBe('39.66');
  });
});

describe('the exact form of a plan', () => {
  const SEEDS = [2, 5, 9, 14, 21, 33, 40, 52];

  test.each(SEEDS)('problem %i: its start has the points of the plan', async (seed) => {
    const problem = anyProblem(seed);
    const { days, score } = propose(problem, { seed, steps: 300 });
    const engine = await highs();
    const seen: number[] = [];
    const solve = solverOf(engine, SECONDS, ({ objective }) => void seen.push(objective), true);
    sharpen(problem, days, { solve, width: 8 });
    expect(seen[0]).toBeCloseTo(score, 3);
  });

  test.each(SEEDS)('problem %i: what is found is no worse, counted as the engine counts', async (seed) => {
    const problem = anyProblem(seed);
    const plan = propose(problem, { seed, steps: 20 });
    const solve = solverOf(await highs(), 1);
    const better = sharpen(problem, plan.days, { solve, width: 6 });
    expect(better.score).toBeLessThanOrEqual(plan.score + 1e-6);
    expect(better.bound).toBeLessThanOrEqual(better.score);
    expect(entriesIn(better.days).length).toBeGreaterThanOrEqual(entriesIn(plan.days).length);
  });

  test('what the solver proves to be best is what the search finds', async () => {
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
    const plan = propose(problem, { seed: 1 });
    const best = sharpen(problem, plan.days, { solve: solverOf(await highs(), 20) });
    expect(best.bound).toBeCloseTo(best.score, 2);
    expect(plan.score).toBeCloseTo(best.score, 4);
  });

  test('a plan stays as it is where the solver has nothing', () => {
    const problem = anyProblem(5);
    const plan = propose(problem, { seed: 5, steps: 300 });
    expect(sharpen(problem, plan.days, { solve: () => ({}) })).toEqual(plan);
  });
});
