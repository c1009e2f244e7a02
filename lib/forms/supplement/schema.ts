import * as yup from 'yup';
import { LIMITS } from '../../domain/limits';
import { atMost, day, name, number, times, until } from '../schema/fields';
import { message } from '../schema/message';

const AMOUNT = { min: 0.001, max: LIMITS.amount.max };

/** Schema of the supplement form, with the CMS's limits; the price is typed in GEL. */
export const supplementSchema = yup.object({
  Name: name,
  Description: atMost(LIMITS.description.max),
  benefits: atMost(LIMITS.description.max),
  usage: atMost(LIMITS.description.max),
  dailyDosage: number('amount', AMOUNT),
  priceTetri: number('range', { min: 0, max: LIMITS.priceTetri.max / 100 }),
  quantity: number('amount', AMOUNT),
  timesToTake: times(false),
  Images: yup.array().max(LIMITS.images.max, message('tooMany', LIMITS.images)),
});

/** Schema of an intake: dosage, times, and the remaining quantity. */
export const intakeSchema = yup.object({
  dosage: number('amount', AMOUNT, true),
  times: times(true),
  left: number('amount', LIMITS.left),
  from: day,
  until,
});
