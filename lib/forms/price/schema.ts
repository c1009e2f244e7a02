import * as yup from 'yup';
import { LIMITS, PRICE_LIMITS } from '../../domain/limits';
import { atMost, day, filled, number } from '../schema/fields';

const inLari = ({ min, max }: { min: number; max: number }) => ({ min: min / 100, max: max / 100 });

/** Schema of a price form, with the CMS's limits. */
export const priceSchema = yup.object({
  price: number('range', inLari(LIMITS.priceTetri), true),
  shop: atMost(PRICE_LIMITS.shop),
  amount: number('amount', { min: 0.001, max: LIMITS.amount.max }, true),
  day: filled(day),
});

/** Schema of the monthly budget; empty means none. */
export const budgetSchema = yup.object({ budget: number('range', inLari(PRICE_LIMITS.budgetTetri)) });
