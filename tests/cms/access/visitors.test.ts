import { beforeAll, describe, expect, test } from 'vitest';
import { day, entry, makePlan, meal } from '../mealplans/support';
import { api, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct, makePublic, uniqueWord } from '../support/records';

const word = uniqueWord();
const TURNS = ['cold', 'remembered'] as const;
let product: ApiRecord;
let dishes: { open: ApiRecord; closed: ApiRecord; hidden: ApiRecord };
let plans: { open: ApiRecord; closed: ApiRecord; unpublished: ApiRecord };

const named = (name: string) => `${word} ${name}`;
const publish = (by: Person, { id }: ApiRecord) =>
  api(by).act(`mealplans/${id}/publish`, { confirmPrivate: true });

beforeAll(async () => {
  const owner = await newPerson();
  product = await makeProduct(owner, { calories: 100, costTetri: 10, origin: 'plant' });
  const body = {
    language: 'en',
    types: ['Lunch'],
    dietaryFlags: ['Vegan', 'Gluten Free'],
    TimeToCook: 20,
    ingredients: [line(product.id)],
  };
  dishes = {
    open: await makePublic(owner, { ...body, Name: named('open') }),
    closed: await makeDish(owner, { ...body, Name: named('closed') }),
    hidden: await makePublic(owner, { ...body, Name: named('hidden') }),
  };
  made(await api(people().admin).act(`dishes/${dishes.hidden.id}/hide`));
  const days = [day([meal([entry(dishes.open.id)])])];
  const plan = (name: string, visibility: string) =>
    makePlan(owner, { Name: named(name), language: 'en', visibility, days });
  plans = {
    open: await plan('open', 'public'),
    closed: await plan('closed', 'private'),
    unpublished: await plan('unpublished', 'public'),
  };
  made(await publish(owner, plans.open));
  expect((await publish(owner, plans.closed)).status).toBe(409);
});

async function listed(path: string, by?: Person): Promise<number[]> {
  const { status, text, data } = await api(by).get(path);
  expect(status, text).toBe(200);
  return data.map(({ id }: ApiRecord) => id);
}

describe.each(TURNS)(
  'a signed-out person or a courier finds only public records, by every filter; %s',
  () => {
    test.each([
      '',
      '&filters[visibility][$eq]=public',
      '&filters[language][$eq]=en',
      '&filters[types][$contains]=Lunch',
      '&filters[dietaryFlags][$contains]=Vegan',
      '&filters[$and][0][dietaryFlags][$contains]=Vegan&filters[$and][1][dietaryFlags][$contains]=Gluten Free',
      '&filters[allergens][$notIn][0]=milk',
      '&filters[fasting][$eq]=true',
      '&filters[TimeToCook][$lte]=30',
      '&filters[calories][$lte]=400',
      '&filters[costTetri][$lte]=1000',
      '&contains=PRODUCT',
      '&lacks=2147483647',
      ...[
        'createdAt:desc',
        'Name:asc',
        'TimeToCook:asc',
        'calories:asc',
        'costTetri:asc',
        'saveCount:desc',
      ].map((sort) => `&sort=${sort}`),
      '&pagination[page]=1&pagination[pageSize]=24&populate[DishImages]=true&fields[0]=Name&fields[1]=allergens',
    ])('dishes%s', async (query) => {
      const path = `dishes?_q=${word}${query.replace('PRODUCT', String(product.id))}`;
      for (const by of [undefined, people().courier])
        expect(await listed(path, by)).toEqual([dishes.open.id]);
    });

    test.each([
      '',
      '&filters[visibility][$eq]=public',
      '&filters[language][$eq]=en',
      '&filters[dietaryFlags][$contains]=Vegan',
      '&filters[calories][$lte]=4000',
      '&filters[costTetri][$lte]=10000',
      '&filters[dayCount][$lte]=3',
      ...['createdAt:desc', 'Name:asc', 'calories:asc', 'costTetri:asc', 'dayCount:asc'].map(
        (sort) => `&sort=${sort}`,
      ),
    ])('mealplans%s', async (query) => {
      for (const by of [undefined, people().courier])
        expect(await listed(`mealplans?_q=${word}${query}`, by)).toEqual([plans.open.id]);
    });

    test.each(['closed', 'hidden'] as const)('a %s dish is not found by its id either', async (which) => {
      const { id } = dishes[which];
      expect(await listed(`dishes?id=${id}`)).toEqual([]);
      expect(await listed(`dishes?filters[id][$eq]=${id}`)).toEqual([]);
      expect((await api().get(`dishes/${id}`)).status).toBe(404);
    });

    test('filters by owner or by savers are refused', async () => {
      for (const query of [
        'filters[owner][id][$eq]=1',
        'filters[collaborators][id][$eq]=1',
        'filters[hidden]=true',
      ])
        expect((await api().get(`dishes?${query}`)).status).toBe(400);
      expect((await api().get('saves')).status).toBe(401);
    });
  },
);
