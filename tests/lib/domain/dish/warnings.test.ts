import { expect, test } from 'vitest';
import { warningsFor } from '@/lib/domain/dish/warnings';
import { buildProduct } from '../../../support/builders/dish';

const flour = buildProduct();
const cheese = buildProduct({ id: 2, Name: 'Sulguni', origin: 'dairy', allergens: ['milk'] });
const unknown = buildProduct({ id: 3, Name: 'Secret', origin: null, allergens: null });

test('warnings name the products with an allergen or against a diet', () => {
  const warnings = warningsFor({ allergens: ['milk', 'nuts'], diet: ['Vegan', 'fasting'] }, [
    flour,
    cheese,
    unknown,
  ]);
  expect(warnings.map(({ kind, what, products }) => [kind, what, products.map(({ Name }) => Name)])).toEqual([
    ['allergen', 'milk', ['Sulguni']],
    ['diet', 'Vegan', ['Sulguni']],
    ['diet', 'fasting', ['Sulguni']],
    ['unknown', 'allergens', ['Secret']],
    ['unknown', 'origin', ['Secret']],
  ]);
});

test('warnings are empty for a person without wishes, and for unknown words', () => {
  expect(warningsFor({ allergens: null, diet: ['Paleo'] }, [flour, cheese])).toEqual([]);
});

test('unknown values are shown only to people who ask about them', () => {
  const told = (wishes: Parameters<typeof warningsFor>[0]) =>
    warningsFor(wishes, [flour, unknown])
      .filter(({ kind }) => kind === 'unknown')
      .map(({ what }) => what);
  expect(told({ diet: ['Gluten Free'] })).toEqual(['allergens']);
  expect(told({ diet: ['Vegetarian'] })).toEqual(['origin']);
  expect(told({ allergens: ['nuts'] })).toEqual(['allergens']);
  expect(told({})).toEqual([]);
});
