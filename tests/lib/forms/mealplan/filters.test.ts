import { expect, test } from 'vitest';
import { countPlanFilters, readPlanFilters, writePlanFilters } from '@/lib/forms/mealplan/filters';

test('an address is read and written alike', () => {
  const query = {
    q: 'lent',
    diet: 'Vegan,Gluten Free',
    kcal: '2000',
    cost: '20',
    days: '7',
    sort: 'cost',
    page: '2',
  };
  expect(writePlanFilters(readPlanFilters(query))).toEqual(query);
});

test('invalid values are left out', () => {
  expect(readPlanFilters({ diet: 'Raw', kcal: '-3', days: 'many', sort: 'best', page: '0' })).toEqual({
    q: '',
    diet: [],
    sort: 'newest',
    page: 1,
  });
});

test('search, order and page are no filters', () => {
  expect(countPlanFilters(readPlanFilters({ q: 'a', sort: 'name', page: '3' }))).toBe(0);
  expect(countPlanFilters(readPlanFilters({ diet: 'Vegan', kcal: '1500', language: 'all' }))).toBe(3);
});
