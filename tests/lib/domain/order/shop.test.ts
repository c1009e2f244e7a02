import { expect, test } from 'vitest';
import { feeFor, zoneName } from '@/lib/domain/order/shop';
import { at } from '@/tests/support/at';

const SHOP = { feeTetri: 500, zones: [{ key: 'a', Name: 'Vake', NameKa: 'ვაკე', feeTetri: 0 }] };

test('a zone has its own fee, none by default; elsewhere it is the shop’s', () => {
  expect(feeFor(SHOP, 'a')).toBe(0);
  expect([feeFor(SHOP, 'b'), feeFor(SHOP, null), feeFor(SHOP, undefined)]).toEqual([500, 500, 500]);
});

test('a zone has its Georgian name if there is one', () => {
  expect(zoneName(at(SHOP.zones, 0), 'ka')).toBe('ვაკე');
  expect(zoneName(at(SHOP.zones, 0), 'en')).toBe('Vake');
  expect(zoneName({ Name: 'Vake', NameKa: null }, 'ka')).toBe('Vake');
});
