import { expect, test } from 'vitest';
import { storedAmount } from '@/lib/domain/amount/storedAmount';

const flour = { portions: [{ label: 'cup', labelKa: null, grams: 125 }] };

test('a bare number takes the unit beside it; a measure is converted by the product and keeps its text', () => {
  expect(storedAmount({ amount: '2', unit: 'Tea Spoon' }, null)).toEqual({
    amount: 2,
    amountTo: null,
    unit: 'Tea Spoon',
    text: null,
  });
  expect(storedAmount({ amount: '2 cups', unit: 'gr' }, flour)).toEqual({
    amount: 250,
    amountTo: null,
    unit: 'gr',
    text: '2 cups',
  });
});

test('no amount stays none, and other words are no amount', () => {
  expect(storedAmount({ amount: '', unit: 'gr' }, null)).toMatchObject({ amount: null, text: null });
  expect(storedAmount({ amount: 'to taste', unit: 'gr' }, null)).toMatchObject({
    amount: null,
    text: 'to taste',
  });
  expect(storedAmount({ amount: 'grey', unit: 'gr' }, null)).toBeUndefined();
});
