import { expect, test } from 'vitest';
import type { Intake } from '@/lib/domain/supplement/record';
import { intakeInput, intakeValues, supplementInput, supplementValues } from '@/lib/forms/supplement/values';

test('the price is typed in lari and sent in whole tetri; empty is unknown', () => {
  const values = supplementValues({ priceTetri: 1999 }, 'en');
  expect(values.priceTetri).toBe(19.99);
  expect(supplementInput(values).priceTetri).toBe(1999);
  expect(supplementInput({ ...values, priceTetri: null }).priceTetri).toBeNull();
  expect(supplementInput({ ...values, Name: ' Iron ', unit: '', timesToTake: ['08:00', ''] })).toMatchObject({
    Name: 'Iron',
    unit: null,
    timesToTake: ['08:00'],
  });
});

test('a first intake follows the package', () => {
  const supplement = { dailyDosage: 4, timesToTake: ['08:00', '20:00'], quantity: 60 };
  expect(intakeValues(undefined, supplement, '2026-11-22')).toEqual({
    dosage: 2,
    times: ['08:00', '20:00'],
    left: 60,
    from: '2026-11-22',
    until: '',
  });
  expect(intakeValues(undefined, {}, '2026-11-22')).toMatchObject({ dosage: null, times: [''], left: null });
});

test('the remaining supply is sent only if the person has changed it', () => {
  const before = {
    dosage: 1,
    times: ['08:00'],
    left: 30,
    from: '2026-11-01',
    until: null,
  } as unknown as Intake;
  const values = intakeValues(before, {}, '2026-11-22');
  expect(intakeInput(values, before)).toEqual({
    dosage: 1,
    times: ['08:00'],
    from: '2026-11-01',
    until: null,
  });
  expect(intakeInput({ ...values, left: 20 }, before)).toMatchObject({ left: 20 });
  expect(intakeInput(values)).toMatchObject({ left: 30 });
});
