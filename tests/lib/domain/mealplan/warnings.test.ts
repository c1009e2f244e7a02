import { expect, test } from 'vitest';
import { sitsOut, warnedEaters } from '@/lib/domain/mealplan/warnings';
import { buildEater, buildEntry } from '../../../support/builders/mealplan';

const child = buildEater({ key: 'child', Name: 'Nika', allergens: ['nuts', 'egg'] });
const guest = buildEater({ key: 'guest', Name: 'Ana', allergens: null });
const me = buildEater({ key: 'me', Name: 'Mariam', user: 7, allergens: ['nuts'] });
const eaters = [child, guest, me];

test('an eater with an allergy is named, with the allergen', () => {
  expect(warnedEaters(buildEntry(), eaters, { food: { allergens: ['milk', 'nuts'] } })).toEqual([
    { name: 'Nika', allergens: ['nuts'] },
    { name: 'Mariam', allergens: ['nuts'] },
  ]);
});

test('the reader uses their own settings, and absent eaters get no warning', () => {
  const nobody = buildEntry({ out: ['child'] });
  expect(warnedEaters(nobody, eaters, { food: { allergens: ['nuts'] }, reader: 7 })).toEqual([]);
  expect(sitsOut(buildEntry({ out: ['me'] }), eaters, 7)).toBe(true);
  expect(sitsOut(nobody, eaters, 7)).toBe(false);
  expect(sitsOut(buildEntry({ out: ['me'] }), eaters, undefined)).toBe(false);
});

test('unknown food warns every eater with an allergy', () => {
  expect(warnedEaters(buildEntry(), eaters, { food: { allergens: null } })).toEqual([
    { name: 'Nika', allergens: [], unknown: ['nuts', 'egg'] },
    { name: 'Mariam', allergens: [], unknown: ['nuts'] },
  ]);
});

test('a possible allergen warns of that one; fully known food of none', () => {
  const food = { allergens: ['nuts'], unknownAllergens: ['egg'] };
  expect(warnedEaters(buildEntry(), eaters, { food, reader: 7 })).toEqual([
    { name: 'Nika', allergens: ['nuts'], unknown: ['egg'] },
  ]);
  expect(warnedEaters(buildEntry(), eaters, {})).toEqual([]);
});

test('who eats something else is not warned', () => {
  const shares = [{ eater: 'me', servings: 1 }];
  const food = { allergens: ['nuts' as const] };
  expect(warnedEaters(buildEntry({ shares }), eaters, { food })).toEqual([
    { name: 'Mariam', allergens: ['nuts'] },
  ]);
  expect(sitsOut(buildEntry({ shares }), eaters, 7)).toBe(false);
  expect(sitsOut(buildEntry({ shares: [{ eater: 'guest', servings: 1 }] }), eaters, 7)).toBe(true);
});
