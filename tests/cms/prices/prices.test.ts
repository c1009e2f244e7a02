import { describe, expect, test } from 'vitest';
import { bringIn, householdOf } from '../households/support';
import { api, faults, newPerson, people } from '../support/api';
import { made, makeProduct } from '../support/records';
import { pay, paying, sumsOf } from './support';

const latestOf = async (by: { token: string }) => {
  const { data } = await api(by).get('prices/latest');
  return data as unknown as { product: number; shop: string | null; day: string; tetri: number }[];
};

describe('a household’s prices', () => {
  test('are read, changed and deleted by nobody else, Admins included; a Courier has none', async () => {
    const owner = await newPerson();
    const { id: product } = await makeProduct(owner);
    const { id } = await pay(owner, { product, tetri: 77_777 });
    for (const other of [people().stranger, people().admin]) {
      const they = api(other);
      expect((await they.get(`prices/${id}`)).status).toBe(404);
      expect((await they.put(`prices/${id}`, { tetri: 1 })).status).toBe(404);
      expect((await they.delete(`prices/${id}`)).status).toBe(404);
      expect((await they.get('prices?pagination[pageSize]=100')).text).not.toContain('77777');
      expect((await they.get(`prices?filters[product][id][$eq]=${product}`)).data).toEqual([]);
      expect((await latestOf(other)).map((one) => one.product)).not.toContain(product);
      expect((await they.get('prices/spending?month=2026-11')).text).not.toContain('77777');
    }
    expect((await api(people().courier).get('prices')).status).toBe(403);
    expect((await api().get('prices/latest')).status).toBe(401);
    expect(made(await api(owner).get(`prices/${id}`)).attributes.tetri).toBe(77_777);
  });

  test('are read and changed by all of it; a person who leaves takes theirs along', async () => {
    const { id: household, all } = await householdOf(1);
    const [owner, friend] = [all[0], await newPerson()];
    const { id: product } = await makeProduct(owner);
    const first = await pay(owner, { product, tetri: 100, day: '2026-11-18' });
    await pay(friend, { product, tetri: 200 });
    expect(await sumsOf(friend)).toEqual([200]);
    await bringIn(owner, household, friend);
    expect(await sumsOf(owner)).toEqual([100, 200]);
    expect((await latestOf(owner)).map(({ tetri }) => tetri)).toEqual([200]);
    made(await api(friend).put(`prices/${first.id}`, { tetri: 110 }));
    expect(await sumsOf(owner)).toEqual([110, 200]);
    made(await api(friend).act(`households/${household}/leave`));
    expect([await sumsOf(owner), await sumsOf(friend)]).toEqual([[110], [200]]);
    expect((await api(friend).put(`prices/${first.id}`, { tetri: 1 })).status).toBe(404);
  });

  test('are deleted with the account', async () => {
    const { all } = await householdOf(2);
    const { id: product } = await makeProduct(people().user);
    await pay(all[0], { product, tetri: 100 });
    await pay(all[1], { product, tetri: 200 });
    made(await api(all[0]).delete('users/me'));
    expect(await sumsOf(all[1])).toEqual([200]);
  });
});

describe('a price', () => {
  test('for the same product, shop and day corrects the earlier one; a repeat counts once', async () => {
    const person = await newPerson();
    const { id: product } = await makeProduct(person);
    const first = await pay(person, { product, shop: 'Carrefour', tetri: 420 });
    const again = await pay(person, { product, shop: ' carrefour ', tetri: 390, amount: 2 });
    expect(again).toMatchObject({ id: first.id, attributes: { tetri: 390, amount: 2 } });
    const elsewhere = await pay(person, { product, shop: 'Nikora', tetri: 400 });
    await pay(person, { product, tetri: 405 });
    await pay(person, { product, shop: 'Nikora', tetri: 410, day: '2026-11-19' });
    expect(await sumsOf(person)).toEqual([390, 400, 405, 410]);
    expect(faults(await api(person).put(`prices/${elsewhere.id}`, { shop: 'CARREFOUR' }))).toEqual([
      'day: priceTaken',
    ]);
    made(await api(person).put(`prices/${elsewhere.id}`, { tetri: 401 }));
    made(await api(person).delete(`prices/${first.id}`));
    expect(await sumsOf(person)).toEqual([401, 405, 410]);
  });

  test('is refused by its path if invalid', async () => {
    const person = await newPerson();
    const { id: product } = await makeProduct(person);
    const refused = async (given: Record<string, unknown>) =>
      faults(await paying(person, { product, ...given }));
    expect(await refused({ product: null })).toEqual(['product: required']);
    expect(await refused({ product: 2_147_483_000 })).toEqual(['product: reference']);
    expect(await refused({ tetri: -1 })).toEqual(['tetri: range']);
    expect(await refused({ tetri: 4.2 })).toEqual(['tetri: range']);
    expect(await refused({ amount: 0 })).toEqual(['amount: amount']);
    expect(await refused({ unit: 'cup' })).toEqual(['unit: choice']);
    expect(await refused({ day: '20 November' })).toEqual(['day: date']);
    expect(await refused({ shop: 'x'.repeat(51) })).toEqual(['shop: tooLong']);
    expect(await refused({ owner: people().user.id })).toEqual(['owner: unknown']);
    expect(await sumsOf(person)).toEqual([]);
  });

  test('is answered with the latest day of each product', async () => {
    const person = await newPerson();
    const [flour, milk] = [await makeProduct(person), await makeProduct(person)];
    await pay(person, { product: flour.id, day: '2026-11-20', tetri: 300, shop: 'Nikora' });
    await pay(person, { product: flour.id, day: '2026-11-10', tetri: 200 });
    await pay(person, { product: milk.id, day: '2026-11-12', tetri: 450 });
    const latest = await latestOf(person);
    expect(latest.toSorted((one, other) => one.tetri - other.tetri)).toEqual([
      { product: flour.id, shop: 'Nikora', day: '2026-11-20', tetri: 300, amount: 1, unit: 'Piece' },
      { product: milk.id, shop: null, day: '2026-11-12', tetri: 450, amount: 1, unit: 'Piece' },
    ]);
  });
});
