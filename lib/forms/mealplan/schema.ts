import * as yup from 'yup';
import { LIMITS, PLAN_LIMITS, TARGET_RANGES } from '../../domain/limits';
import { TARGET_NAMES } from './form';
import { atMost, day, endTime, filled, name, number, time } from '../schema/fields';
import { message } from '../schema/message';

const FACTOR = { min: 0.1, max: PLAN_LIMITS.factor.max };

const eater = yup.object({
  Name: atMost(LIMITS.personName.max),
  factor: number('factor', FACTOR, true),
});

const common = { Name: name, Description: atMost(LIMITS.description.max), startDate: day };

/** Schema of a new plan; all messages are text keys of `validation`. */
export const newPlanSchema = yup.object({
  ...common,
  dayCount: number('range', { ...PLAN_LIMITS.days, whole: true }, true),
  meals: yup.array().min(1, message('choice')),
});

/** Schema of a plan's settings, i.e. everything but its days. */
export const planSchema = yup.object({
  ...common,
  Images: yup.array().max(LIMITS.images.max, message('tooMany', { max: LIMITS.images.max })),
  eaters: yup
    .array()
    .of(eater)
    .max(PLAN_LIMITS.eaters, message('tooMany', { max: PLAN_LIMITS.eaters })),
  targets: yup.object(
    Object.fromEntries(TARGET_NAMES.map((target) => [target, number('range', TARGET_RANGES[target])])),
  ),
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
