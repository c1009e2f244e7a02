import { expect, test } from 'vitest';
import { lineAt, linesIn, readLine, withChosen, writtenAmount } from '@/lib/forms/import/line';
import { at } from '@/tests/support/at';
import { importedLine } from '../../../support/builders/import';

test('a changed line is parsed again: amount, unit, name and search words', () => {
  const { line, meant } = readLine('200 g walnuts, chopped', 1);
  expect(line).toMatchObject({
    text: '200 g walnuts, chopped',
    amount: 200,
    amountTo: null,
    unit: 'gr',
    name: 'walnuts',
    food: null,
    product: null,
    section: 1,
  });
  expect(line.note).toContain('chopped');
  expect(meant).toBe('walnuts');
});

test('a range keeps its end, a line without an amount has none', () => {
  expect(readLine('2–3 eggs', null).line).toMatchObject({ amount: 2, amountTo: 3, unit: 'Piece' });
  expect(readLine('salt', null).line).toMatchObject({ amount: null, amountTo: null, unit: null });
  expect(readLine('1 can beans', null).meant).toBe('tinned beans');
});

test.each([
  ['1½ cups flour', '1½ cups'],
  ['2 cans chickpeas', '2 cans'],
  ['½ ჭიქა შაქარი', '½ ჭიქა'],
])('the amount of “%s” is shown as written, because its product converts it', (text, written) => {
  expect(writtenAmount(readLine(text, null).line, 'en')).toBe(written);
});

test.each(['200 g walnuts', '2–3 eggs', '2 tbsp oil', '250 ml milk', 'salt', ''])(
  'the amount of “%s” is shown by its unit',
  (text) => {
    expect(writtenAmount(readLine(text, null).line, 'en')).toBeUndefined();
  },
);

test('an amount changed by a person replaces the written one', () => {
  const { line } = readLine('1½ cups flour', null);
  expect(writtenAmount({ ...line, amount: 200, unit: 'gr' }, 'en')).toBeUndefined();
});

test('lines are found by section, each with its place among all', () => {
  const lines = [lineAt(null), lineAt(0), lineAt(null)];
  expect(linesIn(lines, null).map(({ at }) => at)).toEqual([0, 2]);
  expect(linesIn(lines, 0).map(({ at }) => at)).toEqual([1]);
  expect(at(lines, 0).text).toBe('');
});

test('the choice for a changed line stays even if the CMS reads it differently', () => {
  const read = [importedLine({ text: 'a', product: 1 }), importedLine({ text: 'b', food: 2 })];
  expect(withChosen(read, read)).toBeUndefined();
  expect(withChosen(read, [importedLine({ text: 'a', product: 7 }), importedLine({ text: 'b' })])).toEqual([
    importedLine({ text: 'a', product: 7 }),
    read[1],
  ]);
});

test('a line split in two takes each part’s meaning', () => {
  const read = [
    importedLine({ text: 'salt and pepper', product: 1 }),
    importedLine({ text: 'salt and pepper' }),
  ];
  expect(withChosen(read, [importedLine({ text: 'salt and pepper', product: 7 })])).toBeUndefined();
});

test('a changed line marked as its own product stays one', () => {
  const read = [importedLine({ text: 'a', product: 1 }), importedLine({ text: 'b' })];
  const mended = [importedLine({ text: 'a', own: true }), importedLine({ text: 'b' })];
  expect(withChosen(read, mended)).toEqual([importedLine({ text: 'a', own: true }), read[1]]);
  expect(withChosen(mended, mended)).toBeUndefined();
});
