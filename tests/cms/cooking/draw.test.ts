import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { at, given } from '@/tests/support/at';
import { api, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { idsOf, line, made, makeDish, makeProduct, makePublic, unique } from '../support/records';
import { today } from '../support/today';

let person: Person;
const mine = () => api(person);
beforeEach(async () => {
  person = await newPerson();
});

/** Names of foods in season this month. */
const ripeNow = () =>
  given(
    [
      'Orange',
      'Orange',
      'Spinach',
      'Spinach',
      'Strawberries',
      'Tomato',
      'Tomato',
      'Tomato',
      'Tomato',
      'Apple',
      'Apple',
      'Persimmon',
    ][Number(today().slice(5, 7)) - 1],
  );

describe('a drawn recipe', () => {
  let own: ApiRecord[];
  const filters = () => `filters[owner][id][$eq]=${person.id}`;
  const draw = (query = '') => mine().get(`dishes/draw?${filters()}&${query}`);
  beforeEach(async () => {
    own = [await makeDish(person, { TimeToCook: 10 }), await makeDish(person), await makeDish(person)];
  });

  test('comes once before any repeats', async () => {
    const seen: number[] = [];
    for (const _ of own) {
      const { body } = await draw(`seen=${seen.join(',')}`);
      expect(body.meta).toMatchObject({ fitting: 3, lately: 0, isRound: false, lastCooked: null });
      seen.push(body.data.id);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(own.map(({ id }) => id));
    const { body } = await draw(`seen=${seen.join(',')}`);
    expect(body.meta.isRound).toBe(true);
    expect(body.data.id).not.toBe(seen.at(-1));
  });

  test('fits the filters, and was not cooked or eaten lately', async () => {
    expect((await draw('filters[TimeToCook][$lte]=15')).data.id).toBe(at(own, 0).id);
    made(await mine().act(`dishes/${at(own, 0).id}/cooked`, { day: addDays(today(), -13) }));
    expect((await draw('filters[TimeToCook][$lte]=15')).body).toMatchObject({
      data: null,
      meta: { fitting: 1, lately: 1 },
    });
    made(await mine().act(`dishes/${at(own, 1).id}/cooked`, { day: addDays(today(), -30) }));
    const eaten = { kind: 'food', day: today(), key: randomUUID(), state: 'done', dish: at(own, 2).id };
    made(await mine().post('logs', eaten));
    expect((await draw()).body).toMatchObject({
      data: { id: at(own, 1).id },
      meta: { fitting: 3, lately: 2, lastCooked: addDays(today(), -30) },
    });
    expect((await draw('cooked=never')).data).toBeNull();
  });

  test('names its ingredients in season', async () => {
    const product = await makeProduct(person, {
      category: 'fruit',
      Name: unique(ripeNow()),
    });
    const dish = await makeDish(person, { TimeToCook: 7, ingredients: [line(product.id)] });
    expect((await draw('filters[TimeToCook][$eq]=7')).body).toMatchObject({
      data: { id: dish.id },
      meta: { ripe: [{ id: product.id, Name: product.attributes.Name }] },
    });
  });

  test('has the season of a Georgian product from its food', async () => {
    const [food] = (await mine().get(`foods?filters[Name][$eq]=${ripeNow()}`)).data;
    const Name = unique('ჩემი ნობათი');
    const product = await makeProduct(person, { category: 'fruit', Name, food: food.id });
    const dish = await makeDish(person, { TimeToCook: 8, ingredients: [line(product.id)] });
    expect((await draw('filters[TimeToCook][$eq]=8')).body).toMatchObject({
      data: { id: dish.id },
      meta: { ripe: [{ id: product.id }] },
    });
  });

  test('allows no other query, and never belongs to others', async () => {
    for (const query of ['seen=x', 'seen[a]=1', 'cooked=often', 'nothing=1'])
      expect((await draw(query)).status, query).toBe(400);
    expect((await api(people().friend).get(`dishes/draw?${filters()}`)).status).toBe(400);
    expect((await api().get('dishes/draw')).status).toBe(401);
    const closed = await makeDish(people().friend, { TimeToCook: 9_999 });
    const { data } = await mine().get(`dishes/draw?filters[TimeToCook][$eq]=9999`);
    expect(data?.id).not.toBe(closed.id);
  });
});

test('similar recipes share ingredients, follow every write, and are readable for the caller', async () => {
  const product = await makeProduct(people().friend);
  const other = await makeProduct(people().friend);
  const recipe = (by: Person, given: object = {}) =>
    makePublic(by, { ingredients: [line(product.id), line(other.id)], ...given });
  const dish = await recipe(person);
  const similar = async (by?: Person) => idsOf(await api(by).get(`dishes/${dish.id}/similar`));
  expect(await similar(person)).toEqual([]);
  const near = await recipe(people().friend);
  const less = await recipe(people().friend, { ingredients: [line(product.id)] });
  const closed = await recipe(people().friend, { visibility: 'private' });
  const translation = await recipe(person, { language: 'ka', translationOf: dish.id });
  expect(await similar()).toEqual([near.id, less.id]);
  expect(await similar(person)).toEqual([near.id, less.id]);
  expect(await similar(people().friend)).toEqual([near.id, closed.id, less.id]);
  expect(await similar(person)).not.toContain(translation.id);
  made(await api(people().friend).put(`dishes/${near.id}`, { ingredients: [line(other.id, { amount: 5 })] }));
  made(await api(people().friend).delete(`dishes/${less.id}`));
  expect(await similar()).toEqual([near.id]);
  for (let at = 0; at < 7; at += 1) await recipe(people().friend);
  expect(await similar()).toHaveLength(6);
  expect((await api(people().user).get(`dishes/${closed.id}/similar`)).status).toBe(404);
  expect((await api().get(`dishes/${dish.id}/similar?nothing=1`)).status).toBe(400);
});
