import { DAY } from '../time/units';
import type { Delivery, ItemOrder, ShopItem, ShopList, Shortfall } from './types';

type Line = { readonly [K in 'checked' | 'atHome']?: ShopItem[K] | null } & {
  readonly delivery?: Delivery | null;
};

/** Checks whether an order is on its way with a line; nobody else needs to buy it, and nobody ticks it. */
export const isOrdered = ({ delivery }: Line): boolean => delivery === 'ordered';

/** Checks whether an order delivered a line, so that nobody bought it by hand. */
export const isDelivered = ({ checked, delivery }: Line): boolean =>
  Boolean(checked) && delivery === 'brought';

/** Checks whether a line is still to be bought. */
export const isToBuy = (line: Line): boolean => !line.checked && !line.atHome && !isOrdered(line);

/** Returns the reason why an ordered line has to be bought after all; undefined for other lines. */
export const shortfallOf = (line: Line): Shortfall | undefined =>
  isToBuy(line) && line.delivery && line.delivery !== 'ordered' && line.delivery !== 'brought'
    ? line.delivery
    : undefined;

/** Returns the number of lines still to be bought; lists cached by an earlier app version have no `ordered`. */
export const leftToBuy = ({
  total,
  done,
  ordered = 0,
}: Pick<ShopList, 'total' | 'done'> & Partial<Pick<ShopList, 'ordered'>>): number => total - done - ordered;

const RECENT_MS = 3 * DAY;

export interface LatestDelivery {
  readonly order: ItemOrder;
  /** Number of its lines delivered, as ordered or replaced. */
  readonly count: number;
  /** Id of the member who ordered it, as far as its lines still show that. */
  readonly by: number | undefined;
}
type CameLine = Pick<ShopItem, 'checked' | 'checkedBy' | 'delivery' | 'order'>;

/** Returns the latest order that delivered something on a list, if within three days of `now` (ms). */
export function latestDelivery(items: readonly CameLine[], now: number): LatestDelivery | undefined {
  const came = items.filter(({ delivery }) => delivery === 'brought' || delivery === 'replaced');
  const orders = came.flatMap(({ order }) => order ?? []);
  const [last] = orders.toSorted((one, other) => timeOf(other) - timeOf(one));
  if (!last || now - timeOf(last) > RECENT_MS) return undefined;
  const lines = came.filter(({ order }) => order?.id === last.id);
  // a line ticked or unticked since then names that person instead
  const untouched = lines.filter(({ checked, delivery }) => checked === (delivery === 'brought'));
  const [by] = untouched.flatMap(({ checkedBy }) => checkedBy?.id ?? []);
  return { order: last, count: lines.length, by };
}

const timeOf = ({ at }: ItemOrder): number => Date.parse(at ?? '') || 0;
