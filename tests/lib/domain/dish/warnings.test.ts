import { expect, test } from 'vitest';
import { warningsFor } from '@/lib/domain/dish/warnings';
import { buildProduct } from '../../../support/dish';

const flour = buildProduct();
const cheese = buildProduct({ id: 2, Name: 'Sulguni', origin: 'dairy', allergens: ['milk'] });
const unknown = buildProduct({ id: 3, Name: 'Secret', origin: null, allergens: null });

test('names the products that hold an allergen or speak against a diet', () => {
  const warnings = warningsFor({ allergens: ['milk', 'nuts'], diet: ['Vegan', 'fasting'] }, [
    flour,
    cheese,
    unknown,
  ]);
  expect(warnings.map(({ kind, what, products }) => [kind, what, products.map(({ Name }) => Name)])).toEqual([
    ['allergen', 'milk', ['Sulguni']],
    ['diet', 'Vegan', ['Sulguni']],
    ['diet', 'fasting', ['Sulguni']],
  ]);
});

test('says nothing to a person without wishes, nor for words it does not know', () => {
  expect(warningsFor({ allergens: null, diet: ['Paleo'] }, [flour, cheese])).toEqual([]);
});
