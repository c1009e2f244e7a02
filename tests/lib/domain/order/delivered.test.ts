import { expect, test } from 'vitest';
import { deliveredLines } from '@/lib/domain/order/delivered';

const line = { product: 1, unit: 'gr' as const };

test('the arrived goods are the packed ones: a replacement in its unit, the amount got, nothing for a missing line', () => {
  const lines = [
    { ...line, key: 'got', outcome: 'got' as const, gotAmount: 980 },
    {
      ...line,
      key: 'other',
      outcome: 'replaced' as const,
      gotAmount: 6,
      replacement: 2,
      replacementUnit: 'Piece' as const,
    },
    { ...line, key: 'alike', outcome: 'replaced' as const, gotAmount: 500, replacement: 3 },
    { ...line, key: 'missing', outcome: 'missing' as const, gotAmount: null },
    { ...line, key: 'open' },
    { ...line, key: 'gone', product: null, outcome: 'got' as const, gotAmount: 5 },
  ];
  expect(deliveredLines(lines)).toEqual([
    { key: 'got', product: 1, amount: 980, unit: 'gr' },
    { key: 'other', product: 2, amount: 6, unit: 'Piece' },
    { key: 'alike', product: 3, amount: 500, unit: 'gr' },
  ]);
});
