import { expect, test } from 'vitest';
import { isAsked } from '@/lib/domain/import/asked';
import { broughtLine } from '../../../support/builders/import';

test('a line is asked about until its words are known or explained', () => {
  expect(isAsked(broughtLine())).toBe(true);
  expect(isAsked(broughtLine({ product: 1 }))).toBe(false);
  expect(isAsked(broughtLine({ food: 1 }))).toBe(false);
  expect(isAsked(broughtLine({ own: true }))).toBe(false);
  expect(isAsked(broughtLine({ name: ' ' }))).toBe(false);
});
