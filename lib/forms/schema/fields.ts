import * as yup from 'yup';
import { fitsPrep } from '../../domain/dish/times';
import { LIMITS, textLength } from '../../domain/limits';
import { parseAmount } from '../../domain/text/amount';
import { cleanText } from '../../domain/text/clean';
import { isDay, isTime } from '../../domain/time/day';
import { typedMinutes } from '../../domain/time/duration';
import { message } from './message';

const lengthOf = (text: unknown): number => textLength(cleanText(String(text ?? '')));
export const atMost = (max: number) =>
  yup.string().test('length', message('tooLong', { max }), (text) => lengthOf(text) <= max);
export const filled = (schema: yup.StringSchema) =>
  schema.test('filled', message('required'), (text) => Boolean(text?.trim()));

export const name = filled(yup.string()).test('name', message('name', LIMITS.name), (text) => {
  const length = lengthOf(text);
  return length === 0 || (length >= LIMITS.name.min && length <= LIMITS.name.max);
});

/** Accepts a typed whole number, parsed as an amount by default, or an empty field. */
export const whole = (key: string, { min, max }: { min: number; max: number }, read = parseAmount) =>
  yup.string().test('number', message(key, { min, max }), (text) => {
    if (!text?.trim()) return true;
    const number = read(text);
    return number !== undefined && Number.isInteger(number) && number >= min && number <= max;
  });

/** Preparation time of a recipe, at most its whole time. */
export const prepTime = whole('time', LIMITS.prepMinutes, typedMinutes).test(
  'prepTime',
  message('prepTime'),
  (text, { parent: { TimeToCook } }: { parent: { TimeToCook?: string } }) => {
    return fitsPrep({
      TimeToCook: typedMinutes(TimeToCook ?? ''),
      prepTime: typedMinutes(text ?? ''),
    });
  },
);

interface Range {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
}
/** Accepts a number from NumberField; empty passes unless needed. */
export const number = (key: string, { min, max, whole = false }: Range, isNeeded = false) =>
  yup
    .mixed()
    .nullable()
    .test('number', message(key, { min, max }), (value) => {
      if (value === null || value === undefined) return !isNeeded;
      return typeof value === 'number' && value >= min && value <= max && (!whole || Number.isInteger(value));
    });

export const day = yup.string().test('date', message('date'), (text) => !text?.trim() || isDay(text));
export const time = yup.string().test('time', message('time'), (text) => !text?.trim() || isTime(text));

/** End time, after the start; without a start there is none. */
export const endTime = time.test(
  'endTime',
  message('endTime'),
  (end, { parent }: { parent: { time?: string } }) => {
    const { time: start } = parent;
    return !end?.trim() || !isTime(end) || (Boolean(start) && end > String(start));
  },
);

/** Last day, not before the first. */
export const until = day.test(
  'until',
  message('until'),
  (last, { parent }: { parent: { from?: string } }) => {
    const { from } = parent;
    return !isDay(last) || !isDay(from) || from <= last;
  },
);

/** Times of day, one per row; an empty row is ignored. */
export const times = (isNeeded: boolean) =>
  yup
    .array()
    .of(time)
    .max(LIMITS.timesToTake.max, message('tooMany', LIMITS.timesToTake))
    .test('filled', message('required'), (rows) => !isNeeded || (rows ?? []).some((row) => row?.trim()));
