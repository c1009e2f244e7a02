import { expect, test } from 'vitest';
import type { Unit } from '@/lib/domain/dish/types';
import { addedRisksOf, isFaithful, likeliestFirst } from '@/lib/domain/order/likely';
import { atLeast } from '@/tests/support/at';

type Alike = Parameters<typeof addedRisksOf>[1];

const product = (Name: string, given: Partial<Alike> = {}): Alike => ({
  Name,
  category: 'grains',
  allergens: [],
  origin: 'plant',
  ...given,
});
const much = (priceTetri: number, amount = 500, unit: Unit = 'gr') => ({ amount, unit, priceTetri });
const offer = (of: Alike, priceTetri: number) => ({ product: of, instead: much(priceTetri) });
const namesOf = (offers: readonly { product: Alike }[]) => offers.map(({ product: { Name } }) => Name);

const RICE = product('Rice noodles');

test('the aisle comes first, then a shared word, then the nearest price', () => {
  const offers = [
    offer(product('Saffron', { category: 'spices' }), 500),
    offer(product('Wild barley'), 4000),
    offer(product('Buckwheat'), 560),
    offer(product('Brown rice'), 900),
    offer(product('Millet'), 420),
  ];
  expect(namesOf(likeliestFirst(RICE, much(500), offers))).toEqual([
    'Brown rice',
    'Buckwheat',
    'Millet',
    'Wild barley',
    'Saffron',
  ]);
});

test('a word may be shared in either language, with any ending', () => {
  const ordered = product('Garlic', { NameKa: 'ნიორი' });
  const offers = [offer(product('Leek'), 100), offer(product('Bear leek', { NameKa: 'ნივრის ფოთოლი' }), 900)];
  expect(namesOf(likeliestFirst(ordered, much(100), offers))[0]).toBe('Bear leek');
});

test('pieces are followed by pieces in a similar number, before handfuls and weights of a nearer price', () => {
  const [apple, grape, plum] = atLeast(
    3,
    ['Apple', 'Grape', 'Plum'].map((name) => product(name)),
  );
  const offers = [
    { product: grape, instead: much(130, 39, 'Piece') },
    { product: plum, instead: much(130, 200) },
    { product: apple, instead: much(180, 2, 'Piece') },
  ];
  expect(namesOf(likeliestFirst(product('Lemon'), much(132, 2, 'Piece'), offers))[0]).toBe('Apple');
});

test.each([
  ['Lemon', 'ლიმონი', ['Apple', 'Persimmon', 'Orange', 'Mandarin'], ['Orange', 'Mandarin']],
  ['Apple', 'ვაშლი', ['Lemon', 'Banana', 'Quince', 'Pear'], ['Quince', 'Pear']],
  ['Strawberries', 'მარწყვი', ['Banana', 'Orange', 'Raspberries'], ['Raspberries']],
])('%s is followed by its own kind first, at any price or unit', (Name, NameKa, names, first) => {
  const offers = names.map((name, nth) => ({
    product: product(name),
    instead: first.includes(name) ? much(300 + nth, 400) : much(130, 2, 'Piece'),
  }));
  for (const ordered of [product(Name), product('', { NameKa })]) {
    const ranked = namesOf(likeliestFirst(ordered, much(132, 2, 'Piece'), offers));
    expect(ranked.slice(0, first.length)).toEqual(first);
  }
});

test('a product with an allergen that was not ordered comes last, however similar', () => {
  const offers = [
    offer(product('Rice noodles with egg', { allergens: ['egg'], origin: 'egg' }), 500),
    offer(product('Wheat noodles', { allergens: ['gluten'] }), 500),
    offer(product('Rice vermicelli', { allergens: null }), 500),
    offer(product('Rice sticks', { unknownAllergens: ['gluten'] }), 500),
    offer(product('Saffron', { category: 'spices' }), 9000),
  ];
  expect(namesOf(likeliestFirst(RICE, much(500), offers))[0]).toBe('Saffron');
});

test.each<[string, Partial<Alike>, Partial<Alike>, object]>([
  ['gluten for none', {}, { allergens: ['gluten'] }, { allergens: ['gluten'] }],
  ['the same allergen', { allergens: ['milk'] }, { allergens: ['milk'] }, {}],
  ['a product that may contain it', {}, { unknownAllergens: ['nuts'] }, { isUnknown: true }],
  ['an unknown product', {}, { allergens: null }, { isUnknown: true }],
  ['anything for an unknown order', { allergens: null }, { allergens: ['egg'] }, {}],
  ['milk for a plant', {}, { origin: 'dairy' }, { isOther: true }],
  ['an unknown origin for a plant', {}, { origin: null }, { isOther: true }],
  ['a plant for fish', { origin: 'fish' }, {}, {}],
  ['meat for fish', { origin: 'fish' }, { origin: 'animal' }, { isOther: true }],
  ['fish for meat', { origin: 'animal' }, { origin: 'fish' }, {}],
  ['anything where the origin is unknown', { origin: null }, { origin: 'animal' }, {}],
])('%s', (_name, ordered, other, wanted) => {
  const brought = addedRisksOf(product('A', ordered), product('B', other));
  expect(brought).toEqual({ allergens: [], isUnknown: false, isOther: false, ...wanted });
  expect(isFaithful(brought)).toBe(Object.keys(wanted).length === 0);
});

test('a product no longer sold gets no claims', () => {
  expect(isFaithful(addedRisksOf(undefined, product('B', { allergens: ['egg'] })))).toBe(true);
});
