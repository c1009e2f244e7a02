import { aisleOf, type ItemAddition } from '../shoplist/change';
import type { ShopItem } from '../shoplist/types';
import { insteadOf } from './amount';
import type { Substitute } from './types';

/** Change that replaces a shopping-list line by another. */
export interface Swap {
  readonly op: 'swap';
  /** Key of the line to remove. */
  readonly key: string;
  readonly instead: ItemAddition;
}

interface Worded {
  /** Key of the new line. */
  readonly key: string;
  /** Name of the substitute until the CMS has found its product. */
  readonly Name: string;
}

/**
 * Returns the change that replaces a line by a substitute in an equivalent amount; without an amount if that is
 * unknown.
 */
export function swapFor(item: ShopItem, substitute: Substitute, { key, Name }: Worded): Swap {
  const much = insteadOf(item, item.product, substitute);
  const instead: ItemAddition = {
    op: 'add',
    key,
    food: substitute.food,
    Name,
    category: aisleOf(substitute),
    ...(much && { amount: roundUp(much.amount), unit: much.unit }),
  };
  return { op: 'swap', key: item.key, instead };
}

/** Rounds an amount up to a tenth. */
const roundUp = (amount: number): number => Math.ceil(amount * 10 - 1e-6) / 10;
