import { expect, test } from 'vitest';
import { partOf, servingsOfPart, THROWN_PARTS } from '@/lib/domain/cooking/outcome';

test('a part is as many servings of what was cooked, to two decimals', () => {
  expect(THROWN_PARTS.map((part) => servingsOfPart(part, 4))).toEqual([1, 2, 3, 4]);
  expect(THROWN_PARTS.map((part) => servingsOfPart(part, 1.3))).toEqual([0.33, 0.65, 0.98, 1.3]);
});

test('a part is never nothing, and never more than can be recorded', () => {
  expect(servingsOfPart('little', 0.01)).toBe(0.01);
  expect(servingsOfPart('all', 250)).toBe(100);
});

test('the chosen part is found again by its servings', () => {
  for (const part of THROWN_PARTS) expect(partOf(servingsOfPart(part, 2.4), 2.4)).toBe(part);
  expect([partOf(null, 4), partOf(1.7, 4)]).toEqual([undefined, undefined]);
});
