import { expect, test } from 'vitest';
import { toCard, toDish } from '@/lib/api/dish/dishRecord';

test('a record with only a name becomes a complete dish', () => {
  const dish = toDish({ id: 5, Name: 'Soup' });
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

test('a card shows the cost by the reader’s own prices, if they paid for any of it', () => {
  const ownCost = { costTetri: 900, pricelessProducts: [] };
  expect(toCard({ id: 5, costTetri: 700, pricelessProducts: ['Salt'], ownCost })).toMatchObject(ownCost);
  expect(toCard({ id: 5, costTetri: 700, pricelessProducts: ['Salt'] })).toMatchObject({
    costTetri: 700,
    pricelessProducts: ['Salt'],
  });
});
