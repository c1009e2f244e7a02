import { describe, expect, test } from 'vitest';
import { applyPantry, undoOf, type PantryChange } from '@/lib/domain/pantry/change';
import { pick, seeded } from '@/lib/domain/random';
import { LEVELS } from '@/lib/domain/pantry/types';
import { buildThing } from '../../../support/builders/pantry';

const MILK = { id: 9, Name: 'Milk', category: 'dairy' };
const eggs = buildThing();
const { key } = eggs;
const after = (change: PantryChange, shown = {}) => applyPantry([eggs], change, shown);

describe('the pantry after a change', () => {
  test('a step is added, a count is absolute, a word replaces the number', () => {
    expect(after({ op: 'move', key, move: 'm', delta: -2, reason: 'cooked' })).toMatchObject([{ amount: 4 }]);
    expect(after({ op: 'move', key, move: 'm', delta: -6, reason: 'cooked' })).toMatchObject([
      { level: 'gone' },
    ]);
    expect(after({ op: 'set', key, amount: 9 })).toMatchObject([{ amount: 9, level: null }]);
    expect(after({ op: 'set', key, level: 'low' })).toMatchObject([{ amount: 0, level: 'low' }]);
  });

  test('other fields leave the amount unchanged, and nothing of the step is stored on the item', () => {
    const [moved] = after({ op: 'set', key, place: 'freezer' });
    expect(moved).toEqual({ ...eggs, place: 'freezer' });
    const [counted] = after({ op: 'set', key, amount: 3, move: 'm', reason: 'counted' });
    expect(counted).toEqual({ ...eggs, amount: 3 });
  });

  test('a new item appears once, as "some" without an amount', () => {
    const added = applyPantry([eggs], { op: 'add', key: 'k', Name: 'Salt' });
    expect(added).toMatchObject([eggs, { id: 0, key: 'k', Name: 'Salt', amount: 0, level: 'some' }]);
    expect(applyPantry(added, { op: 'add', key: 'k', Name: 'Salt' })).toEqual(added);
    expect(after({ op: 'remove', key })).toEqual([]);
  });

  test('an undone step restores what it found; one of an earlier visit waits for the ledger', () => {
    const undo = { op: 'undo', key, move: 'n', undoes: 'm' } as const;
    expect(after(undo, { before: { amount: 12, level: null } })).toMatchObject([{ amount: 12 }]);
    // its other fields keep their present values
    expect(after(undo, { before: buildThing({ amount: 7, place: 'freezer' }) })).toEqual([
      { ...eggs, amount: 7 },
    ]);
    expect(after(undo)).toEqual([eggs]);
  });

  test('a change of another item does nothing', () => {
    expect(after({ op: 'set', key: 'other', amount: 1 })).toEqual([eggs]);
  });
});

describe('undoing a change', () => {
  test('reverses a named step by the ledger, removes a new item, and restores a place', () => {
    expect(undoOf({ op: 'set', key, level: 'gone', move: 'm' }, eggs, 'n')).toEqual({
      op: 'undo',
      key,
      move: 'n',
      undoes: 'm',
    });
    expect(undoOf({ op: 'add', key, Name: 'Eggs', move: 'm' }, undefined, 'n')).toEqual({
      op: 'remove',
      key,
    });
    expect(undoOf({ op: 'set', key, place: 'freezer' }, eggs, 'n')).toMatchObject({
      op: 'set',
      place: 'fridge',
    });
    expect(undoOf({ op: 'undo', key, move: 'm', undoes: 'l' }, eggs, 'n')).toMatchObject({ undoes: 'm' });
  });

  test.each([1, 2, 3, 4, 5])('restores a removed item as it was (seed %i)', (seed) => {
    const random = seeded(seed);
    for (let round = 0; round < 20; round += 1) {
      const thing = buildThing({
        ...pick(random, [
          { amount: Math.round(random() * 90 + 1) / 10, level: null },
          { amount: 0, level: pick(random, LEVELS) },
        ]),
        product: pick(random, [null, MILK]),
        unit: pick(random, [null, 'gr', 'Piece']),
        place: pick(random, [null, 'freezer', 'Cellar']),
        expiresOn: pick(random, [null, '2027-03-01']),
        openedOn: pick(random, [null, '2027-02-01']),
        staple: pick(random, [null, {}, { minimum: 3 }]),
      });
      const removal = { op: 'remove', key } as const;
      const back = undoOf(removal, thing, 'n');
      const shown = { product: thing.product, before: thing };
      // until the CMS has set the owner
      expect(applyPantry(applyPantry([thing], removal), back as PantryChange, shown)).toEqual([
        { ...thing, id: 0, owner: null },
      ]);
      expect(undoOf(back as PantryChange, thing, 'o')).toEqual(removal);
    }
    expect(undoOf({ op: 'remove', key }, undefined, 'n')).toBeNull();
  });
});
