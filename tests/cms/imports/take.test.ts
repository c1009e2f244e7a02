import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, newPerson } from '../support/api';
import type { Person } from '../support/people';
import { made, makeDish, makeProduct, line, readDish, unique, uniqueWord } from '../support/records';
import { bringText, pageOf, recipeText, schemaRecipe } from './brought';

let me: Person;
beforeAll(async () => {
  me = await newPerson();
});

const bringPage = async (...recipes: readonly unknown[]) =>
  made(
    await api(me).post('imports', { html: pageOf(...recipes), url: `https://example.com/${uniqueWord()}` }),
  );

describe('an import', () => {
  test('reads a pasted text before the answer', async () => {
    const name = unique('Grandmother’s cake');
    const { attributes } = await bringText(me, recipeText(name));
    expect(attributes).toMatchObject({
      state: 'ready',
      progress: { done: 1, total: 1 },
      source: { kind: 'text' },
      faults: [],
      counts: { recipes: 1, taken: 0 },
    });
    const [recipe] = attributes.recipes;
    expect(recipe).toMatchObject({ Name: name, servingAmount: 4, dish: null, duplicateOf: null });
    expect(recipe.ingredients).toHaveLength(3);
    expect(recipe.ingredients[1]).toMatchObject({
      text: '200 g flour',
      amount: 200,
      unit: 'gr',
      section: null,
    });
    expect(recipe.Steps).toHaveLength(2);
  });

  test('shows a page’s two recipes, and stands in the list without them', async () => {
    const { id, attributes } = await bringPage(schemaRecipe(unique('Soup')), schemaRecipe(unique('Salad')));
    expect(attributes.recipes).toHaveLength(2);
    const listed = await api(me).get('imports?sort=createdAt:desc');
    expect(listed.data[0]).toMatchObject({ id, attributes: { counts: { recipes: 2, taken: 0 } } });
    expect(listed.data[0].attributes).not.toHaveProperty('recipes');
    expect(made(await api(me).get(`imports/${id}?recipes=none`)).attributes).not.toHaveProperty('recipes');
    expect((await api(me).get(`imports/${id}?recipes=some`)).status).toBe(400);
  });

  test('fails for a page without a recipe and says so', async () => {
    const { attributes } = made(await api(me).post('imports', { html: '<html><body>Hello</body></html>' }));
    expect(attributes.state).toBe('failed');
    expect(attributes.faults).not.toEqual([]);
    expect(attributes.recipes).toEqual([]);
  });

  test.each([
    [{}, ['url: required']],
    [{ text: '  ' }, ['text: required']],
    [{ html: 7 }, ['html: required']],
    [{ url: 'ftp://example.com' }, ['url: url']],
    [{ text: 'x', html: 'y' }, ['text: unknown']],
    [{ file: 'x' }, ['file: unknown']],
  ])('refuses %j', async (body, wrong) => {
    const answer = await api(me).post('imports', body);
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual(wrong);
  });

  test('refuses a page of more than 3 MB', async () => {
    expect((await api(me).post('imports', { html: 'x'.repeat(3 * 1024 * 1024 + 1) })).status).toBe(413);
  });
});

describe('taking a recipe', () => {
  test('makes a private dish of its lines, steps and figures', async () => {
    const brought = await bringPage(
      schemaRecipe(unique('Lobio'), { prepTime: 'PT10M', recipeIngredient: ['200 g flour', '2 eggs'] }),
    );
    const [{ key }] = brought.attributes.recipes;
    const { attributes } = made(await api(me).post(`imports/${brought.id}/take`, { recipes: [key] }));
    expect(attributes).toMatchObject({ state: 'taken', counts: { recipes: 1, taken: 1 } });
    const dish = await readDish(me, attributes.recipes[0].dish);
    expect(dish.attributes).toMatchObject({
      visibility: 'private',
      servingAmount: 4,
      TimeToCook: 40,
      prepTime: 10,
    });
    expect(dish.attributes.ingredients).toHaveLength(2);
    expect(dish.attributes.ingredients[0]).toMatchObject({ amount: 200, unit: 'gr' });
    expect(dish.attributes.Steps.map(({ description }: { description: string }) => description)).toEqual([
      'Mix.',
      'Bake.',
    ]);
  });

  test('leaves unknown servings open', async () => {
    const brought = await bringText(me, recipeText(unique('Pudding')).replace('Serves 4', 'Makes 1 loaf'));
    const [recipe] = brought.attributes.recipes;
    expect(recipe.servingAmount).toBeNull();
    const taken = made(await api(me).post(`imports/${brought.id}/take`, { recipes: 'all' }));
    const { attributes } = await readDish(me, taken.attributes.recipes[0].dish);
    expect(attributes).toMatchObject({ servingAmount: null, calories: null });
  });

  test('makes an unknown name the person’s own product, once', async () => {
    const word = uniqueWord();
    const both = [`3 ${word}`, `100 g ${word}`];
    const brought = await bringPage(schemaRecipe(unique('Stew'), { recipeIngredient: both }));
    const taken = made(await api(me).post(`imports/${brought.id}/take`, { recipes: 'all' }));
    const dish = await readDish(me, taken.attributes.recipes[0].dish);
    const [one, other] = dish.attributes.ingredients;
    expect(one.product.data.id).toBe(other.product.data.id);
    expect(one.product.data.attributes).toMatchObject({ verified: false });
  });

  test('works for several, one after the other, also publicly', async () => {
    const brought = await bringPage(schemaRecipe(unique('Pie A')), schemaRecipe(unique('Pie B')));
    const [one, other] = brought.attributes.recipes;
    made(await api(me).post(`imports/${brought.id}/take`, { recipes: [one.key] }));
    const { attributes } = made(
      await api(me).post(`imports/${brought.id}/take`, {
        recipes: [one.key, other.key],
        visibility: 'public',
      }),
    );
    const [first, second] = attributes.recipes;
    expect((await readDish(me, first.dish)).attributes.visibility).toBe('private');
    expect((await readDish(me, second.dish)).attributes.visibility).toBe('public');
  });

  test('leaves out recipes with faults, and refuses them by name', async () => {
    const [fine, word, long] = [unique('Bread'), uniqueWord(), 'x'.repeat(151)];
    const brought = await bringPage(
      schemaRecipe(long, { recipeIngredient: [`2 ${word}`] }),
      schemaRecipe(fine),
    );
    const bad = brought.attributes.recipes.find(({ Name }: { Name: string }) => Name === long);
    expect(bad.warnings).toContainEqual({ path: ['Name'], key: 'nameLong' });
    const refused = await api(me).post(`imports/${brought.id}/take`, { recipes: [bad.key] });
    expect(refused.status).toBe(400);
    expect(faults(refused)).toEqual(['recipes.0.Name: nameLong']);
    const { attributes } = made(await api(me).post(`imports/${brought.id}/take`, { recipes: 'all' }));
    const dishes = attributes.recipes.map(({ Name, dish }: { Name: string; dish: number | null }) => [
      Name,
      dish !== null,
    ]);
    expect(dishes).toEqual([
      [long, false],
      [fine, true],
    ]);
    const [meant] = (await api(me).post('products/match', { names: [word] })).data;
    expect(meant.product).toBeNull();
  });

  test('works again after its dish was deleted and the fault corrected', async () => {
    const { id, attributes } = await bringPage(schemaRecipe(unique('Satsivi')));
    const [{ key }] = attributes.recipes;
    const first = made(await api(me).post(`imports/${id}/take`, { recipes: [key] })).attributes.recipes[0];
    await api(me).delete(`dishes/${first.dish}`);
    const Name = unique('Bazhe');
    made(await api(me).put(`imports/${id}`, { recipes: [{ key, Name }] }));
    const { counts, recipes } = made(await api(me).post(`imports/${id}/take`, { recipes: 'all' })).attributes;
    expect(counts).toEqual({ recipes: 1, taken: 1 });
    expect(recipes[0].dish).not.toBe(first.dish);
    expect((await readDish(me, recipes[0].dish)).attributes.Name).toBe(Name);
  });

  test('is refused if its tags fit neither the tags nor the note', async () => {
    const { id, attributes } = await bringText(me, recipeText(unique('Chashushuli')));
    const [{ key }] = attributes.recipes;
    const Note = 'x'.repeat(4_999);
    made(await api(me).put(`imports/${id}`, { recipes: [{ key, Note }] }));
    const tags = Array.from({ length: 21 }, (_, at) => `tag ${at}`);
    const refused = await api(me).post(`imports/${id}/take`, { recipes: [key], tags });
    expect([refused.status, faults(refused)]).toEqual([400, ['recipes.0.Note: tooLong']]);
    const taken = made(await api(me).post(`imports/${id}/take`, { recipes: [key], tags: tags.slice(1) }));
    const dish = await readDish(me, taken.attributes.recipes[0].dish);
    expect(dish.attributes).toMatchObject({ tags: tags.slice(1), Note });
  });

  test('refuses an unknown key and a wrong visibility', async () => {
    const { id } = await bringText(me, recipeText(unique('Omelette')));
    const take = (body: unknown) => api(me).post(`imports/${id}/take`, body);
    expect(faults(await take({ recipes: ['nobody'] }))).toEqual(['recipes.0: reference']);
    expect(faults(await take({ recipes: 'all', visibility: 'open' }))).toEqual(['visibility: choice']);
    expect(faults(await take({}))).toEqual(['recipes: required']);
  });
});

describe('recognizing an import', () => {
  test.each([
    ['by the same name and lines', (name: string) => schemaRecipe(name)],
    ['by its address', (name: string) => schemaRecipe(name, { url: `https://example.com/${name}` })],
  ])('makes nothing twice on a second try %s', async (_how, recipe) => {
    const name = unique('Borscht');
    const first = await bringPage(recipe(name));
    const taken = made(await api(me).post(`imports/${first.id}/take`, { recipes: 'all' }));
    const [{ dish }] = taken.attributes.recipes;
    const second = await bringPage(recipe(name));
    const [again] = second.attributes.recipes;
    expect(again.duplicateOf).toBe(dish);
    const { attributes } = made(await api(me).post(`imports/${second.id}/take`, { recipes: 'all' }));
    expect(attributes).toMatchObject({ state: 'ready', counts: { taken: 0 } });
    const wanted = made(await api(me).post(`imports/${second.id}/take`, { recipes: [again.key] }));
    expect(wanted.attributes.recipes[0].dish).toBeGreaterThan(dish);
    const theirs = made(await api(await newPerson()).post('imports', { html: pageOf(recipe(name)) }));
    expect(theirs.attributes.recipes[0].duplicateOf).toBeNull();
  });

  test('finds the person’s own dish from the same address, and no other’s', async () => {
    const url = `https://example.com/${uniqueWord()}`;
    const bringAs = async (by: Person) =>
      made(await api(by).post('imports', { html: pageOf(schemaRecipe(unique('Pkhali'))), url }));
    const { id } = await bringAs(me);
    const taken = made(await api(me).post(`imports/${id}/take`, { recipes: 'all' }));
    const [{ dish }] = taken.attributes.recipes;
    // only the dish is left of the import
    made(await api(me).delete(`imports/${id}`));
    expect((await bringAs(me)).attributes.recipes[0].duplicateOf).toBe(dish);
    expect((await bringAs(await newPerson())).attributes.recipes[0].duplicateOf).toBeNull();
  });

  test('finds the person’s own dish with the same name and lines, and no other’s', async () => {
    const Name = unique('Pancakes');
    const flour = uniqueWord();
    const product = await makeProduct(me, { Name: flour });
    const dish = await makeDish(me, { Name, ingredients: [line(product.id)] });
    const page = schemaRecipe(Name, { recipeIngredient: [`100 g ${flour}`] });
    expect((await bringPage(page)).attributes.recipes[0].duplicateOf).toBe(dish.id);
    const other = await newPerson();
    const theirs = made(await api(other).post('imports', { html: pageOf(page) }));
    expect(theirs.attributes.recipes[0].duplicateOf).toBeNull();
  });
});
