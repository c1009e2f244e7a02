import { expect, test } from 'vitest';
import {
  addressKey,
  addressLines,
  addressOf,
  labelOf,
  labelValues,
  withAddress,
  withoutAddress,
  withUsual,
} from '@/lib/domain/order/addresses';

const home = { street: 'Rustaveli 1', flat: '12', label: 'home' };
const work = { street: 'Kostava 5', label: 'work' };
const book = [home, work];

test('a new address is appended, a changed one stays in place, and none appears twice', () => {
  const dacha = { street: 'Kojori' };
  expect(withAddress(book, dacha)).toEqual([home, work, dacha]);
  const moved = { ...home, flat: '14' };
  expect(withAddress(book, moved, addressKey(home))).toEqual([moved, work]);
  expect(withAddress(book, { ...work, label: 'office' })).toEqual([home, { ...work, label: 'office' }]);
  expect(withAddress(book, { ...work, label: null }, addressKey(home))).toEqual([{ ...work, label: null }]);
});

test('the first address is the default', () => {
  expect(withUsual(book, addressKey(work))).toEqual([work, home]);
  expect(withoutAddress(book, addressKey(home))).toEqual([work]);
});

test('a form shows its lines as texts and stores no empty ones', () => {
  expect(addressLines(home)).toMatchObject({ street: 'Rustaveli 1', flat: '12', floor: '' });
  expect(addressOf({ ...addressLines(home), landmark: '  ' })).toMatchObject({
    street: 'Rustaveli 1',
    landmark: null,
  });
});

test.each([
  ['home', { kind: 'home', own: '' }],
  ['ბებო', { kind: 'own', own: 'ბებო' }],
  [null, { kind: '', own: '' }],
] as const)('the address is named %s', (label, values) => {
  expect(labelValues(label)).toEqual(values);
  expect(labelOf(values)).toBe(label);
});

test('surrounding spaces make neither a name nor a difference', () => {
  expect(labelOf({ kind: 'own', own: ' ბებო ' })).toBe('ბებო');
  expect(labelOf({ kind: 'own', own: '  ' })).toBeNull();
  expect(addressKey({ ...work, street: ' Kostava 5 ' })).toBe(addressKey(work));
});
