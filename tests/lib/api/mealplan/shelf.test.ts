import { expect, test } from 'vitest';
import { savedDishes, searchDishes } from '@/lib/api/mealplan/shelf';
import { at } from '@/tests/support/at';
import { listed } from '../../../support/servers/server';

const ownCost = { costTetri: 450, pricelessProducts: [] };
const dish = { id: 3, Name: 'Bazhe', costTetri: 300, pricelessProducts: ['Salt'] };

test('shelf dishes cost what the reader paid, if they did', async () => {
  const own = { ...dish, ownCost };
  const asked = listed('/dishes', [own, { ...dish, id: 4 }]);
  const [paid, other] = await searchDishes({ q: '', language: 'en' });
  expect([...at(asked, 0).values()].join()).toContain('ownCost');
  expect(paid).toMatchObject({ id: 3, ...ownCost, hasOwnCost: true });
  expect(other).toMatchObject({ id: 4, costTetri: 300 });
  expect(other).not.toHaveProperty('hasOwnCost');
});

test('saved dishes carry their cost too', async () => {
  listed('/saves', [
    { id: 1, dish, ownCost },
    { id: 2, dish: null },
  ]);
  expect(await savedDishes('en')).toMatchObject([{ id: 3, ...ownCost, hasOwnCost: true }]);
});

test('the shelf of a main meal includes dishes without a meal; others only dishes for that meal', async () => {
  const asked = listed('/dishes', []);
  await searchDishes({ q: '', language: 'en', type: 'Dinner' });
  await searchDishes({ q: '', language: 'en', type: 'Breakfast' });
  const [dinner, breakfast] = asked.map((query) => decodeURIComponent(query.toString()));
  expect(dinner).toContain('filters[$or][0][types][$contains]=Dinner');
  expect(dinner).toMatch(/filters\[\$or\]\[1\]\[types\]\[\$notIn\]\[0\]=Breakfast/);
  expect(breakfast).toContain('filters[types][$contains]=Breakfast');
  expect(breakfast).not.toContain('$notIn');
});
