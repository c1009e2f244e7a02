import { describe, expect, test } from 'vitest';
import { readCooklang } from '@/cms/src/imports/readers/apps/cooklang';
import { readMyRecipeBox } from '@/cms/src/imports/readers/apps/csv';
import { readPaprika } from '@/cms/src/imports/readers/apps/paprika';
import { readTandoor } from '@/cms/src/imports/readers/apps/tandoor';
import { readPage } from '@/cms/src/imports/readers/page/page';
import { toRecipe } from '@/cms/src/imports/readers/recipe';
import { readText } from '@/cms/src/imports/readers/text';
import type { ReadRecipe } from '@/cms/src/imports/types';
import { at } from '@/tests/support/at';

const timesOf = ({ TimeToCook, prepTime, Note }: ReadRecipe) => [TimeToCook, prepTime, Note];
const inPage = (body: string): ReadRecipe => at(readPage(body, 'https://tarts.example/plum').recipes, 0);
const marked = (times: object): ReadRecipe =>
  inPage(
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Plum tart',
      recipeIngredient: ['500 g plums'],
      recipeInstructions: ['Bake it.'],
      ...times,
    })}</script>`,
  );
const listed = (facts: string): ReadRecipe =>
  inPage(
    `<h1>Plum tart</h1>${facts}<h2>Ingredients</h2><ul><li>500 g plums</li><li>200 g flour</li></ul><h2>Method</h2><ol><li>Mix all of it well.</li><li>Bake it for long.</li></ol>`,
  );

describe('preparation is kept beside the total', () => {
  test.each<[string, object, unknown[]]>([
    ['with cooking', { prepTime: 'PT15M', cookTime: 'PT30M' }, [45, 15, '']],
    ['with the total', { prepTime: 'PT15M', totalTime: 'PT45M' }, [45, 15, '']],
    ['with all three', { prepTime: 'PT15M', cookTime: 'PT30M', totalTime: 'PT45M' }, [45, 15, '']],
    ['as the only time', { prepTime: 'PT15M' }, [15, 15, '']],
    ['the preparation is not mentioned', { cookTime: 'PT30M' }, [30, null, '']],
    ['zero is no time', { prepTime: 'PT0M', cookTime: 'PT30M' }, [30, null, '']],
  ])('%s', (_what, times, found) => expect(timesOf(marked(times))).toEqual(found));

  test.each<[string, object, unknown[]]>([
    [
      'cooking that does not fill the rest',
      { prepTime: 'PT15M', cookTime: 'PT30M', totalTime: 'PT2H' },
      [120, 15, 'Cooking: 30 min'],
    ],
    ['cooking alone', { cookTime: 'PT30M', totalTime: 'PT2H' }, [120, null, 'Cooking: 30 min']],
    ['more than the total', { prepTime: 'PT3H', totalTime: 'PT2H' }, [120, null, 'Preparation: 180 min']],
  ])('the rest goes into the note: %s', (_what, times, found) =>
    expect(timesOf(marked(times))).toEqual(found),
  );

  test.each([1.5, -5, 20_000])('%d minutes count as none', (prepTime) =>
    expect(toRecipe({ Name: 'Plum tart', prepTime }).prepTime).toBeNull(),
  );
});

test('a plug-in’s card states it', () => {
  const card = `<div class="wprm-recipe"><h2 class="wprm-recipe-name">Plum tart</h2>
    <div class="wprm-recipe-prep-time-container"><span class="wprm-recipe-time">15 minutes</span></div>
    <div class="wprm-recipe-cook-time-container"><span class="wprm-recipe-time">30 minutes</span></div>
    <div class="wprm-recipe-ingredient-group"><ul><li class="wprm-recipe-ingredient">500 g plums</li></ul></div>
    <div class="wprm-recipe-instruction-group"><ul><li class="wprm-recipe-instruction">Bake it.</li></ul></div></div>`;
  expect(inPage(card)).toMatchObject({ TimeToCook: 45, prepTime: 15, Note: '' });
});

test.each([
  ['<p>Prep: 15 min · Cook: 30 min</p>', 45, 15],
  ['<p>მოსამზადებელი დრო: 15 წუთი</p><p>ცხობის დრო: 30 წუთი</p>', 45, 15],
  ['<p>Préparation : 15 min • Cuisson : 30 min</p>', 45, 15],
  ['<p>Prep time: 15 min</p><p>Total time: 2 hours</p>', 120, 15],
  // alone it is as often the total time
  ['<p>Preparation time: 45 min</p>', 45, null],
  ['<p>მომზადების დრო: 45 წუთი</p>', 45, null],
])('a page: %s', (facts, TimeToCook, prepTime) =>
  expect(listed(facts)).toMatchObject({ TimeToCook, prepTime }),
);

test.each([
  ['Prep: 10 min · Cook: 20 min', 30, 10],
  ['მოსამზადებელი დრო: 10 წთ · ხარშვის დრო: 20 წთ', 30, 10],
])('a text: %s', (line, TimeToCook, prepTime) => {
  const { recipes } = readText(`Plum tart\n${line}\n\nIngredients\n500 g plums\n\nMethod\n1. Bake it.`);
  expect(recipes[0]).toMatchObject({ TimeToCook, prepTime, Note: '' });
});

test('front matter takes precedence over the text', () => {
  const text = 'Prep: 5 min · Cook: 20 min\n\nIngredients\n500 g plums\n\nMethod\n1. Bake it.';
  const front = (facts: string) => readText(`---\ntitle: Plum tart\n${facts}\n---\n${text}`).recipes[0];
  expect(front('prep_time: 10 min\ncook_time: 30 min')).toMatchObject({ TimeToCook: 40, prepTime: 10 });
  expect(front('author: Nana')).toMatchObject({ TimeToCook: 25, prepTime: 5 });
});

test('a table in Georgian', () => {
  const csv =
    'სახელი,მოსამზადებელი დრო,ხარშვის დრო,ინგრედიენტები,მომზადება\n"ქლიავის ღვეზელი",10 წთ,20 წთ,"500 გ ქლიავი","გამოაცხვეთ."';
  expect(readMyRecipeBox(csv).recipes[0]).toMatchObject({ TimeToCook: 30, prepTime: 10 });
});

test.each([
  ['time:\n  prep: 10 min\n  cook: 20 min', 30, 10],
  ['prep time: 10 min\ntime: 1 hour', 60, 10],
])('Cooklang: %j', (facts, TimeToCook, prepTime) => {
  const source = `---\ntitle: Plum tart\n${facts}\n---\n\nBake @plums{500%g}.\n`;
  expect(readCooklang(source).recipes[0]).toMatchObject({ Name: 'Plum tart', TimeToCook, prepTime });
});

test('a time stored as zero, or not at all, is unknown', () => {
  const tandoor = {
    name: 'Plum tart',
    working_time: 0,
    waiting_time: 30,
    steps: [{ instruction: 'Bake it.' }],
  };
  expect(readTandoor(JSON.stringify(tandoor)).recipes[0]).toMatchObject({ TimeToCook: 30, prepTime: null });
  const paprika = { name: 'Plum tart', prep_time: '', cook_time: '30 min', directions: 'Bake it.' };
  expect(readPaprika(JSON.stringify(paprika)).recipes[0]).toMatchObject({ TimeToCook: 30, prepTime: null });
});
