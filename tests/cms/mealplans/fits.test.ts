import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALLERGENS } from '@/lib/domain/product/types';
import { api, newPerson, people } from '../support/api';
import type { Person } from '../support/people';
import { idsOf, line, made, makeDish, makeProduct } from '../support/records';
import { day, entry, makePublished, meal } from './support';

let author: Person;
let leaf: number;
let nut: number;
let unsure: number;
beforeAll(async () => {
  author = await newPerson();
  const of = async (given: Record<string, unknown>) => (await makeProduct(author, given)).id;
  leaf = await of({ origin: 'plant', allergens: [] });
  nut = await of({ origin: 'plant', allergens: ['nuts'] });
  unsure = await of({ origin: 'plant' });
});

const productLine = (product: number) => ({
  key: randomUUID(),
  kind: 'product',
  product,
  amount: 100,
  unit: 'gr',
});
const dishOf = async (product: number) =>
  (await makeDish(author, { visibility: 'public', ingredients: [line(product)] })).id;
const planOf = async (...entries: object[]) =>
  (await makePublished(author, { days: [day([meal(entries as never)])] })).id;
const facts = async (id: number): Promise<Record<string, unknown>> =>
  (await api(people().stranger).get(`mealplans/${id}`)).data.attributes;

describe('a plan’s allergens and diets', () => {
  test('are those of its dishes and products, and change with them', async () => {
    const dish = await dishOf(leaf);
    const id = await planOf(entry(dish), productLine(leaf));
    expect(await facts(id)).toMatchObject({ allergens: [], unknownAllergens: [], fasting: true });
    made(await api(author).put(`dishes/${dish}`, { ingredients: [line(nut)] }));
    expect(await facts(id)).toMatchObject({ allergens: ['nuts'], unknownAllergens: [] });
  });

  test.each(['dish', 'product', 'text'])('are unknown if those of a %s are', async (kind) => {
    const doubtful = {
      dish: async () => entry(await dishOf(unsure)),
      product: async () => productLine(unsure),
      text: async () => ({ key: randomUUID(), kind: 'text', text: 'Whatever is there' }),
    }[kind] as () => Promise<object>;
    const id = await planOf(productLine(leaf), await doubtful());
    expect(await facts(id)).toMatchObject({ allergens: [], unknownAllergens: [...ALLERGENS] });
  });

  test('change with an animal product, which breaks fasting and diets', async () => {
    const milk = (await makeProduct(author, { origin: 'dairy', allergens: ['milk'] })).id;
    const id = await planOf(productLine(leaf), productLine(milk));
    expect(await facts(id)).toMatchObject({
      fasting: false,
      allergens: ['milk'],
      dietaryFlags: ['Vegetarian', 'Gluten Free'],
    });
  });

  test('filter a list, as the ready weeks do', async () => {
    const [free, held, open] = [
      await planOf(productLine(leaf)),
      await planOf(productLine(nut)),
      await planOf(productLine(unsure)),
    ];
    const among = `filters[id][$in][0]=${free}&filters[id][$in][1]=${held}&filters[id][$in][2]=${open}`;
    const wish =
      'filters[$and][0][allergens][$notIn][0]=nuts&filters[$and][1][unknownAllergens][$notContains]=nuts';
    const person = api(people().stranger);
    expect(idsOf(await person.get(`mealplans?${among}`)).sort()).toEqual([free, held, open].sort());
    expect(idsOf(await person.get(`mealplans?${among}&${wish}`))).toEqual([free]);
  });

  test('cannot be set by anybody', async () => {
    const answer = await api(author).post('mealplans', { Name: 'A week of mine', allergens: [] });
    expect(answer.status).toBe(400);
  });
});
