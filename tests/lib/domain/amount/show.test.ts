import { expect, test } from 'vitest';
import { approximate, inSystem, scaled, systemOf } from '@/lib/domain/amount/show';

const flour = { category: 'grains', gramsPerMl: 125 / 240 };
const beef = { category: 'meat', gramsPerMl: null };

test.each([
  ['flour by the cup', 187.5, 'gr', flour, 1.5, 'cup'],
  ['a little of it by the spoon', 8, 'gr', flour, 1, 'Table Spoon'],
  ['milk by the cup', 480, 'ml', null, 2, 'cup'],
  ['a little of it by the spoon', 5, 'ml', null, 1, 'Tea Spoon'],
  ['meat by the ounce', 225, 'gr', beef, 8, 'oz'],
  ['much of it by the pound', 1000, 'gr', beef, 2.25, 'lb'],
  ['grated cheese by the ounce', 113, 'gr', { category: 'dairy', gramsPerMl: 0.45 }, 4, 'oz'],
  ['dessert spoons by the tea spoon', 2, 'Spoon', null, 4, 'Tea Spoon'],
] as const)('an American reader sees %s', (_, amount, unit, product, shown, by) =>
  expect(inSystem({ amount, unit }, 'us', product)).toEqual({ amount: shown, amountTo: null, unit: by }),
);

test.each([
  [3, 'Piece'],
  [2, 'Table Spoon'],
  [3, 'gr'],
] as const)('%d %s look the same to an American reader', (amount, unit) =>
  expect(inSystem({ amount, unit }, 'us', beef)).toMatchObject({ amount, unit }),
);

test('a metric reader sees the record', () =>
  expect(inSystem({ amount: 187.5, unit: 'gr' }, 'metric', flour)).toEqual({ amount: 187.5, unit: 'gr' }));

test('a range uses one unit, and collapses if both ends round to the same', () => {
  expect(inSystem({ amount: 125, amountTo: 250, unit: 'gr' }, 'us', flour)).toEqual({
    amount: 1,
    amountTo: 2,
    unit: 'cup',
  });
  expect(inSystem({ amount: 125, amountTo: 128, unit: 'gr' }, 'us', flour)).toMatchObject({ amountTo: null });
});

test('ranges scale, and an egg is never shown as 0.83', () => {
  expect(scaled({ amount: 2, amountTo: 3, unit: 'Piece' }, 2, 4)).toEqual({
    amount: 4,
    amountTo: 6,
    unit: 'Piece',
  });
  expect(scaled({ amount: 1, unit: 'Piece' }, 6, 5)).toMatchObject({ amount: 0.75 });
  expect(scaled({ amount: 0.83, unit: 'Piece' }, 2, 2)).toMatchObject({ amount: 0.75 });
  expect(scaled({ amount: 1.2, unit: 'Tea Spoon' }, 2, 2)).toMatchObject({ amount: 1.2 });
});

test('an amount no larger spoon fits is shown in teaspoons, and never as four times as much', () => {
  expect(scaled({ amount: 0.25, unit: 'Tea Spoon' }, 8, 1)).toMatchObject({
    amount: 1 / 32,
    unit: 'Tea Spoon',
  });
  expect(scaled({ amount: 1, unit: 'Table Spoon' }, 6, 1)).toMatchObject({ amount: 0.5, unit: 'Tea Spoon' });
  expect(scaled({ amount: 1, unit: 'Spoon' }, 8, 1)).toMatchObject({ amount: 0.25, unit: 'Tea Spoon' });
  expect(scaled({ amount: 1, unit: 'Table Spoon' }, 4, 1)).toMatchObject({
    amount: 0.25,
    unit: 'Table Spoon',
  });
});

test.each([
  [10, 1 / 3],
  [11, 0.4],
  [14, 0.5],
])('%d g are %d oz', (grams, oz) =>
  expect(inSystem({ amount: grams, unit: 'gr' }, 'us', beef)).toMatchObject({ amount: oz, unit: 'oz' }),
);

test.each([
  [187.5, 190],
  [226.8, 225],
  [52.08, 52],
  [4.2, 4],
  [0.3, 0.3],
  [1247, 1250],
])('%d is about %d', (amount, about) => expect(approximate(amount)).toBe(about));

test.each([
  ['1½ cups', 'us'],
  ['8 oz', 'us'],
  ['½ ჭიქა', 'us'],
  ['110g/4oz', 'metric'],
  ['400 g can', 'metric'],
  ['2 ლ', 'metric'],
  ['3 cloves', undefined],
  ['2 large', undefined],
] as const)('"%s" is written in %s', (text, system) => expect(systemOf(text)).toBe(system));
