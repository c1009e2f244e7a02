import { expect, test } from 'vitest';
import { measuresOf } from '@/lib/domain/eaten/measures';
import type { Edible } from '@/lib/domain/eaten/types';
import { countedAs } from '@/lib/domain/eaten/written';
import { readWritten } from '@/lib/domain/shoplist/written';

const banana: Edible = {
  kind: 'food',
  id: 1,
  Name: 'Banana',
  facts: { Name: 'Banana' },
  gramsPerPiece: 184,
  portions: [
    { label: 'medium', labelKa: 'საშუალო', grams: 184 },
    { label: 'large', labelKa: 'დიდი', grams: 212 },
  ],
};
const milk: Edible = {
  kind: 'product',
  id: 2,
  Name: 'Milk',
  facts: { Name: 'Milk' },
  gramsPerMl: 1.03,
  portions: [{ label: 'glass', labelKa: 'ჭიქა', grams: 244 }],
};
const soup: Edible = { kind: 'dish', id: 3, Name: 'Soup', facts: {} };
const counted = (typed: string, edible: Edible) => {
  const { measure, count } = countedAs(readWritten(typed).measured, edible, measuresOf(edible)) ?? {};
  return measure && [measure.id, count];
};

test.each<[typed: string, of: Edible, expected: unknown]>([
  ['2 ცალი ბანანი', banana, ['Piece', 2]],
  ['2 bananas', banana, ['Piece', 2]],
  ['2 large bananas', banana, ['portion 0', 2]],
  ['150 g banana', banana, ['gr', 150]],
  ['200 ml milk', milk, ['ml', 200]],
  ['რძე 200 მლ', milk, ['ml', 200]],
  ['2 glasses of milk', milk, ['portion 0', 2]],
  ['3 tbsp milk', milk, ['Table Spoon', 3]],
  ['2 milk', milk, ['portion 0', 2]],
  ['2 soup', soup, ['serving', 2]],
  ['300 g soup', soup, undefined],
  ['200 ml banana', banana, undefined],
  ['banana', banana, undefined],
])('%s', (typed, edible, expected) => {
  expect(counted(typed, edible)).toEqual(expected);
});
