import { expect, test } from 'vitest';
import { toRecord, type Weighed } from '@/lib/domain/amount/convert';
import { readAmount } from '@/lib/domain/amount/read';

const portion = (label: string, grams: number) => ({ label, labelKa: null, grams });
const flour: Weighed = { gramsPerMl: 0.53, portions: [portion('cup', 125)] };
const water: Weighed = { gramsPerMl: 1, portions: [portion('cup', 237)] };
const onion: Weighed = {
  gramsPerPiece: 110,
  portions: [
    portion('medium', 110),
    portion('large', 150),
    portion('small', 70),
    portion('cup, chopped', 160),
  ],
};
const garlic: Weighed = { gramsPerPiece: 3, pieceName: 'clove' };
const parsley: Weighed = { gramsPerPiece: 60, pieceName: 'bunch', portions: [portion('sprig', 1)] };
const springOnion: Weighed = {
  gramsPerPiece: 100,
  pieceName: 'bunch',
  portions: [portion('medium', 15), portion('large', 25)],
};

function record(text: string, food: Weighed | null = null) {
  const written = readAmount(text);
  if (!written) throw new Error(`no amount in "${text}"`);
  const { amount, amountTo, unit } = toRecord(written, food);
  return [amount, amountTo, unit];
}

test.each([
  ['8 oz', 226.8, 'gr'],
  ['1 lb', 453.6, 'gr'],
  ['2 kg', 2000, 'gr'],
  ['2 dl', 200, 'ml'],
  ['1 fl oz', 29.57, 'ml'],
  ['2 tbsp', 2, 'Table Spoon'],
  ['½ tsp', 0.5, 'Tea Spoon'],
  ['a pinch', 1, 'Pinch'],
  ['1½ cups', 360, 'ml'],
  ['½ ჭიქა', 100, 'ml'],
  ['3', 3, 'Piece'],
  ['1 can', 400, 'gr'],
] as const)('"%s" of any product is %d %s', (text, amount, unit) =>
  expect(record(text)).toEqual([amount, null, unit]),
);

test.each([
  ['1 cup', flour, 125, 'gr'],
  ['1½ cups', flour, 187.5, 'gr'],
  ['1 ჭიქა', flour, 104.17, 'gr'],
  ['½ ჭიქა', water, 100, 'gr'],
  ['1 cup', water, 240, 'gr'],
  ['1 cup', { gramsPerMl: 0.85 }, 204, 'gr'],
  ['2 cups', onion, 320, 'gr'],
  ['2', onion, 2, 'Piece'],
  ['2 medium', onion, 2, 'Piece'],
  ['2 large', onion, 300, 'gr'],
  ['3 cloves', garlic, 3, 'Piece'],
  ['1 თავი', garlic, 10, 'Piece'],
  ['1 კონა', parsley, 1, 'Piece'],
  ['4 sprigs', parsley, 4, 'gr'],
  ['3', springOnion, 45, 'gr'],
  ['2 packets', { packSize: 250 }, 500, 'gr'],
  ['1 can', { portions: [portion('can', 240)] }, 240, 'gr'],
] as const)('"%s" of a known food is converted', (text, food, amount, unit) =>
  expect(record(text, food)).toEqual([amount, null, unit]),
);

test('a sum is added up if the food has both weights; otherwise only the first counts, as not understood', () => {
  expect(record('150 g plus 2 tbsp', flour)).toEqual([165.9, null, 'gr']);
  const sum = readAmount('150 g plus 2 tbsp');
  expect(sum && toRecord(sum, null)).toMatchObject({ amount: 150, unit: 'gr', understood: false });
});

test('a range keeps both ends', () => {
  expect(record('1-2 cups', flour)).toEqual([125, 250, 'gr']);
  expect(record('2–3', onion)).toEqual([2, 3, 'Piece']);
});

test('an unknown weight counts pieces and says so', () => {
  const slices = readAmount('3 slices');
  expect(slices && toRecord(slices, onion)).toEqual({
    amount: 3,
    amountTo: null,
    unit: 'Piece',
    understood: false,
  });
  expect(slices && toRecord(slices, { portions: [portion('slice', 28)] })).toMatchObject({
    amount: 84,
    unit: 'gr',
    understood: true,
  });
});
