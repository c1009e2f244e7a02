import { aisleOf, type ItemAddition } from '../shoplist/change';
import type { ShopItem } from '../shoplist/types';
import { insteadOf } from './amount';
import type { Substitute } from './types';

/** A line of a shopping list makes way for another one. */
export interface Swap {
  readonly op: 'swap';
  /** The line that goes. */
  readonly key: string;
  readonly instead: ItemAddition;
}

interface Worded {
  /** The key of the new line. */
  readonly key: string;
  /** What the substitute is called until the CMS has found its product. */
  readonly Name: string;
}

/** Puts a substitute in the place of a line, as much as does for it; without an amount where that is not known. */
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

/** Nobody buys a thousandth of a gram. */
const roundUp = (amount: number): number => Math.ceil(amount * 10 - 1e-6) / 10;
