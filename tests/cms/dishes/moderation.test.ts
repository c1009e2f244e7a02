import { describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, faults, people, type ApiRecord } from '../support/api';
import { idsOf, made, makeDish, makePublic, readDish, recordsOf, unique } from '../support/records';

const admin = () => api(people().admin);
const reportsOf = async (dish: ApiRecord) =>
  recordsOf(
    await admin().get(
      `reports?filters[record][$eq]=${dish.id}&filters[collection][$eq]=dishes&populate=deep,5`,
    ),
  );

describe('reports', () => {
  test('show an Admin what, why and by whom', async () => {
    const dish = await makePublic(people().friend);
    made(await api(people().user).act(`dishes/${dish.id}/report`, { why: '  Not a recipe.  ' }));
    const report = at(await reportsOf(dish), 0);
    expect(report.attributes).toMatchObject({
      collection: 'dishes',
      record: dish.id,
      why: 'Not a recipe.',
      state: 'open',
    });
    expect(report.attributes.by.data.id).toBe(people().user.id);
  });

  test('count once per person, and answer with the dish but no other reports', async () => {
    const dish = await makePublic(people().friend);
    for (const why of ['Salty.', 'Very salty.']) {
      const shown = made(await api(people().user).act(`dishes/${dish.id}/report`, { why }));
      expect(shown.id).toBe(dish.id);
      expect(JSON.stringify(shown)).not.toContain('alty');
    }
    made(await api(people().courier).act(`dishes/${dish.id}/report`, { why: 'Cold.' }));
    expect(await reportsOf(dish)).toHaveLength(2);
  });

  test.each<[unknown, string]>([
    [{}, 'why: required'],
    [{ why: ' ' }, 'why: required'],
    [{ why: 1 }, 'why: required'],
    [{ why: 'x'.repeat(1001) }, 'why: tooLong'],
    [{ why: 'x', state: 'hidden' }, 'state: unknown'],
  ])('are refused in the form %j', async (data, fault) => {
    const dish = await makePublic(people().friend);
    const answer = await api(people().user).act(`dishes/${dish.id}/report`, data);
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual([fault]);
  });

  test('are dismissed by an Admin, and can then be made again', async () => {
    const dish = await makePublic(people().friend);
    made(await api(people().user).act(`dishes/${dish.id}/report`, { why: 'Salty.' }));
    const report = at(await reportsOf(dish), 0);
    made(await admin().put(`reports/${report.id}`, { state: 'dismissed' }));
    made(await api(people().user).act(`dishes/${dish.id}/report`, { why: 'Still salty.' }));
    expect((await reportsOf(dish)).map(({ attributes }) => attributes.state).toSorted()).toEqual([
      'dismissed',
      'open',
    ]);
    expect((await admin().put(`reports/${report.id}`, { why: 'x' })).status).toBe(400);
    expect((await admin().put(`reports/${report.id}`, { state: 'burnt' })).status).toBe(400);
  });

  test('can be about a product too', async () => {
    const product = made(await api(people().friend).post('products', { Name: unique('Salt') }));
    made(await api(people().user).act(`products/${product.id}/report`, { why: 'Salt has no carbs.' }));
    const { data } = await admin().get(`reports?filters[record]=${product.id}&filters[collection]=products`);
    expect(data).toHaveLength(1);
  });
});

describe('hiding a dish', () => {
  test('takes it out of sight for all but its editors, at once', async () => {
    const dish = await makePublic(people().friend);
    for (const person of [undefined, people().user, people().courier]) await readDish(person, dish.id);
    made(await admin().act(`dishes/${dish.id}/hide`));
    for (const person of [undefined, people().user, people().courier]) {
      expect((await api(person).get(`dishes/${dish.id}?populate=deep,5`)).status).toBe(404);
      expect(idsOf(await api(person).get(`dishes?id=${dish.id}`))).toEqual([]);
    }
    expect((await readDish(people().friend, dish.id)).attributes.hidden).toBe(true);
    expect((await readDish(people().admin, dish.id)).attributes.hidden).toBe(true);
  });

  test('cannot be undone by the owner', async () => {
    const dish = await makePublic(people().friend);
    made(await admin().act(`dishes/${dish.id}/hide`));
    made(await api(people().friend).put(`dishes/${dish.id}`, { visibility: 'private' }));
    made(await api(people().friend).put(`dishes/${dish.id}`, { visibility: 'public', Note: 'Better now.' }));
    expect((await api().get(`dishes/${dish.id}`)).status).toBe(404);
    expect((await api(people().friend).act(`dishes/${dish.id}/hide`, { hidden: false })).status).toBe(403);
    expect((await api(people().friend).put(`dishes/${dish.id}`, { hidden: false })).status).toBe(400);
  });

  test('can be undone by an Admin', async () => {
    const dish = await makePublic(people().friend);
    made(await admin().act(`dishes/${dish.id}/hide`));
    made(await admin().act(`dishes/${dish.id}/hide`, { hidden: false }));
    expect((await readDish(undefined, dish.id)).attributes).not.toHaveProperty('hidden');
  });

  test('removes other people’s saves, and keeps earlier copies', async () => {
    const dish = await makePublic(people().friend);
    const copy = made(await api(people().user).act(`dishes/${dish.id}/copy`));
    made(await api(people().user).act(`dishes/${dish.id}/save`));
    made(await admin().act(`dishes/${dish.id}/hide`));
    const saves = await api(people().user).get(`saves?populate=deep,5&filters[dish]=${dish.id}`);
    expect(saves.data.map(({ attributes }: ApiRecord) => attributes.dish.data)).toEqual([null]);
    expect((await readDish(people().user, copy.id)).id).toBe(copy.id);
  });
});

describe('featuring a dish', () => {
  test('puts a public dish on the landing page, and takes it off', async () => {
    const dish = await makePublic(people().friend);
    const isFeatured = async () =>
      (await api().get(`dishes?filters[featured]=true&id=${dish.id}`)).data.length === 1;
    expect(await isFeatured()).toBe(false);
    made(await admin().act(`dishes/${dish.id}/feature`));
    expect(await isFeatured()).toBe(true);
    made(await admin().act(`dishes/${dish.id}/feature`, { featured: false }));
    expect(await isFeatured()).toBe(false);
  });

  test('shows nothing that is not public', async () => {
    const dish = await makeDish(people().friend);
    await admin().act(`dishes/${dish.id}/feature`);
    expect((await api().get(`dishes?filters[featured]=true&id=${dish.id}`)).data).toEqual([]);
  });

  test.each([
    { featured: 'yes' },
    { featured: null },
    { featured: 1 },
    { hidden: true },
    { featured: true, x: 1 },
  ])('refuses %j', async (data) => {
    const dish = await makePublic(people().friend);
    expect((await admin().act(`dishes/${dish.id}/feature`, data)).status).toBe(400);
  });
});
