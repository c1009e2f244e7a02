import { UNITS } from '../../domain/dish/types';
import type { Paid, PriceEntry } from '../../domain/price/types';

/** Values of the form of a recorded price, in lari. */
export interface PriceValues {
  readonly price: number | string | null;
  readonly shop: string;
  readonly amount: number | string | null;
  readonly unit: string;
  readonly day: string;
}

export const priceValues = ({ tetri, shop, amount, unit, day }: PriceEntry): PriceValues => ({
  price: tetri / 100,
  shop: shop ?? '',
  amount,
  unit,
  day,
});

/** Converts the form for the CMS; its schema has checked the numbers. */
export const priceInput = ({ price, shop, amount, unit, day }: PriceValues): Omit<Paid, 'product'> => ({
  tetri: Math.round(Number(price) * 100),
  shop: shop.trim() || null,
  amount: Number(amount),
  unit: UNITS.find((one) => one === unit) ?? 'Piece',
  day,
});
