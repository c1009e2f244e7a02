import { expect, test } from 'vitest';
import { applyChange, type ItemChange } from '@/lib/domain/shoplist/change';
import { at } from '@/tests/support/at';

const by = { id: 7, Name: 'Nino' };
const add: ItemChange = { op: 'add', key: 'a', product: 3 };
const milk = { id: 3, Name: 'Milk', category: 'dairy' };
const item = at(applyChange([], add, { product: milk }), 0);

test('an added line is in its product’s aisle, and only once', () => {
  expect(item).toMatchObject({ key: 'a', Name: 'Milk', category: 'dairy', checked: false, id: 0 });
  expect(applyChange([item], add, { product: milk })).toEqual([item]);
});

test('a change affects only its own fields, so that two people’s changes both hold', () => {
  const ticked = applyChange([item], { op: 'set', key: 'a', checked: true }, { by });
  const both = applyChange(ticked, { op: 'set', key: 'a', amount: 2, unit: 'Piece' });
  expect(both[0]).toMatchObject({ checked: true, checkedBy: by, amount: 2, unit: 'Piece' });
  expect(applyChange(both, { op: 'set', key: 'a', checked: false }, { by })[0]).toMatchObject({
    checked: false,
    checkedBy: null,
  });
});

test('a deleted line cannot be changed', () => {
  expect(applyChange([item], { op: 'remove', key: 'a' })).toEqual([]);
  expect(applyChange([], { op: 'set', key: 'a', checked: true })).toEqual([]);
});

test('an ordered line takes any change but a tick, as in the CMS', () => {
  const ordered = { ...item, delivery: 'ordered' as const, checkedBy: by };
  for (const checked of [true, false])
    expect(
      applyChange([ordered], { op: 'set', key: 'a', checked }, { by: { id: 8, Name: 'Gia' } })[0],
    ).toEqual(ordered);
  expect(applyChange([ordered], { op: 'set', key: 'a', checked: true, amount: 2 })[0]).toEqual({
    ...ordered,
    amount: 2,
  });
});
