import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { listPlansOf, toPlanQuery } from '@/lib/api/mealplan/mealplans';
import { readPlan } from '@/lib/api/mealplan/plan';
import { presentPlan } from '@/lib/api/mealplan/planCalls';
import { toPlan } from '@/lib/api/mealplan/planRecord';
import { withQuery } from '@/lib/api/query';
import { readPlanFilters } from '@/lib/forms/mealplan/filters';
import { at, given } from '@/tests/support/at';
import { api, server } from '../../../support/servers/server';

const address = (filters: object) =>
  at(
    decodeURIComponent(
      withQuery('mealplans', toPlanQuery({ ...readPlanFilters({}), ...filters }, 'ka')),
    ).split('?'),
    1,
  ).split('&');

test('the list asks for public plans in the interface’s language, and a search for both', () => {
  expect(address({})).toEqual([
    'filters[visibility][$eq]=public',
    'filters[language][$eq]=ka',
    'sort=createdAt:desc',
    'pagination[page]=1',
    'pagination[pageSize]=24',
  ]);
  expect(address({ q: 'lent' })).not.toContain('filters[language][$eq]=ka');
  expect(address({ q: 'lent' })).toContain('reader=ka');
  expect(address({ q: 'lent', language: 'en' })).not.toContain('reader=ka');
});

test('every filter is in the query, money in tetri', () => {
  expect(address({ diet: ['Vegan', 'Gluten Free'], kcal: 2000, cost: 12.5, days: 7, sort: 'cost' })).toEqual(
    expect.arrayContaining([
      'filters[$and][0][dietaryFlags][$contains]=Vegan',
      'filters[$and][1][dietaryFlags][$contains]=Gluten Free',
      'filters[calories][$lte]=2000',
      'filters[costTetri][$lte]=1250',
      'filters[dayCount][$lte]=7',
      'sort=costTetri:asc',
    ]),
  );
});

const dish = { data: { id: 3, attributes: { Name: 'Lobio', calories: 400, DishImages: { data: [] } } } };
const record = {
  id: 5,
  attributes: {
    Name: 'A plan of ours',
    myRole: 'editor',
    days: [
      {
        key: 'd1',
        meals: [
          {
            key: 'm1',
            type: 'Lunch',
            entries: [
              { key: 'e1', kind: 'dish', dish, servings: null, out: [] },
              { key: 'e2', kind: 'dish', dish: { data: null }, Name: 'Old soup' },
            ],
          },
        ],
        exercises: [
          { key: 'x1', exercise: { data: { id: 8, attributes: { Name: 'Squats' } } }, time: '07:00' },
        ],
      },
    ],
  },
};

test('days hold ids, with the records for the ids beside them', async () => {
  let asked = '';
  server.use(
    http.get(api('/mealplans/5'), ({ request }) => {
      asked = decodeURIComponent(new URL(request.url).search);
      return HttpResponse.json({ data: record });
    }),
  );
  const plan = await readPlan(5);
  expect(at(at(plan.days, 0).meals, 0).entries.map((entry) => [entry.dish, entry.Name])).toEqual([
    [3, undefined],
    [null, 'Old soup'],
  ]);
  expect(plan.parts.dishes[3]).toMatchObject({ Name: 'Lobio', DishImages: [] });
  expect(at(at(plan.days, 0).exercises, 0).exercise).toBe(8);
  expect(at(plan.days, 0).supplements).toEqual([]);
  expect(given(plan.parts.exercises[8]).Name).toBe('Squats');
  expect(asked).toContain(
    'populate[days][populate][meals][populate][entries][populate][dish][fields][0]=Name',
  );
  expect(asked).not.toContain('deep');
});

test('a record with only a name becomes a complete plan, which the caller only reads', () => {
  expect(toPlan({ id: 5, Name: 'Bare' })).toMatchObject({
    days: [],
    eaters: [],
    myRole: 'reader',
    version: 0,
    repeat: 'none',
  });
});

test('a conflict’s present record is read with or without its wrapper', () => {
  expect([presentPlan(record).Name, presentPlan({ data: record }).days.length]).toEqual([
    'A plan of ours',
    1,
  ]);
});

test('the plans a person is a member of are those they view or edit', async () => {
  let asked = '';
  server.use(
    http.get(api('/mealplans'), ({ request }) => {
      asked = decodeURIComponent(new URL(request.url).search);
      return HttpResponse.json({ data: [], meta: {} });
    }),
  );
  await listPlansOf('member', 7, 1);
  expect(asked).toContain('filters[$or][0][viewers][id][$eq]=7&filters[$or][1][editors][id][$eq]=7');
});

test('own prices override product prices, on the card and in the days', () => {
  const ownCost = { costTetri: 900, pricelessProducts: ['Salt'] };
  const [entry] = at(at(record.attributes.days, 0).meals, 0).entries;
  const plan = presentPlan({
    id: 5,
    attributes: {
      costTetri: 700,
      pricelessProducts: [],
      ownCost,
      ownCosts: { dishes: [{ id: 3, costTetri: 120, pricelessProducts: [] }], products: [] },
      days: [{ key: 'd1', meals: [{ key: 'm1', entries: [entry] }] }],
    },
  });
  expect(plan).toMatchObject(ownCost);
  expect(plan.parts.dishes[3]).toMatchObject({ costTetri: 120, hasOwnCost: true });
  expect(toPlan({ id: 5, costTetri: 700 })).toMatchObject({ costTetri: 700, pricelessProducts: [] });
});
