import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeProduct, readDish, unique, uniqueWord } from '../support/records';
import { bringText, pageOf, recipeText, schemaRecipe, settled } from './brought';

let me: Person;
beforeAll(async () => {
  me = await newPerson();
});

const bring = (name = unique('Tolma'), lines?: string[]) => bringText(me, recipeText(name, lines));
const firstOf = ({ attributes }: ApiRecord) => attributes.recipes[0];
const mend = (brought: ApiRecord, change: object) =>
  api(me).put(`imports/${brought.id}`, { recipes: [{ key: firstOf(brought).key, ...change }] });
const takeAll = async (brought: ApiRecord) =>
  made(await api(me).post(`imports/${brought.id}/take`, { recipes: 'all' }));

describe('correcting an import', () => {
  test('changes a name, and clears its fault', async () => {
    const brought = await bring('Pie');
    expect(firstOf(brought).Name).toMatch(/^Pie, /);
    expect(firstOf(brought).warnings).toContainEqual({ path: ['Name'], key: 'nameLengthened' });
    const mended = firstOf(made(await mend(brought, { Name: ' Apple  pie ', tags: ['winter'], rating: 4 })));
    expect(mended).toMatchObject({ Name: 'Apple  pie', tags: ['winter'], rating: 4, warnings: [] });
    expect(mended.ingredients).toEqual(firstOf(brought).ingredients);
  });

  test('changes times, of which preparation is a part', async () => {
    const brought = await bring();
    const [{ key, TimeToCook, prepTime }] = brought.attributes.recipes;
    expect([TimeToCook, prepTime]).toEqual([null, null]);
    expect(firstOf(made(await mend(brought, { TimeToCook: 40, prepTime: 10 })))).toMatchObject({
      key,
      TimeToCook: 40,
      prepTime: 10,
    });
    expect(faults(await mend(brought, { TimeToCook: 5 }))).toEqual(['recipes.0.prepTime: prepTime']);
    expect(faults(await mend(brought, { prepTime: 41 }))).toEqual(['recipes.0.prepTime: prepTime']);
    const taken = firstOf(await takeAll(brought));
    expect((await readDish(me, taken.dish)).attributes).toMatchObject({ TimeToCook: 40, prepTime: 10 });
  });

  test('parses a line again after its text changed', async () => {
    const brought = await bring();
    const lines = firstOf(brought).ingredients;
    const changed = [
      lines[0],
      { ...lines[1], text: '3 tablespoons sugar' },
      '100 ml milk',
      { text: '1 lemon' },
    ];
    const { ingredients } = firstOf(made(await mend(brought, { ingredients: changed })));
    expect(
      ingredients.map(({ text, amount, unit }: ApiRecord['attributes']) => [text, amount, unit]),
    ).toEqual([
      [lines[0].text, lines[0].amount, lines[0].unit],
      ['3 tablespoons sugar', 3, 'Table Spoon'],
      ['100 ml milk', 100, 'ml'],
      ['1 lemon', 1, 'Piece'],
    ]);
  });

  test('keeps a line that was set by hand', async () => {
    const product = await makeProduct(me, { Name: uniqueWord() });
    const brought = await bring();
    const [first] = firstOf(brought).ingredients;
    const line = { ...first, amount: 7, unit: 'gr', product: product.id, food: null };
    const mended = firstOf(made(await mend(brought, { ingredients: [line] })));
    expect(mended.ingredients).toEqual([line]);
    const taken = await takeAll(brought);
    const [kept] = (await readDish(me, firstOf(taken).dish)).attributes.ingredients;
    expect(kept).toMatchObject({ amount: 7, unit: 'gr', product: { data: { id: product.id } } });
  });

  test('moves lines out of removed sections', async () => {
    const brought = await bring();
    const [first, ...rest] = firstOf(brought).ingredients;
    const sections = [{ title: 'Dough' }];
    const sorted = firstOf(
      made(await mend(brought, { sections, ingredients: [...rest, { ...first, section: 0 }] })),
    );
    expect(sorted.ingredients.at(-1).section).toBe(0);
    const bare = firstOf(made(await mend(brought, { sections: [] })));
    expect(bare.ingredients.at(-1).section).toBeNull();
  });

  test('warns about too many lines, and drops none', async () => {
    const brought = await bring();
    const many = Array.from({ length: 101 }, (_, at) => `${at + 1} g salt`);
    const mended = firstOf(made(await mend(brought, { ingredients: many })));
    expect(mended.ingredients).toHaveLength(101);
    expect(mended.warnings).toContainEqual({ path: ['ingredients'], key: 'linesMany' });
  });

  test.each<[object, string[]]>([
    [{ servingAmount: 500 }, ['recipes.0.servingAmount: range']],
    [{ rating: 9 }, ['recipes.0.rating: range']],
    [{ sourceUrl: 'nowhere' }, ['recipes.0.sourceUrl: url']],
    [{ owner: 1 }, ['recipes.0.owner: unknown']],
    [
      { ingredients: [{ text: 'x', name: 'x', product: 2_000_000_000 }] },
      ['recipes.0.ingredients.0.product: reference'],
    ],
    [{ ingredients: [{ text: 'x', section: 3 }] }, ['recipes.0.ingredients.0.section: reference']],
    [{ key: 'nobody' }, ['recipes.0.key: reference']],
  ])('refuses %j', async (change, wrong) => {
    const answer = await mend(await bring(), change);
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual(wrong);
  });

  test('corrects an imported recipe as a dish', async () => {
    const brought = await bring();
    await takeAll(brought);
    expect(faults(await mend(brought, { Name: 'Another name' }))).toEqual(['recipes.0.key: reference']);
  });
});

describe('undoing an import', () => {
  const undo = (id: number) => api(me).act(`imports/${id}/undo`);

  test('deletes the dish and the product made for it, but nothing older', async () => {
    const known = await makeProduct(me, { Name: uniqueWord() });
    const word = uniqueWord();
    const brought = await bring(unique('Soup'), [`100 g ${known.attributes.Name}`, `2 ${word}`]);
    const { dish } = firstOf(await takeAll(brought));
    const lines = (await readDish(me, dish)).attributes.ingredients;
    const undone = made(await undo(brought.id));
    expect(undone.attributes).toMatchObject({ state: 'undone', counts: { recipes: 1, taken: 0 } });
    expect((await api(me).get(`dishes/${dish}`)).status).toBe(404);
    expect((await api(me).get(`products/${known.id}`)).status).toBe(200);
    expect((await api(me).get(`products/${lines[1].product.data.id}`)).status).toBe(404);
    expect((await undo(brought.id)).status).toBe(200);
    const again = await api(me).post(`imports/${brought.id}/take`, { recipes: 'all' });
    expect([again.status, again.error.details.code]).toEqual([409, 'import.over']);
  });

  test('finishes only once all of many recipes are gone', async () => {
    const person = await newPerson();
    const recipes = Array.from({ length: 33 }, () => schemaRecipe(unique('Soup')));
    const { id } = made(await api(person).post('imports', { html: pageOf(...recipes) }));
    made(await api(person).act(`imports/${id}/take`, { recipes: 'all' }));
    await settled(person, id);
    const countOf = async () => (await api(person).get('dishes?own=mine')).body.meta.pagination.total;
    expect(await countOf()).toBe(33);
    const begun = made(await api(person).act(`imports/${id}/undo`));
    expect(begun.attributes).toMatchObject({ state: 'undoing', progress: { done: 0, total: 33 } });
    const busy = await api(person).post(`imports/${id}/take`, { recipes: 'all' });
    expect([busy.status, busy.error.details.code]).toEqual([409, 'import.busy']);
    const { attributes } = await settled(person, id);
    expect(attributes).toMatchObject({ state: 'undone', progress: { done: 33, total: 33 } });
    expect(await countOf()).toBe(0);
    expect((await api(person).act(`imports/${id}/undo`)).status).toBe(200);
  });

  test('keeps a product that another recipe now uses, unchanged', async () => {
    const brought = await bring(unique('Soup'), [`2 ${uniqueWord()}`]);
    const { dish } = firstOf(await takeAll(brought));
    const [{ product }] = (await readDish(me, dish)).attributes.ingredients;
    const other = made(
      await api(me).post('dishes', { Name: unique('Stew'), ingredients: [line(product.data.id)] }),
    );
    made(await undo(brought.id));
    expect((await api(me).get(`products/${product.data.id}`)).status).toBe(200);
    const [kept] = (await readDish(me, other.id)).attributes.ingredients;
    expect(kept.product.data.id).toBe(product.data.id);
  });

  test('names later edits, and leaves all of it', async () => {
    const brought = await bring();
    const { dish, key } = firstOf(await takeAll(brought));
    const Name = unique('Edited');
    made(await api(me).put(`dishes/${dish}`, { Name }));
    const refused = await undo(brought.id);
    expect(refused.status).toBe(409);
    expect(refused.error.details).toMatchObject({ code: 'import.edited', edited: [{ key, dish, Name }] });
    expect((await api(me).get(`dishes/${dish}`)).status).toBe(200);
  });

  test('is not stopped by later deletions', async () => {
    const brought = await bring();
    const { dish } = firstOf(await takeAll(brought));
    await api(me).delete(`dishes/${dish}`);
    expect(made(await api(me).get(`imports/${brought.id}`)).attributes.recipes[0].dish).toBeNull();
    expect((await undo(brought.id)).status).toBe(200);
  });
});

describe('the owner of an import', () => {
  test('is the only one who reads, corrects, takes, undoes or deletes it, Admins included', async () => {
    const brought = await bring();
    const recipes = [{ key: firstOf(brought).key, Name: 'Taken over' }];
    const path = `imports/${brought.id}`;
    for (const other of [await newPerson(), people().admin]) {
      const by = api(other);
      const answers = [
        await by.get(path),
        await by.put(path, { recipes }),
        await by.post(`${path}/take`, { recipes: 'all' }),
        await by.act(`${path}/undo`),
        await by.delete(path),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect((await by.get('imports')).data.map(({ id }: ApiRecord) => id)).not.toContain(brought.id);
    }
    expect((await api(people().courier).get(path)).status).toBe(403);
    expect((await api().get(path)).status).toBe(401);
    expect((await api(people().courier).post('imports', { text: 'x' })).status).toBe(403);
    expect(firstOf(made(await api(me).get(path))).Name).toBe(firstOf(brought).Name);
  });

  test('keeps the dishes after deleting it', async () => {
    const brought = await bring();
    const { dish } = firstOf(await takeAll(brought));
    expect((await api(me).delete(`imports/${brought.id}`)).status).toBe(200);
    expect((await api(me).get(`imports/${brought.id}`)).status).toBe(404);
    expect((await api(me).get(`dishes/${dish}`)).status).toBe(200);
  });

  test('gets one import for a repeat with the same key', async () => {
    const headers = { 'Idempotency-Key': unique('brought').replaceAll(' ', '-') };
    const body = { text: recipeText(unique('Kharcho')) };
    const one = made(await api(me).post('imports', body, headers));
    const other = made(await api(me).post('imports', body, headers));
    expect(other.id).toBe(one.id);
  });
});
