import { expect, test } from 'vitest';
import { ingredientLine } from '@/lib/domain/dish/jsonLd';
import { parseRecipe } from '@/lib/domain/dish/parse';
import { plainAmount } from '@/lib/domain/dish/plainAmount';
import { messengerLinks, recipeText } from '@/lib/domain/dish/recipeText';
import type { Ingredient } from '@/lib/domain/dish/record';
import { buildDish, buildIngredient, buildProduct } from '../../../support/builders/dish';

const partsIn = (language: string, minutes: string) => ({
  ingredient: (line: Ingredient) => ingredientLine(line, plainAmount(line, language), language),
  time: (of: number) => `${of} ${minutes}`,
  address: 'https://supra.example/dishes/7',
});
const flour = buildProduct({ Name: 'flour', NameKa: 'ფქვილი' });
const plums = buildProduct({ Name: 'plums', NameKa: 'ქლიავი' });
const step = (description: string, minutes: number | null) => ({
  key: description,
  description,
  minutes,
  images: [],
  video: '',
});
const tart = buildDish({
  Name: 'Plum tart',
  language: 'en',
  servingAmount: 8,
  TimeToCook: 65,
  ingredients: [buildIngredient({ amount: 190, unit: 'gr', text: '1½ cups', note: '', product: flour })],
  sections: [
    {
      key: 'f',
      title: 'Filling',
      ingredients: [buildIngredient({ amount: 12, unit: 'Piece', text: null, note: 'ripe', product: plums })],
    },
  ],
  Steps: [step('Mix it.', null), step('Bake it.', 40)],
});

test('a message has everything needed to cook', () => {
  expect(recipeText(tart, partsIn('en', 'min'))).toBe(`Plum tart
8 servings · 65 min

Ingredients
1½ cups flour
Filling:
12 plums (ripe)

Method
1. Mix it.
2. Bake it. (40 min)

https://supra.example/dishes/7`);
});

test('a single serving is not shown as servings', () => {
  const facts = (language: string) =>
    recipeText(buildDish({ ...tart, language, servingAmount: 1 }), partsIn(language, 'min')).split('\n')[1];
  expect([facts('en'), facts('ka')]).toEqual(['1 serving · 65 min', '1 ულუფა · 65 min']);
});

test.each([
  ['en', 'min', '8 servings · 65 min · 25 min prep'],
  ['ka', 'წთ', '8 ულუფა · 65 წთ · მოსამზადებელი დრო 25 წთ'],
])('preparation follows the time, and reads back (%s)', (language, word, facts) => {
  const text = recipeText(buildDish({ ...tart, language, prepTime: 25 }), partsIn(language, word));
  expect(text.split('\n')[1]).toBe(facts);
  expect(parseRecipe(text)).toMatchObject({ servingAmount: 8, TimeToCook: 65, prepTime: 25 });
});

test('missing parts of a recipe are left out', () => {
  const bare = buildDish({
    Name: 'Only a name',
    servingAmount: null,
    TimeToCook: null,
    ingredients: [],
    sections: [],
    Steps: [],
  });
  expect(recipeText(bare, { ...partsIn('en', 'min'), address: '' })).toBe('Only a name');
});

test('a Georgian message pasted into the form gives the same recipe', () => {
  const bread = { ...tart, Name: 'ქლიავის ღვეზელი', language: 'ka' };
  const read = parseRecipe(recipeText(bread, partsIn('ka', 'წთ')));
  expect(read).toMatchObject({
    Name: 'ქლიავის ღვეზელი',
    servingAmount: 8,
    TimeToCook: 65,
    sections: [{ title: 'Filling', ingredients: [{ name: 'ქლიავი', amount: 12 }] }],
    Steps: [{ description: 'Mix it.' }, { description: 'Bake it. (40 წთ)', minutes: 40 }],
    sourceUrl: 'https://supra.example/dishes/7',
  });
});

test('messengers get the text unchanged, Viber only as much as it accepts', () => {
  const links = messengerLinks('Tart & plums\n1. Bake', 'Tart', 'https://supra.example/dishes/7');
  expect(new URL(links.whatsapp).searchParams.get('text')).toBe('Tart & plums\n1. Bake');
  expect(new URL(links.telegram).searchParams.get('url')).toBe('https://supra.example/dishes/7');
  expect(new URL(links.telegram).searchParams.get('text')).toBe('Tart & plums\n1. Bake');
  const whole = messengerLinks(
    recipeText(tart, partsIn('en', 'min')),
    'Plum tart',
    'https://supra.example/dishes/7',
  );
  expect(new URL(whole.telegram).searchParams.get('text')).toMatch(/\(40 min\)$/);
  const closed = messengerLinks('Tart', 'Tart', '');
  expect(new URL(closed.telegram).searchParams.get('url')).toBe('Tart');
  expect(new URL(links.viber).searchParams.get('text')).toBe('Tart & plums\n1. Bake');
  const long = messengerLinks('x'.repeat(300), 'Tart', 'https://supra.example/dishes/7');
  expect(new URL(long.viber).searchParams.get('text')).toBe('Tart\nhttps://supra.example/dishes/7');
});
