import { beforeAll, expect, test } from 'vitest';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { makeDish, made, makePublic, readDish } from '../support/records';

let mine: Person;
let other: Person;
beforeAll(async () => {
  mine = await newPerson();
  other = await newPerson();
});
const change = (by: { token: string }, changes: unknown) => api(by).post('dishes/types', { changes });
const typesOf = async (by: Person, { id }: ApiRecord) => (await readDish(by, id)).attributes.types;

test('one call sets the meals of several recipes, and reversing the answer takes them back', async () => {
  const lunch = await makeDish(mine, { types: ['Lunch'] });
  const none = await makeDish(mine);
  const same = await makeDish(mine, { types: ['Breakfast'] });
  const answer = made(
    await change(mine, [
      { dish: lunch.id, add: ['Dinner'], remove: ['Lunch', 'Snack'] },
      { dish: none.id, add: ['Dinner', 'Breakfast'] },
      { dish: same.id, add: ['Breakfast'] },
    ]),
  );
  expect(answer).toEqual([
    { dish: lunch.id, added: ['Dinner'], removed: ['Lunch'] },
    { dish: none.id, added: ['Breakfast', 'Dinner'], removed: [] },
    { dish: same.id, added: [], removed: [] },
  ]);
  expect(await typesOf(mine, lunch)).toEqual(['Dinner']);
  expect(await typesOf(mine, none)).toEqual(['Breakfast', 'Dinner']);
  // nothing changed, so this is no edit
  expect((await readDish(mine, same.id)).attributes.updatedAt).toBe(same.attributes.updatedAt);
  // undoing keeps types that were set meanwhile
  made(await api(mine).put(`dishes/${none.id}`, { types: ['Breakfast', 'Dinner', 'Snack'] }));
  made(
    await change(mine, [
      { dish: lunch.id, add: ['Lunch'], remove: ['Dinner'] },
      { dish: none.id, remove: ['Breakfast', 'Dinner'] },
    ]),
  );
  expect(await typesOf(mine, lunch)).toEqual(['Lunch']);
  expect(await typesOf(mine, none)).toEqual(['Snack']);
});

test('each change of meals is an edit, kept in the earlier versions', async () => {
  const dish = await makeDish(mine, { types: ['Lunch'] });
  made(await change(mine, [{ dish: dish.id, add: ['Snack'] }]));
  const { data } = await api(mine).get(`dishes/${dish.id}/versions`);
  expect(data).toMatchObject([{ attributes: { changed: ['types'] } }]);
  expect((await readDish(mine, dish.id)).attributes.updatedAt > dish.attributes.updatedAt).toBe(true);
});

test('co-editors set a recipe’s meals; a reader cannot, and then nothing is set', async () => {
  const own = await makeDish(other);
  const shared = await makeDish(mine);
  const open = await makePublic(mine, { types: ['Lunch'] });
  const closed = await makeDish(mine);
  made(await api(mine).act(`dishes/${shared.id}/collaborators`, { email: other.email }));
  made(await change(other, [{ dish: shared.id, add: ['Dinner'] }]));
  expect(await typesOf(mine, shared)).toEqual(['Dinner']);
  const refused = await change(other, [
    { dish: own.id, add: ['Snack'] },
    { dish: open.id, add: ['Snack'] },
  ]);
  expect(refused.status).toBe(403);
  const unseen = await change(other, [
    { dish: own.id, add: ['Snack'] },
    { dish: closed.id, add: ['Snack'] },
  ]);
  expect(unseen.status).toBe(400);
  expect(faults(unseen)).toEqual(['changes.1.dish: reference']);
  expect(await typesOf(other, own)).toEqual([]);
  expect(await typesOf(mine, open)).toEqual(['Lunch']);
  expect(await typesOf(mine, closed)).toEqual([]);
  expect((await change(people().courier, [{ dish: open.id, add: ['Snack'] }])).status).toBe(403);
  expect((await api().post('dishes/types', { changes: [{ dish: open.id, add: ['Snack'] }] })).status).toBe(
    401,
  );
});

test('a change of meals that is none is refused', async () => {
  const { id } = await makeDish(mine);
  const refused = async (changes: unknown) => faults(await change(mine, changes));
  expect(await refused([])).toEqual(['changes: required']);
  expect(await refused([{ add: ['Lunch'] }])).toEqual(['changes.0.dish: required']);
  expect(await refused([{ dish: id, add: ['Supper'] }])).toEqual(['changes.0.add.0: choice']);
  expect(await refused([{ dish: id, types: ['Lunch'] }])).toEqual(['changes.0.types: unknown']);
  expect(await refused(Array.from({ length: 101 }, () => ({ dish: id, add: ['Lunch'] })))).toEqual([
    'changes: tooMany',
  ]);
});
