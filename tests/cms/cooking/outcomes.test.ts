import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { day as planDay, entry, makePlan, makePublished, meal } from '../mealplans/support';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made, makeDish, makePublic } from '../support/records';

const DAY = '2026-11-16';
const NEXT = '2026-11-17';
const THROWN = { outcome: 'thrownAway', outcomeServings: 1.5 };

let person: Person;
let dish: ApiRecord;
const mine = () => api(person);

beforeEach(async () => {
  person = await newPerson();
  dish = await makePublic(people().friend);
});

describe('a planned dish that was eaten', () => {
  const cooked = entry(0);
  const bread = { key: randomUUID(), kind: 'text', text: 'Bread' };
  const rest = { key: randomUUID(), kind: 'leftovers', of: cooked.key };
  let plan: ApiRecord;
  beforeEach(async () => {
    Object.assign(cooked, { dish: dish.id });
    const days = [planDay([meal([cooked, bread])]), planDay([meal([rest])])];
    plan = await makePlan(person, { startDate: DAY, days });
  });
  const mark = (given: object = {}) =>
    mine().post('logs', {
      day: DAY,
      kind: 'entry',
      key: cooked.key,
      state: 'done',
      mealplan: plan.id,
      ...given,
    });
  const onCalendar = async () => {
    const { data } = await mine().get(`users/me/calendar?from=${DAY}&to=${DAY}`);
    const { state, outcome, outcomeServings } = data.find(({ key }: { key: string }) => key === cooked.key);
    return [state, outcome, outcomeServings];
  };

  test('is said to be thrown away, in part, or left over, and both are taken back', async () => {
    const { id } = made(await mark());
    expect(await onCalendar()).toEqual(['done', null, null]);
    const { attributes } = made(await mark(THROWN));
    expect(attributes).toMatchObject({ ...THROWN, Name: dish.attributes.Name });
    expect(await onCalendar()).toEqual(['done', 'thrownAway', 1.5]);
    made(await mark({ outcome: 'leftOver' }));
    expect(await onCalendar()).toEqual(['done', 'leftOver', null]);
    made(await mark({ outcome: null, outcomeServings: null }));
    expect(await onCalendar()).toEqual(['done', null, null]);
    expect((await mine().get('logs')).data.map((one: ApiRecord) => one.id)).toEqual([id]);
  });

  test('is said so with its first mark, and keeps it from a phone that knows of none; skipped it has none', async () => {
    made(await mark(THROWN));
    made(await mark());
    expect(await onCalendar()).toEqual(['done', 'thrownAway', 1.5]);
    made(await mark({ state: 'skipped' }));
    expect(await onCalendar()).toEqual(['skipped', null, null]);
    made(await mark());
    expect(await onCalendar()).toEqual(['done', null, null]);
  });

  test('is said so once by the same key', async () => {
    const header = { 'Idempotency-Key': randomUUID() };
    const body = { day: DAY, kind: 'entry', key: cooked.key, state: 'done', mealplan: plan.id, ...THROWN };
    const first = made(await mine().post('logs', body, header));
    expect(made(await mine().post('logs', body, header))).toEqual(first);
    expect((await mine().get('logs')).data).toHaveLength(1);
  });

  test('only a dish that was eaten has an outcome, and only what was thrown away an amount', async () => {
    expect(faults(await mark({ ...THROWN, dish: dish.id }))).toEqual(['dish: unknown']);
    for (const known of [false, true]) {
      if (known) made(await mark());
      expect(faults(await mark({ ...THROWN, state: 'skipped' }))).toEqual(['outcome: reference']);
      expect(faults(await mark({ outcome: 'burnt' }))).toEqual(['outcome: choice']);
      expect(faults(await mark({ outcome: 'leftOver', outcomeServings: 1 }))).toEqual([
        'outcomeServings: unknown',
      ]);
      expect(faults(await mark({ outcomeServings: 1 }))).toEqual(['outcomeServings: unknown']);
      for (const outcomeServings of [0, -1, 101, 'all'])
        expect(faults(await mark({ ...THROWN, outcomeServings }))).toHaveLength(1);
    }
    expect(faults(await mark({ ...THROWN, key: bread.key }))).toEqual(['outcome: reference']);
    expect(faults(await mark({ ...THROWN, key: rest.key, day: NEXT }))).toEqual(['outcome: reference']);
    expect(faults(await mark({ ...THROWN, key: randomUUID() }))).toEqual(['outcome: reference']);
    const food = { day: DAY, kind: 'food', key: randomUUID(), state: 'done', Name: 'An apple' };
    expect(faults(await mine().post('logs', { ...food, outcome: 'leftOver' }))).toEqual(['outcome: unknown']);
    expect(await onCalendar()).toEqual(['done', null, null]);
  });

  test('is nobody else’s business: not a member’s, an Admin’s or a visitor’s', async () => {
    const { id } = made(await mark(THROWN));
    for (const other of [await newPerson(), people().friend, people().admin]) {
      expect((await api(other).get(`logs/${id}`)).status).toBe(404);
      expect((await api(other).get('logs?filters[outcome]=thrownAway')).data).toEqual([]);
      expect((await api(other).delete(`logs/${id}`)).status).toBe(404);
    }
    const told = { day: DAY, kind: 'entry', key: cooked.key, state: 'done', ...THROWN };
    for (const other of [await newPerson(), people().friend])
      for (const given of [told, { ...told, mealplan: plan.id }])
        expect((await api(other).post('logs', given)).status).toBe(400);
    expect((await api(people().courier).post('logs', {})).status).toBe(403);
    expect((await api().get('logs')).status).toBe(401);
    expect(await onCalendar()).toEqual(['done', 'thrownAway', 1.5]);
  });

  test('of a plan that the person follows has an outcome too', async () => {
    const shared = entry(dish.id);
    const author = people().friend;
    const published = await makePublished(author, { startDate: DAY, days: [planDay([meal([shared])])] });
    made(await mine().act(`mealplans/${published.id}/subscribe`, { startDate: DAY }));
    const { data } = await mine().get(`subscriptions?filters[mealplan][id][$eq]=${published.id}`);
    const said = { day: DAY, kind: 'entry', key: shared.key, state: 'done', subscription: data[0].id };
    expect(made(await mine().post('logs', { ...said, ...THROWN })).attributes).toMatchObject(THROWN);
    expect((await api(author).get('logs')).text).not.toContain('thrownAway');
  });
});

describe('a dish that was cooked without a plan', () => {
  const logOf = async () => (await mine().get('cookings')).data.map((one: ApiRecord) => one.attributes);

  test('has an outcome, said at once or later, and taken back', async () => {
    const { id } = made(await mine().act(`dishes/${dish.id}/cooked`, { day: DAY, ...THROWN }));
    expect(await logOf()).toMatchObject([THROWN]);
    made(await mine().put(`cookings/${id}`, { outcome: 'leftOver' }));
    expect(await logOf()).toMatchObject([{ outcome: 'leftOver', outcomeServings: null }]);
    made(await mine().put(`cookings/${id}`, THROWN));
    made(await mine().put(`cookings/${id}`, { Note: 'Too salty' }));
    expect(await logOf()).toMatchObject([{ ...THROWN, Note: 'Too salty' }]);
    made(await mine().put(`cookings/${id}`, { outcome: null }));
    expect(await logOf()).toMatchObject([{ outcome: null, outcomeServings: null }]);
  });

  test('has no amount without having been thrown away, and is changed by nobody else', async () => {
    const { id } = made(await mine().act(`dishes/${dish.id}/cooked`, { day: DAY }));
    expect(faults(await mine().put(`cookings/${id}`, { outcomeServings: 2 }))).toEqual([
      'outcomeServings: unknown',
    ]);
    for (const other of [people().friend, people().admin])
      expect((await api(other).put(`cookings/${id}`, THROWN)).status).toBe(404);
    expect(await logOf()).toMatchObject([{ outcome: null, outcomeServings: null }]);
  });

  test('keeps its outcome when its recipe goes', async () => {
    const gone = await makeDish(person);
    made(await mine().act(`dishes/${gone.id}/cooked`, { day: DAY, ...THROWN }));
    made(await mine().delete(`dishes/${gone.id}`));
    expect(await logOf()).toMatchObject([{ ...THROWN, Name: gone.attributes.Name }]);
  });
});
