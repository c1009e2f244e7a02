import { describe, expect, test } from 'vitest';
import { leaveOut } from '@/lib/domain/pantry/leaveOut';
import type { Usable } from '@/lib/domain/pantry/use';
import type { ShopLine } from '@/lib/domain/shoplist/types';

const cream = { id: 1, Name: 'Cream', gramsPerMl: 1, food: 7 };
const otherCream = { id: 2, Name: 'Cream 20 %', gramsPerMl: 1, food: 7 };
const line = (amount: number | null, given: Partial<ShopLine> = {}): ShopLine => ({
  product: cream,
  Name: 'Cream',
  amount,
  unit: amount === null ? null : 'gr',
  from: [],
  fault: null,
  ...given,
});
const thing = (given: Partial<Usable>): Usable => ({
  key: 'cream',
  Name: 'Cream',
  product: cream,
  amount: 0,
  level: null,
  unit: 'gr',
  expiresOn: null,
  ...given,
});
const said = (lines: readonly ShopLine[], things: readonly Usable[]) =>
  leaveOut(lines, things).lines.map(({ amount, atHome, there }) => ({ amount, atHome, there }));

describe('leaveOut', () => {
  test('keeps a covered line on the list, with the amount at home', () => {
    expect(said([line(400)], [thing({ amount: 600 })])).toEqual([{ amount: 400, atHome: true, there: 600 }]);
  });

  test('leaves the rest of a partly covered line to be bought', () => {
    expect(said([line(400)], [thing({ amount: 150 }), thing({ key: 'more', amount: 50 })])).toEqual([
      { amount: 200, atHome: false, there: 200 },
    ]);
  });

  test('uses each item once, across lines of the same food', () => {
    const lines = [line(400), line(300, { product: otherCream, Name: 'Cream 20 %' })];
    expect(said(lines, [thing({ amount: 600 })])).toEqual([
      { amount: 400, atHome: true, there: 600 },
      { amount: 100, atHome: false, there: 200 },
    ]);
    expect(leaveOut(lines, [thing({ amount: 600 })]).things).toMatchObject([{ amount: 0, level: 'gone' }]);
  });

  test('treats an uncounted item as enough, but not one that is low or gone', () => {
    const some = { amount: 400, atHome: true, there: null };
    expect(said([line(400)], [thing({ level: 'some' })])).toEqual([some]);
    expect(said([line(null)], [thing({ amount: 5 })])).toEqual([{ ...some, amount: null }]);
    const none = { amount: 400, atHome: false, there: null };
    expect(said([line(400)], [thing({ level: 'low' })])).toEqual([none]);
    expect(said([line(400)], [thing({ level: 'gone' })])).toEqual([none]);
    expect(said([line(400)], [])).toEqual([none]);
  });

  test('matches an item without a product by its name', () => {
    const foil = { product: null, Name: 'Foil' };
    expect(said([line(null, foil)], [thing({ ...foil, level: 'some' })])).toMatchObject([{ atHome: true }]);
    expect(said([line(null, foil)], [thing({ level: 'some' })])).toMatchObject([{ atHome: false }]);
  });
});
