import { describe, expect, test } from 'vitest';
import { readCooklang } from '@/cms/src/imports/readers/apps/cooklang';
import { readCookmate } from '@/cms/src/imports/readers/apps/cookmate';
import { readCopyMeThat } from '@/cms/src/imports/readers/apps/copyMeThat';
import { readCrouton } from '@/cms/src/imports/readers/apps/crouton';
import { readMyRecipeBox, readPlanToEat } from '@/cms/src/imports/readers/apps/csv';
import type { AppContent } from '@/cms/src/imports/readers/apps/content';
import { readKitchenOwl } from '@/cms/src/imports/readers/apps/kitchenOwl';
import { readMealie } from '@/cms/src/imports/readers/apps/mealie';
import { readMela } from '@/cms/src/imports/readers/apps/mela';
import { readPaprika } from '@/cms/src/imports/readers/apps/paprika';
import { readRecipeKeeper } from '@/cms/src/imports/readers/apps/recipeKeeper';
import { readSchemaFile } from '@/cms/src/imports/readers/apps/schemaFile';
import { kindOfFile, readAs } from '@/cms/src/imports/readers/kinds';
import { readTandoor } from '@/cms/src/imports/readers/apps/tandoor';
import { at } from '@/tests/support/at';

const only = ({ recipes, faults }: AppContent) => {
  expect(faults).toEqual([]);
  expect(recipes).toHaveLength(1);
  return at(recipes, 0);
};
const descriptions = (found: AppContent) => only(found).Steps.map(({ description }) => description);

describe('Mealie', () => {
  const old = {
    slug: 'beet-soup',
    name: 'Beetroot soup',
    description: 'Red and **warm**.',
    total_time: '1 hour 5 min',
    recipe_yield: '4 bowls',
    org_url: 'https://soups.example/beet',
    recipe_ingredient: [
      { title: 'Soup', note: '500 g beetroot', unit: null, food: null, quantity: 1, disable_amount: true },
      { title: null, note: 'peeled', unit: { name: 'piece' }, food: { name: 'onion' }, quantity: 2 },
      { title: 'To serve', note: 'soured cream', unit: null, food: null, quantity: 0 },
    ],
    recipe_instructions: [
      { title: 'Cook', text: 'Boil it all for **40 minutes**.' },
      { title: '', text: 'Blend. ![bowl](https://soups.example/bowl.jpg)' },
    ],
    notes: [{ title: 'Tip', text: 'Freeze half.' }],
    tags: [{ name: 'Soup' }, 'Winter'],
    tools: [{ name: 'Blender' }],
    rating: 5,
  };

  test('reads an export of one recipe, with_names_like_this', () => {
    expect(only(readMealie(JSON.stringify(old)))).toMatchObject({
      uid: 'beet-soup',
      Name: 'Beetroot soup',
      Description: 'Red and warm.',
      servingAmount: 4,
      TimeToCook: 65,
      sections: [
        { title: 'Soup', lines: ['500 g beetroot', '2 piece onion, peeled'] },
        { title: 'To serve', lines: ['soured cream'] },
      ],
      Steps: [
        { description: 'Cook: Boil it all for 40 minutes.', minutes: 40 },
        { description: 'Blend.', images: [{ url: 'https://soups.example/bowl.jpg' }] },
      ],
      tags: ['Soup', 'Winter'],
      rating: 5,
      sourceUrl: 'https://soups.example/beet',
      Note: 'Tip: Freeze half.\nMakes: 4 bowls\nEquipment: Blender',
    });
  });

  test('reads the API’s form, withNamesLikeThis; servings are separate', () => {
    const recipe = only(
      readMealie(
        JSON.stringify({
          id: '0b1c',
          name: 'Rice with peas',
          recipeServings: 6,
          recipeYieldQuantity: 1,
          recipeYield: 'pot',
          prepTime: '10 minutes',
          performTime: '20 minutes',
          orgURL: '',
          recipeIngredient: [
            {
              quantity: 0.5,
              unit: { name: 'kilogram' },
              food: { name: 'rice' },
              note: '',
              originalText: 'x',
            },
            { quantity: 0, unit: null, food: null, note: '', originalText: 'a handful of peas' },
          ],
          recipeInstructions: [{ text: 'Cook.' }, { text: 'Stir in the peas.' }],
        }),
      ),
    );
    expect(recipe).toMatchObject({ uid: '0b1c', servingAmount: 6, TimeToCook: 30, prepTime: 10 });
    expect(recipe.sections).toEqual([{ title: '', lines: ['0.5 kilogram rice', 'a handful of peas'] }]);
    expect(recipe.Note).toBe('Makes: 1 pot');
  });
});

test('Tandoor: steps with ingredients, headers, ingredient places in the text, empty amounts', () => {
  const food = (name: string) => ({ name, plural_name: null });
  const recipe = only(
    readTandoor(
      JSON.stringify({
        name: 'Onion tart',
        description: 'Flat.',
        keywords: [{ name: 'Alsace' }],
        working_time: 30,
        waiting_time: 25,
        servings: 4,
        servings_text: 'pieces',
        source_url: 'https://tart.example/o',
        steps: [
          {
            name: 'Filling',
            order: 2,
            time: 15,
            instruction: 'Fry {{ ingredients[0] }} slowly.{% comment %}',
            ingredients: [
              { food: food('onions'), unit: { name: 'g' }, amount: '500.0000', note: 'sliced', order: 0 },
              { food: null, unit: null, amount: '0.0000', note: 'Top', order: 1, is_header: true },
              { food: food('salt'), unit: null, amount: '0.0000', note: '', order: 2, no_amount: true },
            ],
          },
          {
            name: 'Dough',
            order: 1,
            time: 0,
            instruction: 'Knead the **dough**.',
            ingredients: [
              { food: food('flour'), unit: { name: 'g' }, amount: '250.5000', note: '', order: 0 },
            ],
          },
        ],
        nutrition: { calories: 300, fats: '12.5', proteins: 0, carbohydrates: 40, source: '' },
      }),
    ),
  );
  expect(recipe).toMatchObject({
    Name: 'Onion tart',
    servingAmount: 4,
    TimeToCook: 55,
    prepTime: 30,
    tags: ['Alsace'],
  });
  expect(recipe.sections).toEqual([
    { title: 'Dough', lines: ['250.5 g flour'] },
    { title: 'Filling', lines: ['500 g onions, sliced'] },
    { title: 'Top', lines: ['salt'] },
  ]);
  expect(recipe.Steps).toEqual([
    { description: 'Dough: Knead the dough.' },
    { description: 'Filling: Fry 500 g onions, sliced slowly.', minutes: 15 },
  ]);
  expect(recipe.Note).toContain('calories 300, carbohydrates 40, fats 12.5');
});

test('Paprika: sections in the text, paragraphs, large pictures before the small one', () => {
  const source = {
    uid: 'AB-1',
    name: 'Cheese pie',
    ingredients: 'Dough:\n500 g flour\n200 ml water\nFilling:\n400 g sulguni',
    directions: 'For the dough, knead flour and water.\nRest it.\n\nFill and bake 20 minutes.',
    notes: 'Best hot.',
    servings: 'Serves 6-8',
    prep_time: '1 hr 10 min',
    cook_time: '20 min',
    total_time: '',
    difficulty: 'Easy',
    rating: 0,
    source: 'Aunt Nino',
    source_url: '',
    photo_data: 'c21hbGw=',
    photos: [{ filename: 'a.jpg', name: '1', hash: 'x', data: 'bGFyZ2U=' }],
    categories: ['Bread', 'Georgian'],
    nutritional_info: 'Calories: 400\nFat: 20 g',
  };
  const recipe = only(readPaprika(JSON.stringify(source)));
  expect(recipe).toMatchObject({
    uid: 'AB-1',
    servingAmount: 8,
    TimeToCook: 90,
    prepTime: 70,
    rating: null,
    images: [{ base64: 'bGFyZ2U=' }],
    tags: ['Bread', 'Georgian'],
    Description: '',
  });
  expect(recipe.sections).toEqual([
    { title: 'Dough', lines: ['500 g flour', '200 ml water'] },
    { title: 'Filling', lines: ['400 g sulguni'] },
  ]);
  expect(recipe.Steps.map(({ description }) => description)).toEqual([
    'For the dough, knead flour and water.\nRest it.',
    'Fill and bake 20 minutes.',
  ]);
  expect(recipe.Note).toBe(
    'Best hot.\nSource: Aunt Nino\nMakes: Serves 6-8\nDifficulty: Easy\nNutrition: Calories: 400, Fat: 20 g',
  );
});

describe('schema.org files', () => {
  test("RecipeSage: headings in brackets, sections as markers, author's notes", () => {
    const recipe = only(
      readSchemaFile(
        JSON.stringify({
          recipes: [
            {
              '@context': 'http://schema.org',
              '@type': 'Recipe',
              identifier: 'rs-9',
              name: 'Plum cake',
              recipeYield: '12 slices',
              prepTime: 'a while',
              totalTime: '1 hour',
              recipeIngredient: ['[Base]', '200 g flour', '[Top]', '10 plums'],
              recipeInstructions: [
                { '@type': 'HowToSection', name: 'Base' },
                { '@type': 'HowToStep', text: 'Mix.' },
                { '@type': 'HowToSection', name: 'Top' },
                { '@type': 'HowToStep', text: 'Lay the plums on it.' },
                { '@type': 'HowToStep', text: 'Bake.' },
              ],
              recipeCategory: ['cake'],
              isBasedOn: 'https://plum.example/cake',
              comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Use ripe plums.' }],
              aggregateRating: { '@type': 'AggregateRating', ratingValue: '4' },
            },
          ],
        }),
      ),
    );
    expect(recipe).toMatchObject({
      uid: 'rs-9',
      servingAmount: null,
      TimeToCook: 60,
      rating: 4,
      tags: ['cake'],
      sourceUrl: 'https://plum.example/cake',
    });
    expect(recipe.sections).toEqual([
      { title: 'Base', lines: ['200 g flour'] },
      { title: 'Top', lines: ['10 plums'] },
    ]);
    expect(recipe.Steps.map(({ description }) => description)).toEqual([
      'Base: Mix.',
      'Top: Lay the plums on it.',
      'Bake.',
    ]);
    expect(recipe.Note).toBe('Use ripe plums.\nMakes: 12 slices\nTimes: a while');
  });

  test("Nextcloud Cookbook's recipe.json: headings after ##, keywords in one text", () => {
    const recipe = only(
      readSchemaFile(
        JSON.stringify({
          id: 17,
          name: 'Kohlrabi salad',
          recipeYield: 2,
          prepTime: 'PT0H15M',
          cookTime: null,
          keywords: 'raw,quick',
          tool: ['Grater'],
          recipeIngredient: ['## Salad', '2 kohlrabi', '## Dressing', '1 lemon'],
          recipeInstructions: ['Grate.', 'Dress.'],
          url: 'https://raw.example/k',
          '@context': 'http://schema.org',
          '@type': 'Recipe',
        }),
      ),
    );
    expect(recipe).toMatchObject({
      uid: '17',
      servingAmount: 2,
      TimeToCook: 15,
      prepTime: 15,
      tags: ['raw', 'quick'],
    });
    expect(recipe.sections.map(({ title }) => title)).toEqual(['Salad', 'Dressing']);
    expect(recipe.Note).toBe('Equipment: Grater');
  });
});

test('Recipe Keeper: itemprops in any language, without numbers and empty paragraphs', () => {
  const html = `<html><body><div class="recipe-details"><table><tr><td><h2 itemprop="name">Tarte aux pommes</h2>
    <meta content="k-1" itemprop="recipeId"><meta content="4" itemprop="recipeRating">
    <div>Plats: <span itemprop="recipeCourse">Dessert</span></div><meta content="Tarte" itemprop="recipeCategory">
    <div>Source: <span itemprop="recipeSource"><a href="https://pommes.example/t">pommes.example</a></span></div>
    <div>Portions: <span itemprop="recipeYield">6</span></div><meta content="PT30M" itemprop="prepTime"><meta content="PT45M" itemprop="cookTime">
    <div itemprop="recipeIngredients"><p>Pâte:</p><p>250 g de farine</p><p></p><p>4 pommes</p></div>
    <div itemprop="recipeDirections"><p>1. Étaler la pâte.</p><p> </p><p>2. Cuire 45 minutes.</p></div>
    <div itemprop="recipeNotes"><p>Tiède.</p></div><meta content="210" itemprop="recipeNutCalories">
    <img src="images/t_0.jpg" class="recipe-photo"></td></tr></table></div></body></html>`;
  const recipe = only(readRecipeKeeper(html));
  expect(recipe).toMatchObject({
    uid: 'k-1',
    servingAmount: 6,
    TimeToCook: 75,
    prepTime: 30,
    rating: 4,
    tags: ['Dessert', 'Tarte'],
    sourceUrl: 'https://pommes.example/t',
    images: [{ entry: 'images/t_0.jpg' }],
    language: null,
  });
  expect(recipe.sections).toEqual([{ title: 'Pâte', lines: ['250 g de farine', '4 pommes'] }]);
  expect(recipe.Steps.map(({ description }) => description)).toEqual([
    'Étaler la pâte.',
    'Cuire 45 minutes.',
  ]);
  expect(recipe.Note).toContain('Nutrition: calories 210');
});

test('Copy Me That: each recipe separately, despite repeated ids', () => {
  const one = (name: string, line: string) => `<div class="recipe"><div id="name">${name}</div>
    <a id="original_link" href="https://copy.example/${name.length}">link</a><img class="recipeImage" src="images/${name.length}.jpg">
    <a id="recipeYield">4</a><ul id="recipeIngredients"><li class="recipeIngredient_subheader">Mix:</li><li class="recipeIngredient">${line}</li><li class="recipeIngredient_spacer"></li><li class="recipeIngredient">salt &amp; pepper</li></ul>
    <ol id="recipeInstructions"><li class="instruction_subheader">Pan</li><li class="instruction">Fry ${name}.</li></ol>
    <div id="recipeNotes"><div class="recipeNote">Good.</div></div><span class="recipeCategory">Quick</span><span id="ratingValue">3</span></div>`;
  const { recipes } = readCopyMeThat(
    `<html><body>${one('Fritters', '2 corn cobs')}${one('Patties', '3 beets')}</body></html>`,
  );
  expect(recipes.map(({ Name, rating, images }) => [Name, rating, images])).toEqual([
    ['Fritters', 3, [{ entry: 'images/8.jpg' }]],
    ['Patties', 3, [{ entry: 'images/7.jpg' }]],
  ]);
  expect(at(recipes, 1).sections).toEqual([{ title: 'Mix', lines: ['3 beets', 'salt & pepper'] }]);
  expect(at(at(recipes, 1).Steps, 0).description).toBe('Pan: Fry Patties.');
  expect(at(recipes, 0).Note).toBe('Good.');
});

test('Cookmate: one or several values, text as lines or list', () => {
  const xml = `<?xml version="1.0"?><cookbook><recipe><title>Bean &amp; leek stew</title><preptime>15 min</preptime><cooktime>1 h</cooktime><quantity>4 servings</quantity>
    <ingredient><li>400 g beans</li></ingredient><recipetext>1. Soak.\n2. Cook.</recipetext><comments><li>Good cold.</li></comments><category>Stew</category><category>Beans</category>
    <imagepath>images/b.jpg</imagepath><url>https://stew.example/b</url><lang>en</lang></recipe></cookbook>`;
  expect(only(readCookmate(xml))).toMatchObject({
    Name: 'Bean & leek stew',
    servingAmount: 4,
    TimeToCook: 75,
    prepTime: 15,
    sections: [{ title: '', lines: ['400 g beans'] }],
    Steps: [{ description: 'Soak.' }, { description: 'Cook.' }],
    tags: ['Stew', 'Beans'],
    images: [{ entry: 'images/b.jpg' }],
    language: 'en',
  });
});

test('Cookmate: entities declared in a file are not expanded', () => {
  const xml = `<?xml version="1.0"?><!DOCTYPE c [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
    <cookbook><recipe><title>&b;&f; stew</title><ingredient><li>1 bean</li></ingredient></recipe></cookbook>`;
  expect(JSON.stringify(readCookmate(xml))).not.toMatch(/aaaaaaaaaa|root:/);
});

test('Crouton: units, ranges, sections, durations in seconds', () => {
  const line = (order: number, name: string, quantity?: object) => ({
    order,
    ingredient: { name },
    ...(quantity && { quantity }),
  });
  const recipe = only(
    readCrouton(
      JSON.stringify({
        name: 'Lentil pot',
        uuid: 'c-7',
        serves: 3,
        duration: 10,
        cookingDuration: 3600,
        tags: [{ name: 'Pulses', color: 'red' }],
        ingredients: [
          line(2, 'lentils', { amount: 250, quantityType: 'GRAMS' }),
          line(1, 'Pot', { quantityType: 'SECTION' }),
          line(3, 'carrots', { amount: 2, secondaryAmount: 3, quantityType: 'ITEM' }),
          line(4, 'salt'),
        ],
        steps: [
          { order: 0, step: 'Boil', isSection: true },
          { order: 1, step: 'Boil the lentils.', isSection: false },
        ],
        images: ['aW1n'],
        neutritionalInfo: 'Calories: 300,\nFat: 2g,\n',
      }),
    ),
  );
  expect(recipe).toMatchObject({
    uid: 'c-7',
    servingAmount: 3,
    TimeToCook: 70,
    prepTime: 10,
    tags: ['Pulses'],
  });
  expect(recipe.sections).toEqual([{ title: 'Pot', lines: ['250 g lentils', '2-3 carrots', 'salt'] }]);
  expect(at(recipe.Steps, 0).description).toBe('Boil: Boil the lentils.');
  expect(recipe.images).toEqual([{ base64: 'aW1n' }]);
});

test('Mela: groups after #, without Markdown marks', () => {
  const recipe = only(
    readMela(
      JSON.stringify({
        id: 'm-1',
        title: 'Grape salad',
        yield: '4',
        totalTime: '20 min',
        ingredients: '# Salad\n300 g grapes\n# Dressing\n1 lime',
        instructions: '# Salad\nHalve the **grapes**.\nDress with [lime](https://lime.example).',
        categories: ['Salad'],
        images: [],
        link: 'https://grape.example/s',
        notes: 'Cold.',
      }),
    ),
  );
  expect(recipe.sections.map(({ title }) => title)).toEqual(['Salad', 'Dressing']);
  expect(recipe.Steps.map(({ description }) => description)).toEqual([
    'Salad: Halve the grapes.',
    'Dress with lime.',
  ]);
  expect(recipe).toMatchObject({
    servingAmount: 4,
    TimeToCook: 20,
    sourceUrl: 'https://grape.example/s',
    Note: 'Cold.',
  });
});

test('KitchenOwl: other records of the household are ignored', () => {
  const recipe = only(
    readKitchenOwl(
      JSON.stringify({
        name: 'Home',
        items: [{ name: 'milk' }],
        recipes: [
          {
            name: 'Milk rice',
            description: '1. Boil the milk.\n2. Add the rice.',
            time: 40,
            yields: 2,
            source: 'https://rice.example/m',
            photo: 'x.jpg',
            items: [
              { name: 'milk', description: '1 l', optional: false },
              { name: 'cinnamon', description: '', optional: true },
            ],
            tags: ['sweet'],
          },
        ],
      }),
    ),
  );
  expect(recipe.sections).toEqual([{ title: '', lines: ['1 l milk', 'cinnamon (optional)'] }]);
  expect(recipe.Steps.map(({ description }) => description)).toEqual(['Boil the milk.', 'Add the rice.']);
  expect(recipe).toMatchObject({ servingAmount: 2, TimeToCook: 40, tags: ['sweet'] });
});

test('Plan to Eat: a line that begins with a comma is a heading, times are in minutes', () => {
  const csv = `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url
"Fish, baked",Main,Greek,Fish,"Light, quick",Nan,https://fish.example/b,fish.example,10,25,,4,,"400 g fish
, Sauce
1 lemon","Bake the fish.

Make the sauce.",easy,5,,https://fish.example/b.jpg`;
  const recipe = only(readPlanToEat(csv));
  expect(recipe).toMatchObject({ Name: 'Fish, baked', servingAmount: 4, TimeToCook: 35, rating: 5 });
  expect(recipe.tags).toEqual(['Main', 'Greek', 'Fish', 'easy']);
  expect(recipe.sections).toEqual([
    { title: '', lines: ['400 g fish'] },
    { title: 'Sauce', lines: ['1 lemon'] },
  ]);
  expect(recipe.Steps.map(({ description }) => description)).toEqual(['Bake the fish.', 'Make the sauce.']);
  expect(recipe.images).toEqual([{ url: 'https://fish.example/b.jpg' }]);
  expect(recipe.Note).toContain('Source: Nan');
});

test('My Recipe Box', () => {
  const csv =
    'title,servings,ingredients,instructions,categories\n"Chestnut soup",2,"300 g chestnuts\n1 onion","Fry.\nSimmer.","soup"';
  expect(only(readMyRecipeBox(csv))).toMatchObject({
    Name: 'Chestnut soup',
    sections: [{ lines: ['300 g chestnuts', '1 onion'] }],
    Steps: [{ description: 'Fry.' }, { description: 'Simmer.' }],
    tags: ['soup'],
  });
});

test('Cooklang: amounts, equipment, timers, sections, front matter, comments', () => {
  const source = `---
title: Potato gratin
servings: 4
tags:
  - oven
  - potatoes
time: 1 hour
---

= Layers

Slice @potatoes{1%kg} with a #mandoline{} and rub a #dish with @garlic{1%clove}(peeled). -- thin!

= Bake

Pour over @cream{400%ml} and @sea salt{}, bake ~{50%minutes}.

> Rest before serving.
`;
  const recipe = only(readCooklang(source, 'gratin.cook'));
  expect(recipe).toMatchObject({
    Name: 'Potato gratin',
    servingAmount: 4,
    TimeToCook: 60,
    tags: ['oven', 'potatoes'],
  });
  expect(recipe.sections).toEqual([
    { title: 'Layers', lines: ['1 kg potatoes', '1 clove garlic, peeled'] },
    { title: 'Bake', lines: ['400 ml cream', 'sea salt'] },
  ]);
  expect(recipe.Steps).toEqual([
    { description: 'Layers: Slice potatoes with a mandoline and rub a dish with garlic.' },
    { description: 'Bake: Pour over cream and sea salt, bake 50 minutes.', minutes: 50 },
  ]);
  expect(recipe.Note).toBe('Rest before serving.\nEquipment: mandoline, dish');
});

test('Cooklang without front matter is named after its file', () => {
  expect(only(readCooklang('Boil @eggs{2} for ~{7%min}.', 'Boiled eggs.cook')).Name).toBe('Boiled eggs');
  expect(descriptions(readCooklang('>> servings: 2\nBoil @eggs{2}.', 'Boiled eggs.cook'))).toEqual([
    'Boil eggs.',
  ]);
});

describe('a broken file is a fault, not a crash', () => {
  const readers = {
    readCookmate,
    readCopyMeThat,
    readCrouton,
    readKitchenOwl,
    readMealie,
    readMela,
    readMyRecipeBox,
    readPaprika,
    readPlanToEat,
    readRecipeKeeper,
    readSchemaFile,
    readTandoor,
  };
  test.each(Object.entries(readers))('%s', (_name, read) => {
    for (const text of [
      '',
      'neither this nor that',
      '{"a":',
      '[]',
      '{}',
      'null',
      '<a><b>',
      '\u0000\u0001',
      '[[[[1]]]]',
    ]) {
      const { recipes, faults } = read(text);
      expect(recipes).toEqual([]);
      expect(faults).toHaveLength(1);
      expect(at(faults, 0).key).toMatch(/^(notJson|notXml|notTable|noRecipe)$/);
    }
  });

  test('fields of other types are ignored', () => {
    const odd = {
      name: ['Odd', 'recipe'],
      recipeIngredient: { a: 1 },
      recipe_instructions: 7,
      ingredients: [null, 3],
      steps: 'x',
      tags: {},
      '@type': 'Recipe',
    };
    for (const read of [readMealie, readTandoor, readPaprika, readMela, readCrouton, readSchemaFile])
      expect(() => read(JSON.stringify([odd, null, 5]))).not.toThrow();
  });
});

describe('tables with other headers', () => {
  const dish = {
    Name: 'Bean stew',
    servingAmount: 6,
    sections: [{ title: '', lines: ['500 g beans', '2 onions'] }],
  };
  const steps = ['Boil the beans.', 'Stir in the onions.'];

  test.each([
    [
      'a comma',
      'name,serves,ingredients,directions\n"Bean stew",6,"500 g beans\n2 onions","Boil the beans.\nStir in the onions."',
    ],
    [
      'tabs',
      'Recipe\tYield\tIngredients\tMethod\nBean stew\t6\t500 g beans; 2 onions\t1. Boil the beans. 2. Stir in the onions.',
    ],
    [
      'semicolons',
      'Название;Порций;Ингредиенты;Приготовление\nBean stew;6;500 g beans, 2 onions;Boil the beans. | Stir in the onions.',
    ],
    [
      'commas and lists as JSON',
      'title,servings,ingredients,steps\nBean stew,6,"[""500 g beans"",""2 onions""]","[""Boil the beans."",""Stir in the onions.""]"',
    ],
    [
      'Georgian headers',
      'სახელი,ულუფა,ინგრედიენტები,მომზადების წესი\nBean stew,6,"500 g beans\n2 onions","Boil the beans.\nStir in the onions."',
    ],
  ])('separated by %s', (_name, table) => {
    const found = readAs(kindOfFile('recipes.tsv', table), table, 'recipes.tsv');
    expect(only(found)).toMatchObject(dish);
    expect(descriptions(found)).toEqual(steps);
  });

  test('a table without recipes has none', () => {
    expect(readMyRecipeBox('name,price\nBeans,2').faults).toMatchObject([{ key: 'notTable' }]);
  });
});

test.each([
  [
    'copymethat',
    '<div class = "recipe"><ul id = "recipeIngredients"><li class= "recipeIngredient">1 leek</li></ul></div>',
  ],
  ['copymethat', "<div class='recipe'><a id='original_link' href='https://a.example/'>a</a></div>"],
  ['recipekeeper', '<div class = "recipe-details"><meta content="3" itemprop = "recipeId"></div>'],
  ['recipekeeper', "<div class='page recipe-details'><meta content='3' itemprop='recipeId'></div>"],
] as const)('%s is recognized in any spelling of its marks', (kind, html) => {
  expect(kindOfFile('recipes.html', `<!DOCTYPE html><html><body>${html}</body></html>`)).toBe(kind);
});

describe('Markdown with front matter', () => {
  const body =
    '## Ingredients\n\n- 500 g beans\n- 2 onions\n\n## Directions\n\n1. Boil the beans.\n2. Stir in the onions.\n';
  const md = (front: string, rest = body) => {
    const text = `---\n${front}\n---\n\n${rest}`;
    return only(readAs(kindOfFile('bean-stew.md', text), text, 'bean-stew.md'));
  };
  const whole = {
    sections: [{ title: '', lines: ['500 g beans', '2 onions'] }],
    Steps: [{ description: 'Boil the beans.' }, { description: 'Stir in the onions.' }],
  };

  test('has the name and all other fields', () => {
    const front =
      'title: "Bean stew"\nserves: 4-6\nprep_time: 15 min\ncook_time: 1 hour\ntags: [soup, "winter"]\nsource: https://beans.example/stew\nauthor: Nana\ndate: 2024-01-02';
    expect(md(front)).toMatchObject({
      ...whole,
      Name: 'Bean stew',
      Description: '',
      servingAmount: 6,
      TimeToCook: 75,
      prepTime: 15,
      tags: ['soup', 'winter'],
      sourceUrl: 'https://beans.example/stew',
      Note: expect.stringContaining('Author: Nana'),
    });
  });

  test('may have lists as lines, a text on several lines, and names in other languages', () => {
    const front =
      'название: Bean stew\nпорции: 3\ntags:\n  - soup\n  - "#winter"\ndescription: >\n  Thick\n  and warm.';
    expect(md(front)).toMatchObject({
      ...whole,
      Name: 'Bean stew',
      Description: 'Thick\nand warm.',
      servingAmount: 3,
      tags: ['soup', 'winter'],
    });
  });

  test('may hold the whole recipe', () => {
    const front =
      'layout: recipe\nname: Bean stew\ningredients:\n- 500 g beans\n- 2 onions\ndirections:\n- Boil the beans.\n- Stir in the onions.';
    expect(md(front, '')).toMatchObject({ ...whole, Name: 'Bean stew' });
  });

  test('takes a missing name from the text, otherwise from the file', () => {
    expect(md('servings: 4', `# Beans\n\n${body}`).Name).toBe('Beans');
    expect(md('servings: 4').Name).toBe('bean-stew');
  });
});
