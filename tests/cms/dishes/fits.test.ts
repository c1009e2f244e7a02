import { beforeEach, expect, test } from 'vitest';
import { toQuery } from '@/lib/api/dish/dishes';
import { withQuery } from '@/lib/api/query';
import { NO_FILTERS } from '@/lib/forms/dish/filters';
import { api, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeProduct, makePublic, uniqueWord } from '../support/records';

let word: string;
let owner: Person;
let nuts: ApiRecord;
let salad: ApiRecord;
let pie: ApiRecord;
let stew: ApiRecord;

beforeEach(async () => {
  word = uniqueWord();
  owner = await newPerson();
  nuts = await makeProduct(owner, { origin: 'plant', allergens: ['nuts'] });
  const milk = await makeProduct(owner, { origin: 'dairy', allergens: ['milk'] });
  const leaf = await makeProduct(owner, { origin: 'plant', allergens: [] });
  const of = (name: string, products: readonly ApiRecord[], given = {}) =>
    makePublic(owner, { Name: `${word} ${name}`, ingredients: products.map(({ id }) => line(id)), ...given });
  salad = await of('salad', [leaf], { dietaryFlags: ['Vegan'] });
  pie = await of('pie', [nuts, milk], { dietaryFlags: ['Vegetarian'] });
  stew = await of('stew', [nuts]);
});

/** Returns this test's dishes that the list shows to somebody with these wishes. */
async function fitting(wishes: { allergens?: string[]; diet?: string[] }, by?: Person): Promise<number[]> {
  const query = toQuery({ ...NO_FILTERS, q: word, fits: true, language: 'all' }, 'en', wishes);
  const { status, text, data } = await api(by).get(withQuery('dishes', { ...query, fields: ['allergens'] }));
  expect(status, text).toBe(200);
  return data.map(({ id }: ApiRecord) => id).toSorted((one: number, other: number) => one - other);
}

test.each(['cold', 'remembered'])('the list shows matching dishes to every caller, %s', async () => {
  for (const by of [undefined, people().friend, people().admin]) {
    expect(await fitting({ allergens: ['milk'] }, by)).toEqual([salad.id, stew.id]);
    expect(await fitting({ allergens: ['nuts', 'egg'] }, by)).toEqual([salad.id]);
    expect(await fitting({ diet: ['Vegetarian'] }, by)).toEqual([salad.id, pie.id]);
    expect(await fitting({ diet: ['fasting'] }, by)).toEqual([salad.id, stew.id]);
    expect(await fitting({ allergens: ['milk'], diet: ['Vegetarian'] }, by)).toEqual([salad.id]);
  }
});

test('a card shows the allergens and diets of its products, and follows their corrections', async () => {
  expect(await fitting({ allergens: ['soy'] })).toEqual([salad.id, pie.id, stew.id]);
  made(await api(owner).put(`products/${nuts.id}`, { allergens: ['soy'] }));
  expect(await fitting({ allergens: ['soy'] })).toEqual([salad.id]);
  const { data } = await api().get(`dishes?fields=allergens&filters[id][$eq]=${pie.id}`);
  expect(data[0].attributes.allergens).toEqual(['soy', 'milk']);
});
