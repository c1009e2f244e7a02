import { expect, test } from 'vitest';
import {
  bySoonest,
  districtName,
  firstName,
  isLate,
  isSumChanged,
  lineName,
  mapLink,
  packedOf,
  phoneLink,
  routeLink,
  withWaiting,
  type Order,
} from '@/lib/domain/order/record';
import { at } from '@/tests/support/at';

const order = { id: 12, state: 'accepted', wantedTo: '2026-11-20T10:00:00.000Z' } as Order;

test('an order is shown as it will be once waiting steps are sent', () => {
  const waiting = [{ path: 'orders/12/pack' }, { path: 'orders/12/depart' }, { path: 'orders/120/deliver' }];
  expect(withWaiting(order, waiting).state).toBe('onTheWay');
  expect(withWaiting(order, [{ path: 'orders/12/release' }]).state).toBe('placed');
  expect(withWaiting(order, [])).toBe(order);
});

const line = (key: string, priceTetri: number) => ({ key, amount: 500, unit: 'gr', priceTetri });
/** Order of two lines, packed offline with these outcomes. */
function packedOffline(lines: object[], shown?: object) {
  const before = { ...order, feeTetri: 500, toPayTetri: 2500, lines: [line('a', 800), line('b', 1200)] };
  return withWaiting(before as never, [
    { path: 'orders/12/pack', data: { lines }, shown },
    { path: 'orders/12/depart' },
  ]);
}
const got = { key: 'a', outcome: 'got', gotAmount: 250 };
const replaced = { key: 'b', outcome: 'replaced', gotAmount: 400, replacement: 3 };

test('the sum to collect follows offline packing, and is marked as estimated', () => {
  expect(packedOffline([got, { key: 'b', outcome: 'missing' }])).toMatchObject({
    state: 'onTheWay',
    toPayTetri: 900,
    sumIs: 'estimated',
  });
});

test('a replacement counts at the price known on packing, under its name', () => {
  const peach = { id: 3, Name: 'Peach', NameKa: 'ატამი', pieceName: null };
  const known = { key: 'b', replacement: peach, replacementUnit: 'gr', gotTetri: 1350 };
  const after = packedOffline([got, replaced], { lines: [known] });
  expect(after).toMatchObject({ toPayTetri: 2250, sumIs: 'estimated' });
  expect(after.lines[1]).toMatchObject({ outcome: 'replaced', gotTetri: 1350, replacement: peach });
  expect(at(after.lines, 0).replacement).toBeUndefined();
});

test('a replacement without a price leaves the sum open, never shown as complete', () => {
  expect(packedOffline([got, replaced])).toMatchObject({ toPayTetri: 900, sumIs: 'open' });
});

test('the packing progress belongs to the order’s courier, from the first line until packed', () => {
  const packing = { by: 5, count: 9 };
  const taken = { state: 'accepted' as const, courier: { id: 5, Name: 'Luka' }, packing };
  expect(packedOf(taken)).toBe(9);
  expect(packedOf({ ...taken, courier: { id: 6, Name: 'Ana' } })).toBeUndefined();
  expect(packedOf({ ...taken, state: 'packed' })).toBeUndefined();
  expect(packedOf({ ...taken, packing: { by: 5, count: 0 } })).toBeUndefined();
  expect(packedOf({ ...taken, packing: null })).toBeUndefined();
});

test('an order is late once its window is over without delivery', () => {
  const after = Date.parse('2026-11-20T10:00:01Z');
  expect(isLate(order, after)).toBe(true);
  expect(isLate(order, after - 1000)).toBe(false);
  expect(isLate({ ...order, state: 'delivered' }, after)).toBe(false);
  expect(isLate({ ...order, state: 'cancelled' }, after)).toBe(false);
});

test('a line and a district have their Georgian name in Georgian, if there is one', () => {
  expect(['ka', 'en'].map((language) => lineName({ Name: 'Salt', NameKa: 'მარილი' }, language))).toEqual([
    'მარილი',
    'Salt',
  ]);
  expect(lineName({ Name: 'Salt', NameKa: null }, 'ka')).toBe('Salt');
  const vake = { district: 'Vake', districtKa: 'ვაკე' };
  expect(['ka', 'en'].map((language) => districtName(vake, language))).toEqual(['ვაკე', 'Vake']);
  expect(districtName({ ...vake, districtKa: null }, 'ka')).toBe('Vake');
});

test('orders are sorted by their wanted time, equals by number', () => {
  const wanted = (id: number, hour: string) => ({ id, wantedFrom: `2026-11-20T${hour}:00:00.000Z` });
  const orders = [wanted(3, '10'), wanted(1, '12'), wanted(2, '10')];
  expect(orders.toSorted(bySoonest).map(({ id }) => id)).toEqual([2, 3, 1]);
});

test('the sum has changed if lines are packed and it differs', () => {
  const sums = (outcome: string | null, toPayTetri: number) =>
    isSumChanged({ lines: [{ outcome }], estimatedTetri: 900, toPayTetri } as never);
  expect([sums('got', 950), sums('got', 900), sums(null, 950)]).toEqual([true, false, false]);
});

test('a customer is shown by first name; a map opens the coordinates, otherwise the address', () => {
  expect(firstName(' გიორგი კაპანაძე ')).toBe('გიორგი');
  expect(phoneLink('+995 (555) 10-20-30')).toBe('tel:+995555102030');
  const door = { street: 'A 1' };
  expect(routeLink(door, 'Mozilla/5.0 (Linux; Android 15)')).toBe('geo:0,0?q=A%201%2C%20Tbilisi');
  expect(routeLink({ ...door, lat: 41.7, lng: 44.8 }, 'Android')).toBe('geo:41.7,44.8?q=41.7%2C44.8');
  expect(routeLink(door, 'iPhone')).toBe('https://maps.apple.com/?daddr=A%201%2C%20Tbilisi');
  expect(routeLink(door, 'X11; Linux x86_64')).toBe(mapLink(door));
  expect(mapLink({ ...door, lat: 41.7 })).toBe(mapLink(door));
  expect(mapLink({ street: 'A', lat: 41.7, lng: 44.8 })).toContain('41.7%2C44.8');
  expect(mapLink({ street: 'რუსთაველის 1', building: '2' })).toContain(encodeURIComponent('რუსთაველის 1 2'));
});
