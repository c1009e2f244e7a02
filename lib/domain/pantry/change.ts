import type { Unit } from '../dish/types';
import type { ShopProduct } from '../shoplist/types';
import type { Day } from '../time/day';
import { applyStep, NO_STOCK } from './replay';
import type { HAND_REASONS, Level, PantryItem, ItemStock } from './types';

/** Fields of an item besides its amount. */
export interface PantryFields {
  readonly Name?: string;
  readonly unit?: Unit | null;
  readonly place?: string | null;
  readonly expiresOn?: Day | null;
  readonly openedOn?: Day | null;
  readonly staple?: { readonly minimum?: number | null } | null;
}
/** New count of an item; `move` is the key of the step, needed to undo it. */
interface Count {
  readonly amount?: number;
  readonly level?: Level;
  readonly move?: string;
  readonly reason?: (typeof HAND_REASONS)[number];
}
export type PantryAddition = PantryFields &
  Count & {
    readonly op: 'add';
    readonly key: string;
    readonly Name: string;
    readonly product?: number;
    /** Id of the food, if the client does not know its product; the CMS then finds the product. */
    readonly food?: number;
  };
/** Change to one item, addressed by key; applying it twice has the same effect as once. */
export type PantryChange =
  | PantryAddition
  | ({ readonly op: 'set'; readonly key: string } & PantryFields & Count)
  | {
      readonly op: 'move';
      readonly key: string;
      readonly move: string;
      readonly delta: number;
      readonly reason: (typeof HAND_REASONS)[number];
    }
  | { readonly op: 'undo'; readonly key: string; readonly move: string; readonly undoes: string }
  | { readonly op: 'remove'; readonly key: string };

/** Data shown for a change the CMS has not answered yet: the product of a new item, the state that an undo restores. */
export interface OptimisticData {
  readonly product?: ShopProduct | null;
  readonly before?: ItemStock | null;
}

/**
 * Returns the items as the CMS will have them after a change; a change to an item that no longer exists has no effect.
 */
export function applyPantry(
  items: readonly PantryItem[],
  change: PantryChange,
  { product = null, before = null }: OptimisticData = {},
): PantryItem[] {
  if (change.op === 'remove') return items.filter(({ key }) => key !== change.key);
  if (change.op === 'add')
    return items.some(({ key }) => key === change.key) ? [...items] : [...items, newItem(change, product)];
  return items.map((item) =>
    item.key === change.key ? { ...item, ...changed(item, change, before) } : item,
  );
}

type Later = Exclude<PantryChange, { op: 'add' | 'remove' }>;

function changed(item: PantryItem, change: Later, before: ItemStock | null): Partial<PantryItem> {
  if (change.op === 'move') return applyStep(item, { by: change.delta });
  // only the ledger knows the steps of an earlier visit
  if (change.op === 'undo') return before ? { amount: before.amount, level: before.level } : {};
  const { op: _op, key: _key, move: _move, reason: _reason, amount, level, ...fields } = change;
  return { ...fields, ...counted({ amount, level }) };
}

/** Returns the state that a count sets; empty if it sets none. */
const counted = ({ amount, level }: Pick<Count, 'amount' | 'level'>): Partial<ItemStock> => {
  const is = amount ?? level;
  return is === undefined ? {} : applyStep(NO_STOCK, { is });
};

/** Creates an item; its id is 0 until the CMS assigns one. */
const newItem = (change: PantryAddition, product: ShopProduct | null): PantryItem => ({
  id: 0,
  key: change.key,
  product,
  Name: change.Name,
  unit: change.unit ?? null,
  place: change.place ?? null,
  expiresOn: change.expiresOn ?? null,
  openedOn: change.openedOn ?? null,
  staple: change.staple ?? null,
  owner: null,
  ...applyStep(NO_STOCK, { is: change.amount ?? change.level ?? 'some' }),
});

/**
 * Returns the change that undoes `change`, given the item as it was `before`; `move` is the key of the new step. A
 * removed item is added again under its old key, and its ledger restarts from that count.
 */
export function undoOf(
  change: PantryChange,
  before: PantryItem | undefined,
  move: string,
): PantryChange | null {
  const { key } = change;
  if (change.op === 'add') return { op: 'remove', key };
  if (!before) return null;
  if (change.op === 'remove') return putBack(before, move);
  if (change.move) return { op: 'undo', key, move, undoes: change.move };
  const { unit, place, expiresOn, openedOn, staple } = before;
  return { op: 'set', key, unit, place, expiresOn, openedOn, staple };
}

function putBack(before: PantryItem, move: string): PantryAddition {
  const { key, product, Name, amount, level, unit, place, expiresOn, openedOn, staple } = before;
  const fields = { key, Name, unit, place, expiresOn, openedOn, staple };
  const count = level === null ? { amount } : { level };
  return { op: 'add', ...fields, ...(product && { product: product.id }), ...count, move, reason: 'counted' };
}
