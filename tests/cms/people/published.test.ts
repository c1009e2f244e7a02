import { expect, test } from 'vitest';
import { day, entry, makePlan, makePublished, meal } from '../mealplans/support';
import { api, newPerson, people, type ApiRecord, type Wire } from '../support/api';
import { made, makeDish, makePublic, unique } from '../support/records';

type By = { readonly id: number; readonly token: string };
const visit = (person: number, query = 'reader=en', by?: By) => api(by).get(`people/${person}?${query}`);
/** Returns the ids of one kind of records on the page. */
const idsOfPart = (body: Wire, kind: string): number[] =>
  body.data.attributes[kind].map(({ id }: ApiRecord) => id);
const makeBook = async (by: By, given: object = {}) =>
  made(await api(by).post('cookbooks', { Name: unique('Book'), ...given }));

test('a visitor sees name, picture and what is public, newest first; nothing else of the profile', async () => {
  const person = await newPerson({ name: 'Nana Tester' });
  const [first, second] = [await makePublic(person), await makePublic(person)];
  await makeDish(person);
  const plan = await makePublished(person, { days: [day([meal([entry(first.id)])])] });
  await makePlan(person, { visibility: 'public' });
  const book = await makeBook(person, { visibility: 'public', dishes: [first.id] });
  await makeBook(person);
  const { status, body } = await visit(person.id);
  expect(status).toBe(200);
  expect(body.data.id).toBe(person.id);
  expect(body.data.attributes).toMatchObject({ Name: 'Nana Tester', avatar: { data: null }, listed: false });
  expect(Object.keys(body.data.attributes).sort()).toEqual(
    ['Name', 'avatar', 'cookbooks', 'dishes', 'listed', 'mealplans'].sort(),
  );
  expect(idsOfPart(body, 'dishes')).toEqual([second.id, first.id]);
  expect(idsOfPart(body, 'mealplans')).toEqual([plan.id]);
  expect(idsOfPart(body, 'cookbooks')).toEqual([book.id]);
  expect(body.data.attributes.cookbooks[0].attributes).toMatchObject({
    recipeCount: 1,
    cover: { data: null },
  });
  expect(body.meta).toEqual({ totals: { dishes: 2, mealplans: 1, cookbooks: 1 }, pageCount: 1 });
});

test('every caller gets the same answer, the person and an Admin too', async () => {
  const person = await newPerson();
  await makePublic(person);
  await makeDish(person);
  const { body } = await visit(person.id);
  for (const by of [person, people().admin, people().courier, people().stranger])
    expect((await visit(person.id, 'reader=en', by)).body).toEqual(body);
});

test('people without public records, unknown and blocked ones are not found', async () => {
  const [quiet, blocked] = [await newPerson(), await newPerson()];
  await makeDish(quiet);
  await makePublic(blocked);
  expect((await visit(quiet.id)).status).toBe(404);
  expect((await visit(2_000_000_000)).status).toBe(404);
  expect((await visit(blocked.id)).status).toBe(200);
  made(await api(people().admin).act(`users/${blocked.id}/block`));
  expect((await visit(blocked.id)).status).toBe(404);
  made(await api(people().admin).act(`users/${blocked.id}/unblock`));
  expect((await visit(blocked.id)).status).toBe(200);
});

test('what is hidden, made private or deleted is gone at the next call, and with the last one the page', async () => {
  const person = await newPerson();
  const [hidden, closed, deleted] = [
    await makePublic(person),
    await makePublic(person),
    await makePublic(person),
  ];
  const shown = async () => idsOfPart((await visit(person.id)).body, 'dishes');
  expect(await shown()).toEqual([deleted.id, closed.id, hidden.id]);
  made(await api(people().admin).act(`dishes/${hidden.id}/hide`));
  expect(await shown()).toEqual([deleted.id, closed.id]);
  made(await api(person).put(`dishes/${closed.id}`, { visibility: 'private' }));
  expect(await shown()).toEqual([deleted.id]);
  made(await api(person).delete(`dishes/${deleted.id}`));
  expect((await visit(person.id)).status).toBe(404);
});

test('a recipe in both languages counts once, in the reader’s language', async () => {
  const person = await newPerson();
  const english = await makePublic(person, { language: 'en' });
  const georgian = await makePublic(person, { language: 'ka', translationOf: english.id });
  const other = await newPerson();
  const alone = await makePublic(other, { language: 'ka' });
  for (const [reader, id] of [
    ['en', english.id],
    ['ka', georgian.id],
  ] as const) {
    const { body } = await visit(person.id, `reader=${reader}`);
    expect(idsOfPart(body, 'dishes')).toEqual([id]);
    expect(body.meta.totals.dishes).toBe(1);
  }
  expect(idsOfPart((await visit(other.id)).body, 'dishes')).toEqual([alone.id]);
});

test('a page holds 24 of each kind, and the next the others', async () => {
  const person = await newPerson();
  for (let count = 0; count < 25; count += 1) await makePublic(person);
  await makeBook(person, { visibility: 'public' });
  const [one, two] = [(await visit(person.id)).body, (await visit(person.id, 'reader=en&page=2')).body];
  expect([one, two].map((body) => idsOfPart(body, 'dishes').length)).toEqual([24, 1]);
  expect([one, two].map((body) => idsOfPart(body, 'cookbooks').length)).toEqual([1, 0]);
  expect(new Set([...idsOfPart(one, 'dishes'), ...idsOfPart(two, 'dishes')]).size).toBe(25);
  expect(two.meta).toEqual({ totals: { dishes: 25, mealplans: 0, cookbooks: 1 }, pageCount: 2 });
});

test.each(['', 'reader=de', 'reader=en&page=0', 'reader=en&all=1'])('%j is refused', async (query) => {
  const person = await newPerson();
  await makePublic(person);
  expect((await visit(person.id, query)).status).toBe(400);
});

test('only the person says whether search engines may list the page', async () => {
  const person = await newPerson();
  await makePublic(person);
  const set = (listed: unknown, by: By) => api(by).put(`users/${person.id}`, { listed });
  for (const other of [people().friend, people().courier, people().admin])
    expect([403, 404]).toContain((await set(true, other)).status);
  expect((await visit(person.id)).data.attributes.listed).toBe(false);
  expect((await set('yes', person)).status).toBe(400);
  made(await set(true, person));
  expect((await api(person).get('users/me')).body.listed).toBe(true);
  expect((await visit(person.id)).data.attributes.listed).toBe(true);
  // the field itself stays the person's own
  expect((await api(people().admin).get(`users/${person.id}`)).data.attributes).not.toHaveProperty('listed');
  const { data } = await api(people().admin).get(`users?fields=listed&id=${person.id}`);
  expect(data).toEqual([{ id: person.id, attributes: {} }]);
});

test('a list narrowed to one person’s records shows those that the caller may read', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const open = await makePublic(person);
  const closed = await makeDish(person);
  await makePublic(other);
  const by = async (caller?: By) =>
    (await api(caller).get(`dishes?by=${person.id}&sort=id`)).data.map(({ id }: { id: number }) => id);
  expect(await by()).toEqual([open.id]);
  expect(await by(other)).toEqual([open.id]);
  expect(await by(person)).toEqual([open.id, closed.id]);
  expect((await api().get('dishes?by=nobody')).status).toBe(400);
});
