import { expect, test } from 'vitest';
import { headingOf, isServingsAlone, servingsOf, timeOf } from '@/lib/domain/dish/parse/words';
import { minutesOf } from '@/lib/domain/time/duration';

test.each([
  ['Bake for 20-25 minutes', 25],
  ['1 h 30 min', 90],
  ['1½ hours', 90],
  ['1,5 საათი', 90],
  ['მოხარშეთ 2 საათი', 120],
  ['1 საათი და 40 წუთი', 100],
  ['გააჩერეთ 45 წუთით', 45],
  ['დააყოვნეთ საათნახევარი', 90],
  ['ნახევარი საათის შემდეგ', 30],
  ['leave for half an hour', 30],
  ['Boil 10 minutes, then rest for 2 hours', 10],
  ['Rest for 2 hours, then bake it all for 20 minutes', 120],
  ['cut into 5 mm slices', undefined],
])('"%s" in minutes', (text, minutes) => expect(minutesOf(text)).toBe(minutes));

test.each([
  ['Serves 4', 4],
  ['Servings: 6', 6],
  ['4-6 servings', 6],
  ['Serves 2–3', 3],
  ['2-3 კაცისთვის', 3],
  ['на 4 порции', 4],
  ['12 muffins, 6 servings', 6],
  ['Makes 5', 5],
  ['Makes 1 loaf', undefined],
  ['12 ნაჭერი', undefined],
  ['For 2 people', 2],
  ['ულუფა: 4', 4],
  ['ულუფების რაოდენობა – 8', 8],
  ['6 ადამიანზე', 6],
  ['Serves 400', undefined],
  ['200 g flour', undefined],
])('"%s" in servings', (text, servings) => expect(servingsOf(text)).toBe(servings));

test.each([
  ['Total time: 1 h', { minutes: 60, of: 'total' }],
  ['Prep time 20 min', { minutes: 20, of: 'prep' }],
  ['20 mins prep', { minutes: 20, of: 'prep' }],
  ['1 hour cooking time', { minutes: 60, of: 'cook' }],
  ['Bake: 25 min', { minutes: 25, of: 'cook' }],
  ['Active: 25 min', { minutes: 25, of: 'work' }],
  ['მომზადების დრო: 30 წუთი', { minutes: 30, of: 'total' }],
  ['მოსამზადებელი დრო: 30 წუთი', { minutes: 30, of: 'prep' }],
  ['მოსამზადებელი – 30 წთ', { minutes: 30, of: 'prep' }],
  ['ხარშვის დრო: 1 საათი', { minutes: 60, of: 'cook' }],
  ['მომზადება: 30 წუთი', { minutes: 30, of: 'work' }],
  ['1 საათი', { minutes: 60, of: 'total' }],
  ['Bake the bread for 1 h in the hot oven', undefined],
])('"%s" as a time', (text, time) => expect(timeOf(text)).toEqual(time));

test.each([
  ['Ingredients:', 'ingredients'],
  ['Ingredients for 4 people', 'ingredients'],
  ['საჭირო პროდუქტები:', 'ingredients'],
  ['How to make it', 'steps'],
  ['მომზადების წესი', 'steps'],
  ['შენიშვნა:', 'note'],
  ['Nutrition facts', 'skipped'],
  ['Preparation is the key to all', undefined],
])('"%s" as a heading', (text, part) => expect(headingOf(text)).toBe(part));

test.each([
  ['Serves 4', true],
  ['Makes 12 cookies', true],
  ['Number of servings: 6', true],
  ['For 4 people', true],
  ['ულუფების რაოდენობა: 4', true],
  ['გათვლილია 6 ადამიანზე', true],
  ['Soup for 4 people', false],
  ['Soup, serves 4', false],
  ['2 person pizza', false],
  ['სუპი 4 ულუფა', false],
  ['Soup', false],
])('"%s" states only the servings: %s', (line, isAlone) => expect(isServingsAlone(line)).toBe(isAlone));
