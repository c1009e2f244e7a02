import { expect, test } from 'vitest';
import { CSV_COLUMNS, csvRecord, lineOfRow, readTable } from '@/lib/forms/product/csv';
import { at } from '@/tests/support/at';
import { buildProduct } from '../../../support/builders/dish';

test('a product survives export and import unchanged', () => {
  const product = buildProduct({
    allergens: ['gluten', 'milk'],
    gramsPerMl: 0.53,
    edibleShare: 0.9,
    calories: null,
  });
  const { rows, faults } = readTable(CSV_COLUMNS, [csvRecord(product)]);
  expect(faults).toEqual([]);
  expect(rows[0]).toMatchObject({
    Name: 'Wheat flour',
    NameKa: 'ხორბლის ფქვილი',
    allergens: ['gluten', 'milk'],
    gramsPerMl: 0.53,
    edibleShare: 0.9,
    calories: null,
    pieceName: null,
  });
});

test.each([[null], [[]]])('unknown and empty allergens stay distinct: %j', (allergens) => {
  const { rows } = readTable(CSV_COLUMNS, [csvRecord(buildProduct({ allergens }))]);
  expect(at(rows, 0).allergens).toEqual(allergens);
});

test('a bad line is named, and no line is taken', () => {
  const lines = [
    { Name: 'Salt', calories: '0' },
    { Name: 'Sugar', calories: 'lots' },
    { Name: '', calories: '1' },
    { Name: ' salt ', calories: '1,5' },
  ];
  expect(readTable(['Name', 'calories'], lines)).toEqual({
    rows: [],
    faults: [
      { line: 3, column: 'calories', key: 'number' },
      { line: 4, column: 'Name', key: 'required' },
      { line: 5, column: 'Name', key: 'productExists' },
    ],
  });
});

test('an unknown word lists the known ones', () => {
  const line = { Name: 'Salt', category: 'Spices', origin: 'mineral', allergens: 'milk|cork' };
  const { faults } = readTable(Object.keys(line), [line]);
  expect(faults.map(({ column, key }) => `${column} ${key}`)).toEqual(['origin oneOf', 'allergens oneOf']);
  expect(at(faults, 0).values).toEqual({ values: 'plant, animal, fish, dairy, egg, honey' });
  expect(readTable(['Name', 'category'], [line]).rows[0]).toMatchObject({ category: 'spices' });
});

test('an unknown column and a table without names are refused by their heading', () => {
  expect(readTable(['Name', 'verified'], []).faults).toEqual([
    { line: 1, column: 'verified', key: 'unknown' },
  ]);
  expect(readTable(['calories'], []).faults).toEqual([{ line: 1, column: 'Name', key: 'required' }]);
});

test('missing columns are not changed, and a spreadsheet’s apostrophe is dropped', () => {
  expect(readTable(['Name'], [{ Name: "'-spice" }]).rows).toEqual([{ Name: '-spice' }]);
});

test('the first row is line 2', () => expect(lineOfRow(0)).toBe(2));
