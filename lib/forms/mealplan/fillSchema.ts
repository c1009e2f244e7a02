import * as yup from 'yup';
import { LIMITS, PLAN_LIMITS, PLANNING_LIMITS, TARGET_RANGES } from '../../domain/limits';
import { TARGETED } from '../../domain/planning/model';
import { day, number } from '../schema/fields';
import { message } from '../schema/message';

const { min, max } = PLANNING_LIMITS.budgetTetri;
const some = yup.array().min(1, message('choice'));

const targets = Object.fromEntries(TARGETED.map((name) => [name, number('range', TARGET_RANGES[name])]));

/** Schema of the form that fills a week; all messages are text keys of `validation`. */
export const fillSchema = yup.object({
  days: some,
  meals: some,
  from: some,
  startDate: day,
  budget: number('range', { min: min / 100, max: max / 100 }),
  eaters: yup.array().of(
    yup.object({
      factor: number('range', { min: 0.1, max: PLAN_LIMITS.factor.max }),
      birthYear: number('range', { ...LIMITS.birthYear, whole: true }),
      targets: yup.object(targets),
    }),
  ),
  tags: yup
    .array()
    .of(yup.object({ times: number('range', { ...PLANNING_LIMITS.times, whole: true }, true) }))
    .max(PLANNING_LIMITS.tags, message('tooMany', { max: PLANNING_LIMITS.tags })),
});
