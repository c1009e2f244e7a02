import { expect, test } from 'vitest';
import { nameWords } from '@/lib/domain/food/words';

test('names are compared in the singular, in one spelling, without accents', () => {
  expect(nameWords('Tomatoes')).toEqual(['tomato']);
  expect(nameWords('red chiles')).toEqual(['red', 'chilli']);
  expect(nameWords("goat's cheese")).toEqual(['goat', 'cheese']);
  expect(nameWords('crème fraîche')).toEqual(['creme', 'fraiche']);
  expect(nameWords('ნივრის')).toEqual(nameWords('ნიორი'));
});
