import type { Unit } from '../dish/types';
import { boughtOf } from '../shoplist/buy';
import type { ShopItem } from '../shoplist/types';
import { derivedKey } from '../text/derivedKey';
import type { Day } from '../time/day';
import { undoOf, type PantryChange } from './change';
import { usualExpiry, usualPlace } from './shelfLife';
import type { PantryItem } from './types';
import { samenessOf } from './use';

/** What is put away of a bought line: how much, where and until when. An amount that nobody knows is some. */
export interface Putting {
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly place: string | null;
  readonly expiresOn: Day | null;
}

type Line = Pick<ShopItem, 'key' | 'product' | 'Name' | 'amount' | 'unit' | 'category'>;

/** What is proposed for a bought line: what the list says is bought, where such things lie already, else where they usually do. */
export function puttingOf(line: Line, things: readonly PantryItem[], today: Day): Putting {
  const { product, Name, category } = line;
  const { amount, unit } = boughtOf(line) ?? line;
  const sameness = samenessOf(line);
  const there = things.find((thing) => thing.place && samenessOf(thing) === sameness);
  const meant = product ?? { Name, category };
  const place = there?.place ?? usualPlace(meant);
  const expiresOn = usualExpiry(meant, place, today);
  return amount && unit ? { amount, unit, place, expiresOn } : { amount: null, unit: null, place, expiresOn };
}

/** A change that puts a line away, and what takes it back. */
interface PutAway {
  readonly change: PantryChange;
  readonly back: PantryChange;
}

/**
 * Puts a line away. A thing of the same unit, place and date is raised, anything else is put beside it, under the line's own key where
 * that is free. `time` tells apart the times that the line was put away; two phones that put it away the same time do it once.
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

/** Whether what is bought simply comes to a thing: what is used up is one where it lay. */
function isHeap(thing: PantryItem, line: Line, { unit, place, expiresOn }: Putting): boolean {
  return (
    (thing.level === null || thing.level === 'gone') &&
    samenessOf(thing) === samenessOf(line) &&
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
