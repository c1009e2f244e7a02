import { expect, test } from 'vitest';
import { inWeight } from '@/lib/domain/pantry/inWeight';
import { buildProduct } from '../../../support/builders/dish';

const flour = buildProduct({ Name: 'Flour', gramsPerMl: 0.53 });
const unknown = buildProduct({ Name: 'Powder', gramsPerMl: null });

test.each([
  [125.79, 'Table Spoon', flour, { there: 1000, unit: 'gr' }],
  [4, 'Table Spoon', flour, { there: 4, unit: 'Table Spoon' }],
  [125, 'Table Spoon', unknown, { there: 125, unit: 'Table Spoon' }],
  [125, 'Table Spoon', null, { there: 125, unit: 'Table Spoon' }],
  [700, 'gr', flour, { there: 700, unit: 'gr' }],
  [null, 'Tea Spoon', flour, { there: null, unit: 'Tea Spoon' }],
] as const)('%s %s of it at home', (there, unit, product, told) =>
  expect(inWeight(there, unit, product)).toEqual(told),
);
