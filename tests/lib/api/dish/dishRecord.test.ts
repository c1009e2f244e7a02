import { expect, test } from 'vitest';
import { toCard, toDish } from '@/lib/api/dish/dishRecord';

test('a record with nothing but a name becomes a whole dish', () => {
  const dish = toDish({
    id: 5,
    Name: 'Soup',
    ingredients: null,
    sections: null,
    Steps: null,
    DishImages: null,
  });
  expect(dish).toMatchObject({
    id: 5,
    Name: 'Soup',
    ingredients: [],
    sections: [],
    Steps: [],
    DishImages: [],
    types: [],
  });
});

test('a card costs what the reader paid, where they paid for something of it', () => {
  const ownCost = { costTetri: 900, pricelessProducts: [] };
  expect(toCard({ id: 5, costTetri: 700, pricelessProducts: ['Salt'], ownCost })).toMatchObject(ownCost);
  expect(toCard({ id: 5, costTetri: 700, pricelessProducts: ['Salt'] })).toMatchObject({
    costTetri: 700,
    pricelessProducts: ['Salt'],
  });
});
