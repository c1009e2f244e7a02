import * as yup from 'yup';
import { LIMITS, PLAN_LIMITS, textLength } from '@/lib/domain/limits';
import { TARGET_NAMES } from '@/lib/domain/mealplan/form';
import { cleanText } from '@/lib/domain/text/clean';
import { isEmail } from '@/lib/domain/text/email';
import { isDay, isTime } from '@/lib/domain/time/day';

type Values = Readonly<Record<string, string | number>>;
/** A message is a key of `validation` with its values; yup hands on whatever it is given. */
const message = (key: string, values?: Values) => ({ key, values }) as unknown as string;

const lengthOf = (text: unknown): number => textLength(cleanText(String(text ?? '')));
const atMost = (max: number) =>
  yup.string().test('length', message('tooLong', { max }), (text) => lengthOf(text) <= max);
const filled = (schema: yup.StringSchema) =>
  schema.test('filled', message('required'), (text) => Boolean(text?.trim()));

const name = filled(yup.string()).test('name', message('name', LIMITS.name), (text) => {
  const length = lengthOf(text);
  return length === 0 || (length >= LIMITS.name.min && length <= LIMITS.name.max);
});

interface Range {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
}
/** A number as NumberField holds it; empty passes unless it is needed. */
const number = (key: string, { min, max, whole = false }: Range, isNeeded = false) =>
  yup
    .mixed()
    .nullable()
    .test('number', message(key, { min, max }), (value) => {
      if (value === null || value === undefined) return !isNeeded;
      return typeof value === 'number' && value >= min && value <= max && (!whole || Number.isInteger(value));
    });

const day = yup.string().test('date', message('date'), (text) => !text?.trim() || isDay(text));
const time = yup.string().test('time', message('time'), (text) => !text?.trim() || isTime(text));

export const FACTOR = { min: 0.1, max: PLAN_LIMITS.factor.max };
const TARGET = { min: 0, max: 100_000 };

const eater = yup.object({
  Name: filled(atMost(LIMITS.personName.max)),
  factor: number('factor', FACTOR, true),
});

const common = { Name: name, Description: atMost(LIMITS.description.max), startDate: day };

/** A new plan; every text of it is a key of `validation`. */
export const newPlanSchema = yup.object({
  ...common,
  dayCount: number('range', { ...PLAN_LIMITS.days, whole: true }, true),
  meals: yup.array().min(1, message('choice')),
});

/** What a plan is beside its days. */
export const planSchema = yup.object({
  ...common,
  Images: yup.array().max(LIMITS.images.max, message('tooMany', { max: LIMITS.images.max })),
  eaters: yup
    .array()
    .of(eater)
    .max(PLAN_LIMITS.eaters, message('tooMany', { max: PLAN_LIMITS.eaters })),
  targets: yup.object(Object.fromEntries(TARGET_NAMES.map((target) => [target, number('range', TARGET)]))),
});

/** When a plan is to begin. */
export const startSchema = yup.object({ startDate: filled(day) });

export const inviteSchema = yup.object({
  email: filled(yup.string()).test('email', message('email'), (text) => !text?.trim() || isEmail(text)),
});

/** The end of something comes after its start; without a start it has no end. */
const endTime = time.test('endTime', message('endTime'), function isAfter(end) {
  const { time: start } = this.parent as { time?: string };
  return !end?.trim() || !isTime(end) || (Boolean(start) && end > String(start));
});

export const exerciseSchema = yup.object({ time, endTime });
export const supplementSchema = yup.object({
  time,
  dosage: number('amount', { min: 0.001, max: LIMITS.amount.max }),
});
export const appointmentSchema = yup.object({
  title: filled(atMost(PLAN_LIMITS.title.max)),
  time,
  endTime,
  note: atMost(PLAN_LIMITS.text.max),
});

export const mealSchema = yup.object({ time, note: atMost(PLAN_LIMITS.text.max) });
export const dayNoteSchema = yup.object({
  title: atMost(PLAN_LIMITS.title.max),
  note: atMost(PLAN_LIMITS.text.max),
});

export const textSchema = yup.object({ text: filled(atMost(PLAN_LIMITS.text.max)) });
export const productSchema = yup.object({
  amount: number('amount', { min: 0.001, max: LIMITS.amount.max }, true),
});
export const servingsSchema = yup.object({
  servings: number('range', { min: 0.1, max: LIMITS.servings.max }),
});
