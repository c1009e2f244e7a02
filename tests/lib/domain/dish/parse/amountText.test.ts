import { expect, test } from 'vitest';
import { parseLine } from '@/lib/domain/dish/parse/line';
import { amountOf } from '@/lib/forms/dish/amount';
import { parsedAmount } from '@/lib/domain/dish/parse/amountText';

const flour = { id: 1, portions: [{ label: 'cup', labelKa: null, grams: 125 }] };

test.each([
  ['1½ cups flour', '1½ cups', 187.5, 'gr'],
  ['1-2 cups flour', '1–2 cups', 125, 'gr'],
  ['One 15-ounce can tomatoes', '15 ounce', 425.25, 'gr'],
  ['500 g flour', '500', 500, 'gr'],
  ['2 tbsp flour', '2', 2, 'Table Spoon'],
  ['2 large eggs', '2 large', 2, 'Piece'],
  ['3 eggs', '3', 3, 'Piece'],
  ['1 tbsp (15 ml) oil', '1 tbsp (15 ml)', 1, 'Table Spoon'],
  ['2 tbsp plus ½ cup flour', '2 tbsp plus ½ cup', 78.13, 'gr'],
  ['2 зубчика чеснока', '2 зубчика', 2, 'Piece'],
  ['1 dozen eggs', '12', 12, 'Piece'],
  ['salt to taste', '', null, null],
] as const)('"%s" appears in the field as "%s"', (line, typed, amount, unit) => {
  const values = parsedAmount(parseLine(line), 'en');
  expect(values.amount).toBe(typed);
  expect(amountOf({ ...values, product: flour })).toMatchObject({ amount, unit });
});

test('a Georgian amount keeps its words and its glass', () => {
  const values = parsedAmount(parseLine('1,5 ჭიქა ფქვილი'), 'ka');
  expect(values.amount).toBe('1½ ჭიქა');
  expect(amountOf({ ...values, product: flour })).toMatchObject({ amount: 156.25, unit: 'gr' });
});
