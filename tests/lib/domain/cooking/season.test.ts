import { expect, test } from 'vitest';
import { seasonOf } from '@/lib/domain/cooking/season';

const fresh = (Name: string, category = 'vegetables') => seasonOf({ Name, category });

test('fresh fruit and vegetables have their months, across the new year too', () => {
  expect(fresh('Tomato')).toEqual([6, 7, 8, 9, 10]);
  expect(fresh('Cherry tomatoes, ripe')).toEqual([6, 7, 8, 9, 10]);
  expect(fresh('Pumpkin')).toEqual([9, 10, 11, 12, 1]);
  expect(fresh('Strawberries', 'fruit')).toEqual([5, 6]);
  expect(fresh('Green tkemali plums', 'fruit')).toEqual([5, 6]);
  expect(fresh('Green beans')).toEqual([6, 7, 8, 9]);
  expect(fresh('Peaches', 'fruit')).toEqual([7, 8, 9]);
});

test('preserved food, food of all seasons and animal products have none', () => {
  for (const name of ['Tomato paste', 'Dried apricots', 'Tinned corn', 'Garlic', 'Pineapple']) {
    expect(fresh(name), name).toBeNull();
  }
  expect(seasonOf({ Name: 'Tomato', category: 'pantry' })).toBeNull();
  expect(seasonOf({ Name: 'Tomato', category: null })).toBeNull();
});
