import { describe, expect, test } from 'vitest';
import { looksMeasured, parseLine } from '@/lib/domain/dish/parse/line';

const read = (text: string) => {
  const { amount, unit, name, note } = parseLine(text);
  return [amount, unit, name, note];
};

describe('an ingredient line in English', () => {
  test.each([
    ['500 g wheat flour', [500, 'gr', 'wheat flour', '']],
    ['500g flour', [500, 'gr', 'flour', '']],
    ['1.5 kg beef', [1500, 'gr', 'beef', '']],
    ['1 1/2 tsp salt', [1.5, 'Tea Spoon', 'salt', '']],
    ['½ teaspoon blue fenugreek', [0.5, 'Tea Spoon', 'blue fenugreek', '']],
    ['2 heaped tbsp of honey', [2, 'Table Spoon', 'honey', '']],
    ['1 cup of milk', [240, 'ml', 'milk', '']],
    ['2 large eggs, beaten', [2, 'Piece', 'large eggs', 'beaten']],
    ['2 cloves garlic (crushed)', [2, 'Piece', 'garlic', 'crushed']],
    ['2-3 cloves of garlic', [2, 'Piece', 'garlic', '2-3']],
    ['a pinch of salt', [1, 'Pinch', 'salt', '']],
    ['pinch of cinnamon', [1, 'Pinch', 'cinnamon', '']],
    ['half an onion', [0.5, 'Piece', 'onion', '']],
    ['Salt, to taste', [1, 'Pinch', 'Salt', 'to taste']],
    ['Flour – 500 g', [500, 'gr', 'Flour', '']],
    ['Eggs: 3', [3, 'Piece', 'Eggs', '']],
    ['1 can (400 g) chickpeas', [400, 'gr', 'chickpeas', '400 g']],
    ['2 x 400 g tins of tomatoes', [800, 'gr', 'tomatoes', '']],
    ['- [ ] 30 g butter', [30, 'gr', 'butter', '']],
    ['about 200 ml water', [200, 'ml', 'water', '']],
    ['1 l stock', [1000, 'ml', 'stock', '']],
    ['parsley for serving', [undefined, 'gr', 'parsley for serving', '']],
    ['2 green chillies', [2, 'Piece', 'green chillies', '']],
    ['2 cloves', [2, 'Piece', 'cloves', '']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));
});

describe('an ingredient line in Georgian', () => {
  test.each([
    ['500 გ ხორბლის ფქვილი', [500, 'gr', 'ხორბლის ფქვილი', '']],
    ['ფქვილი - 500 გრ.', [500, 'gr', 'ფქვილი', '']],
    ['1,5 კგ ღორის ხორცი', [1500, 'gr', 'ღორის ხორცი', '']],
    ['1 ს/კ ძმარი', [1, 'Table Spoon', 'ძმარი', '']],
    ['ნახევარი ჩ/კ მარილი', [0.5, 'Tea Spoon', 'მარილი', '']],
    ['2 სუფრის კოვზი ზეთი', [2, 'Table Spoon', 'ზეთი', '']],
    ['1 ჩაის კოვზი შაქარი', [1, 'Tea Spoon', 'შაქარი', '']],
    ['1 კოვზი არაჟანი', [1, 'Spoon', 'არაჟანი', '']],
    ['3 ცალი კვერცხი', [3, 'Piece', 'კვერცხი', '']],
    ['კვერცხი 3 ც.', [3, 'Piece', 'კვერცხი', '']],
    ['ერთი მწიკვი მარილი', [1, 'Pinch', 'მარილი', '']],
    ['მწიკვი დარიჩინი', [1, 'Pinch', 'დარიჩინი', '']],
    ['3 კბილი ნიორი', [3, 'Piece', 'ნიორი', '']],
    ['1 კონა ქინძი (წვრილად დაჭრილი)', [1, 'Piece', 'ქინძი', 'წვრილად დაჭრილი']],
    ['ნიგოზი – 2 ჭიქა', [400, 'ml', 'ნიგოზი', '']],
    ['პილპილი გემოვნებით', [1, 'Pinch', 'პილპილი', 'გემოვნებით']],
    ['2 ლ წყალი', [2000, 'ml', 'წყალი', '']],
    ['ხახვი, 2 თავი', [2, 'Piece', 'ხახვი', '']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));
});

test('a sentence of the method is not taken for an ingredient', () => {
  expect(looksMeasured('Add 200 g flour and mix')).toBe(false);
  expect(looksMeasured('Bake for 30 minutes')).toBe(false);
  expect(looksMeasured('flour 200 g')).toBe(true);
});
