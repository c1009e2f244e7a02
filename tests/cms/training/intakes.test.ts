import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made } from '../support/records';
import { calendar, intakeBody, makeSupplement, MONDAY, SUNDAY, TUESDAY } from './support';

type Given = Record<string, unknown>;
let owner: Person;
let supplement: ApiRecord;
const mine = () => api(owner);

beforeAll(async () => {
  owner = await newPerson();
  supplement = await makeSupplement(owner);
});

const makeIntake = async (given: Given = {}) =>
  made(await mine().post('intakes', intakeBody(supplement.id, given)));
const leftOf = async (id: number) => made(await mine().get(`intakes/${id}`)).attributes.left;

/** Makes an intake; returns it with the key of its first time, and marks of it. */
async function taking(given: Given = {}) {
  const intake = await makeIntake({ left: 20, ...given });
  const items = (await calendar(owner, MONDAY, MONDAY)).filter(
    ({ source }) => (source as Given).id === intake.id && (source as Given).type === 'intake',
  );
  const mark = (state: string, more: Given = {}) =>
    mine().post('logs', {
      day: MONDAY,
      kind: 'supplement',
      key: at(items, 0).key,
      state,
      intake: intake.id,
      ...more,
    });
  return { intake, items, mark, left: () => leftOf(intake.id) };
}

describe('an intake', () => {
  test('is made, read with its supplement, changed and deleted by its owner', async () => {
    const intake = await makeIntake({ times: ['21:00', '09:00'], left: 60, from: MONDAY });
    const { attributes } = made(await mine().get(`intakes/${intake.id}?populate=deep,5`));
    expect(attributes).toMatchObject({
      dosage: 2,
      times: ['09:00', '21:00'],
      left: 60,
      from: MONDAY,
      until: null,
    });
    expect(attributes.supplement.data.attributes.unit).toBe('drops');
    expect(
      made(await mine().put(`intakes/${intake.id}`, { dosage: 0.5, left: null })).attributes,
    ).toMatchObject({ dosage: 0.5, left: null });
    made(await mine().delete(`intakes/${intake.id}`));
    expect((await mine().get(`intakes/${intake.id}`)).status).toBe(404);
  });

  test('belongs to nobody else', async () => {
    const { intake, items } = await taking();
    const log = { day: MONDAY, kind: 'supplement', key: at(items, 0).key, state: 'done', intake: intake.id };
    for (const who of ['friend', 'stranger', 'admin'] as const) {
      const other = api(people()[who]);
      for (let round = 0; round < 2; round += 1) {
        expect((await other.get(`intakes/${intake.id}`)).status).toBe(404);
        expect((await other.get(`intakes?id=${intake.id}`)).data).toEqual([]);
      }
      expect((await other.put(`intakes/${intake.id}`, { left: 1 })).status).toBe(404);
      expect((await other.delete(`intakes/${intake.id}`)).status).toBe(404);
      expect(faults(await other.post('logs', log))).toEqual(['intake: reference']);
    }
    expect((await api(people().courier).get('intakes')).status).toBe(403);
    expect((await api(people().courier).post('intakes', intakeBody(supplement.id))).status).toBe(403);
    expect((await api().get(`intakes/${intake.id}`)).status).toBe(401);
    expect(await leftOf(intake.id)).toBe(20);
  });

  test.each([
    [{ dosage: 0 }, 'dosage: amount'],
    [{ dosage: '1' }, 'dosage: amount'],
    [{ dosage: null }, 'dosage: amount'],
    [{ times: [] }, 'times: required'],
    [{ times: ['9:00'] }, 'times.0: time'],
    [{ times: ['09:00', 'noon'] }, 'times.1: time'],
    [
      { times: Array.from({ length: 13 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`) },
      'times: tooMany',
    ],
    [{ left: -1 }, 'left: amount'],
    [{ left: 1e9 }, 'left: amount'],
    [{ from: SUNDAY, until: MONDAY }, 'until: until'],
    [{ owner: 1 }, 'owner: unknown'],
    [{ Name: 'Other' }, 'Name: unknown'],
    [{ supplement: null }, 'supplement: required'],
    [{ supplement: 999_999 }, 'supplement: reference'],
  ])('with %j is refused: %s', async (given, fault) => {
    expect(faults(await mine().post('intakes', intakeBody(supplement.id, given)))).toEqual([fault]);
  });
});

describe('the remaining supply', () => {
  test('decreases once for a dose, however often it is reported', async () => {
    const { mark, left } = await taking();
    made(await mark('done'));
    made(await mark('done'));
    expect(await left()).toBe(18);
    made(await mark('done', { day: TUESDAY }));
    expect(await left()).toBe(16);
  });

  test('counts once when the same mark comes many times at once', async () => {
    const { mark, left } = await taking();
    const answers = await Promise.all(Array.from({ length: 8 }, () => mark('done')));
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    expect(await left()).toBe(18);
  });

  test('is restored once when a dose is undone or skipped after all', async () => {
    const { mark, left } = await taking();
    const log = made(await mark('done'));
    made(await mark('skipped'));
    made(await mark('skipped'));
    expect(await left()).toBe(20);
    made(await mark('done'));
    expect(await left()).toBe(18);
    made(await mine().delete(`logs/${log.id}`));
    expect((await mine().delete(`logs/${log.id}`)).status).toBe(404);
    expect(await left()).toBe(20);
  });

  test('is restored by the amount taken then, not the present dose, and never falls below zero', async () => {
    const { intake, mark, left } = await taking({ left: 3 });
    const log = made(await mark('done'));
    made(await mark('done', { day: TUESDAY }));
    expect(await left()).toBe(0);
    made(await mine().put(`intakes/${intake.id}`, { dosage: 10 }));
    made(await mine().delete(`logs/${log.id}`));
    expect(await left()).toBe(2);
  });

  test('is not tracked without a number, and changes no updatedAt', async () => {
    const { mark, left } = await taking({ left: null });
    made(await mark('done'));
    expect(await left()).toBeNull();
    const counted = await taking();
    made(await counted.mark('done'));
    const { attributes } = made(await mine().get(`intakes/${counted.intake.id}`));
    expect(attributes.updatedAt).toBe(counted.intake.attributes.updatedAt);
  });

  test('adds up without rounding errors', async () => {
    const { mark, left } = await taking({ left: 0.3, dosage: 0.1 });
    made(await mark('done'));
    expect(await left()).toBe(0.2);
  });
});

describe('an intake in the calendar', () => {
  test('appears at each time with its dose, from its first day to its last', async () => {
    const { intake, items } = await taking({ times: ['20:00', '08:00'], from: MONDAY, until: TUESDAY });
    expect(items.map(({ time, dosage, unit }) => [time, dosage, unit])).toEqual([
      ['08:00', 2, 'drops'],
      ['20:00', 2, 'drops'],
    ]);
    expect(items[0]).toMatchObject({
      kind: 'supplements',
      title: supplement.attributes.Name,
      supplement: supplement.id,
    });
    const later = (await calendar(owner, TUESDAY, SUNDAY)).filter(
      ({ source }) => (source as Given).id === intake.id,
    );
    expect(later.map(({ day }) => day)).toEqual([TUESDAY, TUESDAY]);
    const late = { day: SUNDAY, kind: 'supplement', key: at(items, 0).key, state: 'done', intake: intake.id };
    expect(faults(await mine().post('logs', late))).toEqual(['key: reference']);
  });

  test('stays taken when its time moves', async () => {
    const { intake, mark } = await taking({ times: ['08:00', '20:00'] });
    made(await mark('done'));
    const states = async () =>
      (await calendar(owner, MONDAY, MONDAY))
        .filter(({ source }) => (source as Given).id === intake.id && (source as Given).type === 'intake')
        .map(({ time, state }) => [time, state]);
    made(await mine().put(`intakes/${intake.id}`, { times: ['09:30', '20:00'] }));
    expect(await states()).toEqual([
      ['09:30', 'done'],
      ['20:00', null],
    ]);
    // two new times for two old ones: no way to tell which is which
    made(await mine().put(`intakes/${intake.id}`, { times: ['10:30', '21:00'] }));
    expect(await states()).toEqual([
      ['10:30', null],
      ['21:00', null],
    ]);
  });

  test('is deleted with its marks, and outlives its supplement by name', async () => {
    const person = await newPerson();
    const pills = await makeSupplement(person);
    const intake = made(await api(person).post('intakes', intakeBody(pills.id, { left: 10 })));
    const { key } = at(await calendar(person, MONDAY, MONDAY), 0);
    made(
      await api(person).post('logs', {
        day: MONDAY,
        kind: 'supplement',
        key,
        state: 'done',
        intake: intake.id,
      }),
    );
    made(await api(person).delete(`supplements/${pills.id}`));
    expect(await calendar(person, MONDAY, MONDAY)).toMatchObject([
      { title: pills.attributes.Name, supplement: null, state: 'done' },
    ]);
    made(await api(person).delete(`intakes/${intake.id}`));
    expect((await api(person).get('logs')).data).toEqual([]);
  });
});
