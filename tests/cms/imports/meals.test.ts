import { beforeAll, describe, expect, test } from 'vitest';
import { propose } from '../planning/support';
import { api, newPerson, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct, readDish, unique } from '../support/records';
import { bringFiles, bringText, pageOf, recipeText, schemaRecipe, settled } from './brought';
import { exportOf } from './whole';

let me: Person;
let other: Person;
let beans: string;
let milk: string;
beforeAll(async () => {
  [me, other] = [await newPerson(), await newPerson()];
  [beans, milk] = [unique('Speckled beans'), unique('Goat milk drink')];
  await makeProduct(me, { Name: beans, origin: 'plant', allergens: [] });
  await makeProduct(me, { Name: milk, origin: 'dairy', allergens: ['milk'] });
});

const page = async (name: string, given: Wire) =>
  made(await api(me).post('imports', { html: pageOf(schemaRecipe(name, given)) }));
const firstOf = ({ attributes }: ApiRecord) => attributes.recipes[0];
const sorted = (brought: ApiRecord) => {
  const { types, typesGuessed, dietaryFlags } = firstOf(brought);
  return { types, typesGuessed, dietaryFlags };
};
const mend = async (brought: ApiRecord, ...changes: object[]) =>
  api(me).put(`imports/${brought.id}`, {
    recipes: brought.attributes.recipes.map(({ key }: Wire, at: number) => ({
      key,
      ...(changes[at] ?? changes[0]),
    })),
  });
const take = async (brought: ApiRecord) =>
  readDish(me, firstOf(made(await api(me).post(`imports/${brought.id}/take`, { recipes: 'all' }))).dish);
const text = (name: string, lines: string[]) => bringText(me, recipeText(name, lines));
const ALL = ['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free'];

describe('imported meals', () => {
  test('come from a page’s categories and keywords', async () => {
    const brought = await page(unique('Bake'), {
      recipeCategory: ['Main course', 'Dinner'],
      keywords: 'quick lunch, winter',
    });
    expect(sorted(brought)).toMatchObject({ types: ['Lunch', 'Dinner'], typesGuessed: false });
    expect((await take(brought)).attributes).toMatchObject({ types: ['Lunch', 'Dinner'] });
  });

  test('come from an app’s categories, in Georgian too', async () => {
    const recipe = {
      name: unique('ცხელი კერძი'),
      categories: ['სწრაფი ვახშამი'],
      ingredients: '2 კვერცხი',
      uid: unique('u'),
    };
    const files = [
      { name: 'one.json', bytes: JSON.stringify({ ...recipe, directions: 'მოხარშეთ.', photo_hash: '' }) },
    ];
    const brought = await settled(me, made(await bringFiles(me, files)).id);
    expect(brought.attributes.source.kind).toBe('paprika');
    expect(sorted(brought)).toMatchObject({ types: ['Dinner'], typesGuessed: false });
  });

  test('are guessed otherwise and marked as such, until somebody sets them', async () => {
    const brought = await text(unique('Pancakes'), ['2 eggs', '200 g flour']);
    expect(sorted(brought)).toMatchObject({ types: ['Breakfast'], typesGuessed: true });
    const renamed = made(await mend(brought, { Name: unique('Apple cake') }));
    expect(sorted(renamed)).toMatchObject({ types: ['Dessert'], typesGuessed: true });
    const set = made(await mend(brought, { types: ['Snack'] }));
    expect(sorted(set)).toMatchObject({ types: ['Snack'], typesGuessed: false });
    const again = made(await mend(brought, { Name: unique('Lentil soup'), typesGuessed: true }));
    expect(sorted(again)).toMatchObject({ types: ['Snack'], typesGuessed: false });
    expect((await take(brought)).attributes.types).toEqual(['Snack']);
  });

  test('are set for several recipes at once, by their owner alone', async () => {
    const recipes = [schemaRecipe(unique('Soup')), schemaRecipe(unique('Salad'))];
    const brought = made(await api(me).post('imports', { html: pageOf(...recipes) }));
    const body = { recipes: brought.attributes.recipes.map(({ key }: Wire) => ({ key, types: ['Dinner'] })) };
    expect((await api(other).put(`imports/${brought.id}`, body)).status).toBe(404);
    expect((await api().put(`imports/${brought.id}`, body)).status).toBe(401);
    const { attributes } = made(await api(me).put(`imports/${brought.id}`, body));
    expect(attributes.recipes.map(({ types }: Wire) => types)).toEqual([['Dinner'], ['Dinner']]);
    expect((await mend(brought, { types: ['Brunch'] })).status).toBe(400);
  });

  test('do not matter for planning an imported recipe', async () => {
    const guest = await newPerson();
    for (const name of [unique('For Tuesday'), unique('Lentil soup')]) {
      const brought = await bringText(guest, recipeText(name, [`800 g ${beans}`]));
      made(await api(guest).post(`imports/${brought.id}/take`, { recipes: 'all' }));
    }
    // the figures of their product are unknown
    const wishes = { unknown: true };
    const { data } = await propose(guest, { days: 1, meals: ['Lunch', 'Dinner'], wishes });
    expect(data.days[0].meals.map(({ entries }: Wire) => entries.length)).toEqual([1, 1]);
  });
});

describe('imported diets', () => {
  test('are inferred if all lines are known, and not if one is unknown', async () => {
    const known = await text(unique('Bean pot'), [`400 g ${beans}`]);
    expect(sorted(known).dietaryFlags).toEqual(ALL);
    expect((await take(known)).attributes.dietaryFlags).toEqual(ALL);
    const unknown = await text(unique('Bean pot'), [`400 g ${beans}`, `1 tbsp ${unique('magic')}`]);
    expect(sorted(unknown).dietaryFlags).toEqual([]);
    expect((await take(unknown)).attributes.dietaryFlags).toEqual([]);
  });

  test('follow the page unless an ingredient contradicts it', async () => {
    const said = { suitableForDiet: ['https://schema.org/VeganDiet', 'GlutenFreeDiet'] };
    const magic = `1 tbsp ${unique('magic')}`;
    const brought = await page(unique('Bake'), { ...said, recipeIngredient: [`400 g ${beans}`, magic] });
    expect(sorted(brought).dietaryFlags).toEqual(['Vegan', 'Gluten Free']);
    const against = await page(unique('Bake'), { ...said, recipeIngredient: [`200 ml ${milk}`, magic] });
    expect(sorted(against).dietaryFlags).toEqual(['Gluten Free']);
    expect((await take(against)).attributes.dietaryFlags).toEqual(['Gluten Free']);
  });

  test('follow the lines until a person sets them', async () => {
    const brought = await text(unique('Bean pot'), [`400 g ${beans}`]);
    const withMilk = made(await mend(brought, { ingredients: [`400 g ${beans}`, `200 ml ${milk}`] }));
    expect(sorted(withMilk).dietaryFlags).toEqual(['Vegetarian', 'Gluten Free']);
    const set = made(await mend(brought, { dietaryFlags: ['Gluten Free'] }));
    expect(sorted(set).dietaryFlags).toEqual(['Gluten Free']);
    const again = made(await mend(brought, { ingredients: [`400 g ${beans}`] }));
    expect(sorted(again).dietaryFlags).toEqual(['Gluten Free']);
    expect((await take(brought)).attributes.dietaryFlags).toEqual(['Gluten Free']);
  });

  test('change if a product turns out different before the import', async () => {
    const product = await makeProduct(me, { Name: unique('Sour paste'), origin: 'plant', allergens: [] });
    const brought = await text(unique('Paste pot'), [`400 g ${product.attributes.Name}`]);
    expect(sorted(brought).dietaryFlags).toEqual(ALL);
    made(await api(me).put(`products/${product.id}`, { origin: 'fish', allergens: null }));
    expect((await take(brought)).attributes.dietaryFlags).toEqual([]);
  });
});

test('meals and diets of a person’s own recipe come back unchanged from Supra’s export', async () => {
  const [giver, taker] = [await newPerson(), await newPerson()];
  const product = await makeProduct(giver, { origin: 'plant', allergens: [] });
  const given = { types: [], dietaryFlags: ['Vegetarian'], ingredients: [line(product.id)] };
  await makeDish(giver, { Name: unique('Chocolate cake'), ...given });
  const { id } = made(await bringFiles(taker, [{ name: 'supra.zip', bytes: await exportOf(giver) }]));
  const brought = await settled(taker, id);
  const own = { types: [], typesGuessed: false, dietaryFlags: ['Vegetarian'] };
  expect(sorted(brought)).toEqual(own);
  made(await api(taker).post(`imports/${id}/take`, { recipes: 'all' }));
  const { dish } = firstOf(await settled(taker, id));
  expect((await readDish(taker, dish)).attributes).toMatchObject({ types: [], dietaryFlags: ['Vegetarian'] });
});
