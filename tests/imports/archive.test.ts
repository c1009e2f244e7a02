import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ArchiveRefused, Budget, openArchive } from '@/cms/src/imports/source/archive';
import { openFile, openPictures, type Piece } from '@/cms/src/imports/source/files';
import { picturesOf } from '@/tests/support/archives/pictures';
import { at } from '@/tests/support/at';
import { zipped } from '@/tests/support/zip';

/** Replaces a name in a zip by another of the same length, which no zip writer would produce. */
const renamed = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

async function readAll(name: string, source: Buffer, budget?: Budget) {
  const file = await openFile({ name, source, head: source.subarray(0, 4096) }, budget);
  const pieces: Piece[] = [];
  for await (const piece of file.pieces()) pieces.push(piece);
  const recipes = pieces.flatMap((piece) => ('recipe' in piece ? [piece.recipe] : []));
  const faults = pieces.flatMap((piece) => ('fault' in piece ? [piece.fault] : []));
  file.close();
  const images = await picturesOf(
    source,
    recipes.flatMap((recipe) => recipe.images),
  );
  return { kind: file.kind, recipes, faults, images: images.map((image) => image?.toString()) };
}
const json = (value: unknown) => JSON.stringify(value);
const schema = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 egg'],
  recipeInstructions: ['Boil it.'],
});

describe('archives of apps', () => {
  test('Mealie’s backup: tables joined, ids with and without hyphens, pictures by recipe id', async () => {
    const id = '0a1b2c3d-0000-4000-8000-000000000001';
    const database = {
      recipes: [
        {
          id: id.replaceAll('-', ''),
          slug: 'tea',
          name: 'Green tea',
          recipe_yield: '2 cups',
          total_time: '5 minutes',
          rating: 4,
          org_url: 'https://tea.example/g',
        },
      ],
      recipes_ingredients: [
        {
          recipe_id: id.replaceAll('-', ''),
          position: 1,
          title: '',
          note: 'hot',
          unit_id: 'u1',
          food_id: 'f1',
          quantity: 500,
        },
        {
          recipe_id: id.replaceAll('-', ''),
          position: 0,
          title: 'Tea',
          note: '2 tsp leaves',
          unit_id: null,
          food_id: null,
          quantity: 1,
        },
      ],
      recipe_instructions: [
        { recipe_id: id.replaceAll('-', ''), position: 0, title: '', text: 'Steep **3 minutes**.' },
      ],
      ingredient_units: [{ id: 'u1', name: 'millilitre' }],
      ingredient_foods: [{ id: 'f1', name: 'water' }],
      recipe_nutrition: [{ recipe_id: id, calories: '2', protein_content: '' }],
      tags: [{ id: 't1', name: 'Drinks' }],
      recipes_to_tags: [{ recipe_id: id, tag_id: 't1' }],
    };
    const zip = zipped({
      'backup/database.json': json(database),
      [`backup/data/recipes/${id}/images/original.webp`]: 'picture',
      '__MACOSX/backup/._database.json': 'x',
    });
    const { kind, recipes, faults, images } = await readAll('mealie.zip', zip);
    expect([kind, faults, images]).toEqual(['mealie', [], ['picture']]);
    expect(recipes).toHaveLength(1);
    expect(recipes[0]).toMatchObject({
      Name: 'Green tea',
      servingAmount: null,
      TimeToCook: 5,
      rating: 4,
      tags: ['Drinks'],
      sections: [{ title: 'Tea', lines: ['2 tsp leaves', '500 millilitre water, hot'] }],
      Steps: [{ description: 'Steep 3 minutes.' }],
    });
  });

  test('Tandoor: a zip of zips, with pictures', async () => {
    const recipe = {
      name: 'Toast bread',
      steps: [
        {
          instruction: 'Toast.',
          order: 0,
          ingredients: [{ food: { name: 'bread' }, unit: null, amount: '2.0000', order: 0 }],
        },
      ],
      working_time: 5,
      waiting_time: 0,
      servings: 1,
    };
    const inner = zipped({ 'recipe.json': json(recipe), 'image.jpg': 'toast' });
    const { kind, recipes, images } = await readAll('export.zip', zipped({ '7.zip': inner }));
    expect([kind, images]).toEqual(['tandoor', ['toast']]);
    expect(recipes[0]).toMatchObject({ Name: 'Toast bread', sections: [{ title: '', lines: ['2 bread'] }] });
  });

  test('Paprika: each recipe is a gzip; a broken one is a fault beside the others', async () => {
    const recipe = (name: string) =>
      gzipSync(json({ uid: name, name, ingredients: '1 egg', directions: 'Boil.', photo_hash: '' }));
    const zip = zipped({
      'a.paprikarecipe': recipe('Soft egg'),
      'b.paprikarecipe': Buffer.from([0x1f, 0x8b, 1, 2, 3]),
      'c.paprikarecipe': recipe('Hard egg'),
      '._a.paprikarecipe': 'x',
    });
    const { kind, recipes, faults } = await readAll('all.paprikarecipes', zip);
    expect(kind).toBe('paprika');
    expect(recipes.map(({ Name }) => Name)).toEqual(['Soft egg', 'Hard egg']);
    expect(faults).toMatchObject([{ where: 'b.paprikarecipe', key: 'broken' }]);
  });

  test('Nextcloud: folders, the full picture and not its thumbnails', async () => {
    const recipe = { ...schema('Boiled egg'), id: 4, dateModified: 'x', tool: [] };
    const zip = zipped({
      'Boiled egg/recipe.json': json(recipe),
      'Boiled egg/full.jpg': 'full',
      'Boiled egg/thumb.jpg': 'thumb',
    });
    expect(await readAll('recipes.zip', zip)).toMatchObject({
      kind: 'nextcloud',
      images: ['full'],
      faults: [],
    });
  });

  test('Recipe Keeper: pictures by the names in the page', async () => {
    const html =
      '<div class="recipe-details"><h2 itemprop="name">Egg salad</h2><meta itemprop="recipeId" content="1"><div itemprop="recipeIngredients"><p>2 eggs</p></div><img class="recipe-photo" src="images/e.jpg"></div>';
    const zip = zipped({ 'recipes.html': html, 'images/e.jpg': 'salad' });
    expect(await readAll('RecipeKeeper.zip', zip)).toMatchObject({ kind: 'recipekeeper', images: ['salad'] });
  });

  test.each([
    [
      'a.melarecipe',
      json({ id: '1', title: 'Egg drop', ingredients: '1 egg', instructions: 'Drop it.' }),
      'mela',
    ],
    [
      'a.crumb',
      json({ name: 'Egg drop', ingredients: [{ order: 0, ingredient: { name: 'egg' } }], steps: [] }),
      'crouton',
    ],
    ['Egg drop.cook', 'Drop @egg{1}.', 'cooklang'],
    [
      'a.xml',
      '<cookbook><recipe><title>Egg drop</title><ingredient><li>1 egg</li></ingredient></recipe></cookbook>',
      'cookmate',
    ],
    ['a.json', json([{ ...schema('Egg drop'), creditText: 'me' }]), 'recipesage'],
    [
      'a.json',
      json({ recipes: [{ name: 'Egg drop', yields: 1, items: [{ name: 'egg' }], description: 'Drop it.' }] }),
      'kitchenowl',
    ],
    ['a.json', json({ name: 'Egg drop', orgURL: '', recipeIngredient: [{ note: '1 egg' }] }), 'mealie'],
    ['a.json', json(schema('Egg drop')), 'schema'],
    ['a.csv', 'Title,Ingredients,Directions,Public Url\nEgg drop,1 egg,Drop it.,', 'plantoeat'],
    ['a.csv', 'title,ingredients,instructions\nEgg drop,1 egg,Drop it.', 'myrecipebox'],
    [
      'a.html',
      `<html><head><script type="application/ld+json">${json(schema('Egg drop'))}</script></head></html>`,
      'page',
    ],
    ['a.txt', 'Egg drop\n\nIngredients\n1 egg\n\nMethod\nDrop it.', 'text'],
  ])('%s, alone and in a zip', async (name, content, kind) => {
    const alone = await readAll(name, Buffer.from(content));
    expect([alone.kind, alone.recipes.map(({ Name }) => Name)]).toEqual([kind, ['Egg drop']]);
    const packed = await readAll('some.zip', zipped({ [name]: content }));
    expect([packed.kind, packed.recipes.map(({ Name }) => Name)]).toEqual([kind, ['Egg drop']]);
  });
});

describe('a refused archive', () => {
  const refused = (key: string) => expect.objectContaining({ name: 'ArchiveRefused', key });

  test('is no zip, empty, or cut off', async () => {
    const whole = zipped({ 'a.txt': 'x'.repeat(500) });
    await expect(openArchive(Buffer.from('PK\u0003\u0004 not one'), new Budget())).rejects.toEqual(
      refused('notArchive'),
    );
    await expect(openArchive(whole.subarray(0, 60), new Budget())).rejects.toEqual(refused('notArchive'));
    await expect(readAll('a.zip', zipped({}))).rejects.toEqual(refused('notArchive'));
  });

  test.each(['../up.json', '/roo.json', 'a/../.json', 'C:/ab.json'])('has a path outside: %s', async (to) => {
    const from = 'x'.repeat(to.length);
    const zip = renamed(zipped({ [from]: '{}' }), from, to);
    await expect(openArchive(zip, new Budget())).rejects.toEqual(refused('badPath'));
  });

  test('has too many files', async () => {
    const zip = zipped(Object.fromEntries(Array.from({ length: 12 }, (_one, at) => [`${at}.txt`, ''])));
    const budget = new Budget({ entries: 11, bytes: 1e6, entryBytes: 1e6 });
    await expect(openArchive(zip, budget)).rejects.toEqual(refused('tooManyEntries'));
  });

  test('exceeds the unpacked size, in one file or in total, including nested archives', async () => {
    const egg = json(schema('Egg')).padEnd(4000);
    const zip = zipped({ 'a.json': egg, 'b.json': egg });
    const limits = { entries: 100, bytes: 10_000, entryBytes: 5_000 };
    await expect(readAll('a.zip', zip, new Budget(limits))).rejects.toEqual(refused('tooLarge'));
    await expect(readAll('a.zip', zip, new Budget({ ...limits, entryBytes: 3_000 }))).rejects.toEqual(
      refused('tooLarge'),
    );
    const nested = zipped({ 'a.zip': zip, 'b.zip': zip });
    await expect(readAll('a.zip', nested, new Budget({ ...limits, bytes: 14_000 }))).rejects.toEqual(
      refused('tooLarge'),
    );
  });

  test('decodes nothing but pictures when opened for them', async () => {
    const zip = zipped({ 'a.json': json(schema('Egg')).padEnd(4000), 'a.jpg': 'egg' });
    const small = () => new Budget({ entries: 10, bytes: 100, entryBytes: 100 });
    await expect(readAll('a.zip', zip, small())).rejects.toEqual(refused('tooLarge'));
    const pictures = await openPictures(zip, small());
    expect(String(await pictures.image({ entry: 'a.jpg' }))).toBe('egg');
    expect(await pictures.image({ entry: 'b.jpg' })).toBeUndefined();
    pictures.close();
  });

  test('lies about a size', async () => {
    const zip = zipped({ 'a.json': ' '.repeat(50_000) });
    for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1))
      zip.writeUInt32LE(10, at + 24);
    const { entries } = await openArchive(zip, new Budget());
    await expect(at(entries, 0).bytes()).rejects.toBeInstanceOf(ArchiveRefused);
  });

  test('has a gzip that exceeds the unpacked size', async () => {
    const bomb = gzipSync(Buffer.alloc(2_000_000));
    const budget = new Budget({ entries: 10, bytes: 100_000, entryBytes: 100_000 });
    await expect(readAll('a.paprikarecipe', bomb, budget)).rejects.toEqual(refused('tooLarge'));
  });

  test('nests archives in archives in archives', async () => {
    const one = zipped({ 'recipe.json': json(schema('Egg')) });
    const two = zipped({ '1.zip': one });
    const three = zipped({ '1.zip': two });
    expect((await readAll('a.zip', two)).recipes).toHaveLength(1);
    await expect(readAll('a.zip', three)).rejects.toEqual(refused('tooDeep'));
  });
});
