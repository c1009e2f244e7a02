import { describe, expect, test } from 'vitest';
import { search } from '@/lib/domain/planning/propose';
import { sharpen } from '@/lib/domain/planning/exact/sharpen';
import { highs, solverOf } from '@/tools/bench/week/solver.mjs';
import { anyProblem } from '../problems';

const SECONDS = 5;

describe('the exact form of a plan', () => {
  const SEEDS = [2, 5, 9, 14, 21, 33, 40, 52];

  test.each(SEEDS)('problem %i: its start has the plan’s score', async (seed) => {
    const { state } = search(anyProblem(seed), { seed, steps: 300 });
    const engine = await highs();
    const seen: number[] = [];
    const solve = solverOf(engine, SECONDS, ({ objective }) => void seen.push(objective), true);
    sharpen(state, { solve, width: 8 });
    expect(seen[0]).toBeCloseTo(state.score, 3);
  });
});
