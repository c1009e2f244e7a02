import { expect, test } from 'vitest';
import type { ForDish, Need, ShopProduct } from '@/lib/domain/shoplist/types';
import { needsInWholes } from '@/lib/domain/shoplist/wholes';

const product = (id: number, Name: string, gramsPerPiece: number | null = null): ShopProduct => ({
  id,
  Name,
  gramsPerPiece,
});
const EGG = product(1, 'Egg', 55);
const YOLK = product(2, 'Egg yolk', 17);
const WHITE = product(3, 'Egg white', 33);
const SUGAR = product(4, 'Sugar');
const cooking = (Name: string): ForDish => ({ dish: 7, Name, times: 1 });
const need = (of: ShopProduct, amount: number | null, given: Partial<Need> = {}): Need => ({
  product: of,
  Name: of.Name,
  amount,
  unit: amount === null ? null : 'Piece',
  from: null,
  ...given,
});
const inWholes = (...needs: Need[]) =>
  needsInWholes(needs, ({ id }) => (id === 2 || id === 3 ? { product: EGG, part: String(id) } : undefined));

test('yolks are bought as eggs, beside whole eggs', () => {
  const from = cooking('Custard');
  const sugar = need(SUGAR, 100, { unit: 'gr', from });
  expect(inWholes(sugar, need(YOLK, 3, { from }))).toEqual([sugar, need(EGG, 3, { from })]);
});

test('the whites of a dish come with its yolks, those of another cooking do not', () => {
  const [one, other] = [cooking('Tiramisu'), cooking('Tiramisu')];
  expect(
    inWholes(need(YOLK, 4, { from: one }), need(WHITE, 2, { from: one }), need(WHITE, 3, { from: other })),
  ).toEqual([need(EGG, 4, { from: one }), need(EGG, 3, { from: other })]);
});

test('a weighed part is counted by its own weight', () => {
  expect(inWholes(need(YOLK, 34, { unit: 'gr' }))).toEqual([need(EGG, 2)]);
});

test('an open amount stays open, and an uncountable one stays a part', () => {
  expect(inWholes(need(WHITE, null))).toEqual([need(EGG, null)]);
  const poured = need(WHITE, 200, { unit: 'ml' });
  expect(inWholes(poured)).toEqual([poured]);
});

test('nothing changes without parts', () => {
  const needs = [need(EGG, 2), need(SUGAR, 5)];
  expect(inWholes(...needs)).toEqual(needs);
});
