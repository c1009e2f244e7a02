import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { momentIn } from '@/lib/format/moment';
import { at } from '@/tests/support/at';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made } from '../support/records';
import { calendar, makeExercise, monday, MONDAY, scheduleBody, SUNDAY, TUESDAY } from './support';

let owner: Person;
let exercise: ApiRecord;
const mine = () => api(owner);

beforeAll(async () => {
  owner = await newPerson();
  exercise = await makeExercise(owner);
});

const makeSchedule = async (given: Record<string, unknown> = {}) =>
  made(await mine().post('schedules', scheduleBody(exercise.id, given)));

describe('a schedule', () => {
  test('is made, read with its exercise, changed and deleted by its owner', async () => {
    const schedule = await makeSchedule({ from: MONDAY, until: SUNDAY });
    const { attributes } = made(await mine().get(`schedules/${schedule.id}?populate=deep,5`));
    expect(attributes).toMatchObject({
      Name: exercise.attributes.Name,
      from: MONDAY,
      until: SUNDAY,
      days: [monday()],
    });
    expect(attributes.exercise.data.attributes.burnedCalories).toBe(255);
    const changed = made(
      await mine().put(`schedules/${schedule.id}`, { days: [monday({ weekday: 3 })], until: null }),
    );
    expect(changed.attributes).toMatchObject({ days: [monday({ weekday: 3 })], from: MONDAY, until: null });
    made(await mine().delete(`schedules/${schedule.id}`));
    expect((await mine().get(`schedules/${schedule.id}`)).status).toBe(404);
  });

  test('belongs to nobody else: not to read, change, delete or mark', async () => {
    const schedule = await makeSchedule();
    const [part] = schedule.attributes.days;
    const log = { day: MONDAY, kind: 'exercise', key: part.key, state: 'done', schedule: schedule.id };
    for (const who of ['friend', 'stranger', 'admin'] as const) {
      const other = api(people()[who]);
      for (let round = 0; round < 2; round += 1) {
        expect((await other.get(`schedules/${schedule.id}`)).status).toBe(404);
        expect((await other.get(`schedules?id=${schedule.id}`)).data).toEqual([]);
      }
      expect((await other.put(`schedules/${schedule.id}`, { until: SUNDAY })).status).toBe(404);
      expect((await other.delete(`schedules/${schedule.id}`)).status).toBe(404);
      expect(faults(await other.post('logs', log))).toEqual(['schedule: reference']);
    }
    expect((await api(people().courier).get(`schedules/${schedule.id}`)).status).toBe(403);
    expect((await api(people().courier).post('schedules', scheduleBody(exercise.id))).status).toBe(403);
    expect((await api().get('schedules')).status).toBe(401);
  });

  test('accepts no owner or name from a body, and no exercise missing for the caller', async () => {
    expect(
      faults(await mine().post('schedules', scheduleBody(exercise.id, { owner: people().friend.id }))),
    ).toEqual(['owner: unknown']);
    expect(
      faults(await mine().post('schedules', scheduleBody(exercise.id, { Name: 'Something else' }))),
    ).toEqual(['Name: unknown']);
    const hidden = await makeExercise(people().stranger);
    expect(faults(await mine().post('schedules', scheduleBody(hidden.id)))).toEqual(['exercise: reference']);
    expect(faults(await mine().post('schedules', { days: [monday()] }))).toEqual(['exercise: required']);
  });

  test.each([
    [[], 'days: required'],
    [[monday({ endTime: '07:30' })], 'days.0.endTime: endTime'],
    [[monday({ endTime: '07:00' })], 'days.0.endTime: endTime'],
    [[monday({ time: '25:00' })], 'days.0.time: time'],
    [[monday({ time: '7:30' })], 'days.0.time: time'],
    [[monday({ endTime: null })], 'days.0.endTime: required'],
    [[monday({ weekday: 0 })], 'days.0.weekday: choice'],
    [[monday({ weekday: 8 })], 'days.0.weekday: choice'],
    [[monday({ weekday: 1.5 })], 'days.0.weekday: choice'],
    [[monday(), monday({ time: '18:00', endTime: '19:00' })], 'days.1.weekday: choice'],
    [[monday({ place: 'Park' })], 'days.0.place: unknown'],
  ])('with days %j is refused: %s', async (days, fault) => {
    expect(faults(await mine().post('schedules', scheduleBody(exercise.id, { days })))).toEqual([fault]);
  });

  test('cannot end before it begins, even if only one end changes', async () => {
    expect(
      faults(await mine().post('schedules', scheduleBody(exercise.id, { from: SUNDAY, until: MONDAY }))),
    ).toEqual(['until: until']);
    const schedule = await makeSchedule({ from: TUESDAY });
    expect(faults(await mine().put(`schedules/${schedule.id}`, { until: MONDAY }))).toEqual(['until: until']);
    expect(faults(await mine().put(`schedules/${schedule.id}`, { from: '2027-02-30' }))).toEqual([
      'from: date',
    ]);
  });
});

describe('a schedule in the calendar', () => {
  test('appears on its weekdays between its ends, with the energy burned, and can be done and undone', async () => {
    const person = await newPerson();
    const run = await makeExercise(person, { burnedCalories: 90 });
    const days = [monday(), monday({ weekday: 2, time: '18:00', endTime: '18:45' }), monday({ weekday: 7 })];
    const schedule = made(await api(person).post('schedules', scheduleBody(run.id, { days, from: TUESDAY })));
    const items = await calendar(person, MONDAY, '2027-03-08');
    expect(items.map(({ day, time, endTime }) => [day, time, endTime])).toEqual([
      [TUESDAY, '18:00', '18:45'],
      [SUNDAY, '07:30', '08:00'],
      ['2027-03-08', '07:30', '08:00'],
    ]);
    expect(items[0]).toMatchObject({
      kind: 'exercises',
      title: run.attributes.Name,
      exercise: run.id,
      burnedCalories: 90,
      source: { type: 'schedule', id: schedule.id },
      state: null,
    });
    const mark = {
      day: TUESDAY,
      kind: 'exercise',
      key: at(items, 0).key,
      state: 'done',
      schedule: schedule.id,
    };
    const log = made(await api(person).post('logs', mark));
    expect((await calendar(person))[0]).toMatchObject({ state: 'done', logId: log.id });
    made(await api(person).delete(`logs/${log.id}`));
    expect((await calendar(person))[0]).toMatchObject({ state: null, logId: null });
  });

  test('begins on the day it was made if no first day is given', async () => {
    const person = await newPerson();
    const run = await makeExercise(person);
    const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => monday({ weekday }));
    made(await api(person).post('schedules', scheduleBody(run.id, { days: everyDay })));
    const { day: today } = momentIn('Asia/Tbilisi', new Date());
    const items = await calendar(person, addDays(today, -14), addDays(today, 1));
    expect(items.map(({ day }) => day)).toEqual([today, addDays(today, 1)]);
  });

  test('can be marked only on days it appears on', async () => {
    const schedule = await makeSchedule({ from: MONDAY });
    const [{ key }] = schedule.attributes.days;
    const mark = (given: Record<string, unknown>) =>
      mine().post('logs', {
        day: MONDAY,
        kind: 'exercise',
        key,
        state: 'done',
        schedule: schedule.id,
        ...given,
      });
    expect(faults(await mark({ day: TUESDAY }))).toEqual(['key: reference']);
    expect(faults(await mark({ day: '2027-02-22' }))).toEqual(['key: reference']);
    expect(faults(await mark({ key: '00000000-0000-4000-8000-000000000000' }))).toEqual(['key: reference']);
    made(await mark({}));
  });

  test('outlives its exercise by name, and is deleted with its marks', async () => {
    const person = await newPerson();
    const run = await makeExercise(person);
    const schedule = made(await api(person).post('schedules', scheduleBody(run.id)));
    const [{ key }] = schedule.attributes.days;
    made(
      await api(person).post('logs', {
        day: MONDAY,
        kind: 'exercise',
        key,
        state: 'done',
        schedule: schedule.id,
      }),
    );
    made(await api(person).delete(`exercises/${run.id}`));
    expect(await calendar(person)).toMatchObject([
      { title: run.attributes.Name, exercise: null, burnedCalories: null, state: 'done' },
    ]);
    made(await api(person).delete(`schedules/${schedule.id}`));
    expect(await calendar(person)).toEqual([]);
    expect((await api(person).get('logs')).data).toEqual([]);
  });

  test('is in the feed too', async () => {
    const person = await newPerson();
    const run = await makeExercise(person);
    made(await api(person).post('schedules', scheduleBody(run.id)));
    const { data } = await api(person).act('users/me/feed', {});
    const feed = await api().send('GET', new URL(`x:${data.url}`).pathname.replace(/^.*\/api\//, ''));
    expect(feed.text).toContain(run.attributes.Name);
  });
});

test('is counted from a plan too, and meals have macros and cost', async () => {
  const person = await newPerson();
  const run = await makeExercise(person, { burnedCalories: 120 });
  const product = made(
    await api(person).post('products', {
      Name: `Oats ${Date.now()}`,
      calories: 370,
      fats: 7,
      carbs: 60,
      prots: 13,
      costTetri: 60,
    }),
  );
  const meals = [
    {
      type: 'Breakfast',
      time: '08:30',
      entries: [{ kind: 'product', product: product.id, amount: 50, unit: 'gr' }],
    },
  ];
  const days = [{ meals, exercises: [{ exercise: run.id, time: '07:00' }] }];
  made(await api(person).post('mealplans', { Name: 'A week of oats', startDate: MONDAY, days }));
  const [exercise, meal] = await calendar(person);
  expect(exercise).toMatchObject({ kind: 'exercises', exercise: run.id, burnedCalories: 120 });
  expect(meal).toMatchObject({ calories: 185, fats: 3.5, carbs: 30, prots: 6.5, costTetri: 30 });
});
