import { expect, test } from 'vitest';
import { sameWeight, shownUnit, withUnit } from '@/lib/forms/dish/unitChange';
import type { Unit } from '@/lib/domain/dish/types';
import { buildProduct } from '../../../support/builders/dish';

const butter = buildProduct({
  gramsPerPiece: 113,
  gramsPerMl: 0.95,
  portions: [{ label: 'stick', labelKa: null, grams: 113 }],
});
const line = (amount: string, unit: Unit | '' = '') => ({ amount, unit, product: butter });

test.each([
  ['1 stick', 'Piece', '1'],
  ['1½ sticks', 'Table Spoon', '1½'],
  ['2-3 sticks', 'Piece', '2–3'],
  ['2 tbsp', 'gr', '2'],
  ['500 g', 'Table Spoon', '500'],
  ['1 stick', 'gr', '113'],
  ['0.5 kg', 'gr', '500'],
  ['8 oz', 'gr', '226.8'],
  ['to taste', 'gr', 'to taste'],
] as const)('"%s", chosen as %s, is %s of it', (typed, unit, amount) =>
  expect(withUnit(line(typed), unit, 'en')).toEqual({ amount, unit }),
);

test('a bare number stays, whatever it counted', () =>
  expect(withUnit(line('250', 'gr'), 'Piece', 'en')).toEqual({ amount: '250', unit: 'Piece' }));

test('the same weight in another unit is computed if known', () => {
  expect(sameWeight(line('1 stick'), 'Table Spoon', 'en')).toEqual({ amount: '7.93', unit: 'Table Spoon' });
  expect(sameWeight(line('226', 'gr'), 'Piece', 'en')).toEqual({ amount: '2', unit: 'Piece' });
  expect(sameWeight(line('1 stick'), 'gr', 'en')).toBeUndefined();
  const unknown = buildProduct({ gramsPerMl: null });
  expect(sameWeight({ ...line('200', 'gr'), product: unknown }, 'ml', 'en')).toBeUndefined();
});

test.each([
  ['2', 'gr', 'gr'],
  ['2 tbsp', '', 'Table Spoon'],
  ['1½ cups', '', ''],
  ['1 stick', '', ''],
  ['2', '', ''],
  ['', 'gr', 'gr'],
] as const)('beside "%s", chosen as "%s", is "%s"', (typed, unit, shown) =>
  expect(shownUnit(line(typed, unit))).toBe(shown),
);
