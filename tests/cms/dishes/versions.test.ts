import { beforeAll, describe, expect, test, vi } from 'vitest';
import { at, atLeast } from '@/tests/support/at';
import { api, faults, newPerson, people, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { addressesOf, isOnDisk, jpeg, uploadedFiles, upload } from '../support/pictures';
import { line, made, makeDish, makeProduct, readDish, unique } from '../support/records';
import { SOON } from '../support/soon';

let person: Person;
let bytes: Buffer;
beforeAll(async () => {
  person = await newPerson({ name: 'Keto' });
  bytes = await jpeg();
});
const mine = () => api(person);
const put = async (dish: ApiRecord, data: Wire, by: Person = person) =>
  made(await api(by).put(`dishes/${dish.id}`, data));
const versionsOf = async ({ id }: ApiRecord, by: Person = person): Promise<ApiRecord[]> =>
  made<Wire>(await api(by).get(`dishes/${id}/versions`));
const versionOf = async ({ id }: ApiRecord, version: number): Promise<Wire> =>
  made(await mine().get(`dishes/${id}/versions/${version}`)).attributes;
const restore = ({ id }: ApiRecord, version: unknown, more: Wire = {}, by: Person = person) =>
  api(by).act(`dishes/${id}/restore`, { version, ...more });
const picture = async (): Promise<ApiRecord> => at(uploadedFiles(await upload(person, [{ bytes }])), 0);

test('a version includes the preparation time, and restores it', async () => {
  const dish = await makeDish(person, { TimeToCook: 30, prepTime: 20 });
  await put(dish, { TimeToCook: 15, prepTime: null });
  const version = at(await versionsOf(dish), 0);
  expect(version.attributes.changed).toEqual(['TimeToCook', 'prepTime']);
  const back = made(await restore(dish, version.id));
  expect(back.attributes).toMatchObject({ TimeToCook: 30, prepTime: 20 });
});

describe('an edit', () => {
  test('keeps the changed fields, the editor and the time', async () => {
    const dish = await makeDish(person, { Name: 'First name', TimeToCook: 30 });
    made(await mine().act(`dishes/${dish.id}/collaborators`, { email: people().friend.email }));
    await put(dish, { Name: 'Second name', TimeToCook: 30 });
    const last = await put(dish, { Note: 'Slowly.', Steps: [{ description: 'Mix.' }] }, people().friend);
    const [second, first] = atLeast(2, await versionsOf(dish));
    const { Name } = (await api(people().friend).get('users/me')).body;
    expect(first.attributes).toEqual({
      by: { data: { id: person.id, attributes: { Name: 'Keto' } } },
      at: expect.any(String),
      changed: ['Name'],
    });
    expect(second.attributes).toMatchObject({
      by: { data: { id: people().friend.id, attributes: { Name } } },
      at: last.attributes.updatedAt,
      changed: ['Note', 'Steps'],
    });
    expect((await versionOf(dish, first.id)).body).toMatchObject({
      Name: 'First name',
      Note: null,
      Steps: [],
    });
    expect((await versionOf(dish, second.id)).body).toMatchObject({ Name: 'Second name', Note: null });
    expect(await versionsOf(dish, people().friend)).toEqual([second, first]);
  });

  test('keeps no version if no content has changed', async () => {
    const product = await makeProduct(person, { calories: 300 });
    const dish = await makeDish(person, { Name: 'The same', ingredients: [line(product.id)] });
    await put(dish, { Name: 'The same' });
    await put(dish, { visibility: 'public' });
    made(await mine().act(`dishes/${dish.id}/collaborators`, { email: people().friend.email }));
    made(await mine().put(`products/${product.id}`, { calories: 310 }));
    for (const verb of ['hide', 'feature', 'save'])
      made(await api(people().admin).act(`dishes/${dish.id}/${verb}`));
    expect(await versionsOf(dish)).toEqual([]);
  });

  test('keeps nothing if refused', async () => {
    const dish = await makeDish(person);
    expect((await mine().put(`dishes/${dish.id}`, { Name: 'x' })).status).toBe(400);
    expect(
      (await mine().put(`dishes/${dish.id}`, { Name: 'Another', updatedAt: '2020-01-01T00:00:00Z' })).status,
    ).toBe(409);
    expect(await versionsOf(dish)).toEqual([]);
  });
});

describe('restoring a version', () => {
  test('brings back its content, lines and steps with their keys, and can be undone itself', async () => {
    const product = await makeProduct(person);
    const dish = await makeDish(person, {
      Name: 'As it began',
      ingredients: [line(product.id, { note: 'sifted' })],
      Steps: [{ description: 'Mix.', minutes: 5, video: 'https://films.example/mix' }],
      types: ['Lunch'],
    });
    await put(dish, { Name: 'Renamed', ingredients: [] });
    const last = await put(dish, { Steps: [{ description: 'Fold.' }], types: [], visibility: 'public' });
    const first = at(await versionsOf(dish), 1);
    const back = made(await restore(dish, first.id, { updatedAt: last.attributes.updatedAt }));
    for (const name of ['Name', 'ingredients', 'Steps', 'types', 'calories'])
      expect(back.attributes[name], name).toEqual(dish.attributes[name]);
    expect(back.attributes.visibility).toBe('public');
    expect(Date.parse(back.attributes.updatedAt)).toBeGreaterThan(Date.parse(last.attributes.updatedAt));
    const [newest, ...others] = atLeast(1, await versionsOf(dish));
    expect([newest.attributes.changed, others.length]).toEqual([
      ['Name', 'types', 'ingredients', 'Steps'],
      2,
    ]);
    const forth = made(await restore(dish, newest.id));
    for (const name of ['Name', 'ingredients', 'Steps', 'types'])
      expect(forth.attributes[name], name).toEqual(last.attributes[name]);
  });

  test('is refused from an outdated state of the recipe, with the present one', async () => {
    const dish = await makeDish(person, { Name: 'Before' });
    await put(dish, { Name: 'After' });
    const version = at(await versionsOf(dish), 0);
    const answer = await restore(dish, version.id, { updatedAt: dish.attributes.updatedAt });
    expect([answer.status, answer.error.details.present.attributes.Name]).toEqual([409, 'After']);
    expect((await readDish(person, dish.id)).attributes.Name).toBe('After');
  });

  test('accepts only a version of this recipe', async () => {
    const [dish, other] = [await makeDish(person), await makeDish(person)];
    await put(other, { Name: 'Something else' });
    const version = at(await versionsOf(other), 0);
    for (const wrong of [version.id, 0, 'x', null, undefined, 1.5])
      expect(faults(await restore(dish, wrong))).toEqual(['version: reference']);
    expect(faults(await restore(other, version.id, { updatedAt: 'soon' }))).toEqual(['updatedAt: time']);
    expect(faults(await restore(other, version.id, { Name: 'x' }))).toEqual(['Name: unknown']);
    for (const path of [
      `${dish.id}/versions/${version.id}`,
      `${other.id}/versions/x`,
      `${other.id}/versions/0`,
    ])
      expect((await mine().get(`dishes/${path}`)).status).toBe(404);
  });

  test('replaces a merged product by the one that stays', async () => {
    const [from, into] = [await makeProduct(person), await makeProduct(person)];
    const dish = await makeDish(person, { ingredients: [line(from.id)] });
    await put(dish, { ingredients: [] });
    made(await api(people().admin).act(`products/${from.id}/merge`, { into: into.id }));
    const version = at(await versionsOf(dish), 0);
    const { body } = await versionOf(dish, version.id);
    expect(body.ingredients[0].product.data.id).toBe(into.id);
    const back = made(await restore(dish, version.id));
    expect(back.attributes.ingredients[0].product.data.id).toBe(into.id);
  });
});

test('reading or restoring versions is for editors only', async () => {
  const dish = await makeDish(person, { visibility: 'public' });
  await put(dish, { Name: unique('Another name') });
  const version = at(await versionsOf(dish), 0);
  const calls = (by?: Person) => [
    api(by).get(`dishes/${dish.id}/versions`),
    api(by).get(`dishes/${dish.id}/versions/${version.id}`),
    api(by).act(`dishes/${dish.id}/restore`, { version: version.id }),
  ];
  const statuses = async (by?: Person) => (await Promise.all(calls(by))).map(({ status }) => status);
  expect(await statuses(people().stranger)).toEqual([403, 403, 403]);
  expect(await statuses(people().courier)).toEqual([403, 403, 403]);
  expect(await statuses()).toEqual([401, 401, 401]);
  made(await mine().put(`dishes/${dish.id}`, { visibility: 'private' }));
  expect(await statuses(people().stranger)).toEqual([404, 404, 404]);
  expect(await statuses(person)).toEqual([200, 200, 200]);
});

describe('pictures in versions', () => {
  test('stay while a version names them, and come back with it', async () => {
    const [one, two] = [await picture(), await picture()];
    const dish = await makeDish(person, {
      DishImages: [one.id],
      Steps: [{ description: 'Bake.', images: [two.id] }],
    });
    await put(dish, { DishImages: [], Steps: [] });
    expect([one, two].flatMap(addressesOf).every(isOnDisk)).toBe(true);
    const version = at(await versionsOf(dish), 0);
    const { body } = await versionOf(dish, version.id);
    expect([body.DishImages.data, body.Steps[0].images.data]).toEqual([[one], [two]]);
    const back = made(await restore(dish, version.id));
    expect([back.attributes.DishImages.data, back.attributes.Steps[0].image.data]).toEqual([[one], two]);
    made(await mine().delete(`dishes/${dish.id}`));
    await vi.waitFor(() => expect([one, two].flatMap(addressesOf).filter(isOnDisk)).toEqual([]), SOON);
  });

  test('turn private with the recipe, also if it no longer shows them', async () => {
    const [one, two, three] = [await picture(), await picture(), await picture()];
    const dish = await makeDish(person, {
      visibility: 'public',
      DishImages: [one.id, two.id],
      Steps: [{ description: 'Bake.', images: [three.id] }],
    });
    await put(dish, { DishImages: [two.id] });
    await put(dish, { visibility: 'private', Steps: [{ description: 'Bake.' }] });
    await vi.waitFor(() => expect([one, three].flatMap(addressesOf).filter(isOnDisk)).toEqual([]), SOON);
    expect(addressesOf(two).every(isOnDisk)).toBe(true);
    const first = at(await versionsOf(dish), 1);
    expect((await versionOf(dish, first.id)).body.DishImages.data).toEqual([two]);
    await put(dish, { DishImages: [] });
    expect(addressesOf(two).every(isOnDisk)).toBe(true);
  });

  test('are removed for good with their file', async () => {
    const file = await picture();
    const dish = await makeDish(person, { DishImages: [file.id] });
    await put(dish, { DishImages: [] });
    expect((await mine().delete(`uploads/assets/${file.id}`)).status).toBe(200);
    await vi.waitFor(() => expect(addressesOf(file).filter(isOnDisk)).toEqual([]), SOON);
    const version = at(await versionsOf(dish), 0);
    expect((await versionOf(dish, version.id)).body.DishImages.data).toEqual([]);
    expect(made(await restore(dish, version.id)).attributes.DishImages.data).toEqual([]);
  });

  test('cannot be taken by anybody else', async () => {
    const file = await picture();
    const dish = await makeDish(person, { DishImages: [file.id] });
    await put(dish, { DishImages: [] });
    const answer = await mine().post('dishes', { Name: 'Another dish', DishImages: [file.id] });
    expect(faults(answer)).toEqual(['DishImages: reference']);
    expect((await api(people().user).delete(`uploads/assets/${file.id}`)).status).toBe(404);
  });
});

test('a deleted person’s edits have no name', async () => {
  const guest = await newPerson();
  const dish = await makeDish(person);
  made(await mine().act(`dishes/${dish.id}/collaborators`, { email: guest.email }));
  await put(dish, { Name: 'By a guest' }, guest);
  made(await api(guest).delete('users/me'));
  const version = at(await versionsOf(dish), 0);
  expect(version.attributes).toMatchObject({ by: { data: null }, changed: ['Name'] });
});
