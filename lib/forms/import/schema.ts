import * as yup from 'yup';
import { LIMITS } from '../../domain/limits';
import { typedMinutes } from '../../domain/time/duration';
import { atMost, name, prepTime, whole } from '../schema/fields';
import { message } from '../schema/message';

/** Schema of an imported recipe being corrected; time and servings may be unknown. */
export const importSchema = yup.object({
  Name: name,
  Description: atMost(LIMITS.description.max),
  Note: atMost(LIMITS.note.max),
  servingAmount: whole('range', LIMITS.servings),
  TimeToCook: whole('time', LIMITS.minutes, typedMinutes),
  prepTime,
  ingredients: yup.array().max(LIMITS.ingredients.max, message('tooMany', { max: LIMITS.ingredients.max })),
  sections: yup.array().of(yup.object({ title: atMost(LIMITS.sectionTitle.max) })),
  Steps: yup
    .array()
    .of(
      yup.object({
        description: atMost(LIMITS.step.max),
        minutes: whole('time', LIMITS.minutes, typedMinutes),
      }),
    )
    .max(LIMITS.steps.max, message('tooMany', { max: LIMITS.steps.max })),
});
