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

test('an address goes to the end, a changed one stays where it was, and none stands there twice', () => {
  const dacha = { street: 'Kojori' };
  expect(withAddress(book, dacha)).toEqual([home, work, dacha]);
  const moved = { ...home, flat: '14' };
  expect(withAddress(book, moved, addressKey(home))).toEqual([moved, work]);
  expect(withAddress(book, { ...work, label: 'office' })).toEqual([home, { ...work, label: 'office' }]);
  expect(withAddress(book, { ...work, label: null }, addressKey(home))).toEqual([{ ...work, label: null }]);
});

test('the first is the usual one', () => {
  expect(withUsual(book, addressKey(work))).toEqual([work, home]);
  expect(withoutAddress(book, addressKey(home))).toEqual([work]);
});

test('a form shows its lines as texts and keeps nothing for the empty ones', () => {
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
] as const)('called %s', (label, values) => {
  expect(labelValues(label)).toEqual(values);
  expect(labelOf(values)).toBe(label);
});

test('spaces around what is typed name nothing and tell nothing apart', () => {
  expect(labelOf({ kind: 'own', own: ' ბებო ' })).toBe('ბებო');
  expect(labelOf({ kind: 'own', own: '  ' })).toBeNull();
  expect(addressKey({ ...work, street: ' Kostava 5 ' })).toBe(addressKey(work));
});
