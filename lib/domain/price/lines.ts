import type { ProductFacts } from '../product/types';
import type { Day } from '../time/day';
import { per100 } from './own';
import type { PriceEntry } from './types';

/** What a product cost in one shop, a value a day in tetri a kilogram; null where nothing was bought there. */
interface ShopLine {
  readonly shop: string | null;
  readonly values: readonly (number | null)[];
}
interface PriceLines {
  readonly days: readonly Day[];
  readonly shops: readonly ShopLine[];
}

/** Prices as lines, one a shop, that of the most prices first; what cannot be weighed is on none. Of one day the last counts. */
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
