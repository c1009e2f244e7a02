import { expect, test } from 'vitest';
import {
  isDelivered,
  isOrdered,
  isToBuy,
  latestDelivery,
  leftToBuy,
  shortfallOf,
} from '@/lib/domain/shoplist/delivery';
import { DELIVERIES, type Delivery, type ItemOrder } from '@/lib/domain/shoplist/types';
import { given } from '@/tests/support/at';

const line = (delivery: Delivery | null, given: { checked?: boolean; atHome?: boolean } = {}) => ({
  checked: false,
  atHome: false,
  delivery,
  ...given,
});

test('an ordered line is neither open nor in the basket; an undelivered one is open, with its reason', () => {
  const toBuy = DELIVERIES.filter((one) => isToBuy(line(one)));
  expect(toBuy).toEqual(['brought', 'missing', 'replaced', 'refused', 'undelivered', 'cancelled']);
  expect(DELIVERIES.filter((one) => isOrdered(line(one)))).toEqual(['ordered']);
  expect(DELIVERIES.filter((one) => shortfallOf(line(one)))).toEqual(toBuy.slice(1));
  expect(isToBuy(line(null))).toBe(true);
  expect(shortfallOf(line(null))).toBeUndefined();
});

test('a ticked line or one at home lacks nothing; "brought" means ticked by an order', () => {
  for (const given of [{ checked: true }, { atHome: true }]) {
    expect(isToBuy(line('missing', given))).toBe(false);
    expect(shortfallOf(line('missing', given))).toBeUndefined();
  }
  expect(isDelivered(line('brought', { checked: true }))).toBe(true);
  expect(isDelivered(line('brought'))).toBe(false);
  expect(isDelivered(line('missing', { checked: true }))).toBe(false);
});

test('open lines are neither done nor ordered, also in lists older than orders', () => {
  expect(leftToBuy({ total: 22, done: 15, ordered: 2 })).toBe(5);
  expect(leftToBuy({ total: 22, done: 15 })).toBe(7);
});

const order = (id: number, at: string | null): ItemOrder => ({
  id,
  number: 1000 + id,
  wantedFrom: '2026-11-26T14:00:00.000Z',
  wantedTo: '2026-11-26T16:00:00.000Z',
  at,
  Name: null,
  NameKa: null,
});
const at = (day: number) => `2026-11-${day}T15:00:00.000Z`;

test('the latest delivery is shown with its number of arrived lines, for three days', () => {
  const came = (
    delivery: Delivery | null,
    of: ItemOrder | null,
    checked = delivery === 'brought',
    by = 3,
  ) => ({
    ...{ delivery, order: of, checked },
    checkedBy: { id: by, Name: 'Nino' },
  });
  const [earlier, later, underWay] = [order(1, at(24)), order(2, at(26)), order(3, null)];
  const items = [
    came('brought', earlier),
    came('brought', later),
    came('replaced', later, true, 8),
    came('missing', later),
    came('cancelled', order(4, at(27))),
    came('ordered', underWay),
    came(null, null),
  ];
  expect(latestDelivery(items, Date.parse(at(27)))).toEqual({ order: later, count: 2, by: 3 });
  expect(latestDelivery(items, Date.parse(at(29)))).toEqual({ order: later, count: 2, by: 3 });
  expect(latestDelivery(items, Date.parse(at(29)) + 1)).toBeUndefined();
  expect(latestDelivery(items.slice(3), Date.parse(at(27)))).toBeUndefined();
  // unknown if a line was ticked by hand, since its buyer is unknown; known if a line stands as delivered
  expect(latestDelivery([given(items[2])], Date.parse(at(27)))).toMatchObject({ count: 1, by: undefined });
  expect(latestDelivery([came('replaced', later)], Date.parse(at(27)))).toMatchObject({ by: 3 });
  const untold = { ...came('replaced', later), checkedBy: null };
  expect(latestDelivery([untold, given(items[1])], Date.parse(at(27)))).toMatchObject({ by: 3 });
});
