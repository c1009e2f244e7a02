import { expect, test } from 'vitest';
import { isContainer, unitAtStart } from '@/lib/domain/dish/parse/units';

test.each([
  ['kg flour', 'gr', 1000, 'flour'],
  ['g. salt', 'gr', 1, 'salt'],
  ['tbsp oil', 'Table Spoon', 1, 'oil'],
  ['heaped teaspoons sugar', 'Tea Spoon', 1, 'sugar'],
  ['cups milk', 'ml', 240, 'milk'],
  ['cloves garlic', 'Piece', 1, 'garlic'],
  ['კგ კარტოფილი', 'gr', 1000, 'კარტოფილი'],
  ['ს/კ ზეთი', 'Table Spoon', 1, 'ზეთი'],
  ['ჩაის კოვზი მარილი', 'Tea Spoon', 1, 'მარილი'],
  ['ჭიქა რძე', 'ml', 200, 'რძე'],
  ['მწიკვი მარილი', 'Pinch', 1, 'მარილი'],
] as const)('"%s" begins with %s × %d', (text, unit, factor, rest) => {
  expect(unitAtStart(text)).toMatchObject({ unit, factor, rest });
});

test.each(['garlic', 'lemon', 'გოგრა', ''])('"%s" begins with no unit', (text) => {
  expect(unitAtStart(text)).toBeUndefined();
});

test('a can holds something, a clove does not', () => {
  expect(['can', 'Tins', 'ქილა', 'clove', 'g'].map(isContainer)).toEqual([true, true, true, false, false]);
});
