import { expect, test } from 'vitest';
import { formatAmount } from '@/lib/format/amount';

test.each([
  [250, 'gr', 'en', '250\u00A0g'],
  [1500, 'gr', 'en', '1.5\u00A0kg'],
  [1250, 'ml', 'ka', '1,25\u00A0ლ'],
  [0.36, 'gr', 'en', '0.4\u00A0g'],
  [2.5, 'Table Spoon', 'ka', '2½\u00A0სუფრის კოვზი'],
  [0.75, 'Piece', 'en', '¾\u00A0piece'],
  [1 / 3, 'Tea Spoon', 'en', '⅓\u00A0tsp'],
  [2.67, 'Piece', 'ka', '2⅔\u00A0ცალი'],
  [0.4, 'Tea Spoon', 'en', '0.4\u00A0tsp'],
  [4, 'Piece', 'ka', '4\u00A0ცალი'],
  [4, 'Piece', 'en', '4\u00A0pcs'],
  [2, 'Pinch', 'en', '2\u00A0pinches'],
  [1, 'Pinch', 'en', '1\u00A0pinch'],
  [2, 'Spoon', 'en', '2\u00A0spoons'],
  [3, 'Table Spoon', 'en', '3\u00A0tbsp'],
  [1 / 32, 'Tea Spoon', 'en', '1/32\u00A0tsp'],
  [0.02, 'gr', 'en', '0.02\u00A0g'],
  [0.004, 'Piece', 'ka', '0,004\u00A0ცალი'],
] as const)('writes %f %s in %s', (amount, unit, language, text) => {
  expect(formatAmount(amount, unit, language)).toBe(text);
});

test('writes short words in tight places and a piece by its own name', () => {
  expect(formatAmount(2, 'Tea Spoon', 'ka', { short: true })).toBe('2\u00A0ჩ/კ');
  expect(formatAmount(3, 'Piece', 'ka', { pieceName: 'clove' })).toBe('3\u00A0კბილი');
  expect(formatAmount(3, 'Piece', 'en', { pieceName: 'clove' })).toBe('3\u00A0cloves');
  expect(formatAmount(0.5, 'Piece', 'en', { pieceName: 'bunch' })).toBe('½\u00A0bunch');
});

test('counts pieces beside the product without a word in English, with one in Georgian', () => {
  const beside = { short: true, beside: true };
  expect(formatAmount(0.75, 'Piece', 'en', beside)).toBe('¾');
  expect(formatAmount(2, 'Piece', 'ka', beside)).toBe('2\u00A0ცალი');
  expect(formatAmount(2, 'Piece', 'en', { ...beside, pieceName: 'clove' })).toBe('2\u00A0cloves');
});
