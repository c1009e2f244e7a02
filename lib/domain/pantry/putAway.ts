import type { Unit } from '../dish/types';
import { boughtOf } from '../shoplist/buy';
import type { ShopItem } from '../shoplist/types';
import { derivedKey } from '../text/derivedKey';
import type { Day } from '../time/day';
import { undoOf, type PantryChange } from './change';
import { usualExpiry, usualPlace } from './shelfLife';
import type { PantryItem } from './types';
import { identityKey } from './use';

/** Amount, place and expiry with which a bought line is put away; a null amount means "some". */
export interface Putting {
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly place: string | null;
  readonly expiresOn: Day | null;
}

type Line = Pick<ShopItem, 'key' | 'product' | 'Name' | 'amount' | 'unit' | 'category'>;

/**
 * Returns the suggestion for a bought line: the bought amount, the place where the same food already lies, otherwise
 * its usual place.
 */
export function puttingOf(line: Line, things: readonly PantryItem[], today: Day): Putting {
  const { product, Name, category } = line;
  const { amount, unit } = boughtOf(line) ?? line;
  const sameness = identityKey(line);
  const there = things.find((thing) => thing.place && identityKey(thing) === sameness);
  const meant = product ?? { Name, category };
  const place = there?.place ?? usualPlace(meant);
  const expiresOn = usualExpiry(meant, place, today);
  return amount && unit ? { amount, unit, place, expiresOn } : { amount: null, unit: null, place, expiresOn };
}

/** Change that puts a line away, and the change that undoes it. */
interface PutAway {
  readonly change: PantryChange;
  readonly back: PantryChange;
}

/**
 * Puts a line away. It adds to an existing item of the same unit, place and date; otherwise it creates an item, under
 * the line's own key if that is free. `time` distinguishes repeated put-aways of a line; two phones that send the same
 * `time` apply it once.
 */
export function putAway(line: Line, putting: Putting, things: readonly PantryItem[], time: string): PutAway {
  const step = derivedKey(`${line.key} ${time}`);
  const heap = things.find((thing) => isHeap(thing, line, putting));
  const change: PantryChange =
    heap && putting.amount !== null
      ? { op: 'move', key: heap.key, move: step, delta: putting.amount, reason: 'bought' }
      : additionOf(line, putting, things.some(({ key }) => key === line.key) ? step : line.key);
  const back = undoOf(change, heap, derivedKey(`${step} back`));
  return { change, back: back ?? { op: 'remove', key: change.key } };
}

/**
 * Checks whether a bought line can be added to an existing item; a used-up item counts if it had the same unit, place
 * and date.
 */
function isHeap(thing: PantryItem, line: Line, { unit, place, expiresOn }: Putting): boolean {
  return (
    (thing.level === null || thing.level === 'gone') &&
    identityKey(thing) === identityKey(line) &&
    thing.unit === unit &&
    thing.place === place &&
    thing.expiresOn === expiresOn
  );
}

function additionOf({ product, Name }: Line, { amount, ...where }: Putting, key: string): PantryChange {
  const said = amount === null ? { level: 'some' as const } : { amount };
  return {
    op: 'add',
    key,
    Name,
    ...(product && { product: product.id }),
    ...where,
    ...said,
    reason: 'bought',
  };
}
