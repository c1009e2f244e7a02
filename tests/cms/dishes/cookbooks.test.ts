import { beforeAll, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { jpeg, uploadedFiles, picturesOf, upload, withPicture } from '../support/pictures';
import { idsOf, makeDish, made, makePublic, unique } from '../support/records';

let mine: Person;
let other: Person;
let own: ApiRecord;
let open: ApiRecord;
beforeAll(async () => {
  mine = await newPerson();
  other = await newPerson();
  own = await makeDish(mine);
  open = await makePublic(other);
});
const makeBook = async (by: Person, given: object = {}) =>
  made(await api(by).post('cookbooks', { Name: unique('Book'), ...given }));
const read = async (by: Person | undefined, id: number) =>
  made(await api(by).get(`cookbooks/${id}?populate=deep`)).attributes;
const inside = (attributes: ApiRecord['attributes']): number[] =>
  attributes.dishes.data.map(({ id }: ApiRecord) => id);

test('a cookbook keeps its recipes in the given order', async () => {
  const book = await makeBook(mine, { dishes: [open.id, own.id] });
  expect(inside(book.attributes)).toEqual([open.id, own.id]);
  const turned = made(await api(mine).put(`cookbooks/${book.id}`, { dishes: [own.id, open.id] }));
  expect(inside(turned.attributes)).toEqual([own.id, open.id]);
  const third = await makeDish(mine);
  made(await api(mine).act(`cookbooks/${book.id}/add`, { dish: third.id }));
  const again = made(await api(mine).act(`cookbooks/${book.id}/add`, { dish: own.id }));
  expect(inside(again.attributes)).toEqual([own.id, open.id, third.id]);
  const [shown] = (await read(mine, book.id)).dishes.data;
  expect(shown.attributes).toMatchObject({ Name: own.attributes.Name, DishImages: { data: [] } });
  expect(shown.attributes).not.toHaveProperty('ingredients');
  made(await api(mine).delete(`dishes/${third.id}`));
  expect(inside(await read(mine, book.id))).toEqual([own.id, open.id]);
});

test('a cookbook in a list shows its own picture, or that of the first recipe the reader may open', async () => {
  const hidden = await withPicture(mine, await makeDish(mine));
  const shown = await withPicture(other, await makePublic(other));
  const book = await makeBook(mine, { visibility: 'public', dishes: [hidden.id, shown.id, open.id] });
  const listed = async (by: Person) => {
    const fields = 'fields=Name,cover,recipeCount';
    const { data } = await api(by).get(`cookbooks?${fields}&filters[id][$eq]=${book.id}`);
    return data[0].attributes;
  };
  const idOf = (dish: ApiRecord): number => at(picturesOf(dish), 0).id;
  expect(await listed(mine)).toMatchObject({ cover: { data: { id: idOf(hidden) } }, recipeCount: 3 });
  expect(await listed(other)).toMatchObject({ cover: { data: { id: idOf(shown) } }, recipeCount: 3 });
  const own = at(uploadedFiles(await upload(mine, [{ bytes: await jpeg() }])), 0);
  made(await api(mine).put(`cookbooks/${book.id}`, { image: own.id }));
  expect((await listed(other)).cover.data.id).toBe(own.id);
  made(await api(mine).put(`cookbooks/${book.id}`, { image: null }));
  expect((await listed(mine)).cover.data.id).toBe(idOf(hidden));
  made(await api(mine).put(`cookbooks/${book.id}`, { dishes: [open.id] }));
  expect(await listed(mine)).toMatchObject({ cover: { data: null }, recipeCount: 1 });
});

test('a public cookbook shows a recipe that the reader may not open as closed, without any of it', async () => {
  const book = await makeBook(mine, { visibility: 'public', dishes: [own.id, open.id] });
  for (const by of [other, undefined]) {
    for (let round = 0; round < 2; round += 1) {
      const answer = await api(by).get(`cookbooks/${book.id}?populate=deep`);
      expect(made(answer).attributes.dishes.data[0]).toEqual({ id: own.id, attributes: { isClosed: true } });
      expect(answer.text).not.toContain(own.attributes.Name);
    }
  }
  expect(idsOf(await api(other).get(`dishes?cookbook=${book.id}`))).toEqual([open.id]);
  expect(idsOf(await api(mine).get(`dishes?cookbook=${book.id}`)).sort()).toEqual([own.id, open.id].sort());
});

test('a private cookbook belongs to its people: others, except Admins, neither read nor change it', async () => {
  const book = await makeBook(mine, { dishes: [open.id] });
  for (const by of [api(other), api(people().courier), api()]) {
    expect((await by.get(`cookbooks/${book.id}`)).status).toBe(404);
    expect((await by.get('cookbooks?pagination[pageSize]=100')).text).not.toContain(book.attributes.Name);
    expect(idsOf(await by.get(`dishes?cookbook=${book.id}`))).toEqual([]);
  }
  expect((await api(other).put(`cookbooks/${book.id}`, { Name: 'Mine now' })).status).toBe(404);
  expect((await api(other).delete(`cookbooks/${book.id}`)).status).toBe(404);
  expect((await api(other).act(`cookbooks/${book.id}/add`, { dish: open.id })).status).toBe(404);
  expect(
    faults(await api(mine).act(`cookbooks/${book.id}/add`, { dish: (await makeDish(other)).id })),
  ).toEqual(['dish: reference']);
});

test('the owner adds collaborators by email; they edit it and keep closed recipes; only the owner shares it', async () => {
  const book = await makeBook(mine, { dishes: [own.id] });
  made(await api(mine).act(`cookbooks/${book.id}/collaborators`, { email: other.email }));
  const twice = await api(mine).act(`cookbooks/${book.id}/collaborators`, { email: other.email });
  expect(twice.status).toBe(409);
  expect(faults(twice)).toEqual(['email: coAuthor']);
  expect((await read(other, book.id)).dishes.data[0].attributes).toEqual({ isClosed: true });
  const turned = made(await api(other).put(`cookbooks/${book.id}`, { dishes: [open.id, own.id] }));
  expect(inside(turned.attributes)).toEqual([open.id, own.id]);
  expect(faults(await api(other).put(`cookbooks/${book.id}`, { visibility: 'public' }))).toEqual([
    'visibility: unknown',
  ]);
  expect((await api(other).delete(`cookbooks/${book.id}`)).status).toBe(403);
  expect((await api(other).act(`cookbooks/${book.id}/collaborators`, { email: mine.email })).status).toBe(
    403,
  );
  const third = await newPerson();
  expect(faults(await api(mine).put(`cookbooks/${book.id}`, { collaborators: [third.id] }))).toEqual([
    'collaborators: reference',
  ]);
});

test('a public cookbook is reported and hidden, and passes to its first collaborator', async () => {
  const leaving = await newPerson();
  const book = await makeBook(leaving, { visibility: 'public', dishes: [open.id] });
  made(await api(leaving).act(`cookbooks/${book.id}/collaborators`, { email: mine.email }));
  expect((await api(other).put(`cookbooks/${book.id}`, { Name: 'Mine now' })).status).toBe(403);
  made(await api(other).act(`cookbooks/${book.id}/report`, { why: 'Copied.' }));
  expect((await api(other).act(`cookbooks/${book.id}/hide`)).status).toBe(403);
  made(await api(people().admin).act(`cookbooks/${book.id}/hide`));
  expect((await api(other).get(`cookbooks/${book.id}`)).status).toBe(404);
  expect((await api(leaving).delete('users/me')).status).toBe(200);
  expect(inside(await read(mine, book.id))).toEqual([open.id]);
  made(await api(mine).delete(`cookbooks/${book.id}`));
});

test('one call adds several recipes, and reversing the answer removes them but keeps additions by others', async () => {
  const [third, fourth] = [await makeDish(mine), await makeDish(mine)];
  const book = await makeBook(mine, { dishes: [open.id] });
  const change = (by: Person, given: object) => api(by).act(`cookbooks/${book.id}/dishes`, given);
  const answer = made(await change(mine, { add: [own.id, open.id, third.id, own.id] }));
  expect(answer).toEqual({ added: [own.id, third.id], removed: [] });
  made(await change(mine, { add: [fourth.id] }));
  expect(made(await change(mine, { remove: [own.id, third.id] }))).toEqual({
    added: [],
    removed: [own.id, third.id],
  });
  expect(inside(await read(mine, book.id))).toEqual([open.id, fourth.id]);
  expect(faults(await change(mine, {}))).toEqual(['add: required']);
});

test('only editors add several recipes, and none is added if one is unreadable or there is no room', async () => {
  const closed = await makeDish(other);
  const book = await makeBook(mine, { visibility: 'public', dishes: [open.id] });
  const change = (by: Person, given: object) => api(by).act(`cookbooks/${book.id}/dishes`, given);
  expect(faults(await change(mine, { add: [own.id, closed.id] }))).toEqual(['add.1: reference']);
  expect(inside(await read(mine, book.id))).toEqual([open.id]);
  expect((await change(other, { add: [closed.id] })).status).toBe(403);
  expect((await change(people().courier, { remove: [open.id] })).status).toBe(403);
  expect((await api().act(`cookbooks/${book.id}/dishes`, { remove: [open.id] })).status).toBe(401);
  made(await api(mine).act(`cookbooks/${book.id}/collaborators`, { email: other.email }));
  expect((await change(other, { add: [closed.id] })).body.data.added).toEqual([closed.id]);
  // an editor can remove a recipe that they may not open
  expect((await change(mine, { remove: [closed.id] })).body.data.removed).toEqual([closed.id]);
});
