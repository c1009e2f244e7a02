import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { at } from '@/tests/support/at';
import { day as planDay, entry, makePlan, makePublished, meal } from '../mealplans/support';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { idsOf, made, makeDish, makePublic } from '../support/records';
import { today } from '../support/today';

const DAY = '2026-11-16';
const NEXT = '2026-11-17';

let person: Person;
let dish: ApiRecord;
const mine = () => api(person);
const logOf = async (id = dish.id): Promise<ApiRecord[]> =>
  (await mine().get(`cookings?filters[dish][id][$eq]=${id}&sort=day:asc&populate=deep,2`)).data;

beforeAll(async () => {
  person = await newPerson();
  dish = await makePublic(people().friend);
});

test('a person records a cooking with day, note and picture, changes it and takes it back', async () => {
  const other = await makeDish(person);
  const { id } = made(await mine().act(`dishes/${other.id}/cooked`, { day: DAY, Note: 'Less salt' }));
  expect((await logOf(other.id)).map(({ attributes }) => attributes)).toEqual([
    expect.objectContaining({
      day: DAY,
      Note: 'Less salt',
      Name: other.attributes.Name,
      image: { data: null },
      key: null,
    }),
  ]);
  made(await mine().put(`cookings/${id}`, { Note: 'Just right', day: NEXT }));
  expect(at(await logOf(other.id), 0).attributes).toMatchObject({ Note: 'Just right', day: NEXT });
  made(await mine().delete(`cookings/${id}`));
  expect(await logOf(other.id)).toEqual([]);
});

test('a cooking defaults to today, and refuses a future day, unknown fields and another person’s picture', async () => {
  const cook = (data?: unknown) => mine().act(`dishes/${dish.id}/cooked`, data);
  const before = today();
  const said = made(await cook());
  const now = today();
  expect([before, now]).toContain(said.attributes.day);
  expect(faults(await cook({ day: addDays(now, 9) }))).toEqual(['day: future']);
  expect(faults(await cook({ day: 'Monday' }))).toEqual(['day: date']);
  expect(faults(await cook({ dish: 1 }))).toEqual(['dish: unknown']);
  expect(faults(await cook({ image: 2147483647 }))).toEqual(['image: reference']);
  expect(faults(await mine().put(`cookings/${said.id}`, { key: randomUUID() }))).toEqual(['key: unknown']);
  expect((await cook({ day: addDays(now, -1) })).status).toBe(200);
  for (const one of await logOf()) made(await mine().delete(`cookings/${one.id}`));
});

test('the same key twice makes one cooking', async () => {
  const header = { 'Idempotency-Key': randomUUID() };
  const first = made(await mine().post(`dishes/${dish.id}/cooked`, { day: DAY }, header));
  const again = made(await mine().post(`dishes/${dish.id}/cooked`, { day: DAY }, header));
  expect(again.id).toBe(first.id);
  made(await mine().delete(`cookings/${first.id}`));
});

test('a cooking is private, and an unreadable recipe cannot be cooked', async () => {
  const { id } = made(await mine().act(`dishes/${dish.id}/cooked`, { day: DAY, Note: 'A secret trick' }));
  for (const other of [people().friend, people().admin]) {
    const they = api(other);
    expect((await they.get(`cookings/${id}`)).status).toBe(404);
    expect((await they.put(`cookings/${id}`, { Note: 'Mine' })).status).toBe(404);
    expect((await they.delete(`cookings/${id}`)).status).toBe(404);
    expect((await they.get('cookings?pagination[pageSize]=100')).text).not.toContain('secret trick');
    expect((await they.get(`cookings?filters[user]=${person.id}`)).status).toBe(400);
  }
  expect((await api().get('cookings')).status).toBe(401);
  expect((await api(people().courier).act(`dishes/${dish.id}/cooked`)).status).toBe(403);
  const closed = await makeDish(people().friend);
  expect((await mine().act(`dishes/${closed.id}/cooked`)).status).toBe(404);
  made(await mine().delete(`cookings/${id}`));
});

test('a cooking outlives its recipe, with its name', async () => {
  const gone = await makeDish(person);
  const { id } = made(await mine().act(`dishes/${gone.id}/cooked`, { day: DAY }));
  made(await mine().delete(`dishes/${gone.id}`));
  const left = made(await mine().get(`cookings/${id}?populate=deep,2`)).attributes;
  expect(left).toMatchObject({ Name: gone.attributes.Name, dish: { data: null } });
  made(await mine().delete(`cookings/${id}`));
});

describe('marking a planned meal', () => {
  const cooked = entry(0);
  const rest = { key: randomUUID(), kind: 'leftovers', of: cooked.key };
  const mark = { day: DAY, kind: 'entry', key: cooked.key, state: 'done' };
  let plan: ApiRecord;
  beforeAll(async () => {
    Object.assign(cooked, { dish: dish.id });
    const days = [planDay([meal([cooked])]), planDay([meal([rest])])];
    plan = await makePlan(person, { startDate: DAY, days });
  });
  const keys = async () => (await logOf()).map(({ attributes }) => attributes.key);
  const done = async (given: object = {}) =>
    made(await mine().post('logs', { ...mark, mealplan: plan.id, ...given }));

  test('records one cooking, in any notation, and removes it again', async () => {
    const { id } = await done();
    expect((await logOf()).map(({ attributes }) => attributes)).toEqual([
      expect.objectContaining({ day: DAY, Name: dish.attributes.Name, key: cooked.key }),
    ]);
    await done();
    expect(await keys()).toHaveLength(1);
    await done({ state: 'skipped' });
    expect(await keys()).toEqual([]);
    await done();
    expect(await keys()).toHaveLength(1);
    made(await mine().delete(`logs/${id}`));
    expect(await keys()).toEqual([]);
    made(await mine().post('logs', mark)); // the mark leaves out the plan's name
    expect(await keys()).toEqual([cooked.key]);
    await done({ state: 'skipped' });
  });

  test('records no cooking for leftovers', async () => {
    await done({ day: NEXT, key: rest.key });
    expect(await keys()).toEqual([]);
  });

  test('counts once together with a cooking from cook mode, which stays when the mark is removed', async () => {
    const said = made(await mine().act(`dishes/${dish.id}/cooked`, { day: DAY, Note: 'By heart' }));
    const log = await done();
    expect(await keys()).toEqual([cooked.key]);
    made(await mine().delete(`logs/${log.id}`));
    expect((await logOf()).map(({ id, attributes }) => [id, attributes.key, attributes.Note])).toEqual([
      [said.id, null, 'By heart'],
    ]);
    made(await mine().delete(`cookings/${said.id}`));
  });

  test('counts once in the other order too', async () => {
    const log = await done();
    const marked = at(await logOf(), 0);
    const said = made(await mine().act(`dishes/${dish.id}/cooked`, { day: DAY, Note: 'Crisp' }));
    expect(said.id).toBe(marked.id);
    made(await mine().delete(`logs/${log.id}`));
    expect((await logOf()).map(({ attributes }) => attributes.Note)).toEqual(['Crisp']);
    made(await mine().act(`dishes/${dish.id}/cooked`, { day: DAY })); // cooked a second time that day
    expect(await keys()).toHaveLength(2);
    for (const one of await logOf()) made(await mine().delete(`cookings/${one.id}`));
  });

  test('counts for a person who follows another’s plan', async () => {
    const shared = entry(dish.id);
    const published = await makePublished(people().friend, {
      startDate: DAY,
      days: [planDay([meal([shared])])],
    });
    made(await mine().act(`mealplans/${published.id}/subscribe`, { startDate: DAY }));
    const { data } = await mine().get(`subscriptions?filters[mealplan][id][$eq]=${published.id}`);
    const log = made(await mine().post('logs', { ...mark, key: shared.key, subscription: data[0].id }));
    expect(await keys()).toEqual([shared.key]);
    expect((await api(people().friend).get('cookings')).text).not.toContain(String(shared.key));
    made(await mine().delete(`logs/${log.id}`));
    expect(await keys()).toEqual([]);
  });
});

test('cooking a recipe counts for its other language too', async () => {
  const cook = await newPerson();
  const they = api(cook);
  const dish = await makeDish(cook);
  const twin = await makeDish(cook, { language: 'ka', translationOf: dish.id });
  const other = await makeDish(cook, { language: 'ka' });
  const own = `filters[owner][id][$eq]=${cook.id}&filters[language][$eq]=ka`;
  const found = async (query: string) => idsOf(await they.get(`dishes?${own}&${query}`));
  const draw = async () => (await they.get(`dishes/draw?${own}`)).body;
  expect((await found('cooked=never')).toSorted((a, b) => a - b)).toEqual([twin.id, other.id]);
  const day = today();
  made(await they.act(`dishes/${dish.id}/cooked`, { day: addDays(day, -40) }));
  expect(await found('cooked=never')).toEqual([other.id]);
  expect(await found('cooked=month')).toEqual([twin.id]);
  expect(await found('sort=cooked:desc')).toEqual([twin.id, other.id]);
  expect((await they.get(`dishes/draw?${own}&cooked=month`)).body.meta.lastCooked).toBe(addDays(day, -40));
  made(await they.act(`dishes/${dish.id}/cooked`, { day: addDays(day, -1) }));
  expect(await found('cooked=month')).toEqual([]);
  expect(await draw()).toMatchObject({ data: { id: other.id }, meta: { fitting: 2, lately: 1 } });
});

test('lists filter by never cooked, not for a month, and sort by last cooked', async () => {
  const cook = await newPerson();
  const they = api(cook);
  const [never, long, lately] = [await makeDish(cook), await makeDish(cook), await makeDish(cook)];
  const day = today();
  made(await they.act(`dishes/${long.id}/cooked`, { day: addDays(day, -40) }));
  made(await they.act(`dishes/${lately.id}/cooked`, { day: addDays(day, -60) }));
  const { id } = made(await they.act(`dishes/${lately.id}/cooked`, { day: addDays(day, -1) }));
  const own = `filters[owner][id][$eq]=${cook.id}`;
  const found = async (query: string) => idsOf(await they.get(`dishes?${own}&${query}`));
  expect(await found('cooked=never')).toEqual([never.id]);
  expect(await found('cooked=month')).toEqual([long.id]);
  expect(await found('sort=cooked:desc')).toEqual([lately.id, long.id, never.id]);
  expect(await found('sort=cooked:asc')).toEqual([long.id, lately.id, never.id]);
  // the next read already sees it
  made(await they.delete(`cookings/${id}`));
  expect((await they.get(`dishes?${own}&cooked=month&sort=cooked:desc`)).body).toMatchObject({
    data: [{ id: long.id }, { id: lately.id }],
    meta: { pagination: { total: 2 } },
  });
  // shows nothing about other people
  expect((await api(people().friend).get('dishes?cooked=never&pagination[pageSize]=1')).status).toBe(200);
  expect((await they.get('dishes?cooked=often')).status).toBe(400);
  expect((await they.get('products?cooked=never')).status).toBe(400);
  expect((await they.get('products?sort=cooked:desc')).status).toBe(400);
});
