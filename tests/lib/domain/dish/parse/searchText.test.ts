import { expect, test } from 'vitest';
import { matchFood, foodIndex } from '@/lib/domain/food/match';
import { parseLine } from '@/lib/domain/dish/parse/line';
import { searchTextOf, noteBy } from '@/lib/domain/dish/parse/searchText';
import { tableFoods } from '../../../../support/builders/foodTable';

test('the state comes before the name, in the words of the line, once', () => {
  expect(searchTextOf({ name: 'rice', state: 'cooked' })).toBe('cooked rice');
  expect(searchTextOf({ name: 'ბრინჯი', state: 'cooked', stateWord: 'მოხარშული' })).toBe('მოხარშული ბრინჯი');
  expect(searchTextOf({ name: 'მოხარშული ძეხვი', state: 'cooked', stateWord: 'მოხარშული' })).toBe(
    'მოხარშული ძეხვი',
  );
  expect(searchTextOf({ name: 'rice' })).toBe('rice');
});

test.each([
  ['2 ჭიქა გარჩეული ნიგოზი', 'გარჩეული'],
  ['½ ჩ/კ წითელი წიწაკა', ''],
  ['200 გ მოხარშული ბრინჯი', ''],
  ['1 cup chopped walnuts, toasted', 'chopped, toasted'],
  ['200 g cooked rice', ''],
])('"%s" loses nothing', (line, note) => expect(noteBy(parseLine(line))).toBe(note));

const foods = foodIndex(tableFoods().filter(({ curated }) => curated));

test.each([
  ['მოხარშული ლობიო 200 გ', 127],
  ['200 გ მოხარშული ბრინჯი', 130],
  ['წიწიბურა მოხარშული 150 გ', 92],
  ['მოხარშული ოსპი 1 ჭიქა', 116],
  ['2 მოხარშული კვერცხი', 155],
  ['300 გ მოხარშული მაკარონი', 158],
  ['შემწვარი ხახვი 50 გ', 132],
  ['გამომცხვარი კარტოფილი 2 ცალი', 97],
])('%s has the energy of the cooked food, %i kcal', (line, kcal) => {
  expect(Math.round(matchFood(searchTextOf(parseLine(line)), foods)?.calories ?? NaN)).toBe(kcal);
});
