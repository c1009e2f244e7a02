import { expect, test } from 'vitest';
import { broughtIn, namedLines } from '@/lib/domain/dish/stepLines';
import { buildDish, buildIngredient, buildProduct } from '../../../support/dish';

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
const keys = (steps: ReturnType<typeof broughtIn>) => steps.map((lines) => lines.map(({ key }) => key));

test('of a product in two sections a step names that of the section it is about', () => {
  expect(keys(namedLines(DISH))).toEqual([
    ['flour', 'salt'],
    ['beef', 'salt2'],
    [],
    ['oil', 'beef', 'salt2'],
  ]);
});

test('a step brings in what none before it has named', () => {
  expect(keys(broughtIn(DISH))).toEqual([['flour', 'salt'], ['beef', 'salt2'], [], ['oil']]);
});
