import { expect, test } from 'vitest';
import { fitsWishes } from '@/lib/domain/dish/fits';

const KNOWN = { allergens: [], unknownAllergens: [], unknownFacts: [], dietaryFlags: [], fasting: false };

test('a dish with an allergen, even a possible one, does not fit', () => {
  const wishes = { allergens: ['nuts'] };
  expect(fitsWishes(KNOWN, wishes)).toBe(true);
  expect(fitsWishes({ ...KNOWN, allergens: ['milk'] }, wishes)).toBe(true);
  expect(fitsWishes({ ...KNOWN, allergens: ['milk', 'nuts'] }, wishes)).toBe(false);
  expect(fitsWishes({ ...KNOWN, unknownAllergens: ['nuts'] }, wishes)).toBe(false);
  expect(fitsWishes({ ...KNOWN, unknownFacts: ['allergens'] }, wishes)).toBe(false);
  expect(fitsWishes({ ...KNOWN, allergens: null }, wishes)).toBe(false);
});

test('each diet is respected; vegan includes vegetarian, and fasting is separate', () => {
  const vegan = { ...KNOWN, dietaryFlags: ['Vegan'] };
  expect(fitsWishes(vegan, { diet: ['Vegetarian', 'Vegan'] })).toBe(true);
  expect(fitsWishes(vegan, { diet: ['Vegan', 'Gluten Free'] })).toBe(false);
  expect(fitsWishes(vegan, { diet: ['fasting'] })).toBe(false);
  expect(fitsWishes({ ...KNOWN, fasting: true }, { diet: ['fasting'] })).toBe(true);
});

test('a person without wishes is offered everything', () => {
  expect(fitsWishes({ ...KNOWN, allergens: null }, {})).toBe(true);
});
