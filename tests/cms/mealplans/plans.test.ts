import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api, faults, people } from '../support/api';
import { line, made, makeDish, makeProduct } from '../support/records';
import { day, entry, makePlan, meal, planBody, readPlan } from './support';

const user = () => api(people().user);

describe('a plan', () => {
  test('is saved and read whole with 60 days of 6 meals and 4 entries', async () => {
    const dish = await makeDish(people().user);
    const meals = ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert', 'Snack'];
    const days = Array.from({ length: 60 }, () =>
      day(
        meals.map((type) =>
          meal(
            [1, 2, 3, 4].map(() => entry(dish.id)),
            { type },
          ),
        ),
      ),
    );
    const plan = await makePlan(people().user, { days });
    const read = await user().get(
      `mealplans/${plan.id}?populate[days][populate][meals][populate][entries][populate][dish][fields]=Name`,
    );
    const entries = read.data.attributes.days.flatMap((one: { meals: { entries: unknown[] }[] }) =>
      one.meals.flatMap((m) => m.entries),
    );
    expect(entries).toHaveLength(60 * 6 * 4);
    expect(entries[0]).toMatchObject({
      kind: 'dish',
      Name: dish.attributes.Name,
      dish: { data: { id: dish.id, attributes: { Name: dish.attributes.Name } } },
    });
    expect(Object.keys(entries[0].dish.data.attributes)).toEqual(['Name']);
  });

  test.each([
    [0, 'days: range'],
    [61, 'days: tooMany'],
  ])('is refused with %i days', async (count, fault) => {
    const days = Array.from({ length: count }, () => day([]));
    const answer = await user().post('mealplans', planBody({ days }));
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual([fault]);
  });

  test('holds four kinds of entries, each with the fields of its kind', async () => {
    const product = await makeProduct(people().user);
    const dish = await makeDish(people().user);
    const first = entry(dish.id);
    const entries = [
      first,
      { kind: 'product', product: product.id, amount: 2, unit: 'Piece' },
      { kind: 'text', text: 'Tea' },
      { kind: 'leftovers', of: first.key },
    ];
    const plan = await makePlan(people().user, { days: [day([meal(entries)])] });
    expect(plan.attributes.days[0].meals[0].entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'dish',
      'product',
      'text',
      'leftovers',
    ]);
    const wrong = [
      { kind: 'dish' },
      { kind: 'product', product: product.id },
      { kind: 'text' },
      { kind: 'leftovers', of: randomUUID() },
      { kind: 'soup' },
    ];
    const answer = await user().post('mealplans', planBody({ days: [day([meal(wrong)])] }));
    const path = 'days.0.meals.0.entries';
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual([`${path}.4.kind: choice`]);
    const rest = await user().post('mealplans', planBody({ days: [day([meal(wrong.slice(0, 4))])] }));
    expect(faults(rest)).toEqual([
      `${path}.0.dish: required`,
      `${path}.1.amount: amount`,
      `${path}.2.text: required`,
      `${path}.3.of: reference`,
    ]);
  });

  test.each([
    [
      { exercises: [{ time: '10:00', endTime: '09:00', Name: 'Run' }] },
      'days.0.exercises.0.exercise: required',
    ],
    [
      { appointments: [{ title: 'Doctor', time: '10:00', endTime: '10:00' }] },
      'days.0.appointments.0.endTime: endTime',
    ],
    [{ appointments: [{ title: '', time: '10:00' }] }, 'days.0.appointments.0.title: required'],
    [{ appointments: [{ title: 'Doctor', time: '24:00' }] }, 'days.0.appointments.0.time: time'],
    [{ exercises: [{ exercise: 2147483647 }] }, 'days.0.exercises.0.exercise: reference'],
  ])('with %j is refused at its place', async (given, fault) => {
    const answer = await user().post('mealplans', planBody({ days: [day([], given)] }));
    expect(answer.status).toBe(400);
    expect(faults(answer)).toContain(fault);
  });

  test.each(['2026-02-31', '2026-2-3', 'tomorrow', 20260203, '2026-13-01'])(
    'cannot begin on %j',
    async (startDate) => {
      const answer = await user().post('mealplans', planBody({ startDate }));
      expect(faults(answer)).toEqual(['startDate: date']);
    },
  );

  test('keeps the name of a deleted dish', async () => {
    const dish = await makeDish(people().user);
    const plan = await makePlan(people().user, { days: [day([meal([entry(dish.id)])])] });
    made(await user().delete(`dishes/${dish.id}`));
    const { attributes } = await readPlan(people().user, plan.id);
    const [left] = attributes.days[0].meals[0].entries;
    expect(left).toMatchObject({ kind: 'dish', Name: dish.attributes.Name, dish: { data: null } });
    const again = [{ ...left, dish: null, product: null }];
    const put = made(
      await user().put(`mealplans/${plan.id}`, {
        days: [{ ...attributes.days[0], meals: [{ ...attributes.days[0].meals[0], entries: again }] }],
      }),
    );
    expect(put.attributes.days[0].meals[0].entries[0].Name).toBe(dish.attributes.Name);
  });

  test('adds up a day by the eaters: nutrition for one, cost for all, leftovers free', async () => {
    const product = await makeProduct(people().user, {
      calories: 100,
      fats: 1,
      carbs: 1,
      prots: 1,
      costTetri: 50,
    });
    const dish = await makeDish(people().user, {
      servingAmount: 2,
      ingredients: [line(product.id, { amount: 400 })],
    });
    const first = entry(dish.id);
    const eaters = [
      { Name: 'Mariam', factor: 1 },
      { Name: 'Nika', factor: 0.5 },
    ];
    const plan = await makePlan(people().user, {
      eaters,
      days: [day([meal([first]), meal([{ kind: 'leftovers', of: first.key }])])],
    });
    expect(plan.attributes).toMatchObject({ dayCount: 1, calories: 400, costTetri: 150 });
    made(await user().put(`products/${product.id}`, { calories: 200 }));
    expect((await readPlan(people().user, plan.id)).attributes.calories).toBe(800);
    // days without food do not lower the average
    const two = [{ meals: [meal([entry(dish.id)])] }, { meals: [] }];
    const longer = made(await user().put(`mealplans/${plan.id}`, { days: two })).attributes;
    expect(longer).toMatchObject({ dayCount: 2, calories: 400, costTetri: 150 });
  });

  test('is not found for strangers, with any verb', async () => {
    const plan = await makePlan(people().user);
    for (const who of [people().friend, people().courier]) {
      const stranger = api(who);
      const answers = await Promise.all([
        stranger.get(`mealplans/${plan.id}`),
        stranger.put(`mealplans/${plan.id}`, { Name: 'Mine now' }),
        stranger.delete(`mealplans/${plan.id}`),
        ...['publish', 'unsubscribe', 'copy', 'renew-token', 'take-over'].map((verb) =>
          stranger.act(`mealplans/${plan.id}/${verb}`),
        ),
        stranger.act(`mealplans/${plan.id}/subscribe`, { startDate: '2026-01-01' }),
        stranger.act(`mealplans/${plan.id}/invite`, { email: 'a@b.ge' }),
        stranger.act(`mealplans/${plan.id}/report`, { why: 'It is not mine.' }),
        stranger.get(`mealplans/${plan.id}/followers`),
        stranger.act('shoplists/from-plan', { mealplan: plan.id, from: '2026-01-01', to: '2026-01-02' }),
      ]);
      const statuses = new Set(answers.map(({ status }) => status));
      expect(
        [...statuses].every((status) => status === 404 || (who === people().courier && status === 403)),
      ).toBe(true);
    }
    // Leaving a plan one is not in gives the same answer for every plan, also for one that does not exist.
    for (const id of [plan.id, 2147483647])
      expect(made(await api(people().friend).act(`mealplans/${id}/leave`))).toEqual({ id, attributes: {} });
    expect((await api(people().courier).act(`mealplans/${plan.id}/leave`)).status).toBe(403);
    expect((await user().get(`mealplans?id=${plan.id}`)).data).toHaveLength(1);
    expect((await api(people().friend).get(`mealplans?id=${plan.id}`)).data).toEqual([]);
  });
});
