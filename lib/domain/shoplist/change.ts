import type { Unit } from '../dish/types';
import { CATEGORIES, type Category } from '../product/types';
import { isOrdered } from './delivery';
import type { ShopItem, ShopProduct } from './types';

/** Editable fields of a list line. */
interface ItemFields {
  readonly Name?: string;
  readonly amount?: number | null;
  readonly unit?: Unit | null;
  readonly category?: Category;
  readonly checked?: boolean;
  readonly atHome?: boolean;
}
/** Change that adds a line. */
export type ItemAddition = ItemFields & {
  readonly op: 'add';
  readonly key: string;
  readonly product?: number | null;
  /** Id of the food, if the client does not know its product; the CMS then finds the product. */
  readonly food?: number;
};
/** Change to one line, addressed by key; applying it twice has the same effect as once. */
export type ItemChange =
  | ItemAddition
  | ({ readonly op: 'set'; readonly key: string } & ItemFields)
  | { readonly op: 'remove'; readonly key: string };

export const ITEM_OPS = ['add', 'set', 'remove'] as const;

/** Returns the aisle of a product; `other` if it has none. */
export const aisleOf = (product: Pick<ShopProduct, 'category'> | null | undefined): Category =>
  CATEGORIES.find((one) => one === product?.category) ?? 'other';

interface Context {
  readonly product?: ShopProduct | null;
  readonly by?: { readonly id: number; readonly Name: string } | null;
}

/**
 * Returns the lines as the CMS will have them after a change; a change to a line that no longer exists has no effect.
 */
export function applyChange(
  items: readonly ShopItem[],
  change: ItemChange,
  { product = null, by = null }: Context = {},
): ShopItem[] {
  if (change.op === 'remove') return items.filter(({ key }) => key !== change.key);
  if (change.op === 'add') {
    const isKnown = items.some(({ key }) => key === change.key);
    return isKnown ? [...items] : [...items, newItem(change.key, change, product)];
  }
  const { op: _set, key, ...fields } = change;
  return items.map((item) => {
    if (item.key !== key) return item;
    const { checked, ...others } = fields;
    if (checked === undefined || isOrdered(item)) return { ...item, ...others };
    return { ...item, ...fields, checkedBy: checked ? by : null };
  });
}

/** Creates a line; its id is 0 until the CMS assigns one. */
const newItem = (key: string, given: ItemFields, product: ShopProduct | null): ShopItem => ({
  id: 0,
  key,
  product,
  Name: given.Name ?? product?.Name ?? '',
  amount: given.amount ?? null,
  unit: given.unit ?? null,
  category: given.category ?? aisleOf(product),
  checked: given.checked ?? false,
  checkedBy: null,
  atHome: given.atHome ?? false,
  there: null,
  from: [],
  fault: null,
  delivery: null,
  order: null,
});
