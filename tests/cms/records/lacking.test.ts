import { beforeAll, expect, test } from 'vitest';
import { api, people } from '../support/api';
import { idsOf, makePublic } from '../support/records';

const MARK = 'Lackingham';
let quick: number;
let slow: number;
let unknown: number;

beforeAll(async () => {
  const dish = async (TimeToCook: number | null) =>
    (await makePublic(people().user, { Name: `${MARK} stew`, TimeToCook })).id;
  unknown = await dish(null);
  slow = await dish(90);
  quick = await dish(5);
});

test('a dish without a time is not the quickest one', async () => {
  const found = await api(people().user).get(`dishes?filters[Name][$startsWith]=${MARK}&sort=TimeToCook:asc`);
  expect(idsOf(found)).toEqual([quick, slow, unknown]);
});
