import type { Unit } from '../dish/types';
import { CATEGORIES, type Category } from '../product/types';
import { isOrdered } from './delivery';
import type { ShopItem, ShopProduct } from './types';

/** What may be said of a line of a list. */
interface ItemFields {
  readonly Name?: string;
  readonly amount?: number | null;
  readonly unit?: Unit | null;
  readonly category?: Category;
  readonly checked?: boolean;
  readonly atHome?: boolean;
}
/** A new line. */
export type ItemAddition = ItemFields & {
  readonly op: 'add';
  readonly key: string;
  readonly product?: number | null;
  /** The food it is of, where nobody here knows its product; the CMS finds that. */
  readonly food?: number;
};
/** One small change of one line, named by its key; doing it twice is doing it once. */
export type ItemChange =
  | ItemAddition
  | ({ readonly op: 'set'; readonly key: string } & ItemFields)
  | { readonly op: 'remove'; readonly key: string };

export const ITEM_OPS = ['add', 'set', 'remove'] as const;

/** The aisle of a product; what has none stands with the rest. */
export const aisleOf = (product: Pick<ShopProduct, 'category'> | null | undefined): Category =>
  CATEGORIES.find((one) => one === product?.category) ?? 'other';

interface Context {
  readonly product?: ShopProduct | null;
  readonly by?: { readonly id: number; readonly Name: string } | null;
}

/** The lines after a change, as the CMS will have them; a change of a line that is gone changes nothing. */
export function applyChange(
  items: readonly ShopItem[],
  change: ItemChange,
  { product = null, by = null }: Context = {},
): ShopItem[] {
  if (change.op === 'remove') return items.filter(({ key }) => key !== change.key);
  const known = items.some(({ key }) => key === change.key);
  const { op, key, ...given } = change;
  if (op === 'add') return known ? [...items] : [...items, newItem(key, given, product)];
  const fields = given as ItemFields;
  return items.map((item) => {
    if (item.key !== key) return item;
    const { checked, ...others } = fields;
    if (checked === undefined || isOrdered(item)) return { ...item, ...others };
    return { ...item, ...fields, checkedBy: checked ? by : null };
  });
}

/** A line that the CMS has not numbered yet has the id 0. */
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
