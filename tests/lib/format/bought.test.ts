import { expect, test } from 'vitest';
import { formatBought, formatLine, formatOrdered, formatRow } from '@/lib/format/bought';
import type { ShopProduct } from '@/lib/domain/shoplist/types';

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');
const product = (given: Partial<ShopProduct>): ShopProduct => ({ id: 1, Name: 'X', ...given });
const garlic = product({ gramsPerPiece: 5, pieceName: 'clove', category: 'vegetables' });
const onion = product({ gramsPerPiece: 110, category: 'vegetables' });

test('garlic is bought by the head, a lot of it by weight', () => {
  expect(plain(formatLine({ product: garlic, amount: 3, unit: 'Piece' }, 'en'))).toBe('1 head');
  expect(plain(formatLine({ product: garlic, amount: 14, unit: 'Piece' }, 'ka'))).toBe('2 თავი');
  expect(plain(formatLine({ product: garlic, amount: 1000, unit: 'gr' }, 'en'))).toBe('1 kg');
  expect(plain(formatLine({ product: garlic, amount: null, unit: null }, 'ka'))).toBe('1 თავი');
});

test('an onion is not shown by weight', () => {
  expect(plain(formatLine({ product: onion, amount: 442, unit: 'gr' }, 'en'))).toBe('4 pcs');
});

test('packs show their content', () => {
  expect(plain(formatBought({ amount: 2000, unit: 'gr', packAmount: 1000 }, 'en'))).toBe(
    '2 packs (1 kg each)',
  );
});

test('a product not sold singly is shown as needed, in whole pieces', () => {
  const cheese = product({ category: 'dairy' });
  expect(plain(formatLine({ product: cheese, amount: 1.5, unit: 'Piece' }, 'en'))).toBe('2 pcs');
  expect(formatLine({ product: cheese, amount: null, unit: null }, 'en')).toBeNull();
});

test.each([
  ['one pack, shown by its label', { packSize: 1000 }, 518, '1 kg', '1 კგ'],
  ['several', { packSize: 500, category: 'dairy' }, 1625, '4 × 500 g', '4 × 500 გ'],
  ['ten eggs', { packSize: 550, gramsPerPiece: 55 }, 300, '10', '10 ცალი'],
  ['twenty', { packSize: 550, gramsPerPiece: 55 }, 900, '20', '20 ცალი'],
  ['pieces', { gramsPerPiece: 110, category: 'vegetables' }, 442, '4', '4 ცალი'],
  ['a bunch', { gramsPerPiece: 50, pieceName: 'bunch' }, 6, '1 bunch', '1 კონა'],
  ['heads of garlic', { gramsPerPiece: 5, pieceName: 'clove' }, 71, '2 heads', '2 თავი'],
  ['a weight', { category: 'meat' }, 375, '400 g', '400 გ'],
])('a row has room for: %s', (_what, given, amount, en, ka) => {
  const line = { product: product(given), amount, unit: 'gr' as const };
  expect([plain(formatRow(line, 'en')), plain(formatRow(line, 'ka'))]).toEqual([en, ka]);
});

test.each([
  ['garlic', garlic, 100, '2 heads', '2 თავი'],
  ['tuna', product({ packSize: 112, category: 'fish' }), 224, '2 × 112 g', '2 × 112 გ'],
  ['bread', product({ gramsPerPiece: 400, category: 'grains' }), 1200, '3 pcs', '3 ცალი'],
  ['onions', onion, 440, '4 pcs', '4 ცალი'],
  ['the weighed amount', onion, 452, '452 g', '452 გ'],
  ['half a pack', product({ packSize: 112, category: 'fish' }), 56, '56 g', '56 გ'],
  ['nothing that is known', null, 250, '250 g', '250 გ'],
])('an ordered line shows its list’s text: %s', (_what, of, amount, en, ka) => {
  const line = { product: of, amount, unit: 'gr' as const };
  expect([plain(formatOrdered(line, 'en')), plain(formatOrdered(line, 'ka'))]).toEqual([en, ka]);
});
