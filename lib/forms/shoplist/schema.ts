import * as yup from 'yup';
import { LIMITS, PRICE_LIMITS } from '../../domain/limits';
import { atMost, day, number } from '../schema/fields';

const { min, max } = LIMITS.priceTetri;
const AMOUNT = { min: 0.001, max: LIMITS.amount.max };

/** Schema of a bought line, with the CMS's limits; a price needs an amount. */
export const boughtSchema = yup.object({
  price: number('range', { min: min / 100, max: max / 100 }),
  shop: atMost(PRICE_LIMITS.shop),
  amount: yup.mixed().when('price', {
    is: (price: unknown) => typeof price === 'number',
    then: () => number('amount', AMOUNT, true),
    otherwise: () => number('amount', AMOUNT),
  }),
  expiresOn: day,
});
