import { expect, test } from 'vitest';
import { priceInput, priceValues } from '@/lib/forms/price/values';

test('a price enters the form in lari and leaves it in whole tetri', () => {
  const entry = {
    id: 1,
    owner: null,
    shop: null,
    day: '2026-11-24',
    tetri: 429,
    amount: 500,
    unit: 'gr',
  } as const;
  const values = priceValues(entry);
  expect(values).toMatchObject({ price: 4.29, shop: '' });
  const { tetri, shop, day, amount, unit } = entry;
  expect(priceInput(values)).toEqual({ tetri, shop, day, amount, unit });
  expect(priceInput({ ...values, shop: ' Nikora ', price: 1.005 })).toMatchObject({
    shop: 'Nikora',
    tetri: 100,
  });
});
