import { expect, test } from 'vitest';
import { isFirstIngredient } from '@/lib/domain/dish/parse/firstLine';

test.each([
  ['2 eggs', true],
  ['Flour 500 g', true],
  ['Flour of the best mill around 500 g', false],
  ['Flour of the best mill around – 500 g', true],
  ['Whites of 2 eggs', true],
  ['A red onion', false],
  ['A small onion', true],
  ['A cup of milk', true],
  ['3 layer cake', false],
  ['3 onions', true],
  ['1 pot yoghurt', true],
  ['Soup x1', false],
  ['• Soup x1', true],
  ['ფქვილი 500 გ', true],
  ['3 ფენიანი ტორტი', false],
  ['3 ცალი ხახვი', true],
  ['ლობიო №3', false],
])('"%s" is clearly an ingredient at the start of a text: %s', (line, isIngredient) =>
  expect(isFirstIngredient(line, '2 onions')).toBe(isIngredient),
);

test.each(['Eggs – 2', 'Eggs: 2', 'კვერცხი - 2', 'კვერცხი … 2'])(
  '"%s" is one only above a similar line',
  (line) => {
    expect(isFirstIngredient(line, 'Flour – 500 g')).toBe(true);
    expect(isFirstIngredient(line, 'ფქვილი: 500 გ')).toBe(true);
    expect(isFirstIngredient(line, '500 g flour')).toBe(false);
    expect(isFirstIngredient(line)).toBe(false);
  },
);
