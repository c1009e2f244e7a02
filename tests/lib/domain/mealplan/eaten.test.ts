import { expect, test } from 'vitest';
import { eatenServings, leftoversIn, readerPart } from '@/lib/domain/mealplan/eaten';
import { buildEater, buildEntry, dayWith } from '../../../support/builders/mealplan';

const two = [buildEater({ key: 'mother', user: 7 }), buildEater({ key: 'father' })];
const rest = (key: string, of: string, given = {}) =>
  buildEntry({ key, kind: 'leftovers', of, dish: null, ...given });
const eatenOf = (servings: number | null, ...leftovers: ReturnType<typeof rest>[]) => {
  const soup = buildEntry({ key: 'soup', servings });
  return eatenServings(soup, leftoversIn([dayWith(soup), dayWith(...leftovers)]), two);
};

test('a dish with leftovers counts at its own meal without the kept part', () => {
  expect(eatenOf(4, rest('later', 'soup'))).toBe(2);
  expect(eatenOf(6, rest('later', 'soup', { servings: 1 }))).toBe(5);
  expect(eatenOf(6, rest('later', 'soup'), rest('last', 'later'))).toBe(2);
});

test('people at the table eat first, whatever is planned as leftovers', () => {
  expect(eatenOf(3, rest('later', 'soup'))).toBe(2);
  expect(eatenOf(1, rest('later', 'soup'))).toBe(1);
  expect(eatenOf(null, rest('later', 'soup'))).toBe(2);
});

test('a dish without leftovers is eaten completely', () => expect(eatenOf(4)).toBe(4));

test('a reader eats their part of the eaten amount, or nothing without eaters', () => {
  const soup = buildEntry({ key: 'soup', servings: 4 });
  expect(readerPart(soup, leftoversIn([dayWith(soup, rest('later', 'soup'))]), two, 7)).toBe(0.25);
  expect(readerPart(buildEntry({ out: ['mother', 'father'] }), new Map(), two, 7)).toBe(0);
});
