import { describe, expect, test } from 'vitest';
import { openFile, type Piece } from '@/cms/src/imports/source/files';
import { readKitchenOwl } from '@/cms/src/imports/readers/apps/kitchenOwl';
import type { ReadExtra } from '@/cms/src/imports/types';
import { picturesOf } from '@/tests/support/archives/pictures';
import { at } from '@/tests/support/at';
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

test('Mealie’s meal plans become one plan per month and household, with recipes by uid, with and without hyphens', async () => {
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

test('Mealie’s shopping lists keep lines in order, as written, and bought marks; an empty list is dropped', async () => {
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

test('KitchenOwl’s lists come with lines; household items are no list, nor is a mere name', () => {
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

describe('Supra’s own export', () => {
  const createdAt = '2026-01-01T00:00:00.000Z';
  const jsonl = (...records: object[]) => records.map((one) => `${JSON.stringify(one)}\n`).join('');
  const dish = {
    id: 5,
    createdAt,
    Name: 'Bean stew',
    Description: 'Warm <b>and</b> red',
    Note: '',
    language: 'en',
    servingAmount: 4,
    TimeToCook: 90,
    prepTime: 0,
    cookedWeight: 1200,
    tags: ['winter'],
    ingredients: [{ key: 'k', amount: 300, amountTo: 400, unit: 'gr', product: 7, note: 'soaked' }],
    sections: [
      {
        key: 's',
        title: 'To serve',
        ingredients: [{ text: '2 handfuls', amount: 2, unit: 'Piece', product: 8 }],
      },
    ],
    Steps: [
      { key: 't', description: 'Boil.', minutes: 80, images: [{ id: 3, entry: 'files/dishes/5/3-a.webp' }] },
    ],
    DishImages: [{ id: 2, entry: 'files/dishes/5/2-b.webp' }],
    sourceUrl: null,
  };
  const product = { id: 7, createdAt, Name: 'Grandma’s beans' };
  const known = { collection: 'products', id: 8, createdAt, Name: 'Coriander' };
  const plan = { id: 9, createdAt, Name: 'Week one', days: [] };

  async function read(files: Record<string, string>) {
    const source = zipped({ 'supra.json': '{"app":"Supra","person":3}', ...files });
    const file = await openFile({ name: 'supra.zip', source, head: source.subarray(0, 64) });
    const pieces: Piece[] = [];
    for await (const piece of file.pieces()) pieces.push(piece);
    return { source, file, pieces };
  }
  const files = {
    'json/me.json': '{}',
    'json/orders.json': '[{"id":1},{"id":2}]',
    'records/products.jsonl': jsonl(product),
    'records/dishes.jsonl': jsonl(dish),
    'records/dish-notes.jsonl': jsonl({ id: 1, createdAt, dish: 5, rating: 4 }),
    'records/mealplans.jsonl': jsonl(plan),
    'records/references.jsonl': jsonl(known),
    'files/dishes/5/2-b.webp': 'picture',
  };

  test('shows recipes with written lines, and their pictures', async () => {
    const { source, file, pieces } = await read(files);
    expect(file.kind).toBe('supra');
    const recipe = at(
      pieces.flatMap((piece) => ('recipe' in piece ? [piece.recipe] : [])),
      0,
    );
    expect(recipe).toMatchObject({
      uid: `5 ${createdAt}`,
      Name: 'Bean stew',
      Description: 'Warm <b>and</b> red',
      language: 'en',
      servingAmount: 4,
      TimeToCook: 90,
      prepTime: 0,
      sections: [
        { title: '', lines: ['300–400 gr Grandma’s beans, soaked'] },
        { title: 'To serve', lines: ['2 handfuls Coriander'] },
      ],
      Steps: [{ description: 'Boil.', minutes: 80, images: [{ entry: 'files/dishes/5/3-a.webp' }] }],
      tags: ['winter'],
      rating: 4,
      images: [{ entry: 'files/dishes/5/2-b.webp' }],
    });
    expect((await picturesOf(source, recipe.images)).map(String)).toEqual(['picture']);
  });

  test('holds complete records, others’ records by name, and the number of left-out ones', async () => {
    const { pieces } = await read(files);
    const extras = pieces.flatMap((piece) => ('extra' in piece ? [piece.extra] : []));
    expect(extras).toContainEqual({
      collection: 'products',
      uid: `8 ${createdAt}`,
      Name: 'Coriander',
      data: { known },
    });
    expect(extras).toContainEqual({
      collection: 'dishes',
      uid: `5 ${createdAt}`,
      Name: 'Bean stew',
      data: { record: dish },
    });
    expect(extras).toContainEqual({
      collection: 'mealplans',
      uid: `9 ${createdAt}`,
      Name: 'Week one',
      data: { record: plan },
    });
    expect(extras).toContainEqual({ collection: 'orders', uid: '', Name: '', data: { left: 2 } });
    const own = extras.filter(({ data }) => 'record' in data).map(({ collection }) => collection);
    expect(own).toEqual(['products', 'dishes', 'dish-notes', 'mealplans']);
  });

  test('imports the rest beside a broken line, which is a fault', async () => {
    const { pieces } = await read({ 'records/mealplans.jsonl': `{"id":1\n${jsonl(plan)}` });
    expect(pieces).toMatchObject([
      { extra: { collection: 'users', data: { known: { id: 3 } } } },
      { extra: { collection: 'identity', data: { left: 2 } } },
      { extra: { Name: 'Week one' } },
      { fault: { where: 'records/mealplans.jsonl:1', key: 'notJson' } },
    ]);
  });

  test('names records of other collections and leaves them out', async () => {
    const forged = { id: 1, createdAt, Name: 'Forged' };
    const { pieces } = await read({
      ...files,
      'records/orders.jsonl': jsonl(forged),
      'records/users.jsonl': jsonl(forged),
      'records/constructor.jsonl': jsonl(forged),
      'records/references.jsonl': `${jsonl(known)}\n${jsonl({ ...forged, collection: 'users' })}`,
    });
    const extras = pieces.flatMap((piece) => ('extra' in piece ? [piece.extra] : []));
    expect(extras.map(({ Name }) => Name)).not.toContain('Forged');
    expect(pieces.flatMap((piece) => ('fault' in piece ? [piece.fault.where] : []))).toEqual([
      'records/orders.jsonl',
      'records/users.jsonl',
      'records/constructor.jsonl',
    ]);
  });
});
