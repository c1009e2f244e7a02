import * as yup from 'yup';
import { LIMITS, PANTRY_LIMITS } from '../../domain/limits';
import { OWN_PLACE, type PantryValues } from './values';
import { atMost, day, filled, number } from '../schema/fields';
import { message } from '../schema/message';

const { max } = LIMITS.amount;

const isNumber = (value: unknown): boolean => typeof value === 'number';

/** Schema of a pantry item's form, with the CMS's limits. */
export const pantrySchema = yup.object({
  Name: filled(atMost(LIMITS.name.max)),
  amount: number('amount', { min: 0, max }),
  unit: yup.string().test('unit', message('unit'), (unit, { parent }: { parent: PantryValues }) => {
    const { amount, isStaple, minimum } = parent;
    return Boolean(unit) || !(isNumber(amount) || (isStaple && isNumber(minimum)));
  }),
  ownPlace: yup.string().when('place', {
    is: OWN_PLACE,
    then: () => filled(atMost(PANTRY_LIMITS.place)),
  }),
  expiresOn: day,
  openedOn: day,
  minimum: number('amount', { min: 0.001, max }),
});
