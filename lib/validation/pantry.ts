import * as yup from 'yup';
import { LIMITS, PANTRY_LIMITS } from '@/lib/domain/limits';
import { OWN_PLACE } from '@/lib/forms/pantry/values';
import { atMost, day, filled, number } from './fields';

const { max } = LIMITS.amount;

/** The form of a thing at home, with the limits of the CMS. */
export const pantrySchema = yup.object({
  Name: filled(atMost(LIMITS.name.max)),
  amount: number('amount', { min: 0, max }),
  ownPlace: yup.string().when('place', {
    is: OWN_PLACE,
    then: () => filled(atMost(PANTRY_LIMITS.place)),
  }),
  expiresOn: day,
  openedOn: day,
  minimum: number('amount', { min: 0.001, max }),
});
