import { expect, test } from 'vitest';
import { priceLines } from '@/lib/domain/price/lines';
import type { PriceEntry } from '@/lib/domain/price/types';

const entry = (day: string, tetri: number, given: Partial<PriceEntry> = {}): PriceEntry => ({
  id: tetri,
  owner: null,
  shop: 'Nikora',
  day,
  tetri,
  amount: 100,
  unit: 'gr',
  ...given,
});

test('each shop is a line over all days, in tetri per kilogram', () => {
  const entries = [
    entry('2026-11-02', 30, { shop: null }),
    entry('2026-11-01', 40),
    entry('2026-11-02', 50),
    entry('2026-11-02', 60),
    entry('2026-11-03', 70, { unit: 'Piece' }),
  ];
  expect(priceLines(entries, { Name: 'Flour' })).toEqual({
    days: ['2026-11-01', '2026-11-02'],
    shops: [
      { shop: 'Nikora', values: [400, 600] },
      { shop: null, values: [null, 300] },
    ],
  });
});
