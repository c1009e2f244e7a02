import { expect } from '@playwright/test';
import { theSite } from '../support/stack';
import { test } from '../support/visit';
import { callApi, demoPerson, tokenOf } from '../support/people';

type Call = (to: string) => Promise<Wire>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads whatever came over the wire
type Wire = any;

const HUNDRED = 'pagination[pageSize]=100';
let user: Call;
let friend: Call;

test.beforeAll(async () => {
  const { url } = theSite();
  const as = async (who: 'user' | 'friend'): Promise<Call> => {
    const token = await tokenOf(url, demoPerson(who));
    return (to) => callApi(url, to, { token });
  };
  [user, friend] = [await as('user'), await as('friend')];
});

const deltasOf = (steps: readonly Wire[], id: number): number[] =>
  steps.filter(({ attributes }) => attributes.item.data.id === id).map(({ attributes }) => attributes.delta);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('the demo’s two people share a household, and its ledger matches its pantry', async () => {
  const [{ attributes: household }] = (await user('households?populate=deep,2')).data;
  expect((await friend('households')).data[0].attributes.Name).toBe(household.Name);
  const { data: things } = await user(`pantry-items?${HUNDRED}`);
  const ids = (list: readonly Wire[]) => list.map(({ id }) => id).toSorted((one, other) => one - other);
  expect(ids((await friend(`pantry-items?${HUNDRED}`)).data)).toEqual(ids(things));
  const steps: Wire[] = [];
  for (const page of [1, 2])
    steps.push(...(await user(`pantry-movements?${HUNDRED}&pagination[page]=${page}&populate=deep,1`)).data);
  const off = things.filter(
    ({ id, attributes: { amount } }: Wire) => Math.abs(sum(deltasOf(steps, id)) - amount) > 1e-6,
  );
  expect(off).toEqual([]);
  expect(things.every(({ id }: Wire) => deltasOf(steps, id).length > 0)).toBe(true);
});

test('the demo has prices by both in each of the last three months', async () => {
  const { data } = await friend(`prices?${HUNDRED}&populate=deep,1&sort=day:desc`);
  const owners = new Set(data.map(({ attributes }: Wire) => attributes.owner.data.id));
  expect(owners.size).toBe(2);
  const months = new Set(data.map(({ attributes }: Wire) => attributes.day.slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(3);
});
