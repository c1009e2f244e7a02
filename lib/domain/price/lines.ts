import type { ProductFacts } from '../product/types';
import type { Day } from '../time/day';
import { per100 } from './own';
import type { PriceEntry } from './types';

/** Prices of a product in one shop, one value per day in tetri per kilogram; null on days without a purchase there. */
interface ShopLine {
  readonly shop: string | null;
  readonly values: readonly (number | null)[];
}
interface PriceLines {
  readonly days: readonly Day[];
  readonly shops: readonly ShopLine[];
}

/**
 * Converts prices to chart lines, one per shop, the shop with most prices first. Prices of amounts without a known
 * weight are left out; only the last price of a day counts.
 */
export function priceLines(entries: readonly PriceEntry[], product: ProductFacts): PriceLines {
  const weighed = entries.flatMap((entry) => {
    const tetri = per100(entry, product);
    return tetri === undefined ? [] : [{ ...entry, tetri: tetri * 10 }];
  });
  const days = [...new Set(weighed.map(({ day }) => day))].sort();
  const of = (shop: string | null) => weighed.filter((entry) => entry.shop === shop);
  const shops = [...new Set(weighed.map(({ shop }) => shop))].sort((a, b) => of(b).length - of(a).length);
  return {
    days,
    shops: shops.map((shop) => ({
      shop,
      values: days.map((day) => of(shop).findLast((entry) => entry.day === day)?.tetri ?? null),
    })),
  };
}
