import { describe, expect, test } from 'vitest';
import { looksMeasured, parseLine, parseLines } from '@/lib/domain/dish/parse/line';
import { at, atLeast } from '@/tests/support/at';

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
    ['2 large eggs, beaten', [2, 'Piece', 'eggs', 'beaten']],
    ['2 cloves garlic (crushed)', [2, 'Piece', 'garlic', 'crushed']],
    ['2-3 cloves of garlic', [2, 'Piece', 'garlic', '']],
    ['a pinch of salt', [1, 'Pinch', 'salt', '']],
    ['pinch of cinnamon', [1, 'Pinch', 'cinnamon', '']],
    ['half an onion', [0.5, 'Piece', 'onion', '']],
    ['Salt, to taste', [undefined, null, 'Salt', 'to taste']],
    ['Flour – 500 g', [500, 'gr', 'Flour', '']],
    ['Eggs: 3', [3, 'Piece', 'Eggs', '']],
    ['1 can (400 g) chickpeas', [400, 'gr', 'chickpeas', '']],
    ['2 x 400 g tins of tomatoes', [800, 'gr', 'tomatoes', '']],
    ['- [ ] 30 g butter', [30, 'gr', 'butter', '']],
    ['about 200 ml water', [200, 'ml', 'water', '']],
    ['1 l stock', [1000, 'ml', 'stock', '']],
    ['parsley for serving', [undefined, null, 'parsley', 'for serving']],
    ['110g/4oz cheddar, cut into four slices', [110, 'gr', 'cheddar', 'cut into four slices']],
    ['1 c cilantro leaves, coarsely chopped', [240, 'ml', 'cilantro', 'coarsely chopped']],
    ['juice of 1/2 lemon', [0.5, 'Piece', 'lemon', 'juice of']],
    ['2 x 120g/4oz sea bass fillets', [240, 'gr', 'sea bass fillets', '']],
    ['1 lg or 2 small leeks', [1, 'Piece', 'leeks', '']],
    ['1 swede (about 600g), peeled', [600, 'gr', 'swede', 'peeled, about 600g']],
    ['4 boneless, skinless chicken breasts', [4, 'Piece', 'boneless, skinless chicken breasts', '']],
    ['2 tbsp chopped fresh parsley', [2, 'Table Spoon', 'parsley', '']],
    ['500 ml chicken or vegetable stock', [500, 'ml', 'chicken stock', '']],
    ['225g unsalted butter, softened', [225, 'gr', 'unsalted butter', 'softened']],
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
    ['პილპილი გემოვნებით', [undefined, null, 'პილპილი', 'გემოვნებით']],
    ['ნივრის 5 კბილი', [5, 'Piece', 'ნიორი', '']],
    ['კარაქი 50 გრ (გამდნარი)', [50, 'gr', 'კარაქი', 'გამდნარი']],
    ['½ ლიმონის წვენი', [0.5, 'Piece', 'ლიმონი', 'წვენი']],
    ['ფქვილი მაგიდაზე დასაყრელად', [undefined, null, 'ფქვილი', 'მაგიდაზე დასაყრელად']],
    ['1 მთლიანი ქათამი (დაახლ. 1,5 კგ)', [1500, 'gr', 'ქათამი', 'დაახლ. 1,5 კგ']],
    ['2 ლ წყალი', [2000, 'ml', 'წყალი', '']],
    ['ხახვი, 2 თავი', [2, 'Piece', 'ხახვი', '']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));
});

test('one line may name several ingredients', () => {
  const names = (text: string) => parseLines(text).map(({ amount, name }) => [amount, name]);
  expect(names('salt and freshly ground black pepper')).toEqual([
    [undefined, 'salt'],
    [undefined, 'black pepper'],
  ]);
  expect(names('1 tsp each cumin seeds and turmeric')).toEqual([
    [1, 'cumin seeds'],
    [1, 'turmeric'],
  ]);
  expect(names('4 chicken drumsticks and 4 thighs')).toEqual([
    [4, 'chicken drumsticks'],
    [4, 'thighs'],
  ]);
  expect(names('თითო კონა ქინძი და კამა')).toEqual([
    [1, 'ქინძი'],
    [1, 'კამა'],
  ]);
  expect(names('მარილი, პილპილი')).toEqual([
    [undefined, 'მარილი'],
    [undefined, 'პილპილი'],
  ]);
  expect(names('2 carrots, peeled and diced')).toEqual([[2, 'carrots']]);
  expect(names(' - ')).toEqual([]);
});

test('several ingredients share the weight of all', () => {
  expect(parseLine('თევზი 2 ცალი (თითოეული 300 გრ)').written).toMatchObject({ amount: 600, measure: 'g' });
});

test('a range has its upper end, and the measure keeps its text', () => {
  expect(parseLine('2-3 tbsp honey')).toMatchObject({ amount: 2, amountTo: 3, unit: 'Table Spoon' });
  expect(parseLine('1 cup flour').written).toMatchObject({ amount: 1, measure: 'cup' });
});

test('a sentence of the method is no ingredient', () => {
  expect(looksMeasured('Add 200 g flour and mix')).toBe(false);
  expect(looksMeasured('Bake for 30 minutes')).toBe(false);
  expect(looksMeasured('flour 200 g')).toBe(true);
  expect(looksMeasured('A soup that my aunt cooks on every holiday.')).toBe(false);
});

test.each([
  ['1 egg, whisked with 3 tbsp (45 ml) cream', 1, 'Piece', 'egg'],
  ['2 onions, sliced (about 250 g)', 250, 'gr', 'onions'],
  ['1 tbsp maple syrup 15 ml', 1, 'Table Spoon', 'maple syrup'],
  ['3 unit(s) lime', 3, 'Piece', 'lime'],
  ['2 items of garlic', 2, 'Piece', 'garlic'],
  ['200 g short-grain or arborio rice', 200, 'gr', 'short-grain rice'],
  ['1 lime or 2 lemons', 1, 'Piece', 'lime'],
  ['1Â½ cups stock', 360, 'ml', 'stock'],
  ['300 г муки', 300, 'gr', 'муки'],
  ["2 cuillères à café d'huile de sésame", 2, 'Tea Spoon', 'huile de sésame'],
  ['Saft von 2 Limetten', 2, 'Piece', 'Limetten'],
] as const)('"%s" is %d %s of %s', (text, amount, unit, name) =>
  expect(parseLine(text)).toMatchObject({ amount, unit, name, text }),
);

test('an unknown amount stays open, sooner in a recipe of another language', () => {
  expect(parseLine('3 черпака бульона').amount).toBeUndefined();
  expect(parseLine('2 mestoli di brodo').amount).toBeUndefined();
  expect(parseLine('1� cups milk').amount).toBeUndefined();
  expect(at(parseLines('2 Kellen Brühe', true), 0).amount).toBeUndefined();
  expect(parseLines('2 rote Zwiebeln', true)[0]).toMatchObject({ amount: 2, unit: 'Piece' });
});

test('salt and pepper are two ingredients in other languages too', () => {
  expect(parseLines('соль, перец по вкусу').map(({ name }) => name)).toEqual(['соль', 'перец']);
  expect(parseLines('Salz und Pfeffer').map(({ name }) => name)).toEqual(['Salz', 'Pfeffer']);
});

test.each([
  ['სამიოდე კბილი ნიორი', 3, 'clove', 'ნიორი'],
  ['10-ოდე ფოთოლი რეჰანი', 10, 'leaf', 'რეჰანი'],
  ['250 გრ-ი კარაქი', 250, 'g', 'კარაქი'],
  ['400 გ-იანი ქილა ლობიო', 400, 'g', 'ლობიო'],
  ['100 გრამიანი შოკოლადი 2 ცალი', 200, 'g', 'შოკოლადი'],
  ['1 შეფუთვა საფუარი', 1, 'packet', 'საფუარი'],
  ['1 ყავის ფინჯანი შაქარი', 1, 'cup', 'შაქარი'],
  ['1 ცალი ქათამი 1,5 კგ', 1.5, 'kg', 'ქათამი'],
  ['მთლიანი თავი ნიორი', 1, 'head', 'ნიორი'],
  ['ნიორი 1 თავის ნახევარი', 0.5, 'head', 'ნიორი'],
  ['შაქარი – სუფრის 2 კოვზი', 2, 'tbsp', 'შაქარი'],
  ['შაქარი ჩაის კოვზი 2', 2, 'tsp', 'შაქარი'],
  ['2 კოვ. შაქარი', 2, 'spoon', 'შაქარი'],
  ['5 სანტიმეტრიანი ჯანჯაფილი', 1, 'piece', 'ჯანჯაფილი'],
])('%s: %s %s', (text, amount, measure, name) => {
  const [line, ...others] = atLeast(1, parseLines(text));
  expect([line.written?.amount, line.written?.measure, line.name]).toEqual([amount, measure, name]);
  expect(others).toEqual([]);
});

test('a repeated Georgian number means that many of each', () => {
  const read = (text: string) => parseLines(text).map(({ written, name }) => [written?.amount, name]);
  expect(read('100-100 გრამი კარაქი და შაქარი')).toEqual([
    [100, 'კარაქი'],
    [100, 'შაქარი'],
  ]);
  expect(read('ორ-ორი კონა ქინძი და კამა')).toEqual([
    [2, 'ქინძი'],
    [2, 'კამა'],
  ]);
});

test('the tip of a spoon and a ladle leave the amount open, because their size is unknown', () => {
  expect(parseLines('ჩაის კოვზის წვერით დარიჩინი')[0]).toMatchObject({ name: 'დარიჩინი', unit: null });
  expect(parseLines('მარილი ჩ.კ. წვერით')[0]).toMatchObject({ name: 'მარილი', unit: null });
  expect(at(parseLines('2 ჩამჩა ბულიონი'), 0).amount).toBeUndefined();
  expect(at(parseLines('2 ჯამი'), 0).amount).toBe(2);
});

test('a coffee cup is smaller than a glass', () =>
  expect(parseLines('2 ყავის ფინჯანი ბრინჯი')[0]).toMatchObject({ amount: 200, unit: 'ml' }));

test.each([
  ['100 g dark chocolate with hazelnuts', 'dark chocolate with hazelnuts'],
  ['100 g plain chocolate, with almonds, chopped', 'plain chocolate with almonds'],
  ['70 g green olives stuffed with anchovies', 'green olives stuffed with anchovies'],
  ['150 g herring in sour cream', 'herring in sour cream'],
  ['100 გ შოკოლადი (თხილით)', 'შოკოლადი თხილით'],
  ['1 ქილა შედედებული რძე', 'შედედებული რძე'],
  ['200 გ ვაშლის ნამცხვარი', 'ვაშლის ნამცხვარი'],
  ['200 გ ბატკნის ჩაქაფული', 'ბატკნის ჩაქაფული'],
  ['300 გ საქონლის ხორცი დაჭრილი', 'საქონლის ხორცი'],
  ['2 tsp hot cocoa', 'hot cocoa'],
  ['1 kg beetroot with leaves', 'beetroot'],
  ['6 large scallops with the coral', 'scallops'],
  ['3 eggs, lightly whisked with 2 tbsp sugar', 'eggs'],
  ['4 potatoes in their skins', 'potatoes'],
  ['2 peppers in strips', 'peppers'],
])('the filling of a thing is part of its name, its place of growth is not: %s', (text, name) =>
  expect(parseLine(text).name).toBe(name),
);
