import { expect, test } from 'vitest';
import { openDishes } from '@/lib/domain/mealplan/openDishes';
import { buildEntry, buildPlanDish, dayWith } from '../../../support/builders/mealplan';

test('recipes of a plan come once, in the order of the days, without those that are closed or private', () => {
  const eaten = (...dishes: number[]) => dayWith(...dishes.map((dish) => buildEntry({ dish })));
  const days = [
    eaten(3, 1),
    dayWith(buildEntry({ kind: 'text', dish: null, text: 'Fruit' })),
    eaten(1, 2, 4, 9),
  ];
  const dishes = {
    1: buildPlanDish({ id: 1, visibility: 'public' }),
    2: buildPlanDish({ id: 2, isClosed: true }),
    3: buildPlanDish({ id: 3 }),
    4: buildPlanDish({ id: 4, visibility: 'private' }),
  };
  expect(openDishes(days, { dishes }).map(({ id }) => id)).toEqual([3, 1]);
});
