import { expect, test } from 'vitest';
import type { Order } from '@/lib/domain/order/record';
import { checkoutValues, orderInput, wishFor } from '@/lib/domain/order/values';

const last = {
  recipient: { Name: 'Mariam', phone: '+995 555' },
  address: { street: 'Rustaveli 1', flat: '12' },
  zone: 'gone',
  payment: 'card',
  Note: null,
  lines: [{ product: { id: 3 }, ifMissing: 'skip' }],
} as unknown as Order;

test('the form begins with the last order’s door, a district only if it is still there', () => {
  const values = checkoutValues(last, null, [{ key: 'vake' }]);
  expect(values).toMatchObject({
    recipient: last.recipient,
    address: { street: 'Rustaveli 1', flat: '12', floor: '' },
    zone: '',
    payment: 'card',
  });
  expect(
    checkoutValues(null, { Name: 'Ana', phone: null, addresses: [{ street: 'Own 5' }] }, []),
  ).toMatchObject({
    recipient: { Name: 'Ana', phone: '' },
    address: { street: 'Own 5' },
  });
  expect([wishFor(last, 3), wishFor(last, 4)]).toEqual(['skip', 'call']);
});

test('what is left empty is not sent as a text', () => {
  const values = { ...checkoutValues(last, null, []), window: 'b' };
  const line = { product: 3, Name: 'Flour', amount: 5, unit: 'gr', ifMissing: 'skip', item: 8 } as const;
  const input = orderInput(values, [line], {
    windows: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
    ],
    shoplist: 4,
    quotedTetri: 1234,
  });
  expect(input).toMatchObject({
    quotedTetri: 1234,
    wantedFrom: 'b',
    wantedTo: 'c',
    shoplist: 4,
    zone: null,
    Note: null,
    address: { floor: null },
  });
  expect(input.lines).toEqual([{ product: 3, amount: 5, unit: 'gr', ifMissing: 'skip', item: 8 }]);
});
