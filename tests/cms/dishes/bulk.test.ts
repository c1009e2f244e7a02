import { beforeAll, expect, test } from 'vitest';
import { LIMITS } from '@/lib/domain/limits';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made, makeDish, makePublic, readDish, recordsOf } from '../support/records';

let mine: Person;
let other: Person;
beforeAll(async () => {
  mine = await newPerson();
  other = await newPerson();
});
const tag = (by: { token: string }, changes: unknown) => api(by).post('dishes/tags', { changes });
const rate = (by: { token: string }, changes: unknown) => api(by).post('dish-notes/rate', { changes });
const tagsOf = async (by: Person, { id }: ApiRecord) => (await readDish(by, id)).attributes.tags;
const words = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`);
/** Returns a field of each dish in the person's own list. */
async function listed(by: Person, field: string) {
  const answer = await api(by).get(`dishes?own=mine,shared,saved&fields=${field}`);
  return new Map(recordsOf(answer).map(({ id, attributes }) => [id, attributes[field] ?? null]));
}

test('one call tags several recipes, and reversing the answer removes the tags', async () => {
  const first = await makeDish(mine, { tags: ['Soups', 'quick'] });
  const second = await makeDish(mine);
  const same = await makeDish(mine, { tags: ['Winter'] });
  const answer = made(
    await tag(mine, [
      { dish: first.id, add: ['winter,  nights'], remove: ['SOUPS'] },
      { dish: second.id, add: ['winter nights'] },
      { dish: same.id, add: ['winter'], remove: ['summer'] },
    ]),
  );
  expect(answer).toEqual([
    { dish: first.id, added: ['winter nights'], removed: ['Soups'] },
    { dish: second.id, added: ['winter nights'], removed: [] },
    { dish: same.id, added: [], removed: [] },
  ]);
  expect(await tagsOf(mine, first)).toEqual(['quick', 'winter nights']);
  expect(await tagsOf(mine, same)).toEqual(['Winter']);
  expect((await readDish(mine, same.id)).attributes.updatedAt).toBe(same.attributes.updatedAt);
  // undoing keeps tags that were set meanwhile
  made(await api(mine).put(`dishes/${second.id}`, { tags: ['winter nights', 'guests'] }));
  made(
    await tag(mine, [
      { dish: first.id, add: ['Soups'], remove: ['winter nights'] },
      { dish: second.id, remove: ['winter nights'] },
    ]),
  );
  expect(await tagsOf(mine, first)).toEqual(['quick', 'Soups']);
  expect(await tagsOf(mine, second)).toEqual(['guests']);
});

test('only editors set tags; nothing is set if one recipe is not theirs', async () => {
  const own = await makeDish(other);
  const shared = await makeDish(mine);
  const open = await makePublic(mine);
  const closed = await makeDish(mine);
  made(await api(mine).act(`dishes/${shared.id}/collaborators`, { email: other.email }));
  made(await tag(other, [{ dish: shared.id, add: ['ours'] }]));
  expect(await tagsOf(mine, shared)).toEqual(['ours']);
  for (const [foreign, status] of [
    [open, 403],
    [closed, 400],
  ] as const) {
    const refused = await tag(other, [
      { dish: own.id, add: ['never'] },
      { dish: foreign.id, add: ['never'] },
    ]);
    expect(refused.status).toBe(status);
  }
  expect(await tagsOf(other, own)).toEqual([]);
  expect(await tagsOf(mine, open)).toEqual([]);
  expect((await tag(people().courier, [{ dish: open.id, add: ['x'] }])).status).toBe(403);
});

test('a recipe that would get too many tags is named, and none is changed', async () => {
  const { max } = LIMITS.tags;
  const empty = await makeDish(mine);
  const full = await makeDish(mine, { tags: words(max) });
  const refused = await tag(mine, [
    { dish: empty.id, add: ['one more'] },
    { dish: full.id, add: ['one more'] },
  ]);
  expect(faults(refused)).toEqual(['changes.1.add: tooMany']);
  expect(await tagsOf(mine, empty)).toEqual([]);
  made(await tag(mine, [{ dish: full.id, add: ['one more'], remove: ['Word 0'] }]));
  expect(await tagsOf(mine, full)).toEqual([...words(max).slice(1), 'one more']);
  expect(faults(await tag(mine, []))).toEqual(['changes: required']);
  const tooMany = Array.from({ length: LIMITS.dishesAtOnce.max + 1 }, () => ({ dish: empty.id, add: ['a'] }));
  expect(faults(await tag(mine, tooMany))).toEqual(['changes: tooMany']);
});

test('a person rates recipes for themselves, other people’s too, and the answer takes the ratings back', async () => {
  const own = await makeDish(mine);
  const open = await makePublic(other);
  made(await api(mine).post('dish-notes', { dish: open.id, rating: 2, Note: 'Less salt' }));
  made(await api(mine).act(`dishes/${open.id}/save`));
  const both = (rating: number | null) => [own, open].map(({ id: dish }) => ({ dish, rating }));
  expect(made(await rate(mine, both(5)))).toEqual([
    { dish: own.id, rating: 5, before: null },
    { dish: open.id, rating: 5, before: 2 },
  ]);
  const given = await listed(mine, 'myRating');
  expect([given.get(own.id), given.get(open.id)]).toEqual([5, 5]);
  expect((await listed(other, 'myRating')).get(open.id)).toBeNull();
  made(
    await rate(mine, [
      { dish: own.id, rating: null },
      { dish: open.id, rating: 2 },
    ]),
  );
  const back = await listed(mine, 'myRating');
  expect([back.get(own.id), back.get(open.id)]).toEqual([null, 2]);
  const notes = await api(mine).get(`dish-notes?filters[dish][id][$eq]=${open.id}`);
  expect(notes.data[0].attributes).toMatchObject({ rating: 2, Note: 'Less salt' });
});

test('an unreadable recipe cannot be rated, and then none is', async () => {
  const own = await makeDish(mine);
  const closed = await makeDish(other);
  const refused = await rate(mine, [
    { dish: own.id, rating: 4 },
    { dish: closed.id, rating: 4 },
  ]);
  expect(faults(refused)).toEqual(['changes.1.dish: reference']);
  expect(faults(await rate(mine, [{ dish: own.id, rating: 6 }]))).toEqual(['changes.0.rating: range']);
  expect((await listed(mine, 'myRating')).get(own.id)).toBeNull();
  expect((await api().post('dish-notes/rate', { changes: [{ dish: own.id, rating: 1 }] })).status).toBe(401);
});

test('a person’s own list shows which recipes they may change, and when each was cooked last', async () => {
  const own = await makeDish(mine);
  const shared = await makeDish(other);
  const saved = await makePublic(other);
  made(await api(other).act(`dishes/${shared.id}/collaborators`, { email: mine.email }));
  made(await api(mine).act(`dishes/${saved.id}/save`));
  const reach = await listed(mine, 'myReach');
  expect([own, shared, saved].map(({ id }) => reach.get(id))).toEqual(['own', 'edit', 'read']);
  made(await api(mine).act(`dishes/${saved.id}/cooked`, { day: '2026-11-02' }));
  made(await api(mine).act(`dishes/${saved.id}/cooked`, { day: '2026-11-20' }));
  made(await api(other).act(`dishes/${shared.id}/cooked`, { day: '2026-11-21' }));
  const cooked = await listed(mine, 'cookedLast');
  expect([own, shared, saved].map(({ id }) => cooked.get(id))).toEqual([null, null, '2026-11-20']);
});
