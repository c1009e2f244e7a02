import type { Delivery, ItemOrder, ShopItem, ShopList, Shortfall } from './types';

type Line = { readonly [K in 'checked' | 'atHome']?: ShopItem[K] | null } & {
  readonly delivery?: Delivery | null;
};

/** Whether an order is on its way with a line: nobody else need buy it, and nobody ticks it. */
export const isOrdered = ({ delivery }: Line): boolean => delivery === 'ordered';

/** Whether an order has brought a line, which then was not bought by hand. */
export const isBrought = ({ checked, delivery }: Line): boolean => Boolean(checked) && delivery === 'brought';

/** Whether a line is still to be bought. */
export const isToBuy = (line: Line): boolean => !line.checked && !line.atHome && !isOrdered(line);

/** Why a line has to be bought although it was ordered; undefined for any other. */
export const shortfallOf = (line: Line): Shortfall | undefined =>
  isToBuy(line) && line.delivery && line.delivery !== 'ordered' && line.delivery !== 'brought'
    ? line.delivery
    : undefined;

/** How many lines of a list somebody has to buy; one that was kept by an earlier version says nothing of orders. */
export const leftToBuy = ({
  total,
  done,
  ordered = 0,
}: Pick<ShopList, 'total' | 'done'> & Partial<Pick<ShopList, 'ordered'>>): number => total - done - ordered;

const LATELY = 3 * 24 * 60 * 60 * 1000;

export interface Came {
  readonly order: ItemOrder;
  /** How many of its lines came, as ordered or as something else. */
  readonly count: number;
  /** Who ordered it, as far as its lines still say so. */
  readonly by: number | undefined;
}
type CameLine = Pick<ShopItem, 'checked' | 'checkedBy' | 'delivery' | 'order'>;

/** The order that came last with something on a list, where that was within three days of `now`, in ms. */
export function latestCame(items: readonly CameLine[], now: number): Came | undefined {
  const came = items.filter(({ delivery }) => delivery === 'brought' || delivery === 'replaced');
  const orders = came.flatMap(({ order }) => order ?? []);
  const [last] = orders.toSorted((one, other) => timeOf(other) - timeOf(one));
  if (!last || now - timeOf(last) > LATELY) return undefined;
  const lines = came.filter(({ order }) => order?.id === last.id);
  // one that somebody has ticked, or put back, since says who that was
  const untouched = lines.filter(({ checked, delivery }) => checked === (delivery === 'brought'));
  const [by] = untouched.flatMap(({ checkedBy }) => checkedBy?.id ?? []);
  return { order: last, count: lines.length, by };
}

const timeOf = ({ at }: ItemOrder): number => Date.parse(at ?? '') || 0;
