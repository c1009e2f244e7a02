import { expect, test } from 'vitest';
import { boughtValues, paidIn, puttingIn } from '@/lib/forms/pantry/bought';

const PUTTING = { amount: 2000, unit: 'ml', place: 'fridge', expiresOn: '2026-12-01' } as const;
const values = (given: object = {}) => ({ ...boughtValues(PUTTING, { shop: 'Nikora' }, true), ...given });

test('no price is proposed, but the last shop is', () => {
  expect(values()).toMatchObject({ price: null, shop: 'Nikora', amount: 2000, isPut: true });
  expect(paidIn(values(), 9, '2026-11-24')).toBeUndefined();
});

test('lari become whole tetri of that day', () => {
  expect(paidIn(values({ price: 4.2, shop: ' ' }), 9, '2026-11-24')).toEqual({
    product: 9,
    shop: null,
    day: '2026-11-24',
    tetri: 420,
    amount: 2000,
    unit: 'ml',
  });
  expect(paidIn(values({ price: 4.2, amount: null }), 9, '2026-11-24')).toBeUndefined();
});

test('the form’s values are put away; without an amount it is "some"', () => {
  expect(puttingIn(values())).toEqual(PUTTING);
  expect(puttingIn(values({ amount: null, place: '', expiresOn: '' }))).toEqual({
    amount: null,
    unit: null,
    place: null,
    expiresOn: null,
  });
});
