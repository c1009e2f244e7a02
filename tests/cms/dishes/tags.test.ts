import { beforeAll, expect, test } from 'vitest';
import { api, faults, newPerson, people } from '../support/api';
import type { Person } from '../support/people';
import { idsOf, makeDish, made, makePublic, readDish, uniqueWord } from '../support/records';

let mine: Person;
let other: Person;
beforeAll(async () => {
  mine = await newPerson();
  other = await newPerson();
});
const tagged = (by: Person, tags: readonly string[], given = {}) => makeDish(by, { tags, ...given });
const tagsOf = async (by: Person) => made(await api(by).get('users/me/tags'));
const found = async (by: Person | undefined, query: string) => idsOf(await api(by).get(`dishes?${query}`));

test('tags are a person’s own words, unique, in both scripts', async () => {
  const dish = await tagged(mine, [' Quick', 'quick', 'სუფრა', 'for  guests, late', '']);
  expect(dish.attributes.tags).toEqual(['Quick', 'სუფრა', 'for guests late']);
  const changed = made(await api(mine).put(`dishes/${dish.id}`, { Note: 'x' }));
  expect(changed.attributes.tags).toEqual(dish.attributes.tags);
  made(await api(mine).delete(`dishes/${dish.id}`));
});

test('too many tags, or one that is too long, are refused', async () => {
  const refused = async (tags: unknown) =>
    faults(await api(mine).post('dishes', { Name: 'Soup of words', tags }));
  expect(await refused(Array.from({ length: 21 }, (_, at) => `word ${at}`))).toEqual(['tags: tooMany']);
  expect(await refused(['fine', 'ს'.repeat(31)])).toEqual(['tags.1: tooLong']);
  expect(await refused([7])).toEqual(['tags.0: choice']);
  expect(await refused('quick')).toEqual(['tags: choice']);
});

test('a list filters by all given words, ignoring case, also in others’ public recipes', async () => {
  const word = uniqueWord();
  const both = await makePublic(mine, { tags: [word.toUpperCase(), 'ზამთარი'] });
  const one = await makePublic(mine, { tags: [word] });
  for (const by of [mine, other, undefined]) {
    expect((await found(by, `tags=${word.toUpperCase()}`)).sort()).toEqual([both.id, one.id].sort());
    expect(await found(by, `tags=${word},${encodeURIComponent('ზამთარი')}`)).toEqual([both.id]);
    expect(await found(by, `filters[tags][$contains]=${word}&filters[tags][$notIn]=none`)).toHaveLength(2);
  }
  expect((await api(mine).get('dishes?tags[0]=winter')).status).toBe(400);
});

test('a person counts, renames, merges and removes tags, in their own recipes alone', async () => {
  const person = await newPerson();
  const soup = await tagged(person, ['fast', 'soup']);
  const stew = await tagged(person, ['Quick', 'soup']);
  const foreign = await makePublic(other, { tags: ['fast', 'soup'] });
  made(await api(other).act(`dishes/${foreign.id}/collaborators`, { email: person.email }));
  expect(await tagsOf(person)).toEqual([
    { name: 'soup', count: 2 },
    { name: 'Quick', count: 1 },
    { name: 'fast', count: 1 },
  ]);
  const merged = made(await api(person).post('users/me/tags', { from: ['FAST', 'quick'], to: 'სწრაფი' }));
  expect(merged).toEqual([
    { name: 'soup', count: 2 },
    { name: 'სწრაფი', count: 2 },
  ]);
  const after = await readDish(person, soup.id);
  expect(after.attributes).toMatchObject({ tags: ['სწრაფი', 'soup'], updatedAt: soup.attributes.updatedAt });
  made(await api(person).post('users/me/tags', { from: ['soup'], to: null }));
  expect((await readDish(person, stew.id)).attributes.tags).toEqual(['სწრაფი']);
  expect(await found(person, `own=mine&tags=${encodeURIComponent('სწრაფი')}`)).toHaveLength(2);
  expect((await readDish(other, foreign.id)).attributes.tags).toEqual(['fast', 'soup']);
});

test('an invalid change of tags is refused', async () => {
  const refused = async (data: object) => faults(await api(mine).post('users/me/tags', data));
  expect(await refused({})).toEqual(['from: required']);
  expect(await refused({ from: [1], to: 'x' })).toEqual(['from: required']);
  expect(await refused({ from: ['a'], to: ' , ' })).toEqual(['to: required']);
  expect(await refused({ from: ['a'], to: 'x'.repeat(31) })).toEqual(['to: tooLong']);
  expect((await api(people().courier).get('users/me/tags')).status).toBe(403);
});
