import { describe, expect, test } from 'vitest';
import { applyPantry, undoOf, type PantryChange } from '@/lib/domain/pantry/change';
import { buildThing } from '../../../support/pantry';

const eggs = buildThing();
const { key } = eggs;
const after = (change: PantryChange, shown = {}) => applyPantry([eggs], change, shown);

describe('what is at home after a change', () => {
  test('a step is counted on, a count is absolute, a word takes the number’s place', () => {
    expect(after({ op: 'move', key, move: 'm', delta: -2, reason: 'cooked' })).toMatchObject([{ amount: 4 }]);
    expect(after({ op: 'move', key, move: 'm', delta: -6, reason: 'cooked' })).toMatchObject([
      { level: 'gone' },
    ]);
    expect(after({ op: 'set', key, amount: 9 })).toMatchObject([{ amount: 9, level: null }]);
    expect(after({ op: 'set', key, level: 'low' })).toMatchObject([{ amount: 0, level: 'low' }]);
  });

  test('what is said of it leaves its amount alone, and nothing of the step stays on it', () => {
    const [moved] = after({ op: 'set', key, place: 'freezer' });
    expect(moved).toEqual({ ...eggs, place: 'freezer' });
    const [counted] = after({ op: 'set', key, amount: 3, move: 'm', reason: 'counted' });
    expect(counted).toEqual({ ...eggs, amount: 3 });
  });

  test('what is put away is there once, with some of it where nobody says how much', () => {
    const added = applyPantry([eggs], { op: 'add', key: 'k', Name: 'Salt' });
    expect(added).toMatchObject([eggs, { id: 0, key: 'k', Name: 'Salt', amount: 0, level: 'some' }]);
    expect(applyPantry(added, { op: 'add', key: 'k', Name: 'Salt' })).toEqual(added);
    expect(after({ op: 'remove', key })).toEqual([]);
  });

  test('an undone step shows what it found; one of an earlier visit waits for the book', () => {
    const undo = { op: 'undo', key, move: 'n', undoes: 'm' } as const;
    expect(after(undo, { before: { amount: 12, level: null } })).toMatchObject([{ amount: 12 }]);
    // what it was else stays as it is now
    expect(after(undo, { before: buildThing({ amount: 7, place: 'freezer' }) })).toEqual([
      { ...eggs, amount: 7 },
    ]);
    expect(after(undo)).toEqual([eggs]);
  });

  test('of another thing nothing is changed', () => {
    expect(after({ op: 'set', key: 'other', amount: 1 })).toEqual([eggs]);
  });
});

describe('what takes a change back', () => {
  test('a named step is undone by the book, what is new is removed, a place is put back', () => {
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
    expect(undoOf({ op: 'remove', key }, eggs, 'n')).toBeNull();
  });
});
