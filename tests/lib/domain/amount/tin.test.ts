import { expect, test } from 'vitest';
import { toRecord } from '@/lib/domain/amount/convert';
import { readAmount } from '@/lib/domain/amount/read';
import { shareOfTin, tinOf } from '@/lib/domain/amount/tin';

const drained = { portions: [tinOf(240, 400)], gramsPerPiece: 240 };
const whole = { portions: [{ label: 'can', labelKa: 'ქილა', grams: 400 }], gramsPerPiece: 400 };
const gramsOf = (text: string, food: Parameters<typeof toRecord>[1]) => {
  const written = readAmount(text)!;
  const { amount, unit } = toRecord(written, food);
  return unit === 'gr' ? amount : amount * (food?.gramsPerPiece ?? NaN);
};

test.each([
  ['1 can', 240],
  ['2 tins', 480],
  ['400 g can', 240],
  ['1 (400 g) can', 240],
  ['1 can (400 g)', 240],
  ['2 x 400g tins', 480],
  ['1 (14 oz) can', 238],
  ['1 ქილა', 240],
  ['800 გ ქილა', 480],
  ['2 400g jars', 480],
])('%s of a drained food weighs %i g', (text, grams) => {
  expect(gramsOf(text, drained)).toBeCloseTo(grams, -0.5);
});

test.each([
  ['400 g', 400],
  ['1 can (240 g drained)', 240],
  ['1 ქილა (240 გ გაწურული)', 240],
  ['300 g pack', 300],
])('%s keeps its label weight', (text, grams) => {
  expect(gramsOf(text, drained)).toBe(grams);
});

test('a tin of tomatoes is eaten completely', () => {
  for (const text of ['1 can', '400 g can', '1 tin (400 g)', '1 ქილა'])
    expect(gramsOf(text, whole), text).toBe(400);
});

test('a food without a drained portion is eaten completely', () => {
  expect(shareOfTin(undefined)).toBe(1);
  expect(shareOfTin([{ label: 'can', labelKa: null, grams: 171 }])).toBe(1);
  expect(shareOfTin([tinOf(112, 160)])).toBeCloseTo(0.7, 5);
});
