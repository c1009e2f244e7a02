import { expect, test } from 'vitest';
import { productInput, productValues } from '@/lib/forms/product/values';
import { buildProduct } from '../../../support/dish';

test('a product goes through the form unchanged', () => {
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

test('what is left empty is unknown, not zero', () => {
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
