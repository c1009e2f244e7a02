import { expect, test } from 'vitest';
import { readPage } from '@/cms/src/imports/readers/page/page';
import { ingredientLine, recipeJsonLd } from '@/lib/domain/dish/jsonLd';
import { plainAmount } from '@/lib/domain/dish/plainAmount';
import { scriptJson } from '@/lib/domain/site/jsonLd';
import { atLeast } from '@/tests/support/at';
import { buildDish, buildIngredient, buildProduct, newKey } from '../support/builders/dish';

const step = (description: string) => ({ key: newKey(), description, minutes: null, images: [], video: '' });
const long = `Warm the milk with the butter until it is just too hot for a finger, stir in the sugar, and leave it alone for ten minutes.`;

test.each([
  ['en', ['1 tsp Sugar (fine)', '2 tbsp Milk', '500 g Flour', '4 Eggs'], [long, 'Bake.']],
  [
    'ka',
    ['1 ჩ/კ შაქარი (fine)', '2 ს/კ რძე', '500 გ ფქვილი', '4 ცალი კვერცხი'],
    ['აურიეთ ყველაფერი ერთად და დატოვეთ.', 'გამოაცხვეთ.'],
  ],
] as const)('a page of ours in %s reads back unchanged', (language, lines, steps) => {
  const named = (Name: string, NameKa: string) => buildProduct({ Name, NameKa });
  const dish = buildDish({
    language,
    Name: language === 'ka' ? 'იმერული ხაჭაპური' : 'Imeretian khachapuri',
    types: ['Breakfast', 'Snack'],
    dietaryFlags: ['Vegetarian', 'Dairy-Free'],
    ingredients: [
      buildIngredient({ amount: 1, unit: 'Tea Spoon', note: 'fine', product: named('Sugar', 'შაქარი') }),
      buildIngredient({ amount: 2, unit: 'Table Spoon', product: named('Milk', 'რძე') }),
      buildIngredient({ amount: 500, unit: 'gr', product: named('Flour', 'ფქვილი') }),
      buildIngredient({ amount: 4, unit: 'Piece', product: named('Eggs', 'კვერცხი') }),
    ],
    Steps: steps.map(step),
  });
  const data = recipeJsonLd(dish, {
    site: 'https://supra.example',
    ingredient: (line) => ingredientLine(line, plainAmount(line, language), language),
  });
  const html = `<html><head><script type="application/ld+json">${scriptJson(data)}</script></head></html>`;
  const [recipe, ...others] = atLeast(1, readPage(html, 'https://supra.example/dishes/7').recipes);
  expect(others).toEqual([]);
  expect(recipe).toMatchObject({ Name: dish.Name, language, servingAmount: 4, TimeToCook: dish.TimeToCook });
  expect(recipe.sections).toEqual([{ title: '', lines }]);
  expect(recipe.Steps.map(({ description }) => description)).toEqual(steps);
  expect([recipe.types, recipe.diets]).toEqual([dish.types, dish.dietaryFlags]);
});
