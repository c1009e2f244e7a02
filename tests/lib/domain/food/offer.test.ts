import { expect, test } from 'vitest';
import {
  isNamedOffer,
  isOwnOffer,
  isSurelyMeant,
  mergedOffer,
  namedOf,
  offerKey,
} from '@/lib/domain/food/offer';
import { at } from '@/tests/support/at';
import { buildProduct } from '../../../support/builders/dish';
import { buildFood } from '../../../support/builders/food';

const product = (id: number, Name: string) => buildProduct({ id, Name, NameKa: null });
const food = (id: number, Name: string) => buildFood({ id, Name, NameKa: null });
const names = (...given: Parameters<typeof mergedOffer>) =>
  mergedOffer(...given).map((one) => namedOf(one).Name);

test('an exact name comes first, be it a product or a food', () => {
  const [red, paste] = [product(1, 'Red lentils'), product(2, 'Lentil paste')];
  const foods = [food(1, 'Lentils'), food(2, 'Lentils, dried')];
  expect(names('lentils', [red, paste], foods)).toEqual([
    'Lentils',
    'Red lentils',
    'Lentils, dried',
    'Lentil paste',
  ]);
});

test('a product comes before an equal food', () => {
  const first = at(mergedOffer('tomatoes', [product(1, 'Tomato')], [food(2, 'Tomato')]), 0);
  expect(first.kind).toBe('product');
});

test('products and foods keep their own order and alternate, at most eight together', () => {
  const foods = Array.from({ length: 8 }, (_, at) => food(at, `Bread ${at}`));
  const found = names('brea', [product(1, 'Rye bread'), product(2, 'Corn bread')], foods);
  expect(found).toHaveLength(8);
  expect(found.slice(0, 5)).toEqual(['Rye bread', 'Bread 0', 'Corn bread', 'Bread 1', 'Bread 2']);
});

test('a product and a food with one id are different', () => {
  expect(mergedOffer('x', [product(3, 'X')], [food(3, 'Y')]).map(offerKey)).toEqual(['product-3', 'food-3']);
});

test('a food is named by its Georgian name too', () => {
  expect(isNamedOffer({ kind: 'food', food: buildFood() }, ' პომიდორი ')).toBe(true);
  expect(isNamedOffer({ kind: 'food', food: buildFood() }, 'პომიდვრის წვენი')).toBe(false);
});

test.each([
  ['brocoli', 'Broccoli', null, true],
  ['kohlraby', 'Kohlrabi', null, true],
  ['ბროკლი', 'Broccoli', 'ბროკოლი', true],
  ['tomatp', 'Tomato paste', 'ტომატის პასტა', true],
  ['brin', 'Rice', 'ბრინჯი', true],
  ['fotato', 'Potato', null, true],
  ['candles', 'Churchkhela', 'ჩურჩხელა', false],
  ['candles', 'Hard candy', null, false],
  ['napkins', 'Ice cream', 'ნაყინი', false],
  ['soap', 'Onion soup mix', null, false],
  ['wax candles', 'Candied peel', null, false],
])('a guess for %s: %s', (typed, Name, NameKa, isMeant) =>
  expect(isSurelyMeant(typed, { kind: 'product', product: buildProduct({ Name, NameKa }) })).toBe(isMeant),
);

test('a food without a kitchen name is never guessed', () =>
  expect(
    isSurelyMeant('candles', { kind: 'food', food: buildFood({ Name: 'Candies, hard', curated: false }) }),
  ).toBe(false));

test.each([
  ['xinkali', 'Khinkali', 'ხინკალი', true],
  ['xinkali', 'Wonton sheets', 'ვონტონის ფურცლები', false],
  ['brocoli', 'Broccoli', 'ბროკოლი', true],
  ['brocoli', 'Broccoli soup', null, false],
  ['ღვინის ძმრი', 'Wine vinegar', 'ღვინის ძმარი', true],
  ['wine vineger', 'Wine vinegar', null, true],
  ['wine', 'Wine vinegar', 'ღვინის ძმარი', false],
  ['matches', 'Lamb’s lettuce', 'მდელოს სალათი', false],
  ['flowers', 'Pumpkin flowers', null, false],
  ['tomatoes', 'Tomato', 'პომიდორი', true],
  ['puri', 'White bread', 'თეთრი პური', true],
  ['ლიმონათი', 'Lemon', 'ლიმონი', false],
  ['limonati', 'Lemon', 'ლიმონი', false],
  ['ლიმონის', 'Lemon', 'ლიმონი', true],
  ['salad', 'Salt', 'სალა', false],
])('%s matches %s by its own name: %s', (written, Name, NameKa, isOwn) =>
  expect(isOwnOffer({ kind: 'product', product: buildProduct({ Name, NameKa }) }, written)).toBe(isOwn),
);
