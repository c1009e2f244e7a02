import { beforeAll, describe, expect, test } from 'vitest';
import { given } from '@/tests/support/at';
import { api, newPerson, people, type ApiRecord } from '../../support/api';
import type { Person } from '../../support/people';
import { line, makeDish, makeProduct } from '../../support/records';

let owner: Person;
const dishes: Record<string, ApiRecord> = {};

beforeAll(async () => {
  owner = await newPerson();
  const cheap = await makeProduct(owner, {
    calories: 100,
    fats: 1,
    carbs: 2,
    prots: 3,
    costTetri: 10,
    origin: 'plant',
  });
  const given = {
    soup: {
      Name: 'Onion Soup 100%',
      TimeToCook: 30,
      types: ['Lunch', 'Dinner'],
      visibility: 'public',
      language: 'en',
    },
    salad: {
      Name: 'onion_salad',
      TimeToCook: 10,
      types: ['Lunch'],
      dietaryFlags: ['Vegan', 'Gluten Free'],
      language: 'en',
    },
    bread: {
      Name: 'ხახვიანი პური',
      TimeToCook: 90,
      types: ['Breakfast'],
      visibility: 'public',
      language: 'ka',
    },
    water: { Name: 'Éclair water', TimeToCook: null, types: [], language: 'en' },
  };
  for (const [name, body] of Object.entries(given)) {
    dishes[name] = await makeDish(owner, {
      ...body,
      ingredients: [line(cheap.id, { amount: body.TimeToCook ?? 1 })],
    });
  }
});

/** Returns the names of the owner's dishes that a filter finds. */
async function found(query: string): Promise<string[]> {
  const { status, text, data } = await api(owner).get(
    `dishes?filters[$and][0][owner][id]=${owner.id}&sort=id&${query}`,
  );
  expect(status, text).toBe(200);
  const ids = data.map(({ id }: ApiRecord) => id);
  return Object.keys(dishes).filter((name) => ids.includes(given(dishes[name]).id));
}

describe('filter operators', () => {
  test.each<[string, string[]]>([
    ['filters[Name][$eq]=onion_salad', ['salad']],
    ['filters[Name]=onion_salad', ['salad']],
    ['filters[Name][$eq]=ONION_SALAD', []],
    ['filters[Name][$eqi]=ONION_SALAD', ['salad']],
    ['filters[Name][$eqi]=éCLAIR WATER', ['water']],
    ['filters[Name][$ne]=onion_salad', ['soup', 'bread', 'water']],
    ['filters[TimeToCook][$ne]=10', ['soup', 'bread', 'water']],
    ['filters[Name][$in][0]=onion_salad&filters[Name][$in][1]=ხახვიანი პური', ['salad', 'bread']],
    ['filters[Name][$notIn][0]=onion_salad&filters[Name][$notIn][1]=ხახვიანი პური', ['soup', 'water']],
    ['filters[TimeToCook][$in]=10&filters[TimeToCook][$in]=30', ['soup', 'salad']],
    ['filters[TimeToCook][$notIn][]=10', ['soup', 'bread']],
    ['filters[TimeToCook][$lt]=30', ['salad']],
    ['filters[TimeToCook][$lte]=30', ['soup', 'salad']],
    ['filters[TimeToCook][$gt]=30', ['bread']],
    ['filters[TimeToCook][$gte]=30', ['soup', 'bread']],
    ['filters[TimeToCook][$gt]=9&filters[TimeToCook][$lt]=31', ['soup', 'salad']],
    ['filters[TimeToCook][$gt]=9.5', ['soup', 'salad', 'bread']],
    ['filters[TimeToCook][$between][0]=10&filters[TimeToCook][$between][1]=30', ['soup', 'salad']],
    ['filters[TimeToCook][$null]=true', ['water']],
    ['filters[TimeToCook][$null]=false', ['soup', 'salad', 'bread']],
    ['filters[TimeToCook][$notNull]=true', ['soup', 'salad', 'bread']],
    ['filters[TimeToCook][$notNull]=false', ['water']],
    ['filters[Name][$contains]=Soup', ['soup']],
    ['filters[Name][$contains]=ვიანი', ['bread']],
    ['filters[Name][$containsi]=oNIoN', ['soup', 'salad']],
    ['filters[Name][$containsi]=éclair', ['water']],
    ['filters[Name][$notContains]=nion', ['bread', 'water']],
    ['filters[Name][$notContainsi]=ONION', ['bread', 'water']],
    ['filters[Name][$startsWith]=ხახ', ['bread']],
    ['filters[Name][$startsWithi]=ONION', ['soup', 'salad']],
    ['filters[Name][$endsWith]=salad', ['salad']],
    ['filters[Name][$endsWithi]=SALAD', ['salad']],
    ['filters[visibility][$eq]=public', ['soup', 'bread']],
    ['filters[language]=ka', ['bread']],
    ['filters[featured][$eq]=false', ['soup', 'salad', 'bread', 'water']],
    ['filters[featured]=true', []],
    ['filters[fasting]=true', ['soup', 'salad', 'bread', 'water']],
    ['filters[calories][$gte]=7&filters[calories][$lt]=8', ['soup']],
    ['filters[createdAt][$gt]=2000-01-01', ['soup', 'salad', 'bread', 'water']],
    ['filters[updatedAt][$lt]=2000-01-01T00:00:00.000Z', []],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['filters[Name][$contains]=100%25', ['soup']],
    ['filters[Name][$contains]=%25', ['soup']],
    ['filters[Name][$contains]=n_s', ['salad']],
    ['filters[Name][$contains]=\\', []],
    ["filters[Name][$eq]=' or 1=1 --", []],
    ['filters[Name][$contains]=%2527', []],
  ])('%s takes the characters literally', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['filters[types][$contains]=Lunch', ['soup', 'salad']],
    ['filters[types][$contains][0]=Lunch&filters[types][$contains][1]=Dinner', ['soup']],
    ['filters[types][$in][0]=Dinner&filters[types][$in][1]=Breakfast', ['soup', 'bread']],
    ['filters[types][$notContains]=Lunch', ['bread', 'water']],
    ['filters[types][$notIn][0]=Lunch&filters[types][$notIn][1]=Breakfast', ['water']],
    ['filters[dietaryFlags][$contains]=Gluten Free', ['salad']],
    ['filters[dietaryFlags][$contains]=Gluten', []],
  ])('in words: %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['filters[$or][0][Name][$contains]=Soup&filters[$or][1][language]=ka', ['soup', 'bread']],
    [
      'filters[$or][0][TimeToCook][$gt]=20&filters[$or][0][language]=en&filters[$or][1][Name]=onion_salad',
      ['soup', 'salad'],
    ],
    ['filters[$and][1][TimeToCook][$gt]=5&filters[$and][2][TimeToCook][$lt]=40', ['soup', 'salad']],
    ['filters[$not][Name][$containsi]=onion', ['bread', 'water']],
    ['filters[$not][$or][0][language]=ka&filters[$not][$or][1][Name]=onion_salad', ['soup', 'water']],
    ['filters[visibility]=public&filters[language]=en', ['soup']],
  ])('combined: %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('by id and by relation', async () => {
    const { id } = given(dishes.soup);
    expect(await found(`filters[id][$eq]=${id}`)).toEqual(['soup']);
    expect(await found(`filters[id][$in][0]=${id}&filters[id][$in][1]=${given(dishes.bread).id}`)).toEqual([
      'soup',
      'bread',
    ]);
    expect(await found(`filters[id][$notIn][0]=${id}`)).toEqual(['salad', 'bread', 'water']);
    expect(await found(`filters[owner]=${owner.id}`)).toEqual(Object.keys(dishes));
    expect(await found(`filters[collaborators][id][$eq]=${owner.id}`)).toEqual([]);
  });

  test('for a visitor see public dishes only', async () => {
    const { data } = await api().get(
      `dishes?filters[id][$in][0]=${given(dishes.soup).id}&filters[id][$in][1]=${given(dishes.salad).id}`,
    );
    expect(data.map(({ id }: ApiRecord) => id)).toEqual([given(dishes.soup).id]);
  });
});

describe('a filter is refused with 400, naming the fault', () => {
  test.each([
    ['filters[nothing][$eq]=1', 'nothing'],
    ['filters[Name][$regex]=x', '$regex'],
    ['filters[Name][eq]=x', 'eq'],
    ['filters[$xor][0][Name]=x', '$xor'],
    ['filters[Description][$contains]=x', 'Description'],
    ['filters[ingredients][amount][$gt]=1', 'ingredients'],
    ['filters[documentId]=x', 'documentId'],
    ['filters[types][$gt]=Lunch', '$gt'],
    ['filters[visibility][$gt][0]=x', 'visibility'],
    ['filters[TimeToCook][$eq]=soon', 'TimeToCook'],
    ['filters[TimeToCook][$eq]=', 'TimeToCook'],
    ['filters[TimeToCook][$contains]=1', '$contains'],
    ['filters[TimeToCook][$eqi]=10', '$eqi'],
    ['filters[TimeToCook][$between][0]=1', '$between'],
    ['filters[TimeToCook][$null]=maybe', '$null'],
    ['filters[featured]=maybe', 'featured'],
    ['filters[featured][$eqi]=true', '$eqi'],
    ['filters[Name]', 'Name'],
    ['filters=x', 'filters'],
    ['filters[0]=x', 'filters'],
    ['filters[$or]=x', '$or'],
    ['filters[id][$eq]=1.5', 'id'],
    ['filters[id][$lt]=1e300', 'id'],
    ['filters[id][$in][0]=99999999999', 'id'],
    ['filters[id][$eq]=x', 'id'],
  ])('%s', async (query, named) => {
    const { status, error } = await api(people().user).get(`dishes?${query}`);
    expect(status).toBe(400);
    expect(`${error.message} ${error.details.errors[0].path.join('.')}`).toContain(named);
  });

  test.each([
    ['filters[hidden]=true', 'hidden'],
    ['filters[owner][Name][$eq]=The friend', 'Name'],
    ['filters[owner][email][$startsWith]=f', 'email'],
    ['filters[collaborators][email]=x', 'email'],
    ['filters[owner][id][$gt]=0', '$gt'],
    ['filters[saves][user]=1', 'saves'],
  ])('through private fields: %s', async (query, named) => {
    const { status, error } = await api(people().user).get(`dishes?${query}`);
    expect(status).toBe(400);
    expect(`${error.message} ${error.details.errors[0].path.join('.')}`).toContain(named);
  });

  test('by another person’s id, anywhere in the query', async () => {
    const { id } = people().friend;
    const places = [
      `filters[owner][id]=${id}`,
      `filters[owner][id][$eq]=${id}`,
      `filters[owner]=${id}`,
      `filters[collaborators][id]=${id}`,
      `filters[$or][0][owner]=${id}`,
      `filters[$not][owner][id]=${id}`,
    ];
    for (const query of places)
      expect((await api(people().user).get(`dishes?${query}`)).status, query).toBe(400);
    expect((await api().get(`dishes?filters[owner]=${id}`)).status).toBe(400);
    expect((await api(people().user).get(`products?filters[owner]=${id}`)).status).toBe(400);
  });

  test('by private fields of people, for Admins too', async () => {
    for (const field of ['diet', 'targets', 'allergens', 'addresses', 'timeZone', 'uid']) {
      expect((await api(people().admin).get(`users?filters[${field}][$contains]=x`)).status).toBe(400);
    }
    const byEmail = await api(people().admin).get(`users?filters[email][$eq]=${people().friend.email}`);
    expect(byEmail.data.map(({ id }: ApiRecord) => id)).toEqual([people().friend.id]);
  });
});
