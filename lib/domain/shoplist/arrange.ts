import { CATEGORIES, type Category } from '../product/types';
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
  readonly aisles: readonly Aisle<T>[];
  readonly atHome: readonly T[];
  readonly checked: readonly T[];
}

/**
 * A list as one walks the shop: open lines by aisle, then what is at home, then what is in the basket; each part by the names
 * under which its lines are shown.
 */
export function arrange<T extends Pick<ShopItem, 'category' | 'checked' | 'atHome' | 'Name'>>(
  items: readonly T[],
  order: readonly Category[],
  nameOf: (item: T) => string = ({ Name }) => Name,
): Arranged<T> {
  const named = items.map((item) => ({ item, name: nameOf(item).toLowerCase() }));
  const sorted = named
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ item }) => item);
  const open = sorted.filter(({ checked, atHome }) => !checked && !atHome);
  const aisles = aisleOrder(order).map((category) => ({
    category,
    items: open.filter((item) => item.category === category),
  }));
  return {
    aisles: aisles.filter((aisle) => aisle.items.length > 0),
    atHome: sorted.filter(({ checked, atHome }) => atHome && !checked),
    checked: sorted.filter(({ checked }) => checked),
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
