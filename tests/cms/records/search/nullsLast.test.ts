import { beforeAll, describe, expect, test } from 'vitest';
import { api, people } from '../../support/api';
import { idsOf, line, makeProduct, makePublic } from '../../support/records';

const MARK = 'Lackingham';
let light: number;
let rich: number;
let unknown: number;

beforeAll(async () => {
  const { user } = people();
  const figures = { fats: 1, carbs: 1, prots: 1 };
  const lean = await makeProduct(user, { ...figures, calories: 20, costTetri: 10 });
  const fat = await makeProduct(user, { ...figures, calories: 900, costTetri: 500 });
  const dish = async (TimeToCook: number | null, ingredients: unknown[]) =>
    (await makePublic(user, { Name: `${MARK} stew`, TimeToCook, ingredients })).id;
  unknown = await dish(null, []);
  rich = await dish(90, [line(fat.id)]);
  light = await dish(5, [line(lean.id)]);
});

const sorted = async (sort: string, more = '') =>
  idsOf(await api(people().user).get(`dishes?filters[Name][$startsWith]=${MARK}&sort=${sort}${more}`));

describe.each(['TimeToCook', 'calories', 'costTetri', 'prots'])('a record without %s', (name) => {
  test('comes last, in either direction', async () => {
    expect((await sorted(`${name}:asc`)).at(-1)).toBe(unknown);
    expect((await sorted(`${name}:desc`)).at(-1)).toBe(unknown);
  });

  test('is not found by an upper limit', async () => {
    expect(await sorted('id', `&filters[${name}][$lte]=10000`)).toEqual([rich, light]);
  });
});

test('stands after those with a figure, which are in order', async () => {
  expect(await sorted('calories:asc')).toEqual([light, rich, unknown]);
  expect(await sorted('costTetri:desc')).toEqual([rich, light, unknown]);
  expect(await sorted('TimeToCook:desc')).toEqual([rich, light, unknown]);
});
