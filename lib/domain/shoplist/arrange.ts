import { CATEGORIES, type Category } from '../product/types';
import { isDelivered, isOrdered, isToBuy, shortfallOf } from './delivery';
import type { ShopItem } from './types';

/** Returns all aisles in the household's own order, followed by those it has not arranged. */
export function aisleOrder(own: readonly Category[]): Category[] {
  const known = own.filter((aisle) => CATEGORIES.includes(aisle));
  return [...new Set([...known, ...CATEGORIES])];
}

interface Aisle<T> {
  readonly category: Category;
  readonly items: readonly T[];
}
interface Arranged<T> {
  /** Lines that an order did not deliver. */
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
 * Arranges a list for shopping: undelivered lines, open lines by aisle, lines on order, delivered lines, then those at
 * home and those in the basket. Each part is sorted by displayed name.
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
    brought: sorted.filter(isDelivered),
    atHome: sorted.filter((item) => item.atHome && !item.checked && !isOrdered(item)),
    checked: sorted.filter((item) => item.checked && !isDelivered(item)),
  };
}

/** Counts the ticked lines and all lines; unticked lines for goods at home are left out. */
export function progressOf(items: readonly Pick<ShopItem, 'checked' | 'atHome'>[]): {
  done: number;
  total: number;
} {
  const counted = items.filter(({ checked, atHome }) => checked || !atHome);
  return { done: counted.filter(({ checked }) => checked).length, total: counted.length };
}
