import { beforeEach, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { zipped } from '../../support/zip';
import { api, newPerson, people, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { made, unique } from '../support/records';
import { bringFiles, settled } from './brought';

const id = '0a1b2c3d-0000-4000-8000-000000000001';
const Name = unique('Green tea with lemon');
const database = {
  recipes: [{ id, slug: 'tea', name: Name, recipe_yield: '2 cups' }],
  recipes_ingredients: [{ recipe_id: id, position: 0, title: '', note: '2 tsp leaves', quantity: 1 }],
  recipe_instructions: [{ recipe_id: id, position: 0, title: '', text: 'Steep it.' }],
  ingredient_units: [{ id: 'u1', name: 'kilogram' }],
  ingredient_foods: [{ id: 'f1', name: 'potatoes' }],
  group_meal_plans: [
    { date: '2026-10-02', entry_type: 'breakfast', title: '', text: '', recipe_id: id.replaceAll('-', '') },
    { date: '2026-10-04', entry_type: 'dinner', title: 'Pizza', text: 'outside', recipe_id: null },
  ],
  shopping_lists: [{ id: 'l-1', name: 'Saturday' }],
  shopping_list_items: [
    {
      shopping_list_id: 'l1',
      position: 0,
      checked: false,
      quantity: 2,
      unit_id: 'u1',
      food_id: 'f1',
      note: '',
    },
    { shopping_list_id: 'l1', position: 1, checked: true, quantity: 1, note: 'candles' },
  ],
};

let person: Person;
let brought: ApiRecord;
const me = () => api(person);

beforeEach(async () => {
  person = await newPerson();
  const bytes = zipped({ 'database.json': JSON.stringify(database) });
  const { id: made1 } = made(await bringFiles(person, [{ name: 'mealie.zip', bytes }]));
  brought = await settled(person, made1);
});

async function takeAll(which = brought): Promise<ApiRecord> {
  made(await me().act(`imports/${which.id}/take`, { recipes: 'all' }));
  return settled(person, which.id);
}

const mine = async (name: string): Promise<ApiRecord[]> =>
  (await me().get(`${name}?populate=deep,5&filters[owner][id][$eq]=${person.id}`)).data;

test('Mealie’s plans and lists are named before the import, and another’s token finds nothing', async () => {
  expect(brought.attributes.extras).toEqual([
    { key: expect.any(String), collection: 'mealplans', Name: 'Mealie 2026-10', count: 2, state: '' },
    { key: expect.any(String), collection: 'shoplists', Name: 'Saturday', count: 2, state: '' },
  ]);
  const body = { recipes: [], extras: 'all' };
  expect((await api(people().friend).act(`imports/${brought.id}/take`, body)).status).toBe(404);
  expect((await me().act(`imports/${brought.id}/take`, { recipes: [], extras: 7 })).status).toBe(400);
});

test('importing all recipes brings plans and lists: dishes on their days, plain text for unknown ones, lines with amounts', async () => {
  const after = await takeAll();
  expect(after.attributes).toMatchObject({ state: 'taken', faults: [] });
  expect(after.attributes.extras.map(({ state }: Wire) => state)).toEqual(['taken', 'taken']);
  const [{ dish }] = after.attributes.recipes;
  const plan = at(await mine('mealplans'), 0);
  expect(plan.attributes).toMatchObject({
    Name: 'Mealie 2026-10',
    startDate: '2026-10-02',
    visibility: 'private',
  });
  const meals = plan.attributes.days.map((day: Wire) =>
    day.meals.map((meal: Wire) => [
      meal.type,
      ...meal.entries.map((entry: Wire) => entry.dish?.data?.id ?? entry.text),
    ]),
  );
  expect(meals).toEqual([[['Breakfast', dish]], [], [['Dinner', 'Pizza\noutside']]]);
  const list = at(await mine('shoplists'), 0);
  expect(list.attributes).toMatchObject({ Name: 'Saturday', total: 2, done: 1 });
  const items: ApiRecord[] = (await me().get(`shop-items?filters[list][id][$eq]=${list.id}&sort=Name:asc`))
    .data;
  expect(items.map(({ attributes }) => attributes)).toMatchObject([
    { Name: 'candles', amount: null, checked: true },
    { Name: 'potatoes', amount: 2000, unit: 'gr', checked: false },
  ]);
});

test('importing the file again makes nothing twice; an undo removes all of it', async () => {
  await takeAll();
  const bytes = zipped({ 'database.json': JSON.stringify(database) });
  const second = made(await bringFiles(person, [{ name: 'again.zip', bytes }]));
  await settled(person, second.id);
  await takeAll(second);
  expect([(await mine('mealplans')).length, (await mine('shoplists')).length]).toEqual([1, 1]);
  made(await me().act(`imports/${brought.id}/undo`));
  expect([await mine('mealplans'), await mine('shoplists'), await mine('dishes')]).toEqual([[], [], []]);
});

test('a list with later additions keeps the import from being undone', async () => {
  const other = await newPerson();
  const bytes = zipped({ 'database.json': JSON.stringify(database) });
  const { id: again } = made(await bringFiles(other, [{ name: 'mealie.zip', bytes }]));
  const found = await settled(other, again);
  made(
    await api(other).act(`imports/${again}/take`, { recipes: [], extras: [found.attributes.extras[1].key] }),
  );
  await settled(other, again);
  const [list] = (await api(other).get('shoplists')).data;
  made(
    await api(other).act(`shoplists/${list.id}/change`, {
      op: 'add',
      key: crypto.randomUUID(),
      Name: 'salt',
    }),
  );
  const refused = await api(other).act(`imports/${again}/undo`);
  expect(refused.status).toBe(409);
  expect(refused.error.details.edited).toEqual([{ collection: 'shoplists', id: list.id, Name: 'Saturday' }]);
});

test('an entry that does not fit into a list or meal is named, with its place', async () => {
  const other = await newPerson();
  const full = {
    ...database,
    group_meal_plans: Array.from({ length: 31 }, (_, at) => ({
      ...{ date: '2026-10-02', entry_type: 'dinner', text: '', recipe_id: null },
      title: `Bite ${at + 1}`,
    })),
    shopping_list_items: Array.from({ length: 501 }, (_, at) => ({
      ...{ shopping_list_id: 'l1', position: at, checked: false, quantity: 1 },
      note: at === 0 ? 'candle '.repeat(40) : `candle ${at + 1}`,
    })),
  };
  const bytes = zipped({ 'database.json': JSON.stringify(full) });
  const found = made(await bringFiles(other, [{ name: 'mealie.zip', bytes }]));
  const { attributes } = await settled(other, found.id);
  const keys = attributes.extras.map(({ key }: Wire) => key);
  made(await api(other).act(`imports/${found.id}/take`, { recipes: [], extras: keys }));
  const after = await settled(other, found.id);
  expect(after.attributes.faults.map(({ key, where }: Wire) => [key, where])).toEqual([
    ['mealFull', 'Mealie 2026-10: 2026-10-02 Dinner: Bite 31'],
    ['lineLong', expect.stringMatching(/^Saturday: candle candle/)],
    ['listFull', 'Saturday: candle 501'],
  ]);
  expect(after.attributes.extras.map(({ state }: Wire) => state)).toEqual(['taken', 'taken']);
}, 60_000);
