import { expect, test } from 'vitest';
import type { Order } from '@/lib/domain/order/record';
import { addressKey } from '@/lib/domain/order/addresses';
import { checkoutValues, isDoorKnown, orderInput, usualWish, wishFor } from '@/lib/forms/order/values';
import { at } from '@/tests/support/at';

const last = {
  recipient: { Name: 'Mariam', phone: '+995 555' },
  address: { street: 'Rustaveli 1', flat: '12' },
  zone: 'gone',
  payment: 'card',
  Note: null,
  lines: [{ product: { id: 3 }, ifMissing: 'skip' }],
} as unknown as Order;

test('the form begins with the last order’s address, with a district only if it still exists', () => {
  const values = checkoutValues(last, null, { zones: [{ key: 'vake' }] });
  expect(values).toMatchObject({
    recipient: last.recipient,
    address: { street: 'Rustaveli 1', flat: '12', floor: '' },
    zone: '',
    payment: 'card',
  });
  expect([wishFor(last, 3), wishFor(last, 4), usualWish(last), usualWish(null)]).toEqual([
    null,
    null,
    'skip',
    'call',
  ]);
});

test('the default address and the profile’s phone come first, and the first free time is chosen', () => {
  const windows = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
  ];
  const addresses = [{ street: 'Own 5', label: 'home', zone: 'vake' }, { street: 'Office 7' }];
  const person = { Name: 'Ana', phone: '+995 599', addresses };
  expect(checkoutValues(last, person, { zones: [{ key: 'vake' }], windows })).toMatchObject({
    recipient: { Name: 'Ana', phone: '+995 599' },
    address: { street: 'Own 5', flat: '' },
    zone: 'vake',
    saved: addressKey(at(addresses, 0)),
    isKept: false,
    window: 'a',
    ifMissing: 'skip',
  });
  // another person's name and one's own phone are never combined
  expect(checkoutValues(last, { ...person, phone: null }, { zones: [] }).recipient).toEqual(last.recipient);
  expect(checkoutValues(null, { Name: 'Ana', phone: null, addresses: [] }, { zones: [] })).toMatchObject({
    recipient: { Name: 'Ana', phone: '' },
    saved: '',
    window: '',
    ifMissing: 'call',
  });
});

test('one wish applies to all lines, and a line may differ', () => {
  const lines = [1, 2, 3].map((id) => ({ product: { id }, ifMissing: id === 2 ? 'call' : 'replace' }));
  const before = { ...last, lines } as unknown as Order;
  expect([usualWish(before), wishFor(before, 1), wishFor(before, 2)]).toEqual(['replace', null, 'call']);
  const values = checkoutValues(before, null, { zones: [] });
  const line = { key: 'a', product: 1, Name: 'Salt', amount: 5, unit: 'gr' } as const;
  const input = orderInput(
    values,
    [
      { ...line, ifMissing: null },
      { ...line, key: 'b', ifMissing: 'skip' },
    ],
    { windows: [], shoplist: null },
  );
  expect(input.lines).toMatchObject([{ ifMissing: 'replace' }, { ifMissing: 'skip' }]);
});

test('empty fields are not sent as texts', () => {
  const values = { ...checkoutValues(last, null, { zones: [] }), window: 'b' };
  const line = {
    key: 'item-8',
    product: 3,
    Name: 'Flour',
    amount: 5,
    unit: 'gr',
    ifMissing: 'skip',
    item: 8,
  } as const;
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

test('a door is known if nothing about it needs typing', () => {
  const values = checkoutValues(last, null, { zones: [] });
  expect(isDoorKnown(values, false)).toBe(true);
  expect(isDoorKnown(values, true)).toBe(false);
  expect(isDoorKnown({ ...values, zone: 'vake' }, true)).toBe(true);
  expect(isDoorKnown({ ...values, recipient: { Name: 'Ana', phone: ' ' } }, false)).toBe(false);
  expect(isDoorKnown(checkoutValues(null, null, { zones: [] }), false)).toBe(false);
});
