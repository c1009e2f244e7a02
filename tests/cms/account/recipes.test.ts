import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, atLeast } from '@/tests/support/at';
import { readBack } from '../../support/archives/read';
import { unzipped } from '../../support/zip';
import { api, cmsUrl, newPerson, people } from '../support/api';
import type { Person } from '../support/people';
import { sharp, withPicture } from '../support/pictures';
import { line, made, makeDish, makeProduct, unique } from '../support/records';

const FORMATS = ['jsonld', 'mealie', 'paprika'] as const;
let cook: Person;
const ids: number[] = [];
/** Fields of each recipe that must come back in every format. */
const wanted: object[] = [];

async function exported(by: { token: string }, query: string): Promise<{ name: string; bytes: Buffer }> {
  const answer = await fetch(`${cmsUrl()}/api/users/me/recipes?${query}`, {
    headers: { Authorization: by.token },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const name = at(/filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [], 1);
  return { name, bytes: Buffer.from(await answer.arrayBuffer()) };
}

beforeAll(async () => {
  cook = await newPerson({ name: 'A cook who moves' });
  const product = (Name: string, NameKa?: string) =>
    makeProduct(cook, { Name: unique(Name), ...(NameKa && { NameKa: unique(NameKa) }) });
  const flour = await product('flour');
  const plums = await product('plums');
  const cheese = await product('cheese', 'ყველი');
  const tart = await makeDish(cook, {
    Name: 'Plum: tart / "summer"',
    Description: 'A tart.\nFor two days.',
    Note: 'Freezes well.',
    language: 'en',
    types: ['Dessert'],
    tags: ['plums', 'Guests'],
    dietaryFlags: ['Vegetarian'],
    servingAmount: 8,
    TimeToCook: 65,
    prepTime: 25,
    sourceUrl: 'https://tarts.example/plum',
    ingredients: [line(flour.id, { amount: null, unit: null, text: 'a little', note: 'for the tin' })],
    sections: [
      { title: 'Dough', ingredients: [line(flour.id, { amount: 190, unit: 'gr', text: '1½ cups' })] },
      {
        title: 'Filling',
        ingredients: [line(plums.id, { amount: 2, amountTo: 3, unit: 'Piece', note: 'ripe' })],
      },
    ],
    Steps: [
      { description: 'Mix it.', minutes: 5 },
      { description: 'Bake for 40 minutes.', minutes: 40 },
    ],
  });
  await withPicture(cook, tart);
  made(await api(cook).post('dish-notes', { dish: tart.id, rating: 4, Note: 'Less sugar.' }));
  const bread = await makeDish(cook, {
    Name: 'ყველიანი პური',
    language: 'ka',
    types: ['Breakfast'],
    servingAmount: 4,
    TimeToCook: 45,
    ingredients: [line(cheese.id, { amount: 250, unit: 'gr' })],
    Steps: [{ description: 'ცომი მოზილეთ.' }, { description: 'გამოაცხვეთ.' }],
  });
  const second = await makeDish(cook, {
    Name: 'ყველიანი პური',
    language: 'ka',
    Steps: [{ description: 'იგივე.' }],
  });
  ids.push(tart.id, bread.id, second.id);
  wanted.push(
    {
      Name: 'Plum: tart / "summer"',
      Description: 'A tart.\nFor two days.',
      servingAmount: 8,
      TimeToCook: 65,
      prepTime: 25,
      sourceUrl: 'https://tarts.example/plum',
      tags: ['plums', 'Guests', 'Dessert', 'Vegetarian'],
      Note: expect.stringMatching(/^Freezes well\.\nLess sugar\.(?!.*(?:Preparation|Cooking))/s),
      sections: [
        { title: '', lines: [`a little ${flour.attributes.Name} (for the tin)`] },
        { title: 'Dough', lines: [`1½ cups ${flour.attributes.Name}`] },
        { title: 'Filling', lines: [`2-3 ${plums.attributes.Name} (ripe)`] },
      ],
      Steps: [
        { description: 'Mix it. (5 min)', minutes: 5 },
        { description: 'Bake for 40 minutes.', minutes: 40 },
      ],
      language: 'en',
    },
    {
      Name: 'ყველიანი პური',
      servingAmount: 4,
      TimeToCook: 45,
      prepTime: null,
      tags: ['საუზმე'],
      sections: [{ title: '', lines: [`250 გ ${cheese.attributes.NameKa}`] }],
      Steps: [{ description: 'ცომი მოზილეთ.' }, { description: 'გამოაცხვეთ.' }],
      language: 'ka',
    },
    { Name: 'ყველიანი პური', Steps: [{ description: 'იგივე.' }], sections: [] },
  );
});

describe.each(FORMATS)('%s', (format) => {
  test('reads back as the recipes are, pictures included', async () => {
    const { name, bytes } = await exported(cook, `format=${format}`);
    const { kind, recipes, faults } = await readBack(name, bytes);
    expect([kind, faults]).toEqual([format === 'jsonld' ? 'nextcloud' : format, []]);
    expect(recipes).toMatchObject(wanted);
    expect(at(recipes, 0).rating).toBe(4);
    const [[picture], ...others] = atLeast(
      1,
      recipes.map(({ pictures }) => pictures),
    );
    expect(others).toEqual([[], []]);
    const { width, height, format: kindOfPicture } = await sharp(picture).metadata();
    expect({ width, height }).toEqual({ width: 40, height: 30 });
    expect(kindOfPicture).toBe(format === 'mealie' ? 'webp' : 'jpeg');
  });

  test('holds a selection on request, and never another person’s recipes', async () => {
    const { name, bytes } = await exported(cook, `format=${format}&ids=${ids[1]}`);
    expect((await readBack(name, bytes)).recipes).toMatchObject([wanted[1]]);
    const { friend } = people();
    expect((await api(friend).get(`users/me/recipes?format=${format}&ids=${ids[1]}`)).status).toBe(404);
    expect((await api(cook).get(`users/me/recipes?format=${format}&ids=${ids[1]},999999`)).status).toBe(404);
    const theirs = await newPerson();
    const own = await makeDish(theirs, { Name: 'Only this one is mine' });
    const all = await exported(theirs, `format=${format}`);
    expect((await readBack(all.name, all.bytes)).recipes).toMatchObject([{ Name: own.attributes.Name }]);
  });
});

test('each format has the files that its app expects, with unique names', async () => {
  const names = async (format: string) => [
    ...(await unzipped((await exported(cook, `format=${format}`)).bytes)).keys(),
  ];
  expect(await names('jsonld')).toEqual([
    'Plum tart summer/recipe.json',
    'Plum tart summer/full.jpg',
    'ყველიანი პური/recipe.json',
    'ყველიანი პური-2/recipe.json',
    'recipesage.JSON',
  ]);
  const pictures = ['original', 'min-original', 'tiny-original'];
  expect(await names('mealie')).toEqual([
    'recipes/plum-tart-summer/plum-tart-summer.json',
    ...pictures.map((size) => `recipes/plum-tart-summer/images/${size}.webp`),
    'recipes/qveliani-puri/qveliani-puri.json',
    'recipes/qveliani-puri-2/qveliani-puri-2.json',
  ]);
  expect(await names('paprika')).toEqual([
    'Plum tart summer.paprikarecipe',
    'ყველიანი პური.paprikarecipe',
    'ყველიანი პური-2.paprikarecipe',
  ]);
});

test('times are in the fields that the apps read, and left out if unknown', async () => {
  const mealie = await unzipped((await exported(cook, 'format=mealie')).bytes);
  const times = (slug: string) => {
    const { totalTime, prepTime, performTime } = JSON.parse(
      String(mealie.get(`recipes/${slug}/${slug}.json`)),
    );
    return [totalTime, prepTime, performTime];
  };
  expect(times('plum-tart-summer')).toEqual(['PT1H5M', 'PT25M', 'PT40M']);
  expect(times('qveliani-puri')).toEqual(['PT45M', null, null]);
  const paprika = await unzipped((await exported(cook, 'format=paprika')).bytes);
  const [tart, bread] = [...paprika.values()].map((bytes) => JSON.parse(String(gunzipSync(bytes))));
  expect([tart.total_time, tart.prep_time, tart.cook_time]).toEqual(['1 hr 5 min', '25 min', '40 min']);
  expect([bread.total_time, bread.prep_time, bread.cook_time]).toEqual(['45 წთ', '', '']);
  const nextcloud = await unzipped((await exported(cook, 'format=jsonld')).bytes);
  expect(JSON.parse(String(nextcloud.get('Plum tart summer/recipe.json')))).toMatchObject({
    totalTime: 'PT1H5M',
    prepTime: 'PT25M',
    cookTime: 'PT40M',
  });
  const bare = JSON.parse(String(nextcloud.get('ყველიანი პური/recipe.json')));
  expect([bare.totalTime, bare.prepTime, bare.cookTime]).toEqual(['PT45M', undefined, undefined]);
});

test('the one file for RecipeSage holds all recipes in its format', async () => {
  const files = await unzipped((await exported(cook, 'format=jsonld')).bytes);
  const all = JSON.parse(String(files.get('recipesage.JSON')));
  expect(all).toHaveLength(3);
  expect(all[0]).toMatchObject({
    '@type': 'Recipe',
    recipeYield: '8',
    totalTime: 'PT1H5M',
    prepTime: 'PT25M',
    cookTime: 'PT40M',
    recipeCategory: ['plums', 'Guests', 'Dessert', 'Vegetarian'],
    aggregateRating: { ratingValue: '4' },
    isBasedOn: 'https://tarts.example/plum',
    comment: [{ name: 'Author Notes', text: 'Freezes well.\nLess sugar.' }],
    image: [expect.stringMatching(/\/uploads\/[\w-]+\.webp$/)],
  });
  expect(all[0].recipeIngredient).toContain('[Dough]');
  const { recipes } = await readBack('recipesage.json', files.get('recipesage.JSON') ?? Buffer.alloc(0));
  expect(recipes).toMatchObject(wanted);
});

test('a person without recipes gets an empty archive; an invalid request is refused', async () => {
  const nobody = await newPerson();
  expect([...(await unzipped((await exported(nobody, 'format=paprika')).bytes)).keys()]).toEqual([]);
  for (const query of [
    '',
    '?format=pdf',
    '?format=jsonld&ids=x',
    '?format=jsonld&ids[]=1',
    '?format=jsonld&user=1',
  ])
    expect((await api(nobody).get(`users/me/recipes${query}`)).status).toBe(400);
  expect((await api().get('users/me/recipes?format=jsonld')).status).toBe(401);
});
