import { expect, test } from 'vitest';
import { usedIn } from '@/lib/domain/dish/used';
import { buildIngredient, buildProduct } from '../../../support/dish';

const line = (key: string, Name: string, NameKa: string) =>
  buildIngredient({ key, product: buildProduct({ Name, NameKa }) });

const LINES = [
  line('flour', 'Wheat flour', 'ხორბლის ფქვილი'),
  line('egg', 'Egg', 'კვერცხი'),
  line('aubergine', 'Eggplant', 'ბადრიჯანი'),
  line('walnuts', 'Walnuts', 'ნიგოზი'),
  line('sunflower', 'Sunflower oil', 'მზესუმზირის ზეთი'),
  line('olive', 'Olive oil', 'ზეითუნის ზეთი'),
  line('tomato', 'Tomato', 'პომიდორი'),
];

test.each([
  ['Mix the flour with two eggs.', ['flour', 'egg']],
  ['Slice the eggplants.', ['aubergine']],
  ['Grind the walnut kernels; peel the tomatoes.', ['walnuts', 'tomato']],
  ['Fry in the olive oil.', ['olive']],
  ['Heat the oil.', ['sunflower', 'olive']],
  ['ფქვილს კვერცხი დაამატეთ.', ['flour', 'egg']],
  ['Wait for an hour.', []],
])('%s', (text, keys) => {
  expect([...usedIn(text, LINES)]).toEqual(keys);
});

test('a line whose product is gone is never named', () => {
  expect([...usedIn('Flour.', [buildIngredient({ product: undefined })])]).toEqual([]);
});
