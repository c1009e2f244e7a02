import { expect, test } from 'vitest';
import { toQuery } from '@/lib/api/dish/dishes';
import { withQuery } from '@/lib/api/query';
import { NO_FILTERS } from '@/lib/forms/dish/filters';
import { at } from '@/tests/support/at';

const address = (filters: object) =>
  at(
    decodeURIComponent(withQuery('dishes', toQuery({ ...NO_FILTERS, ...filters }, 'ka'))).split('?'),
    1,
  ).split('&');

test("the list asks for public recipes in the interface's language, newest first", () => {
  expect(address({})).toEqual([
    'filters[visibility][$eq]=public',
    'filters[language][$eq]=ka',
    'sort=createdAt:desc',
    'pagination[page]=1',
    'pagination[pageSize]=24',
  ]);
});

test('a search covers both languages, best match first by default', () => {
  expect(address({ q: ' khachapuri ' })).toEqual([
    'filters[visibility][$eq]=public',
    '_q=khachapuri',
    'reader=ka',
    'pagination[page]=1',
    'pagination[pageSize]=24',
  ]);
  expect(address({ q: 'a', language: 'en', sort: 'time' })).toEqual(
    expect.arrayContaining(['filters[language][$eq]=en', 'sort=TimeToCook:asc']),
  );
});

test('every filter is in the query', () => {
  const query = address({
    type: 'Lunch',
    diet: ['Vegan', 'Gluten Free'],
    fasting: true,
    time: 30,
    kcal: 400,
    cost: 2.5,
    contains: [12, 15],
    lacks: [7],
  });
  expect(query).toEqual(
    expect.arrayContaining([
      'filters[types][$contains]=Lunch',
      'filters[$and][0][dietaryFlags][$contains]=Vegan',
      'filters[$and][1][dietaryFlags][$contains]=Gluten Free',
      'filters[fasting][$eq]=true',
      'filters[TimeToCook][$lte]=30',
      'filters[calories][$lte]=400',
      'filters[costTetri][$lte]=250',
      'contains=12,15',
      'lacks=7',
    ]),
  );
});

test('the filter for recipes without a meal finds only those', () => {
  expect(address({ type: 'none' }).filter((part) => part.includes('types'))).toEqual(
    ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert'].map(
      (type, at) => `filters[types][$notIn][${at}]=${type}`,
    ),
  );
});

test('"fits me" excludes my allergens, also possible ones, and dishes without each of my diets', () => {
  const wishes = { allergens: ['milk', 'nuts'], diet: ['Vegetarian', 'Gluten Free', 'fasting'] };
  const query = decodeURIComponent(
    withQuery('dishes', toQuery({ ...NO_FILTERS, fits: true, diet: ['Vegan'] }, 'en', wishes)),
  );
  expect(at(query.split('?'), 1).split('&')).toEqual(
    expect.arrayContaining([
      'filters[dietaryFlags][$contains]=Vegan',
      'filters[$and][0][allergens][$notIn][0]=milk',
      'filters[$and][0][allergens][$notIn][1]=nuts',
      'filters[$and][1][unknownAllergens][$notContains]=milk',
      'filters[$and][2][unknownAllergens][$notContains]=nuts',
      'filters[$and][3][dietaryFlags][$in][0]=Vegetarian',
      'filters[$and][3][dietaryFlags][$in][1]=Vegan',
      'filters[$and][4][dietaryFlags][$in][0]=Gluten Free',
      'filters[$and][5][fasting][$eq]=true',
    ]),
  );
});
