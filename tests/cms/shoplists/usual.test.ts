import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, faults, newPerson, people, type Wire } from '../support/api';
import { made, makeProduct, uniqueWord } from '../support/records';
import { addItem, change, makeList, readItems } from './support';

type By = { token: string };

const usual = async (by: By): Promise<Wire[]> => (await api(by).get('shoplists/usual')).data.usual;
const names = async (by: By): Promise<string[]> =>
  (await usual(by)).map(({ Name, product }) => product?.data.attributes.Name ?? Name);

async function buy(by: By, list: number, given: Record<string, unknown>) {
  const key = await addItem(by, list, given);
  made(await change(by, list, { op: 'set', key, checked: true }));
}

test('lines ticked on the household’s lists are suggested, most frequent first; nobody else sees them', async () => {
  const [me, partner] = [await newPerson(), await newPerson()];
  const [milk, bread] = [await makeProduct(me), await makeProduct(me)];
  const [first, second] = [await makeList(me), await makeList(me)];
  await buy(me, first.id, { product: bread.id, Name: 'Bread' });
  for (const list of [first, second]) await buy(me, list.id, { product: milk.id, Name: 'Milk' });
  await addItem(me, second.id, { Name: 'Not bought yet' });
  for (const Name of ['Soap', 'soap']) await buy(me, second.id, { Name });
  const bought = await names(me);
  expect(bought.slice(0, 2).sort()).toEqual([milk.attributes.Name, 'soap'].sort());
  expect(bought.slice(2)).toEqual([bread.attributes.Name]);
  expect(await names(partner)).toEqual([]);
  made(await api(me).act(`shoplists/${first.id}/members`, { email: partner.email }));
  expect((await names(partner)).sort()).toEqual([milk.attributes.Name, bread.attributes.Name].sort());
  const { product } = (await usual(me)).find(({ product: one }) => one?.data.id === milk.id);
  expect(product.data.attributes).toMatchObject({ Name: milk.attributes.Name, sold: false });
  expect((await api(people().courier).get('shoplists/usual')).status).toBe(403);
});

test('a line may name a food, for which the CMS finds or makes a product', async () => {
  const me = await newPerson();
  const list = await makeList(me);
  const rows: [number, string, string, string][] = (await api(me).get('foods/names')).data;
  const [food, Name] = at(rows, 0);
  const key = randomUUID();
  for (let at = 0; at < 2; at += 1) made(await change(me, list.id, { op: 'add', key, food, Name }));
  const [item] = await readItems(me, list.id);
  expect(item.product.data.attributes.Name).toContain(Name);
  expect((await readItems(me, list.id)).length).toBe(1);
  // from then on a product stands for it, and it is listed among products
  expect((await api(me).get('foods/names')).data.some(([id]: Wire) => id === food)).toBe(false);
  const add = async (given: object) =>
    faults(await change(me, list.id, { op: 'add', key: randomUUID(), Name: uniqueWord(), ...given }));
  expect(await add({ food: 99_999_999 })).toEqual(['food: reference']);
  expect(faults(await change(me, list.id, { op: 'set', key, food }))).toEqual(['food: unknown']);
});

test('the foods cached by a browser are those with kitchen names, in both languages', async () => {
  const rows: unknown[][] = (await api(people().user).get('foods/names')).data;
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.every(([id, Name, NameKa]) => id && Name && NameKa)).toBe(true);
  expect((await api().get('foods/names')).status).toBe(401);
  expect((await api(people().courier).get('foods/names')).status).toBe(403);
});
