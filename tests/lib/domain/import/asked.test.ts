import { expect, test } from 'vitest';
import { isAsked } from '@/lib/domain/import/asked';
import { broughtLine } from '../../../support/builders/import';

test('a line is asked about while nobody knows or has said what its words mean', () => {
  expect(isAsked(broughtLine())).toBe(true);
  expect(isAsked(broughtLine({ product: 1 }))).toBe(false);
  expect(isAsked(broughtLine({ food: 1 }))).toBe(false);
  expect(isAsked(broughtLine({ own: true }))).toBe(false);
  expect(isAsked(broughtLine({ name: ' ' }))).toBe(false);
});
