import { expect, test } from 'vitest';
import { takeOut } from '@/lib/domain/pantry/takeOut';
import { buildThing } from '../../../support/builders/pantry';

const product = { id: 1, Name: 'Butter' };
const butter = (key: string, given = {}) => buildThing({ key, product, unit: 'gr', amount: 100, ...given });
const need = (amount: number | null) => ({ product, Name: 'Butter', amount, unit: 'gr' as const });
const taken = (needs: Parameters<typeof takeOut>[0], things: ReturnType<typeof butter>[]) =>
  takeOut(needs, things).map(({ item, amount }) => [item.key, amount]);

test('an item requested twice is taken twice, first-expiring first', () => {
  const things = [butter('late', { expiresOn: '2026-12-30' }), butter('soon', { expiresOn: '2026-12-01' })];
  expect(taken([need(80), need(50)], things)).toEqual([
    ['late', 30],
    ['soon', 100],
  ]);
});

test('at most the existing amount is taken, and nothing of an uncounted item', () => {
  expect(taken([need(80), need(50)], [butter('one')])).toEqual([['one', 100]]);
  expect(taken([need(80)], [butter('some', { amount: 0, level: 'some' })])).toEqual([]);
  expect(taken([need(null)], [butter('one')])).toEqual([]);
  expect(taken([need(80)], [buildThing()])).toEqual([]);
});

test('the input stays unchanged', () => {
  const thing = butter('one');
  expect(takeOut([need(40)], [thing])[0]?.item.key).toBe('one');
  expect(thing.amount).toBe(100);
});
