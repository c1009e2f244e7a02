import { expect, test } from 'vitest';
import { pick, seeded } from '@/lib/domain/random';

const first = (seed: number, count: number) => {
  const random = seeded(seed);
  return Array.from({ length: count }, random);
};

test('a seed gives the same numbers in every run, another seed others, all from 0 to below 1', () => {
  expect(first(7, 5)).toEqual(first(7, 5));
  expect(first(7, 5)).not.toEqual(first(8, 5));
  const many = first(1, 1000);
  expect(many.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(many).size).toBe(1000);
});

test('one element is picked by the next number', () => {
  const numbers = [0, 0.5, 0.999];
  expect(numbers.map((number) => pick(() => number, ['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
});
