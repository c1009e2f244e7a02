import { expect, test } from 'vitest';
import { bestFirst } from '@/lib/domain/product/closest';
import { findProducts } from '@/lib/domain/product/find';
import { buildProduct } from '../../../support/builders/dish';

const product = (id: number, Name: string, NameKa: string) => buildProduct({ id, Name, NameKa });
const svan = product(1, 'Svan salt', 'სვანური მარილი');
const salmon = product(2, 'Salmon', 'ორაგული');
const salt = product(3, 'Salt', 'მარილი');
const lettuce = product(4, 'Lettuce', 'სალათის ფურცელი');
const found = [svan, salmon, salt, lettuce];

test.each([
  ['sal', [salt, salmon, svan, lettuce]],
  ['Salmon', [salmon, svan, salt, lettuce]],
  [' მარ', [salt, svan, salmon, lettuce]],
  ['maril', [salt, svan, salmon, lettuce]],
])('"%s"', (typed, ordered) => expect(bestFirst(typed, found)).toEqual(ordered));

test('the given list stays unchanged', () => {
  bestFirst('sal', found);
  expect(found[0]).toBe(svan);
});

const rye = product(5, 'Rye bread', 'ჭვავის პური');
const white = product(6, 'White bread', 'თეთრი პური');
const egg = product(7, 'Egg', 'კვერცხი');
const potato = product(8, 'Potato', 'კარტოფილი');
const aubergine = product(9, 'Aubergine', 'ბადრიჯანი');
const milk = product(10, 'Milk', 'რძე');
const condensed = product(11, 'Condensed milk', 'შესქელებული რძე');
const walnut = product(12, 'Walnuts', 'ნიგოზი');
const shop = [walnut, rye, condensed, white, egg, potato, aubergine, milk, salt, svan, lettuce];

test.each([
  ['puri', [white, rye]],
  ['პური', [white, rye]],
  ['bread', [white, rye]],
  ['eggs', [egg]],
  ['კვერცხები', [egg]],
  ['potatoes', [potato]],
  ['კარტოფილის', [potato]],
  ['eggplant', [aubergine]],
  ['rdze', [milk, condensed]],
  ['რძე', [milk, condensed]],
  ['svan salt', [svan]],
  ['ნიგვზის', [walnut]],
  ['nails', []],
  ['', []],
])('an offline search for "%s" uses the stored products', (typed, expected) =>
  expect(findProducts(typed, shop)).toEqual(expected),
);
