import { expect, test } from 'vitest';
import { firstName, isLate, mapLink, withWaiting, type Order } from '@/lib/domain/order/record';

const order = { id: 12, state: 'accepted', wantedTo: '2026-11-20T10:00:00.000Z' } as Order;

test('an order looks as it will once what waits has been sent', () => {
  const waiting = [{ path: 'orders/12/pack' }, { path: 'orders/12/depart' }, { path: 'orders/120/deliver' }];
  expect(withWaiting(order, waiting).state).toBe('onTheWay');
  expect(withWaiting(order, [{ path: 'orders/12/release' }]).state).toBe('placed');
  expect(withWaiting(order, [])).toBe(order);
});

test('an order is late once its window is over and it is not', () => {
  const after = Date.parse('2026-11-20T10:00:01Z');
  expect(isLate(order, after)).toBe(true);
  expect(isLate({ ...order, state: 'delivered' }, after)).toBe(false);
});

test('a customer is told the first name; a map takes the place, else the words', () => {
  expect(firstName(' გიორგი კაპანაძე ')).toBe('გიორგი');
  expect(mapLink({ street: 'A', lat: 41.7, lng: 44.8 })).toContain('41.7%2C44.8');
  expect(mapLink({ street: 'რუსთაველის 1', building: '2' })).toContain(encodeURIComponent('რუსთაველის 1 2'));
});
