import * as yup from 'yup';
import { BODY_RANGES } from '../../domain/nutrition/mifflin';
import { number } from '../schema/fields';

/** Body figures from which targets are computed. */
export const bodySchema = yup.object({
  age: number('range', { ...BODY_RANGES.age, whole: true }, true),
  height: number('range', BODY_RANGES.height, true),
  weight: number('range', BODY_RANGES.weight, true),
});
