import { expect, test } from 'vitest';
import { lentText, productInput, productValues } from '@/lib/forms/product/values';
import { buildProduct } from '../../../support/builders/dish';

test('a product passes through the form unchanged', () => {
  const product = buildProduct({ gramsPerPiece: 55.5, edibleShare: 0.68, costTetri: 95, pieceName: 'head' });
  const input = productInput(productValues(product, 'ka'));
  expect(input).toMatchObject({
    Name: product.Name,
    gramsPerPiece: 55.5,
    edibleShare: 0.68,
    costTetri: 95,
    pieceName: 'head',
  });
});

test('an empty field is unknown, not zero', () => {
  const input = productInput({ ...productValues({}, 'en'), Name: ' Salt ' });
  expect(input).toMatchObject({
    Name: 'Salt',
    NameKa: null,
    calories: null,
    costTetri: null,
    edibleShare: null,
    origin: null,
  });
});

test.each([
  ['unknown', null],
  ['none', []],
  ['some', ['milk']],
] as const)('allergens that are %s stay so', (_which, allergens) => {
  expect(productInput(productValues(buildProduct({ allergens }), 'en')).allergens).toEqual(allergens);
});

test('a borrowed value is empty in the form and shown as placeholder', () => {
  const product = buildProduct({
    gramsPerMl: 1.03,
    edibleShare: 0.9,
    lent: { gramsPerMl: 1.03, edibleShare: 0.9 },
  });
  expect(productValues(product, 'ka')).toMatchObject({ gramsPerMl: '', edibleShare: '', fats: '1' });
  expect(lentText(product, 'gramsPerMl', 'ka')).toBe('1,03');
  expect(lentText(product, 'edibleShare', 'ka')).toBe('90');
  expect(lentText(product, 'fats', 'ka')).toBe('');
  expect(lentText(product, 'costTetri', 'ka')).toBe('');
});
