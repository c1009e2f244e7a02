import { expect, test } from 'vitest';
import { blankPlan } from '@/lib/forms/mealplan/form';
import { appointmentSchema, exerciseSchema, newPlanSchema, planSchema } from '@/lib/forms/mealplan/schema';

interface Schema {
  validate: (value: unknown, options: { abortEarly: boolean }) => Promise<unknown>;
}
/** Returns the keys of the faults by their paths. */
async function faults(schema: unknown, value: unknown): Promise<Record<string, string>> {
  try {
    await (schema as Schema).validate(value, { abortEarly: false });
    return {};
  } catch (cause) {
    const { inner } = cause as { inner: { path: string; message: unknown }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, (message as { key: string }).key]));
  }
}
const plan = { ...blankPlan('en'), Name: 'A week at home' };

test('a name has 5 to 150 characters after trimming', async () => {
  expect(await faults(newPlanSchema, plan)).toEqual({});
  expect(await faults(newPlanSchema, { ...plan, Name: ' ღომი ' })).toEqual({ Name: 'name' });
  expect(await faults(newPlanSchema, { ...plan, Name: 'x'.repeat(151) })).toEqual({ Name: 'name' });
  expect(await faults(newPlanSchema, { ...plan, Name: '' })).toEqual({ Name: 'required' });
});

test('a plan has 1 to 60 whole days', async () => {
  for (const dayCount of [0, 61, 2.5, 'many', null]) {
    expect(await faults(newPlanSchema, { ...plan, dayCount })).toEqual({ dayCount: 'range' });
  }
  expect(await faults(newPlanSchema, { ...plan, dayCount: 60 })).toEqual({});
});

test('the 31st of February is no valid start', async () => {
  expect(await faults(newPlanSchema, { ...plan, startDate: '2027-02-31' })).toEqual({ startDate: 'date' });
});

test('an end comes after its start', async () => {
  expect(await faults(exerciseSchema, { time: '19:00', endTime: '18:00' })).toEqual({ endTime: 'endTime' });
  expect(await faults(exerciseSchema, { time: '', endTime: '18:00' })).toEqual({ endTime: 'endTime' });
  expect(await faults(exerciseSchema, { time: '19:00', endTime: '20:00' })).toEqual({});
  expect(await faults(appointmentSchema, { title: '', time: '25:00', endTime: '', note: '' })).toEqual({
    title: 'required',
    time: 'time',
  });
});

test('an eater has a portion from a tenth to three, and optionally a name', async () => {
  const eaters = [
    { Name: '', factor: 1 },
    { Name: 'Luka', factor: 3.5 },
  ];
  expect(await faults(planSchema, { Name: 'A week at home', eaters })).toEqual({
    'eaters[1].factor': 'factor',
  });
});
