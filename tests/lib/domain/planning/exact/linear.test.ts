import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { linearText, type Constraint } from '@/lib/domain/planning/exact/linear';
import { given } from '@/tests/support/at';
import { highs } from '@/tools/bench/week/solver.mjs';

describe("Stigler's diet problem", () => {
  /**
   * Daily needs: kcal (thousands), protein g, calcium g, iron mg, vitamin A (thousand IU), thiamine, riboflavin, niacin
   * and ascorbic acid mg.
   */
  const NEEDS = [3, 70, 0.8, 12, 5, 1.8, 2.7, 18, 75];
  /** Nutrients that a dollar bought of each food in August 1939. */
  const foods = readFileSync(path.join(import.meta.dirname, 'stigler.psv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|').slice(1).map(Number));

  test('costs 39.66 dollars a year', async () => {
    expect(foods).toHaveLength(77);
    const rows = NEEDS.map((need, nutrient): Constraint => {
      const sum = new Map(foods.map((food, at) => [`food${at}`, given(food[nutrient])]));
      return { sum, is: '>=', value: need };
    });
    const objective = new Map(foods.map((_, at) => [`food${at}`, 1]));
    const text = linearText({ objective, rows, most: new Map(), binaries: [] });
    const solved = (await highs()).solve(text);
    expect(solved.Status).toBe('Optimal');
    expect((solved.ObjectiveValue * 365).toFixed(2)).toBe('39.66');
  });
});
