import { UNITS, type Unit } from '../../domain/dish/types';
import type { Putting } from '../../domain/pantry/putAway';
import type { Paid } from '../../domain/price/types';
import type { Day } from '../../domain/time/day';

/** Values of the form for a bought line: its price in lari, and its place at home. */
export interface BoughtValues {
  readonly price: number | string | null;
  readonly shop: string;
  readonly amount: number | string | null;
  readonly unit: string;
  readonly isPut: boolean;
  readonly place: string;
  readonly expiresOn: string;
}

/** Returns initial values; proposes the last shop but never a price, so that nobody saves one unread. */
export const boughtValues = (
  { amount, unit, place, expiresOn }: Putting,
  last: Pick<Paid, 'shop'> | undefined,
  isPut: boolean,
): BoughtValues => ({
  price: null,
  shop: last?.shop ?? '',
  amount,
  unit: unit ?? 'Piece',
  isPut,
  place: place ?? '',
  expiresOn: expiresOn ?? '',
});

const unitOf = (values: BoughtValues): Unit => UNITS.find((one) => one === values.unit) ?? 'Piece';
const numberOf = (value: BoughtValues['amount']): number | null => (typeof value === 'number' ? value : null);

export function puttingIn(values: BoughtValues): Putting {
  const amount = numberOf(values.amount);
  return {
    amount,
    unit: amount === null ? null : unitOf(values),
    place: values.place || null,
    expiresOn: values.expiresOn || null,
  };
}

/** Returns the price record, if price and amount were entered. */
export function paidIn(values: BoughtValues, product: number, day: Day): Paid | undefined {
  const [price, amount] = [numberOf(values.price), numberOf(values.amount)];
  if (price === null || amount === null) return undefined;
  const shop = values.shop.trim() || null;
  return { product, shop, day, tetri: Math.round(price * 100), amount, unit: unitOf(values) };
}
