import { expect, test } from 'vitest';
import { allergensAndDietsOf } from '@/lib/domain/mealplan/allergensAndDiets';
import { ALLERGENS } from '@/lib/domain/product/types';
import type { PlanEntry } from '@/lib/domain/mealplan/types';
import { buildEntry, dayWith } from '../../../support/builders/mealplan';

const DISHES: Record<number, object> = {
  1: { allergens: ['nuts'], unknownAllergens: ['milk'], dietaryFlags: ['Vegan'], fasting: true },
  2: { allergens: ['milk'], unknownAllergens: ['egg'], dietaryFlags: ['Vegetarian'], fasting: false },
  3: { allergens: [], unknownFacts: ['allergens'], dietaryFlags: [], fasting: false },
};
const PRODUCTS: Record<number, object> = {
  1: { origin: 'plant', allergens: ['celery'] },
  2: { origin: 'dairy', allergens: ['milk'] },
  3: { origin: 'plant', allergens: null },
};
const held = (...entries: Partial<PlanEntry>[]) =>
  allergensAndDietsOf([dayWith(...entries.map((entry) => buildEntry(entry)))], {
    dish: (id) => DISHES[id],
    product: (id) => PRODUCTS[id] as never,
  });
const product = (id: number) => ({ kind: 'product', dish: null, product: id }) as const;

test('a table holds the allergens of any dish or product; a certain one is not listed as possible', () => {
  expect(held({ dish: 1 }, { dish: 2 }, product(1))).toMatchObject({
    allergens: ALLERGENS.filter((one) => ['nuts', 'milk', 'celery'].includes(one)),
    unknownAllergens: ['egg'],
  });
});

test.each([
  ['a dish of unknown allergens', { dish: 3 }],
  ['a deleted dish', { dish: 9 }],
  ['a product of unknown allergens', product(3)],
  ['a mere text', { kind: 'text', dish: null, text: 'Nuts and wine' } as const],
])('%s may hold any allergen', (_, entry) => {
  expect(held(entry)).toMatchObject({ allergens: [], unknownAllergens: ALLERGENS });
});

test('a diet is kept by all dishes and products, or not at all', () => {
  expect(held({ dish: 1 }, product(1))).toMatchObject({
    dietaryFlags: ['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free'].filter(
      (flag) => flag !== 'Gluten Free',
    ),
    fasting: true,
  });
  expect(held({ dish: 1 }, { dish: 2 })).toMatchObject({ dietaryFlags: ['Vegetarian'], fasting: false });
  expect(held({ dish: 1 }, product(2))).toMatchObject({ dietaryFlags: ['Vegetarian'], fasting: false });
});

test('an empty table has no statement', () => {
  expect(held()).toEqual({ allergens: [], unknownAllergens: [], dietaryFlags: [], fasting: false });
});

test('leftovers of an earlier meal add nothing', () => {
  expect(held({ dish: 1 }, { kind: 'leftovers', dish: null, of: 'x' })).toMatchObject({
    allergens: ['nuts'],
  });
});
