import { expect, test } from 'vitest';
import { mixtureMean, quantile } from '@/lib/domain/energy/mixture';

test('the quantiles of one normal distribution are those of the tables', () => {
  const one = [{ mean: 2000, deviation: 100, weight: 0.2 }];
  expect(quantile(one, 0.9)).toBeCloseTo(2000 + 128.16, 0);
  expect(quantile(one, 0.1)).toBeCloseTo(2000 - 128.16, 0);
  expect(quantile(one, 0.5)).toBeCloseTo(2000, 1);
});

test('a mixture lies between its parts by their weights', () => {
  const two = [
    { mean: 1000, deviation: 10, weight: 3 },
    { mean: 2000, deviation: 10, weight: 1 },
  ];
  expect(mixtureMean(two)).toBe(1250);
  expect(quantile(two, 0.7)).toBeLessThan(1100);
  expect(quantile(two, 0.8)).toBeGreaterThan(1900);
});
