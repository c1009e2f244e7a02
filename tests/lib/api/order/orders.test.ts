import { expect, test } from 'vitest';
import { lastOrder } from '@/lib/api/order/orders';
import { answer } from '../../../support/servers/server';

const FACTS = { number: 12, state: 'placed', payment: 'cash', wantedFrom: 'from', wantedTo: 'to' };

test('an order’s short form has no lines, recipient, address or code', async () => {
  answer('/orders', { data: [{ id: 4, attributes: { ...FACTS, lineCount: 3 } }] });
  const order = await lastOrder(7);
  expect(order).toMatchObject({ id: 4, number: 12, lineCount: 3, lines: [], recipient: null, address: null });
  expect(order).not.toHaveProperty('deliveryCode');
});

test('its lines keep their texts, and a deleted product is null', async () => {
  const line = { key: 'k', Name: 'Flour', amount: 500, unit: 'gr', ifMissing: 'skip', priceTetri: 250 };
  answer('/orders', {
    data: [{ id: 4, attributes: { ...FACTS, lines: [{ ...line, outcome: 'got' }], deliveryCode: '1234' } }],
  });
  const order = await lastOrder(7);
  expect(order?.lines).toEqual([{ ...line, outcome: 'got', product: null }]);
  expect(order?.deliveryCode).toBe('1234');
});
