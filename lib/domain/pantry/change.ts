import type { Unit } from '../dish/types';
import type { ShopProduct } from '../shoplist/types';
import type { Day } from '../time/day';
import { after, NOTHING } from './book';
import type { HAND_REASONS, Level, PantryItem, There } from './types';

/** What may be said of a thing beside how much of it there is. */
export interface PantryFields {
  readonly Name?: string;
  readonly unit?: Unit | null;
  readonly place?: string | null;
  readonly expiresOn?: Day | null;
  readonly openedOn?: Day | null;
  readonly staple?: { readonly minimum?: number | null } | null;
}
/** A count; `move` names the step, so that it can be undone. */
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
    /** The food it is of, where nobody here knows its product; the CMS finds that. */
    readonly food?: number;
  };
/** One small change of one thing, named by its key; doing it twice is doing it once. */
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

/** What is shown of a change that the CMS has not answered: the product of a new thing, what an undone step found. */
export interface Shown {
  readonly product?: ShopProduct | null;
  readonly before?: There | null;
}

/** What is at home after a change, as the CMS will have it; a change of what is gone changes nothing. */
export function applyPantry(
  items: readonly PantryItem[],
  change: PantryChange,
  { product = null, before = null }: Shown = {},
): PantryItem[] {
  if (change.op === 'remove') return items.filter(({ key }) => key !== change.key);
  if (change.op === 'add')
    return items.some(({ key }) => key === change.key) ? [...items] : [...items, newItem(change, product)];
  return items.map((item) =>
    item.key === change.key ? { ...item, ...changed(item, change, before) } : item,
  );
}

type Later = Exclude<PantryChange, { op: 'add' | 'remove' }>;

function changed(item: PantryItem, change: Later, before: There | null): Partial<PantryItem> {
  if (change.op === 'move') return after(item, { by: change.delta });
  // what an earlier visit did is known to the book alone
  if (change.op === 'undo') return before ? { amount: before.amount, level: before.level } : {};
  const { op: _op, key: _key, move: _move, reason: _reason, amount, level, ...fields } = change;
  return { ...fields, ...counted({ amount, level }) };
}

/** What a count says is there; nothing where it says nothing. */
const counted = ({ amount, level }: Pick<Count, 'amount' | 'level'>): Partial<There> => {
  const is = amount ?? level;
  return is === undefined ? {} : after(NOTHING, { is });
};

/** A thing that the CMS has not numbered yet has the id 0. */
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
  ...after(NOTHING, { is: change.amount ?? change.level ?? 'some' }),
});

/** What takes a change back, for a thing that was like `before`; `move` is the key of the new step. What was removed is put back under its key as it was; its book begins anew with that count. */
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
