import { expect, test } from 'vitest';
import { openFile } from '@/cms/src/imports/files';
import { readKitchenOwl } from '@/cms/src/imports/readers/apps/kitchenOwl';
import type { ReadExtra } from '@/cms/src/imports/types';
import { zipped } from '@/tests/support/zip';

async function extrasOf(database: object): Promise<{ extras: ReadExtra[]; uids: (string | null)[] }> {
  const source = zipped({ 'database.json': JSON.stringify(database) });
  const file = await openFile({ name: 'mealie.zip', source, head: source.subarray(0, 64) });
  const extras: ReadExtra[] = [];
  const uids: (string | null)[] = [];
  for await (const piece of file.pieces()) {
    if ('extra' in piece) extras.push(piece.extra);
    if ('recipe' in piece) uids.push(piece.recipe.uid);
  }
  file.close();
  return { extras, uids };
}

const id = '0a1b2c3d-0000-4000-8000-000000000001';
const recipes = [{ id, slug: 'tea', name: 'Green tea' }];
const steps = [{ recipe_id: id, position: 0, title: '', text: 'Steep it.' }];
const plan = (date: string, rest: object) => ({
  date,
  entry_type: 'dinner',
  title: '',
  text: '',
  recipe_id: null,
  ...rest,
});

test("Mealie's meal plans: a plan a month and household, recipes by their uid, ids with and without hyphens", async () => {
  const { extras, uids } = await extrasOf({
    recipes,
    recipe_instructions: steps,
    users: [{ id: 'u-2', household_id: 'h2' }],
    group_meal_plans: [
      plan('2026-02-01', { entry_type: 'side', title: 'Bread', text: 'from **Ana**' }),
      plan('2026-01-31', { entry_type: 'breakfast', recipe_id: id.replaceAll('-', '') }),
      plan('2026-01-02', { entry_type: 'drink', title: 'Lemonade' }),
      plan('2026-01-03', { user_id: 'u2', title: 'Pizza outside' }),
      plan('2026-01-04', {}),
      plan('soon', { title: 'On no day' }),
    ],
  });
  expect(extras.map(({ collection, uid, Name }) => [collection, uid, Name])).toEqual([
    ['mealplans', '2026-01', 'Mealie 2026-01'],
    ['mealplans', '2026-02', 'Mealie 2026-02'],
    ['mealplans', 'h2 2026-01', 'Mealie 2026-01'],
  ]);
  expect(extras.map(({ data }) => data)).toEqual([
    {
      meals: [
        { day: '2026-01-02', type: 'Snack', recipe: null, text: 'Lemonade' },
        { day: '2026-01-31', type: 'Breakfast', recipe: uids[0], text: '' },
      ],
    },
    { meals: [{ day: '2026-02-01', type: 'Dinner', recipe: null, text: 'Bread\nfrom Ana' }] },
    { meals: [{ day: '2026-01-03', type: 'Dinner', recipe: null, text: 'Pizza outside' }] },
  ]);
});

test("Mealie's shopping lists: lines in their order, as they are written, and what was bought; an empty list is none", async () => {
  const { extras } = await extrasOf({
    recipes,
    recipe_instructions: steps,
    ingredient_units: [{ id: 'u1', name: 'kilogram' }],
    ingredient_foods: [{ id: 'f1', name: 'potatoes' }],
    shopping_lists: [
      { id: 'l-1', name: 'Saturday' },
      { id: 'l-2', name: 'Empty' },
    ],
    shopping_list_items: [
      { shopping_list_id: 'l1', position: 1, checked: true, note: 'candles', quantity: 1 },
      {
        shopping_list_id: 'l1',
        position: 0,
        checked: 0,
        quantity: 2,
        unit_id: 'u1',
        food_id: 'f1',
        note: 'new',
      },
    ],
  });
  expect(extras).toEqual([
    {
      collection: 'shoplists',
      uid: 'l1',
      Name: 'Saturday',
      data: {
        lines: [
          { text: '2 kilogram potatoes, new', checked: false },
          { text: 'candles', checked: true },
        ],
      },
    },
  ]);
});

test('KitchenOwl: lists that come with lines; the things of the household are no list, nor is a mere name', () => {
  const recipe = { name: 'Rice pudding', yields: 2, items: [{ name: 'rice', description: '200 g' }] };
  const household = { name: 'Home', items: [{ name: 'rice' }], recipes: [recipe] };
  const lists = [{ id: 7, name: 'Market', items: [{ name: 'eggs', description: '6' }] }, { name: 'Empty' }];
  const read = (shoppinglists?: unknown) => readKitchenOwl(JSON.stringify({ ...household, shoppinglists }));
  expect(read(lists).extras).toEqual([
    {
      collection: 'shoplists',
      uid: '7',
      Name: 'Market',
      data: { lines: [{ text: '6 eggs', checked: false }] },
    },
  ]);
  expect(read(['Default list']).extras).toEqual([]);
  expect(read().extras).toEqual([]);
  expect(read().recipes).toHaveLength(1);
});
