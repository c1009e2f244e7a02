import { CATEGORIES, type Category } from '../product/types';
import { isBrought, isOrdered, isToBuy, shortfallOf } from './delivery';
import type { ShopItem } from './types';

/** The aisles as this household walks them: its own order, and behind it those it has not arranged. */
export function aisleOrder(own: readonly Category[]): Category[] {
  const known = own.filter((aisle) => CATEGORIES.includes(aisle));
  return [...new Set([...known, ...CATEGORIES])];
}

interface Aisle<T> {
  readonly category: Category;
  readonly items: readonly T[];
}
interface Arranged<T> {
  /** What an order did not bring. */
  readonly short: readonly T[];
  readonly aisles: readonly Aisle<T>[];
  readonly ordered: readonly T[];
  readonly brought: readonly T[];
  readonly atHome: readonly T[];
  readonly checked: readonly T[];
}

type Placed = Pick<ShopItem, 'category' | 'checked' | 'atHome' | 'Name'> &
  Partial<Pick<ShopItem, 'delivery'>>;

/**
 * A list as one walks the shop: what an order did not bring, open lines by aisle, what is on its way, what was brought, then what is at
 * home and what is in the basket; each part by the names under which its lines are shown.
 */
export function arrange<T extends Placed>(
  items: readonly T[],
  order: readonly Category[],
  nameOf: (item: T) => string = ({ Name }) => Name,
): Arranged<T> {
  const named = items.map((item) => ({ item, name: nameOf(item).toLowerCase() }));
  const sorted = named
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ item }) => item);
  const open = sorted.filter((item) => isToBuy(item) && !shortfallOf(item));
  const aisles = aisleOrder(order).map((category) => ({
    category,
    items: open.filter((item) => item.category === category),
  }));
  return {
    short: sorted.filter(shortfallOf),
    aisles: aisles.filter((aisle) => aisle.items.length > 0),
    ordered: sorted.filter(isOrdered),
    brought: sorted.filter(isBrought),
    atHome: sorted.filter((item) => item.atHome && !item.checked && !isOrdered(item)),
    checked: sorted.filter((item) => item.checked && !isBrought(item)),
  };
}

/** How far the shopping has come; what is at home need not be bought. */
export function progressOf(items: readonly Pick<ShopItem, 'checked' | 'atHome'>[]): {
  done: number;
  total: number;
} {
  const counted = items.filter(({ checked, atHome }) => checked || !atHome);
  return { done: counted.filter(({ checked }) => checked).length, total: counted.length };
}
