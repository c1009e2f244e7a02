import { expect, test } from 'vitest';
import type { Shop } from '@/lib/domain/order/shop';
import { shopInput, shopValues } from '@/lib/forms/order/shopValues';
import { at } from '@/tests/support/at';

const shop: Shop = {
  id: 1,
  isTaking: true,
  feeTetri: 550,
  minimumTetri: 2000,
  markupPercent: 12.5,
  phone: null,
  windowMinutes: 120,
  leadMinutes: 60,
  daysAhead: 3,
  zones: [{ key: 'k', Name: 'Vake', NameKa: 'ვაკე', feeTetri: 305 }],
  hours: [{ key: 'h', weekday: 1, from: '10:00', to: '20:00' }],
};

test('the shop’s settings pass through the form unchanged, with either decimal sign', () => {
  for (const language of ['en', 'ka']) {
    const { key, ...open } = at(shop.hours, 0);
    expect(key).toBeDefined();
    expect({ id: shop.id, ...shopInput(shopValues(shop, language)) }).toEqual({ ...shop, hours: [open] });
  }
  expect(shopValues(shop, 'ka').feeTetri).toBe('5,5');
});
