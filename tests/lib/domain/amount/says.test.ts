import { expect, test } from 'vitest';
import { saysUnit } from '@/lib/domain/amount/says';

test.each([
  ['2 tbsp', 'Table Spoon', null],
  ['3 cloves', 'Piece', 'clove'],
  ['a pinch', 'Pinch', null],
  ['500 გ', 'gr', null],
  ['400 g can', 'gr', null],
  ['2 large', 'Piece', null],
] as const)('"%s" says %s', (text, unit, pieceName) => expect(saysUnit(text, unit, pieceName)).toBe(true));

test.each([
  ['1 cup', 'gr', null],
  ['1.5 kg', 'gr', null],
  ['2 x 400 g', 'gr', null],
  ['3 cloves', 'Piece', 'head'],
  ['a dozen', 'Piece', null],
  ['some', 'gr', null],
  ['2 tbsp', null, null],
] as const)('"%s" does not say %s', (text, unit, pieceName) =>
  expect(saysUnit(text, unit, pieceName)).toBe(false),
);
