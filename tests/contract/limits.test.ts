import { describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import { profileSchema, targetsSchema } from '@/lib/forms/account/schema';
import { dishSchema } from '@/lib/forms/dish/schema';
import { examinationSchema, visitSchema } from '@/lib/forms/doctor/schema';
import { exerciseSchema } from '@/lib/forms/exercise/schema';
import { planSchema } from '@/lib/forms/mealplan/schema';
import { checkoutSchema } from '@/lib/forms/order/schema';
import { productSchema } from '@/lib/forms/product/schema';
import { intakeSchema, supplementSchema } from '@/lib/forms/supplement/schema';
import { LIMITS, MEDICAL_LIMITS, PLAN_LIMITS } from '@/lib/domain/limits';
import { atLeast } from '@/tests/support/at';
import { collections } from './cms';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a field has what its kind has
type Wire = any;
const fieldsOf = (name: string): Wire => collections.find((one) => one.name === name)?.fields;

/** Returns whether a form accepts a value in one of its fields, ignoring its other faults. */
async function takes(schema: Schema, at: string, value: unknown): Promise<boolean> {
  const [outer, ...inner] = atLeast(1, at.split('.').toReversed());
  const given = inner.reduce<object>((parts, name) => ({ [name]: parts }), { [outer]: value });
  const whole = { ingredients: [], sections: [], ...given }; // the schema counts a recipe's lines
  const fault = await schema.validate(whole, { abortEarly: false }).catch((cause) => cause);
  const faults: { readonly path: string }[] = fault.inner ?? [];
  return !faults.some((one) => one.path === at);
}

type Typed = (value: number) => unknown;
const asText: Typed = (value) => String(value);
const asNumber: Typed = (value) => value;
const inLari =
  (typed: Typed): Typed =>
  (value) =>
    typed(value / 100);
const inPercent: Typed = (value) => String(Math.round(value * 100_000) / 1000);

const PER_100 = ['calories', 'fats', 'carbs', 'prots', 'fibre', 'sugar', 'saturatedFat', 'salt'];
const WEIGHTS = ['gramsPerMl', 'gramsPerPiece', 'packSize'];
const TARGETS = ['calories', 'fats', 'carbs', 'prots'].map((name) => `targets.${name}`);

/** Collection and field, its form, the form's field, and the way a number is typed there. */
const NUMBERS: readonly (readonly [string, string, Schema, string, Typed])[] = [
  ...[...PER_100, ...WEIGHTS].map((name) => ['products', name, productSchema, name, asText] as const),
  ['products', 'costTetri', productSchema, 'costTetri', inLari(asText)],
  ['products', 'edibleShare', productSchema, 'edibleShare', inPercent],
  ...TARGETS.map((name) => ['users', name, targetsSchema, name, asNumber] as const),
  ['users', 'targets.costTetriPerDay', targetsSchema, 'targets.cost', inLari(asNumber)],
  ...TARGETS.map((name) => ['mealplans', name, planSchema, name, asNumber] as const),
  ['mealplans', 'targets.costTetriPerDay', planSchema, 'targets.cost', inLari(asNumber)],
  ...['TimeToCook', 'prepTime', 'servingAmount', 'cookedWeight'].map(
    (name) => ['dishes', name, dishSchema, name, asText] as const,
  ),
  ...['duration', 'burnedCalories'].map(
    (name) => ['exercises', name, exerciseSchema, name, asNumber] as const,
  ),
  ...['dailyDosage', 'quantity'].map(
    (name) => ['supplements', name, supplementSchema, name, asNumber] as const,
  ),
  ['supplements', 'priceTetri', supplementSchema, 'priceTetri', inLari(asNumber)],
  ...['dosage', 'left'].map((name) => ['intakes', name, intakeSchema, name, asNumber] as const),
];

test.each(NUMBERS)(
  '%s, %s: the form and the CMS accept the same numbers',
  async (name, field, schema, at, typed) => {
    const found = field
      .split('.')
      .reduce<Wire>((fields, part) => (fields.fields ?? fields)[part], fieldsOf(name));
    const { max, above, whole } = found;
    const step = whole ? 1 : 0.001;
    const least = found.min ?? above + step;
    for (const value of [least, max]) expect(await takes(schema, at, typed(value)), `${value}`).toBe(true);
    for (const value of [least - step, max + step])
      expect(await takes(schema, at, typed(value)), `${value}`).toBe(false);
  },
);

/** Collection and field, its form, the form's field, and the limits of both; `min` only if a text may be too short. */
const LENGTHS: readonly (readonly [string, string, Schema, { min?: number; max: number }])[] = [
  ['dishes', 'Name', dishSchema, LIMITS.name],
  ['dishes', 'Description', dishSchema, LIMITS.description],
  ['dishes', 'Note', dishSchema, LIMITS.note],
  ['mealplans', 'Name', planSchema, LIMITS.name],
  ['mealplans', 'Description', planSchema, LIMITS.description],
  ['exercises', 'Name', exerciseSchema, LIMITS.name],
  ['exercises', 'Description', exerciseSchema, LIMITS.description],
  ['exercises', 'tag', exerciseSchema, LIMITS.tag],
  ['supplements', 'Name', supplementSchema, LIMITS.name],
  ['supplements', 'benefits', supplementSchema, LIMITS.description],
  ['supplements', 'usage', supplementSchema, LIMITS.description],
  ['products', 'Name', productSchema, { max: LIMITS.productName.max }],
  ['products', 'NameKa', productSchema, { max: LIMITS.productName.max }],
  ['users', 'Name', profileSchema, { max: LIMITS.personName.max }],
  ['visits', 'doctor', visitSchema, MEDICAL_LIMITS.doctor],
  ['visits', 'specialty', visitSchema, MEDICAL_LIMITS.specialty],
  ['visits', 'place', visitSchema, MEDICAL_LIMITS.place],
  ['visits', 'Note', visitSchema, LIMITS.note],
  ['examinations', 'Name', examinationSchema, MEDICAL_LIMITS.name],
];

test.each(LENGTHS)(
  '%s, %s: the form and the CMS accept texts of the same lengths',
  async (name, field, schema, limits) => {
    expect(fieldsOf(name)[field]).toMatchObject({ kind: 'text', ...limits });
    const lengths = [limits.max, ...(limits.min ? [limits.min] : [])];
    // one letter of two code units: a length counts code points
    for (const length of lengths)
      expect(await takes(schema, field, '🍅'.repeat(length)), `${length}`).toBe(true);
    for (const length of [limits.max + 1, ...(limits.min ? [limits.min - 1] : [])])
      expect(await takes(schema, field, 'x'.repeat(length)), `${length}`).toBe(false);
  },
);

test('names have 5 to 150 letters, and a plan has 1 to 60 days', () => {
  expect(LIMITS.name).toEqual({ min: 5, max: 150 });
  expect(PLAN_LIMITS.days).toEqual({ min: 1, max: 60 });
});

describe('a phone number', () => {
  const NUMBERS = ['+995 555 12 34 56', '555 12-34-56', '032 2 00 00 00', '12345'];
  const NONE = ['call me', '1234', '+', '1'.repeat(16), `+995 ${' '.repeat(30)}555123456`, '555 12 34 56 x'];
  const cases = [
    ...NUMBERS.map((text) => [text, true] as const),
    ...NONE.map((text) => [text, false] as const),
  ];
  test.each(cases)('%s: %s for the profile, the checkout, the shop and the CMS', async (text, isOne) => {
    const { pattern } = fieldsOf('users').phone;
    expect(pattern.is.test(text)).toBe(isOne);
    expect(fieldsOf('orders').recipient.fields.phone.pattern).toBe(pattern);
    expect(fieldsOf('shop').phone.pattern).toBe(pattern);
    expect(await takes(profileSchema, 'phone', text)).toBe(isOne);
    expect(await takes(checkoutSchema(false), 'recipient.phone', text)).toBe(isOne);
  });
});
