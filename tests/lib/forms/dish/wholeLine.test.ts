import { expect, test } from 'vitest';
import { lineInAmount, pastedList, wholeLine } from '@/lib/forms/dish/wholeLine';
import { given } from '@/tests/support/at';

const blank = { amount: '', unit: '' } as const;
const read = (typed: string, line: Parameters<typeof wholeLine>[0] = blank) =>
  wholeLine(line, typed)?.map(({ parts }) => parts);

test.each([
  ['2 large onions, diced', { amount: '2 large', unit: '', text: 'onions', note: 'diced' }],
  ['2 დიდი ხახვი, დაჭრილი', { amount: '2 დიდი', unit: '', text: 'ხახვი', note: 'დაჭრილი' }],
  ['½ ჭიქა რძე', { amount: '½ ჭიქა', unit: 'ml', text: 'რძე' }],
  ['3 eggs', { amount: '3', unit: '', text: 'eggs' }],
  ['3 ცალი კვერცხი', { amount: '3', unit: 'Piece', text: 'კვერცხი' }],
  ['500 g flour, sifted', { amount: '500', unit: 'gr', text: 'flour', note: 'sifted' }],
  ['2–3 cloves garlic', { amount: '2–3 cloves', unit: 'Piece', text: 'garlic' }],
  ['1.5 cups milk', { amount: '1½ cups', unit: 'ml', text: 'milk' }],
  ['onion, diced', { text: 'onion', note: 'diced' }],
  ['მარილი გემოვნებით', { text: 'მარილი', note: 'გემოვნებით' }],
])('"%s" fills its fields', (typed, parts) => expect(read(typed)).toEqual([parts]));

test('two ingredients on a line become two lines', () =>
  expect(read('salt and pepper')).toEqual([{ text: 'salt' }, { text: 'pepper' }]));

test.each(['onion', '7up', '5-spice powder', '2% milk', '2 cups', '12', '', '  '])(
  '"%s" is no whole line',
  (typed) => expect(read(typed)).toBeUndefined(),
);

test('the number in the amount field belongs to the words beside it', () => {
  const two = { amount: '2', unit: '' } as const;
  expect(read('large onions, diced', two)).toEqual([
    { amount: '2 large', unit: '', text: 'onions', note: 'diced' },
  ]);
  expect(read('tbsp oil', two)).toEqual([{ amount: '2', unit: 'Table Spoon', text: 'oil' }]);
  expect(read('onions', two)).toBeUndefined();
  expect(read('tbsp oil', { amount: '2', unit: 'gr' })).toBeUndefined();
});

test('a tinned food is searched as such', () =>
  expect(given(wholeLine(blank, '1 can tomatoes')?.[0]).meant).toBe('tinned tomatoes'));

test('an ingredient after its amount is told apart from an amount', () => {
  expect(given(lineInAmount('2 large onions, diced')?.[0]).parts).toMatchObject({
    amount: '2 large',
    text: 'onions',
  });
  expect(['2 large', '1½ cups', 'lots', 'to taste', '2'].map(lineInAmount)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('a pasted list is read with its sections; one line is no list', () => {
  const list = pastedList('2 onions\n\n- 1 cup rice, rinsed\nFor the sauce:\n3 tbsp soy sauce');
  expect(list?.lines.map(({ parts }) => parts.text)).toEqual(['onions', 'rice']);
  expect(list?.sections).toMatchObject([{ title: 'Sauce', lines: [{ parts: { text: 'soy sauce' } }] }]);
  expect(pastedList('2 onions\n')).toBeUndefined();
});

test('a boiled food is searched as such, in the language of the line', () =>
  expect(given(wholeLine(blank, '200 გ მოხარშული ლობიო')?.[0]).meant).toBe('მოხარშული ლობიო'));
