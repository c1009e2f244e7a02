import { beforeAll, expect, test } from 'vitest';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { idsOf, makeDish, made, makePublic } from '../support/records';

let mine: Person;
let other: Person;
let own: ApiRecord;
let shared: ApiRecord;
let saved: ApiRecord;
beforeAll(async () => {
  mine = await newPerson();
  other = await newPerson();
  own = await makeDish(mine, { tags: ['mine'] });
  shared = await makeDish(other);
  saved = await makePublic(other);
  await makePublic(other);
  made(await api(other).act(`dishes/${shared.id}/collaborators`, { email: mine.email }));
  made(await api(mine).act(`dishes/${saved.id}/save`));
});
const listed = async (by: Person | undefined, query: string) => idsOf(await api(by).get(`dishes?${query}`));
const note = (by: Person, dish: ApiRecord, given: object) =>
  api(by).post('dish-notes', { dish: dish.id, ...given });

test('a list holds dishes of mine, shared with me, saved by me, or any of these', async () => {
  expect(await listed(mine, 'own=mine')).toEqual([own.id]);
  expect(await listed(mine, 'own=shared')).toEqual([shared.id]);
  expect(await listed(mine, 'own=saved')).toEqual([saved.id]);
  expect(await listed(mine, 'own=mine,shared,saved')).toEqual([saved.id, shared.id, own.id]);
  expect(await listed(mine, 'own=mine,saved&reader=en&sort=Name:asc')).toHaveLength(2);
  expect(await listed(undefined, 'own=mine,saved')).toEqual([]);
  expect((await api(mine).get('dishes?own=all')).status).toBe(400);
});

test('a person keeps one note per dish, also for others’ recipes, and changes each field alone', async () => {
  const first = made(await note(mine, saved, { rating: 4 }));
  const again = made(await note(mine, saved, { Note: 'Less salt' }));
  expect(again).toMatchObject({ id: first.id, attributes: { rating: 4, Note: 'Less salt' } });
  expect(made(await note(mine, saved, { rating: null })).attributes).toMatchObject({ rating: null });
  for (const rating of [0, 6, 2.5, '4'])
    expect(faults(await note(mine, saved, { rating }))[0]).toMatch(/^rating: (range|number)$/);
  expect(faults(await api(mine).post('dish-notes', { rating: 3 }))).toEqual(['dish: required']);
});

test('a note is private: neither another member nor an Admin reads or removes it', async () => {
  const secret = 'a note that nobody else reads';
  const { id } = made(await note(mine, own, { rating: 5, Note: secret }));
  for (const they of [api(other), api(people().admin)]) {
    expect((await they.get(`dish-notes/${id}`)).status).toBe(404);
    expect((await they.delete(`dish-notes/${id}`)).status).toBe(404);
    expect((await they.get('dish-notes?pagination[pageSize]=100')).text).not.toContain(secret);
    expect((await they.get(`dish-notes?filters[user]=${mine.id}`)).status).toBe(400);
  }
  // a person cannot add a note to a recipe they may not open
  expect(faults(await note(other, own, { rating: 1 }))).toEqual(['dish: reference']);
  expect((await api().get('dish-notes')).status).toBe(401);
});

test('lists filter and sort by the reader’s ratings, current each time', async () => {
  made(await note(mine, own, { rating: 3 }));
  made(await note(mine, saved, { rating: 5 }));
  made(await note(other, saved, { rating: 1 }));
  const rated = 'own=mine,shared,saved&sort=rating:desc&fields=Name,myRating';
  const { data } = await api(mine).get(`dishes?${rated}`);
  expect(data.map(({ id, attributes }: ApiRecord) => [id, attributes.myRating ?? null])).toEqual([
    [saved.id, 5],
    [own.id, 3],
    [shared.id, null],
  ]);
  expect(await listed(mine, 'rating=4')).toEqual([saved.id]);
  expect(await listed(other, 'rating=4')).toEqual([]);
  made(await note(mine, own, { rating: 4 }));
  expect((await listed(mine, 'rating=4')).sort()).toEqual([own.id, saved.id].sort());
  // a sort field named twice counts once
  expect((await api(mine).get(`dishes?${rated}&sort=rating:asc`)).data).toHaveLength(3);
  expect((await api(mine).get('dishes?rating=9')).status).toBe(400);
});

test('a recipe shows its reader’s current rating', async () => {
  const rating = async () =>
    made(await api(mine).get(`dishes/${own.id}?fields=Name,myRating`)).attributes.myRating ?? null;
  made(await note(mine, own, { rating: 2 }));
  expect(await rating()).toBe(2);
  made(await note(mine, own, { rating: 5 }));
  expect(await rating()).toBe(5);
});

test('notes are deleted with their dish', async () => {
  const dish = await makePublic(other);
  const { id } = made(await note(mine, dish, { rating: 2 }));
  made(await api(other).delete(`dishes/${dish.id}`));
  expect((await api(mine).get(`dish-notes/${id}`)).status).toBe(404);
});

test('each part of a library is counted as its list is, with the recipes to check', async () => {
  const [reader, friend] = [await newPerson(), await newPerson()];
  const doubtful = await makeDish(reader, { lookAgain: ['veggie mince'], types: ['Lunch'] });
  const plain = await makeDish(reader, { types: [] });
  const given = await makeDish(friend, { lookAgain: ['hazelnut flour'], types: ['Dinner'] });
  const kept = await makePublic(friend, { lookAgain: ['malt'], types: ['Dinner'] });
  made(await api(friend).act(`dishes/${given.id}/collaborators`, { email: reader.email }));
  made(await api(reader).act(`dishes/${kept.id}/save`));
  const counts = async (by: Person, language = 'en') =>
    (await api(by).get(`dishes/counts?reader=${language}`)).body.data;
  expect(await counts(reader)).toEqual({
    all: { total: 4, toCheck: 2, noMeal: 1 },
    mine: { total: 2, toCheck: 1, noMeal: 1 },
    shared: { total: 1, toCheck: 1, noMeal: 0 },
    saved: { total: 1, toCheck: 0, noMeal: 0 },
  });
  // a reader is not asked to fix what only others can
  const toCheck = await listed(reader, 'own=mine,shared,saved&toCheck=true');
  expect(toCheck.sort()).toEqual([doubtful.id, given.id].sort());
  made(await api(reader).put(`dishes/${doubtful.id}`, { lookAgain: [] }));
  made(await api(reader).put(`dishes/${plain.id}`, { types: ['Snack'] }));
  expect((await counts(reader)).all).toEqual({ total: 4, toCheck: 1, noMeal: 0 });
  // two language versions count as one recipe
  const twin = await makeDish(reader, { language: 'ka', translationOf: plain.id });
  expect((await counts(reader, 'ka')).mine.total).toBe(2);
  expect(await listed(reader, 'own=mine&reader=ka')).toContain(twin.id);
  expect((await api(people().courier).get('dishes/counts?reader=en')).status).toBe(403);
  expect((await api().get('dishes/counts?reader=en')).status).toBe(401);
  expect((await api(reader).get('dishes/counts?own=mine')).status).toBe(400);
  expect((await api(reader).get('dishes?toCheck=1')).status).toBe(400);
});
