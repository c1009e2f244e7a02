import { expect, test } from 'vitest';
import { amountOf, amountValues, lacksUnit, sentAmount, typedAmount } from '@/lib/forms/dish/amount';
import { buildIngredient, buildProduct } from '../../../support/builders/dish';

const flour = { ...buildProduct(), portions: [{ label: 'cup', labelKa: null, grams: 125 }] };
const typed = (amount: string, unit: 'gr' | 'Piece' = 'gr') => ({ amount, unit, product: flour });

test.each([
  ['500', { amount: 500, amountTo: null, unit: 'gr', text: null }],
  ['2–3', { amount: 2, amountTo: 3, unit: 'gr', text: null }],
  ['1½ cups', { amount: 187.5, amountTo: null, unit: 'gr', text: '1½ cups' }],
  ['1-2 cups', { amount: 125, amountTo: 250, unit: 'gr', text: '1-2 cups' }],
  ['½ ჭიქა', { amount: 52.08, amountTo: null, unit: 'gr', text: '½ ჭიქა' }],
  ['2 large', { amount: 2, amountTo: null, unit: 'Piece', text: '2 large' }],
  ['two', { amount: 2, amountTo: null, unit: 'Piece', text: 'two' }],
  ['', { amount: null, amountTo: null, unit: null, text: null }],
  ['to taste', { amount: null, amountTo: null, unit: null, text: 'to taste' }],
] as const)('"%s" of flour is read', (text, amount) => expect(amountOf(typed(text))).toEqual(amount));

test.each(['some', '1½ cups flour', '3–2', 'x'])('"%s" is no amount', (text) =>
  expect(amountOf(typed(text))).toBeUndefined(),
);

test('a bare number takes the unit beside it', () =>
  expect(amountOf(typed('3', 'Piece'))).toMatchObject({ amount: 3, unit: 'Piece', text: null }));

test('a bare number without a unit counts a countable food, otherwise the unit is missing', () => {
  const egg = buildProduct({ gramsPerPiece: 55, portions: [] });
  const bare = (amount: string, product: typeof egg | null) => ({ amount, unit: '' as const, product });
  expect(amountOf(bare('2–3', egg))).toEqual({ amount: 2, amountTo: 3, unit: 'Piece', text: null });
  expect(amountOf(bare('200', egg))).toMatchObject({ amount: 200, unit: null });
  expect(lacksUnit(bare('2', egg))).toBe(false);
  expect(lacksUnit(bare('200', egg))).toBe(true);
  expect(lacksUnit(bare('2', flour))).toBe(true);
  expect(lacksUnit(bare('2 g', flour))).toBe(false);
  expect(lacksUnit(bare('', flour))).toBe(false);
  expect(lacksUnit(bare('2', buildProduct()))).toBe(false); // its weights have not loaded yet
});

test('an untouched amount is sent as stored, even if the food’s weight has changed', () => {
  const line = buildIngredient({ amount: 180, unit: 'gr', text: '1½ cups', product: flour });
  const values = { ...amountValues(line, 'en'), product: flour };
  expect(values.amount).toBe('1½ cups');
  expect(amountOf(values)).toEqual({ amount: 180, amountTo: null, unit: 'gr', text: '1½ cups' });
  expect(amountOf({ ...values, amount: '2 cups' })).toMatchObject({ amount: 250, text: '2 cups' });
  expect(amountOf({ ...values, amount: '200' })).toMatchObject({ amount: 200, text: null });
  const butter = { ...flour, id: 2, portions: [{ label: 'cup', labelKa: null, grams: 227 }] };
  expect(amountOf({ ...values, product: butter })).toMatchObject({ amount: 340.5, unit: 'gr' });
});

test('words without an amount are sent as stored, without a unit', () => {
  const line = buildIngredient({ amount: null, unit: null, text: 'as Grandma does', product: flour });
  const values = { ...amountValues(line, 'en'), product: flour };
  const kept = { amount: null, amountTo: null, unit: null, text: 'as Grandma does' };
  expect(amountOf(values)).toEqual(kept);
  expect(amountOf({ ...values, unit: 'Piece' })).toBeUndefined();
});

test('a range and "to taste" appear in the field as stored', () => {
  expect(typedAmount({ amount: 1.5, amountTo: 2, text: null }, 'ka')).toBe('1,5–2');
  expect(typedAmount({ amount: null }, 'en')).toBe('');
  expect(typedAmount({ amount: 1 / 3, unit: 'Tea Spoon' }, 'en')).toBe('⅓');
  expect(typedAmount({ amount: 0.25, unit: 'gr' }, 'en')).toBe('0.25');
});

test('only existing parts are sent', () => {
  expect(sentAmount(typed('500'))).toEqual({ amount: 500, unit: 'gr' });
  expect(sentAmount(typed('2-3 cups'))).toEqual({ amount: 250, amountTo: 375, unit: 'gr', text: '2-3 cups' });
  expect(sentAmount(typed(''))).toEqual({ amount: null, unit: null });
});
