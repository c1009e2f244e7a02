import { expect, test } from 'vitest';
import { keptAmount } from '@/lib/domain/amount/kept';

const flour = { portions: [{ label: 'cup', labelKa: null, grams: 125 }] };

test('a bare number takes the unit beside it; a measure is converted by the product and keeps its text', () => {
  expect(keptAmount({ amount: '2', unit: 'Tea Spoon' }, null)).toEqual({
    amount: 2,
    amountTo: null,
    unit: 'Tea Spoon',
    text: null,
  });
  expect(keptAmount({ amount: '2 cups', unit: 'gr' }, flour)).toEqual({
    amount: 250,
    amountTo: null,
    unit: 'gr',
    text: '2 cups',
  });
});

test('no amount stays none, and other words are no amount', () => {
  expect(keptAmount({ amount: '', unit: 'gr' }, null)).toMatchObject({ amount: null, text: null });
  expect(keptAmount({ amount: 'to taste', unit: 'gr' }, null)).toMatchObject({
    amount: null,
    text: 'to taste',
  });
  expect(keptAmount({ amount: 'grey', unit: 'gr' }, null)).toBeUndefined();
});
