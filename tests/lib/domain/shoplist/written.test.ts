import { expect, test } from 'vitest';
import type { Unit } from '@/lib/domain/dish/types';
import { tinOf } from '@/lib/domain/amount/tin';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import { amountFor, searchTextsOf, ownLine, readWritten } from '@/lib/domain/shoplist/written';

type Case = [text: string, name: string, amount: number | null, unit: Unit | null];

test.each<Case>([
  // in English, the amount before or after
  ['1 kg potatoes', 'potatoes', 1000, 'gr'],
  ['potatoes 1.5kg', 'potatoes', 1500, 'gr'],
  ['a kilo of potatoes', 'potatoes', 1000, 'gr'],
  ['onions kilo', 'onions', 1000, 'gr'],
  ['sulguni 500g', 'sulguni', 500, 'gr'],
  ['sulguni500g', 'sulguni', 500, 'gr'],
  ['eggs 10', 'eggs', 10, 'Piece'],
  ['eggs x10', 'eggs', 10, 'Piece'],
  ['10x eggs', 'eggs', 10, 'Piece'],
  ['2 x milk', 'milk', 2, 'Piece'],
  ['milk (2)', 'milk', 2, 'Piece'],
  ['dozen eggs', 'eggs', 12, 'Piece'],
  ['half a dozen eggs', 'eggs', 6, 'Piece'],
  ['milk 1,5 l', 'milk', 1500, 'ml'],
  ['cream 200ml', 'cream', 200, 'ml'],
  ['1/2 kg butter', 'butter', 500, 'gr'],
  ['three lemons', 'lemons', 3, 'Piece'],
  ['3 lemons!', 'lemons', 3, 'Piece'],
  ['bottle of wine', 'wine', 1, 'Piece'],
  ['2 bunches of coriander', 'coriander', 2, 'Piece'],
  ['Coca-Cola 2 l', 'Coca-Cola', 2000, 'ml'],
  ['7up 2l', '7up', 2000, 'ml'],
  // in Georgian
  ['2 ლ რძე', 'რძე', 2000, 'ml'],
  ['რძე 2ლ', 'რძე', 2000, 'ml'],
  ['ლიტრი რძე', 'რძე', 1000, 'ml'],
  ['რძე ლიტრნახევარი', 'რძე', 1500, 'ml'],
  ['10 კვერცხი', 'კვერცხი', 10, 'Piece'],
  ['კვერცხი ათი', 'კვერცხი', 10, 'Piece'],
  ['კვერცხი - 10', 'კვერცხი', 10, 'Piece'],
  ['კვერცხი (10)', 'კვერცხი', 10, 'Piece'],
  ['სულგუნი 500 გ', 'სულგუნი', 500, 'gr'],
  ['500გ სულგუნი', 'სულგუნი', 500, 'gr'],
  ['ნახევარი კგ ყველი', 'ყველი', 500, 'gr'],
  ['½ კგ კარაქი', 'კარაქი', 500, 'gr'],
  ['1,5 კგ კარტოფილი', 'კარტოფილი', 1500, 'gr'],
  ['ხახვი კილო', 'ხახვი', 1000, 'gr'],
  ['კილონახევარი ხახვი', 'ხახვი', 1500, 'gr'],
  ['ქინძი 2 კონა', 'ქინძი', 2, 'Piece'],
  ['კონა ოხრახუში', 'ოხრახუში', 1, 'Piece'],
  ['პური ორი', 'პური', 2, 'Piece'],
  ['2 პაკეტი მაკარონი', 'მაკარონი', 2, 'Piece'],
  ['ბოთლი ღვინო', 'ღვინო', 1, 'Piece'],
  // no amount
  [' puri ', 'puri', null, null],
  ['7up', '7up', null, null],
  ['milk 2.5%', 'milk 2.5%', null, null],
  ['', '', null, null],
  ['0 kg salt', '0 kg salt', null, null],
  ['999999 kg salt', '999999 kg salt', null, null],
  ['500', '500', null, null],
])('"%s"', (text, name, amount, unit) => expect(readWritten(text)).toMatchObject({ name, amount, unit }));

const product = (given: Partial<ShopProduct>): ShopProduct => ({ id: 1, Name: 'Any', sold: true, ...given });

test.each<[text: string, of: ShopProduct, amount: number | null, unit: Unit | null]>([
  // a bare number of a product without pieces is grams, a small one stays pieces
  ['sulguni 500', product({}), 500, 'gr'],
  ['2 sulguni', product({}), 2, 'Piece'],
  ['30 eggs', product({ gramsPerPiece: 55 }), 30, 'Piece'],
  ['eggs', product({ gramsPerPiece: 55 }), null, null],
  // a can or pack has the size that the shop sells
  ['tuna 2 cans', product({ packSize: 160 }), 320, 'gr'],
  ['2 პაკეტი მაკარონი', product({ packSize: 400 }), 800, 'gr'],
  // a bare number of a product sold in packs is packs
  ['milk 2', product({ packSize: 1030, gramsPerMl: 1.03 }), 2000, 'ml'],
  ['2 რძე', product({ packSize: 1030, gramsPerMl: 1.03 }), 2000, 'ml'],
  ['butter 1', product({ packSize: 200 }), 200, 'gr'],
  ['bread 2', product({ packSize: 400, gramsPerPiece: 25, category: 'grains' }), 800, 'gr'],
  ['2 condensed milk', product({ packSize: 370, gramsPerPiece: 397 }), 740, 'gr'],
  ['2 olives', product({ packSize: 300, gramsPerPiece: 3.4 }), 600, 'gr'],
  ['2 eggs', product({ packSize: 550, gramsPerPiece: 55 }), 2, 'Piece'],
  ['10 prawns', product({ packSize: 500, gramsPerPiece: 12 }), 10, 'Piece'],
  ['5 bay leaves', product({ packSize: 10, gramsPerPiece: 0.2, pieceName: 'leaf' }), 5, 'Piece'],
  // tins are tins
  [
    '3 cans of chickpeas',
    product({ gramsPerPiece: 240, portions: [tinOf(240, 400)] } as Partial<ShopProduct>),
    3,
    'Piece',
  ],
  [
    '2 x 400g tins chickpeas',
    product({ gramsPerPiece: 240, portions: [tinOf(240, 400)] } as Partial<ShopProduct>),
    2,
    'Piece',
  ],
  ['2 x 160g tins tuna', product({ packSize: 160 }), 320, 'gr'],
  ['2 x 200 g butter', product({ packSize: 200 }), 400, 'gr'],
  // ten cloves are a head
  ['2 heads of garlic', product({ gramsPerPiece: 5, pieceName: 'clove' }), 20, 'Piece'],
  ['ნიორი 1 თავი', product({ gramsPerPiece: 5, pieceName: 'clove' }), 10, 'Piece'],
  ['cabbage 1 head', product({ gramsPerPiece: 1500, pieceName: 'head' }), 1, 'Piece'],
  ['coriander 2 bunches', product({ gramsPerPiece: 50, pieceName: 'bunch' }), 2, 'Piece'],
])('"%s" of a weighed product', (text, of, amount, unit) =>
  expect(amountFor(of, readWritten(text))).toEqual({ amount, unit }),
);

test.each([
  ['2 x 400g tins chickpeas', ['tinned chickpeas', 'chickpeas']],
  ['3 cans of beans', ['tinned beans', 'beans']],
  ['2 x 400 გრ ქილა ლობიო', ['ლობიო კონსერვი', 'ლობიო']],
  ['2 x 500 g chickpeas', ['chickpeas']],
])('“%s” is searched as a tin first', (text, texts) => {
  expect(searchTextsOf(readWritten(text))).toEqual(texts);
});

test.each([
  ['500 g nails', { Name: 'nails', amount: 500, unit: 'gr' }],
  ['batteries 4', { Name: 'batteries', amount: 4, unit: 'Piece' }],
  ['ხელსახოცი 2 შეკვრა', { Name: 'ხელსახოცი', amount: 2, unit: 'Piece' }],
  ['Birthday candles', { Name: 'Birthday candles' }],
  // keeps all typed text
  ['№5 pan', { Name: '№5 pan' }],
  ['2 big red pans', { Name: '2 big red pans' }],
])('without a product: "%s"', (text, line) => expect(ownLine(text)).toEqual(line));

test('grams stay grams if a piece weighs that much', () => {
  const sulguni = { id: 1, Name: 'Sulguni', gramsPerPiece: 500, packSize: null };
  expect(amountFor(sulguni, readWritten('სულგუნი 500 გ'))).toEqual({ amount: 500, unit: 'gr' });
  expect(amountFor(sulguni, readWritten('sulguni 500g'))).toEqual({ amount: 500, unit: 'gr' });
});
