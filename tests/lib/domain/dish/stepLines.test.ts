import { expect, test } from 'vitest';
import { introducedLines, namedLines } from '@/lib/domain/dish/stepLines';
import { buildDish, buildIngredient, buildProduct } from '../../../support/builders/dish';

const line = (key: string, id: number, Name: string) =>
  buildIngredient({ key, product: buildProduct({ id, Name, NameKa: null }) });
const step = (description: string) => ({
  key: description,
  description,
  minutes: null,
  images: [],
  video: '',
});

const DISH = buildDish({
  ingredients: [line('oil', 4, 'Olive oil')],
  sections: [
    { key: 'dough', title: 'Dough', ingredients: [line('flour', 1, 'Flour'), line('salt', 2, 'Salt')] },
    { key: 'filling', title: 'Filling', ingredients: [line('beef', 3, 'Beef'), line('salt2', 2, 'Salt')] },
  ],
  Steps: [
    step('Knead the flour with the salt.'),
    step('Mix the beef and the salt.'),
    step('Rest.'),
    step('Fry the beef in the oil, with more salt.'),
  ],
});
const keys = (steps: ReturnType<typeof introducedLines>) => steps.map((lines) => lines.map(({ key }) => key));

test('a step takes a product of two sections from the section it is about', () => {
  expect(keys(namedLines(DISH))).toEqual([
    ['flour', 'salt'],
    ['beef', 'salt2'],
    [],
    ['oil', 'beef', 'salt2'],
  ]);
});

test('a step shows ingredients that no earlier step has named', () => {
  expect(keys(introducedLines(DISH))).toEqual([['flour', 'salt'], ['beef', 'salt2'], [], ['oil']]);
});

/** Returns what each step uses of 60 g butter and 2 tsp salt. */
function amountsOf(...steps: string[]) {
  const of = (key: string, id: number, Name: string, NameKa: string, amount: number) =>
    buildIngredient({ key, amount, amountTo: null, text: null, product: buildProduct({ id, Name, NameKa }) });
  const dish = buildDish({
    ingredients: [of('b', 1, 'Butter', 'კარაქი', 60), of('s', 2, 'Salt', 'მარილი', 2)],
    sections: [],
    Steps: steps.map(step),
  });
  return introducedLines(dish).map((lines) => lines.map(({ key, amount }) => [key, amount]));
}

test('a fraction is computed, and so is the rest after it', () => {
  expect(amountsOf('Melt half of the soft butter.', 'Add the salt and the rest of the butter.')).toEqual([
    [['b', 30]],
    [
      ['b', 30],
      ['s', 2],
    ],
  ]);
  expect(amountsOf('Rub in a quarter of the salt.', 'Add the remaining salt.')).toEqual([
    [['s', 0.5]],
    [['s', 1.5]],
  ]);
  expect(amountsOf('გაადნეთ კარაქის ნახევარი.', 'დაუმატეთ დანარჩენი კარაქი.')).toEqual([
    [['b', 30]],
    [['b', 30]],
  ]);
  expect(amountsOf('Use half the butter.', 'Add the other half of the butter.')).toEqual([
    [['b', 30]],
    [['b', 30]],
  ]);
});

test('an undeterminable amount is left out', () => {
  const open = [[['b', null]], [['b', null]]];
  expect(amountsOf('Melt most of the butter.', 'Add the rest of the butter.')).toEqual(open);
  expect(amountsOf('Melt 1 tbsp of the butter.', 'Add the remaining butter.')).toEqual(open);
  expect(amountsOf('Melt the butter.', 'Add the remaining butter.')).toEqual(open);
});
