import { expect, test } from 'vitest';
import { independent, predicted, updated } from '@/lib/domain/energy/filter';
import { at } from '@/tests/support/at';

const measured = (value: number) => ({ value, parts: [1, 0], variance: 1 });

test('a measurement halves the doubt if it is as good as what was known', () => {
  const { belief } = updated(independent([0, 5], [1, 2]), measured(1));
  expect(at(belief.mean, 0)).toBeCloseTo(0.5);
  expect(at(at(belief.covariance, 0), 0)).toBeCloseTo(0.5);
  expect(belief.mean[1]).toBe(5);
});

test('a value far off counts for less, and is told to be unlikely', () => {
  const belief = independent([0, 0], [1, 1]);
  const [near, far] = [updated(belief, measured(1)), updated(belief, measured(20))];
  expect(at(far.belief.mean, 0)).toBeLessThan(2);
  expect(far.likelihood).toBeLessThan(near.likelihood - 5);
});

test('a step moves the state, and doubt grows by its noise', () => {
  const step = {
    moved: [
      [1, 1],
      [0, 1],
    ],
    added: [10, 0],
    noise: [0.5, 0],
  };
  const { mean, covariance } = predicted(independent([1, 2], [1, 2]), step);
  expect(mean).toEqual([13, 2]);
  expect(covariance).toEqual([
    [5.5, 4],
    [4, 4],
  ]);
});
