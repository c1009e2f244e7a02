import { expect, test } from 'vitest';
import { formatLineAmount } from '@/lib/format/line';
import { buildIngredient, buildProduct } from '../../support/builders/dish';

const flour = buildProduct({ gramsPerMl: 125 / 240 });
const cups = buildIngredient({ amount: 187.5, unit: 'gr', text: '1½ cups', product: flour });
const grams = buildIngredient({ amount: 250, unit: 'gr', product: flour });
const written = { language: 'en', system: 'metric', servings: 4, original: 4 } as const;
const told = (line: typeof cups, style: Partial<Parameters<typeof formatLineAmount>[1]> = {}) => {
  const { amount, beside } = formatLineAmount(line, { ...written, ...style });
  return `${amount}${beside && ` · ${beside}`}`.replaceAll('\u00A0', ' ');
};

test('a line at its own servings shows its original text, with the weight beside it', () => {
  expect(told(cups)).toBe('1½ cups · 190 g');
  expect(told(cups, { language: 'ka' })).toBe('1½ cups · 190 გ');
  expect(told(grams)).toBe('250 g');
});

test('a scaled line uses the reader’s units', () => {
  expect(told(cups, { servings: 8 })).toBe('375 g');
  expect(told(cups, { servings: 8, system: 'us' })).toBe('3 cups · 375 g');
});

test('a reader of cups sees cups, with the grams beside them', () => {
  expect(told(cups, { system: 'us' })).toBe('1½ cups · 190 g');
  expect(told({ ...grams, text: '250 g' }, { system: 'us' })).toBe('2 cups · 250 g');
  expect(told(grams, { system: 'us' })).toBe('2 cups · 250 g');
});

test('a fraction of a measure is written as in a kitchen, grams stay unchanged', () => {
  const of = (text: string, parts = {}) => told(buildIngredient({ amount: 79, unit: 'gr', text, ...parts }));
  expect(of('0.333 cup')).toBe('⅓ cup · 79 g');
  expect(of('1.5 oz')).toBe('1½ oz · 79 g');
  expect(of('1,25 ჭიქა')).toBe('1¼ ჭიქა · 79 g');
  expect(of('0.079 kg')).toBe('0.079 kg');
});

test('a range keeps both ends, "to taste" has no number', () => {
  const cloves = buildProduct({ pieceName: 'clove' });
  expect(told(buildIngredient({ amount: 2, amountTo: 3, unit: 'Piece', product: cloves }))).toBe(
    '2–3 cloves',
  );
  expect(
    told(buildIngredient({ amount: 2, amountTo: 3, unit: 'Piece', product: cloves }), { servings: 8 }),
  ).toBe('4–6 cloves');
  expect(told(buildIngredient({ amount: null, unit: null, text: 'to taste' }))).toBe('to taste');
  expect(told(buildIngredient({ amount: null, unit: null }))).toBe('');
});
