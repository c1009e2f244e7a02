import { describe, expect, test } from 'vitest';
import { atLeast } from '@/tests/support/at';
import { bringIn, householdOf } from '../households/support';
import { api, faults, newPerson, people } from '../support/api';
import { made, makeProduct } from '../support/records';
import { codesOf, link, linking, newCode } from './support';

describe('the owner of a link', () => {
  test('is the only one who reads, corrects or deletes it, Admins included; a Courier has none', async () => {
    const owner = await newPerson();
    const code = newCode();
    const { id } = await link(owner, { code, Name: 'Milk of ours' });
    for (const other of [people().stranger, people().admin]) {
      const they = api(other);
      expect((await they.get(`barcodes/${id}`)).status).toBe(404);
      expect((await they.delete(`barcodes/${id}`)).status).toBe(404);
      expect((await they.get(`barcodes?filters[code][$eq]=${code}`)).data).toEqual([]);
      // another person's link is separate
      expect((await link(other, { code, Name: 'Theirs' })).id).not.toBe(id);
    }
    expect((await api(people().courier).get('barcodes')).status).toBe(403);
    expect((await api().get('barcodes')).status).toBe(401);
    expect((await linking({ token: '' }, { code, Name: 'Nobody’s' })).status).toBe(401);
    expect(await codesOf(owner)).toEqual([{ code, Name: 'Milk of ours' }]);
  });

  test('may be a household, where the last change counts; a person who leaves takes their links along', async () => {
    const { id: household, all } = await householdOf(2);
    const [owner, friend] = all;
    const [first, second] = [newCode(), newCode()];
    const { id } = await link(owner, { code: first, Name: 'Milk' });
    expect((await link(friend, { code: first, Name: 'Kefir' })).id).toBe(id);
    await link(friend, { code: second, Name: 'Bread' });
    expect(await codesOf(owner)).toEqual([
      { code: first, Name: 'Kefir' },
      { code: second, Name: 'Bread' },
    ]);
    made(await api(friend).act(`households/${household}/leave`));
    expect(await codesOf(owner)).toEqual([{ code: first, Name: 'Kefir' }]);
    expect(await codesOf(friend)).toEqual([{ code: second, Name: 'Bread' }]);
  });

  test('gets one link if two of a household make it at once', async () => {
    const { all } = await householdOf(2);
    const code = newCode();
    const [one, other] = atLeast(2, await Promise.all(all.map((by) => link(by, { code, Name: 'Milk' }))));
    expect(one.id).toBe(other.id);
    expect(await codesOf(all[0])).toHaveLength(1);
  });

  test('corrects the later of two links that came together with their people', async () => {
    const { id: household, all } = await householdOf(1);
    const friend = await newPerson();
    const code = newCode();
    await link(all[0], { code, Name: 'Milk' });
    const { id } = await link(friend, { code, Name: 'Kefir' });
    await bringIn(all[0], household, friend);
    expect((await link(all[0], { code, Name: 'Matsoni' })).id).toBe(id);
  });

  test('loses the links with the account', async () => {
    const { all } = await householdOf(2);
    await link(all[1], { code: newCode(), Name: 'Milk' });
    made(await api(all[1]).delete('users/me'));
    expect(await codesOf(all[0])).toEqual([]);
  });
});

describe('a code', () => {
  test('is the same in every notation', async () => {
    const person = await newPerson();
    const { id, attributes } = await link(person, { code: '0 36000 29145 2', Name: 'Tissues' });
    expect(attributes.code).toBe('0036000291452');
    expect((await link(person, { code: '0036000291452', Name: 'Tissues' })).id).toBe(id);
  });

  test('is replaced whole when it is linked again', async () => {
    const person = await newPerson();
    const { id: product } = await makeProduct(person);
    const code = newCode();
    const before = await link(person, { code, Name: 'Milk', product, amount: 930, unit: 'ml' });
    expect(before.attributes).toMatchObject({ amount: 930, unit: 'ml', product: { data: { id: product } } });
    const after = await link(person, { code, Name: 'Toilet paper' });
    expect(after.id).toBe(before.id);
    expect(after.attributes).toMatchObject({ Name: 'Toilet paper', amount: null, product: { data: null } });
  });

  test('links to the product that stands for its food', async () => {
    const person = await newPerson();
    const [food] = (await api(person).get('foods?pagination[pageSize]=1')).data;
    const { attributes } = await link(person, { code: newCode(), Name: 'Something', food: food.id });
    const product = made(await api(person).get(`products/${attributes.product.data.id}?populate=deep,2`));
    expect(product.attributes.food.data.id).toBe(food.id);
  });

  test('follows its product in a merge', async () => {
    const person = await newPerson();
    const [from, into] = [await makeProduct(person), await makeProduct(person)];
    const code = newCode();
    await link(person, { code, Name: 'Milk', product: from.id });
    made(await api(people().admin).act(`products/${from.id}/merge`, { into: into.id }));
    const [{ id }] = (await api(person).get(`barcodes?filters[code][$eq]=${code}`)).data;
    const now = made(await api(person).get(`barcodes/${id}?populate=deep,2`));
    expect(now.attributes.product.data.id).toBe(into.id);
    // a phone that was offline still sends the old product
    const later = await link(person, { code: newCode(), Name: 'Milk', product: from.id });
    expect(later.attributes.product.data.id).toBe(into.id);
  });

  test('is refused by its path if invalid', async () => {
    const person = await newPerson();
    const refused = async (given: Record<string, unknown>) =>
      faults(await linking(person, { code: newCode(), Name: 'Milk', ...given }));
    expect(await refused({ code: '4006381333930' })).toEqual(['code: barcode']);
    expect(await refused({ code: 4_006_381_333_931 })).toEqual(['code: barcode']);
    expect(await refused({ Name: '' })).toEqual(['Name: required']);
    expect(await refused({ amount: 0 })).toEqual(['amount: amount']);
    expect(await refused({ unit: 'cup' })).toEqual(['unit: choice']);
    expect(await refused({ product: 2_147_483_000 })).toEqual(['product: reference']);
    expect(await refused({ food: 2_147_483_000 })).toEqual(['food: reference']);
    expect(await refused({ owner: people().user.id })).toEqual(['owner: unknown']);
    expect(await codesOf(person)).toEqual([]);
  });
});
