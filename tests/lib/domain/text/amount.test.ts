import { expect, test } from 'vitest';
import { amountText, parseAmount } from '@/lib/domain/text/amount';

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  [' 2 ', 2],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['1 ¾', 1.75],
  ['1 000', 1000],
  ['1\u00A0234,5', 1234.5],
  [',5', 0.5],
])('"%s" is %d', (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each(['', 'x', '-1', '1e9', '1/0', '1,5,5', '1..5', 'NaN', '½½', '٣'])('"%s" is no amount', (text) =>
  expect(parseAmount(text)).toBeUndefined(),
);

test('an amount in a field keeps three decimals and the decimal sign of the language', () => {
  expect([
    amountText(1 / 3, 'en'),
    amountText(1.5, 'ka'),
    amountText(500, 'ka'),
    amountText(null, 'en'),
  ]).toEqual(['0.333', '1,5', '500', '']);
});
