import { expect, test } from 'vitest';
import {
  addDetails,
  type DetailFacts,
  type DetailLine,
  detailsOfLines,
  NO_DETAILS,
  roundDetails,
  scaleDetails,
} from '@/lib/domain/food/details';

const carrot: DetailFacts = {
  Name: 'Carrot',
  fibre: 2.8,
  salt: 0.17,
  nutrients: { iron: 0.3, vitaminA: 835 },
};
const grams = (amount: number | null, product: DetailFacts): DetailLine => ({ amount, unit: 'gr', product });

test('figures are per 100 g times grams, for product columns and vitamins alike', () => {
  expect(detailsOfLines([grams(200, carrot)])).toEqual({
    of: 1,
    amounts: { fibre: 5.6, salt: 0.34, iron: 0.6, vitaminA: 1670 },
    known: { fibre: 1, salt: 1, iron: 1, vitaminA: 1 },
  });
});

test('only the edible part counts', () => {
  const details = detailsOfLines([grams(200, { ...carrot, edibleShare: 0.5 })]);
  expect(details.amounts.fibre).toBeCloseTo(2.8);
});

test('a product without a figure counts as unknown, a figure of zero as known', () => {
  const oil: DetailFacts = { Name: 'Oil', fibre: 0, salt: null, nutrients: { iron: null } };
  const details = detailsOfLines([grams(100, carrot), grams(10, oil)]);
  expect(details.of).toBe(2);
  expect(details.known).toEqual({ fibre: 2, salt: 1, iron: 1, vitaminA: 1 });
  expect(details.amounts.iron).toBeCloseTo(0.3);
});

test('a line that cannot be weighed counts as unknown', () => {
  expect(detailsOfLines([{ amount: 2, unit: 'Piece', product: carrot }])).toEqual({
    of: 1,
    amounts: {},
    known: {},
  });
});

test('a line "to taste" and one with a deleted product are left out', () => {
  expect(detailsOfLines([grams(null, carrot), { amount: 5, unit: 'gr' }])).toEqual(NO_DETAILS);
});

test('a range counts its mean', () => {
  const details = detailsOfLines([{ amount: 100, amountTo: 300, unit: 'gr', product: carrot }]);
  expect(details.amounts.iron).toBeCloseTo(0.6);
});

test('adding sums amounts and lines; a figure unknown in both stays absent', () => {
  const one = { of: 2, amounts: { iron: 1 }, known: { iron: 2 } };
  const other = { of: 3, amounts: { zinc: 2, iron: null }, known: { zinc: 1 } };
  expect(addDetails(one, other)).toEqual({
    of: 5,
    amounts: { iron: 1, zinc: 2 },
    known: { iron: 2, zinc: 1 },
  });
});

test('scaling changes amounts, but not the number of known lines', () => {
  expect(scaleDetails({ of: 4, amounts: { iron: 2 }, known: { iron: 3 } }, 0.25)).toEqual({
    of: 4,
    amounts: { iron: 0.5 },
    known: { iron: 3 },
  });
});

test('stored figures have four significant digits', () => {
  const details = { of: 1, amounts: { iron: 0.123456, vitaminA: 1234.56 }, known: { iron: 1, vitaminA: 1 } };
  expect(roundDetails(details).amounts).toEqual({ iron: 0.1235, vitaminA: 1235 });
});
