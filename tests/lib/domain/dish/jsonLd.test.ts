import { describe, expect, test } from 'vitest';
import { ingredientLine, isoDuration, recipeJsonLd, recipeWords } from '@/lib/domain/dish/jsonLd';
import { DIETARY_FLAGS, DISH_TYPES } from '@/lib/domain/dish/types';
import ka from '@/locales/ka/common.json';
import { buildDish, buildIngredient, buildProduct, newKey } from '../../../support/builders/dish';

const texts = {
  site: 'https://supra.example',
  ingredient: (line: ReturnType<typeof buildIngredient>) => ingredientLine(line, `${line.amount} gr`, 'en'),
};

describe('a dish as schema.org’s Recipe', () => {
  const dish = buildDish({
    DishImages: [{ id: 1, url: '/uploads/k.jpg', formats: { large: { url: '/uploads/large_k.jpg' } } }],
    ingredients: [buildIngredient({ note: 'sifted' })],
    Steps: [
      { key: newKey(), description: 'Mix the dough. Leave it.', minutes: 45, images: [], video: '' },
      {
        key: newKey(),
        description: 'Bake.',
        minutes: null,
        images: [{ id: 2, url: 'https://cdn.example/s.jpg' }],
        video: '',
      },
    ],
  });
  const recipe = recipeJsonLd(dish, texts);

  test("has what Google's profile asks for", () => {
    expect(recipe).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Imeretian khachapuri',
      image: ['https://supra.example/uploads/large_k.jpg'],
      author: { '@type': 'Person', name: 'Nino' },
      datePublished: '2026-10-01T10:00:00.000Z',
      inLanguage: 'en',
      totalTime: 'PT1H40M',
      recipeYield: ['4', '4 servings'],
      recipeCategory: ['Lunch'],
      suitableForDiet: ['https://schema.org/VegetarianDiet'],
      recipeIngredient: ['500 gr Wheat flour (sifted)'],
    });
  });

  test('has its steps in one list, each with its whole text and address, without headings', () => {
    expect(recipe.recipeInstructions).toEqual([
      {
        '@type': 'HowToStep',
        position: 1,
        text: 'Mix the dough. Leave it.',
        url: 'https://supra.example/dishes/7#step-1',
      },
      {
        '@type': 'HowToStep',
        position: 2,
        text: 'Bake.',
        url: 'https://supra.example/dishes/7#step-2',
        image: 'https://cdn.example/s.jpg',
      },
    ]);
  });

  test('names every picture of a step, and its film', () => {
    const images = [
      { id: 2, url: '/uploads/a.jpg' },
      { id: 3, url: '/uploads/b.jpg' },
    ];
    const Steps = [
      { key: newKey(), description: 'Fold.', minutes: null, images, video: 'https://films.example/f' },
    ];
    expect(recipeJsonLd({ ...dish, Steps }, texts).recipeInstructions).toMatchObject([
      {
        image: ['https://supra.example/uploads/a.jpg', 'https://supra.example/uploads/b.jpg'],
        video: { '@type': 'VideoObject', name: 'Imeretian khachapuri', url: 'https://films.example/f' },
      },
    ]);
  });

  test('gives its nutrition per serving', () => {
    expect(recipe.nutrition).toEqual({
      '@type': 'NutritionInformation',
      servingSize: '1 serving (125 g)',
      calories: '455 calories',
      fatContent: '1.3 g',
      carbohydrateContent: '95 g',
      proteinContent: '12.5 g',
    });
  });
});

test.each([
  ['en', 'ნინო', 'Nino'],
  ['ka', 'ნინო', 'ნინო'],
  ['ka', 'Nino', 'Nino'],
])('a recipe in %s names its author %s as %s', (language, Name, shown) => {
  const { author } = recipeJsonLd(buildDish({ language, owner: { id: 3, Name } }), texts);
  expect(author).toEqual({ '@type': 'Person', name: shown });
});

test('gives meals and diets of a Georgian dish in Georgian, as the screens do', () => {
  const { recipeCategory, keywords } = recipeJsonLd(
    buildDish({ language: 'ka', types: [...DISH_TYPES], dietaryFlags: [...DIETARY_FLAGS] }),
    texts,
  );
  expect(recipeCategory).toEqual(DISH_TYPES.map((type) => ka.type[type]));
  expect(keywords).toBe(DIETARY_FLAGS.map((flag) => ka.diet[flag]).join(', '));
});

test.each([
  [45, 15, { totalTime: 'PT45M', prepTime: 'PT15M', cookTime: 'PT30M' }],
  [45, 0, { totalTime: 'PT45M', prepTime: 'PT0M', cookTime: 'PT45M' }],
  [45, 45, { totalTime: 'PT45M', prepTime: 'PT45M' }],
  [45, null, { totalTime: 'PT45M' }],
  [null, 15, { prepTime: 'PT15M' }],
])('has each known time: %s minutes with %s of preparation', (TimeToCook, prepTime, times) => {
  const recipe = recipeJsonLd(buildDish({ TimeToCook, prepTime }), texts);
  expect(Object.fromEntries(Object.entries(recipe).filter(([name]) => name.endsWith('Time')))).toEqual(times);
});

test('leaves out incomplete nutrition and other missing fields', () => {
  const bare = buildDish({
    ingredients: [buildIngredient({ product: buildProduct({ calories: null }) })],
    Description: '',
    owner: null,
    TimeToCook: null,
    types: [],
    dietaryFlags: [],
    Steps: [],
  });
  const recipe = recipeJsonLd(bare, texts);
  expect(Object.keys(recipe)).not.toEqual(
    expect.arrayContaining([
      'nutrition',
      'image',
      'author',
      'description',
      'totalTime',
      'recipeInstructions',
    ]),
  );
  expect(Object.values(recipe)).not.toContain(undefined);
  expect(recipe).not.toHaveProperty('image');
});

test.each([
  [5, 'PT5M'],
  [60, 'PT1H'],
  [100, 'PT1H40M'],
  [59.7, 'PT1H'],
  [10_080, 'PT168H'],
])('writes %d minutes as %s', (minutes, duration) => expect(isoDuration(minutes)).toBe(duration));

test('has keywords: tags first, without duplicates, types and diets in its language', () => {
  const dish = {
    language: 'en',
    types: ['Lunch'],
    dietaryFlags: ['Vegan'],
    tags: ['quick', 'lunch'],
  } as const;
  expect(recipeWords(dish)).toEqual(['quick', 'lunch', 'Vegan']);
  expect(recipeWords({ ...dish, language: 'ka', tags: undefined })).toEqual(['სადილი', 'ვეგანური']);
});
