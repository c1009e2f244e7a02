import { expect, test } from 'vitest';
import {
  formatBytes,
  formatDifference,
  formatMoney,
  formatNumber,
  formatPercent,
  numberText,
} from '@/lib/format/number';

test.each([
  [1234.5, 'en', '1,234.5'],
  [1234.5, 'ka', '1\u00A0234,5'],
  [0.25, 'en', '0.3'],
  [1_000_000, 'ka', '1\u00A0000\u00A0000'],
] as const)('writes %f in %s as %s', (value, language, text) => {
  expect(formatNumber(value, language)).toBe(text);
});

test('writes Georgian figures as CLDR does, always with grouping', () => {
  const cldr = new Intl.NumberFormat('ka', { useGrouping: 'always', maximumFractionDigits: 2 });
  for (const value of [0, 7, 999.99, 1234.5, 98765.43, -1234.5]) {
    expect(formatNumber(value, 'ka', { digits: 2 })).toBe(cldr.format(value));
  }
});

test('writes tetri as lari with the sign after', () => {
  expect(formatMoney(123450, 'en')).toBe('1,234.50\u00A0₾');
  expect(formatMoney(123450, 'ka')).toBe('1\u00A0234,50\u00A0₾');
  expect(formatMoney(5, 'ka')).toBe('0,05\u00A0₾');
});

test('writes percentages and field values', () => {
  expect(formatPercent(0.126, 'ka')).toBe('13%');
  expect(numberText(1234.5, 'ka')).toBe('1234,5');
  expect(numberText(0.36, 'en')).toBe('0.36');
});

test('writes a difference with its sign, and zero without one', () => {
  expect([240, -20, 0].map((tetri) => formatDifference(tetri, 'en'))).toEqual([
    '+2.40\u00A0₾',
    '\u22120.20\u00A0₾',
    '0.00\u00A0₾',
  ]);
  expect(formatDifference(-123450, 'ka')).toBe('\u22121\u00A0234,50\u00A0₾');
});

test.each([
  [0, '0\u00A0kB', '0\u00A0კბ'],
  [12, '0.1\u00A0kB', '0,1\u00A0კბ'],
  [4_200, '4.2\u00A0kB', '4,2\u00A0კბ'],
  [38_400, '38\u00A0kB', '38\u00A0კბ'],
  [3_140_000, '3.1\u00A0MB', '3,1\u00A0მბ'],
])('writes %i bytes in readable units', (bytes, en, ka) => {
  expect([formatBytes(bytes, 'en'), formatBytes(bytes, 'ka')]).toEqual([en, ka]);
});
