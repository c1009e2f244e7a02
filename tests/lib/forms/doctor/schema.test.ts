import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { examinationSchema, visitSchema } from '@/lib/forms/doctor/schema';

const row = { key: 'k', parameter: 'Haemoglobin', value: 130, unit: 'g/L', low: 120, high: 160 };

/** Returns the schema's faults, as `path: key`. */
async function faults(
  schema: typeof examinationSchema | typeof visitSchema,
  values: object,
): Promise<string[]> {
  try {
    await schema.validate(values, { abortEarly: false });
    return [];
  } catch (cause) {
    const { inner } = cause as ValidationError;
    return inner.map(({ path, errors }) => `${path}: ${(errors[0] as unknown as { key: string }).key}`);
  }
}

test.each([
  [[row], []],
  // as Formik passes on an empty row
  [[{ key: 'k', value: null, low: null, high: null }], []],
  [[{ ...row, value: 'abc' }], ['results[0].value: number']],
  [[{ ...row, value: null }], ['results[0].value: number']],
  [[{ ...row, parameter: undefined }], ['results[0].parameter: required']],
  [[row, { ...row, low: 160, high: 120 }], ['results[1].high: lowHigh']],
])('results %j', async (results, expected) => {
  expect(await faults(examinationSchema, { Name: 'CBC', day: '2026-11-20', results })).toEqual(expected);
});

test('a visit needs a doctor, a valid day and a time', async () => {
  expect(await faults(visitSchema, { doctor: 'Dr Ana', day: '2026-11-20', time: '09:30' })).toEqual([]);
  const wrong = await faults(visitSchema, { doctor: ' ', day: '2026-02-31', time: '25:00' });
  expect(wrong.sort()).toEqual(['day: date', 'doctor: required', 'time: time']);
});
