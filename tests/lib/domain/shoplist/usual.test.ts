import { expect, test } from 'vitest';
import { usualOf, type Bought } from '@/lib/domain/shoplist/usual';

const NOW = Date.UTC(2026, 10, 23);
const bought = (product: number | null, daysAgo: number, Name = `Product ${product}`): Bought => ({
  product,
  Name,
  category: 'other',
  at: NOW - daysAgo * 86_400_000,
});
const names = (list: readonly Bought[], most?: number) => usualOf(list, NOW, most).map(({ Name }) => Name);

test('frequent and recent purchases come first, each once', () => {
  const list = [bought(1, 1), bought(2, 1), bought(2, 8), bought(3, 300), bought(3, 310), bought(3, 320)];
  expect(names(list)).toEqual(['Product 2', 'Product 1', 'Product 3']);
  expect(names(list, 1)).toEqual(['Product 2']);
});

test('a name without a product ignores case and keeps its last spelling', () => {
  expect(
    names([bought(null, 3, 'paper towels'), bought(null, 1, 'Paper Towels'), bought(null, 2, 'Soap')]),
  ).toEqual(['Paper Towels', 'Soap']);
  expect(names([])).toEqual([]);
});
