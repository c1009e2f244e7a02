import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SeedDish, SeedLine, SeedProduct } from '@/cms/src/seed/content';
import { ingredientLine, recipeJsonLd } from '@/lib/domain/dish/jsonLd';
import { dishTotals } from '@/lib/domain/dish/nutrition';
import { plainAmount } from '@/lib/domain/dish/plainAmount';
import type { Dish } from '@/lib/domain/dish/record';
import { DIETARY_FLAGS, DISH_TYPES, UNITS } from '@/lib/domain/dish/types';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { present } from '@/lib/domain/present';
import { breadcrumbJsonLd, scriptJson } from '@/lib/domain/site/jsonLd';
import { buildDish, buildIngredient, buildProduct, newKey } from '../support/builders/dish';
import { readByMealie, readByTandoor, scraped } from './foreign';

const SITE = 'https://supra.example';
const SEED = 'cms/seed';
const products: readonly SeedProduct[] = JSON.parse(readFileSync(`${SEED}/products.json`, 'utf8'));
const recipes = readdirSync(`${SEED}/dishes`).map((file): SeedDish =>
  JSON.parse(readFileSync(`${SEED}/dishes/${file}`, 'utf8')),
);
const demo = recipes.flatMap((seed) => LANGUAGES.map((language) => [seed.slug, language, seed] as const));

const productOf = ({ product }: SeedLine) =>
  present(
    products.find(({ key }) => key === product),
    product,
  );
/** Words after an amount, in which the two languages differ. */
const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    gr: 'g',
    ml: 'ml',
    'Tea Spoon': 'tsp',
    'Table Spoon': 'tbsp',
    Pinch: 'pinch',
    bunch: 'bunch',
    head: 'head',
  },
  ka: {
    gr: 'გ',
    ml: 'მლ',
    'Tea Spoon': 'ჩ/კ',
    'Table Spoon': 'ს/კ',
    Pinch: 'მწიკვი',
    Piece: 'ცალი',
    bunch: 'კონა',
    head: 'თავი',
  },
};

/** Returns what a reader should find in a line. */
function partsOf(line: SeedLine, language: Language) {
  const { Name, NameKa, pieceName } = productOf(line);
  const kind = line.unit === 'Piece' && typeof pieceName === 'string' ? pieceName : line.unit;
  const unit = WORDS[language][kind] ?? '';
  return {
    amount: line.amount,
    unit,
    food: language === 'ka' ? NameKa : Name,
    note: line.note?.[language] ?? '',
  };
}
const linesOf = (seed: SeedDish): readonly SeedLine[] => [
  ...seed.ingredients,
  ...seed.sections.flatMap(({ ingredients }) => ingredients),
];

function toIngredient(line: SeedLine, language: Language) {
  const { food: _nameInTable, ...facts } = productOf(line);
  return buildIngredient({
    amount: line.amount,
    unit: UNITS.find((unit) => unit === line.unit) ?? null,
    note: line.note?.[language] ?? '',
    product: buildProduct(facts),
  });
}

function toDish(seed: SeedDish, language: Language): Dish {
  const { Name, Description, Note, Steps } = seed[language];
  return buildDish({
    ...{ language, Name, Description, Note },
    types: DISH_TYPES.filter((type) => seed.types.includes(type)),
    dietaryFlags: DIETARY_FLAGS.filter((flag) => seed.dietaryFlags.includes(flag)),
    TimeToCook: seed.TimeToCook,
    prepTime: seed.prepTime,
    servingAmount: seed.servingAmount,
    cookedWeight: seed.cookedWeight ?? null,
    DishImages: [{ id: 1, url: `/uploads/${seed.slug}.webp` }],
    ingredients: seed.ingredients.map((line) => toIngredient(line, language)),
    sections: seed.sections.map(({ title, ingredients }) => ({
      key: newKey(),
      title: title[language],
      ingredients: ingredients.map((line) => toIngredient(line, language)),
    })),
    Steps: Steps.map(({ description, minutes }) => ({
      key: newKey(),
      description,
      minutes: minutes ?? null,
      images: [],
      video: '',
    })),
  });
}

/** Returns the calories of a serving; none if a figure is missing, here or in the food table. */
function caloriesOf(dish: Dish): number | undefined {
  const { perServing } = dishTotals(dish);
  return perServing?.incomplete.length === 0 ? Math.round(perServing.calories) : undefined;
}

/** Writes the head of a recipe's page, as far as importers look at it. */
function pageOf(dish: Dish): string {
  const data = [
    recipeJsonLd(dish, {
      site: SITE,
      ingredient: (line) => ingredientLine(line, plainAmount(line, dish.language), dish.language),
    }),
    breadcrumbJsonLd(SITE, [{ name: dish.Name, path: `/dishes/${dish.id}` }]),
  ];
  const scripts = data.map((one) => `<script type="application/ld+json">${scriptJson(one)}</script>`);
  return `<!doctype html><html><head>${scripts.join('')}</head><body></body></html>`;
}

test('the demo has recipes in both languages, most with their calories', () => {
  expect(demo.length).toBeGreaterThanOrEqual(80);
  const known = demo.filter(([, language, seed]) => caloriesOf(toDish(seed, language)) !== undefined);
  expect(known.length).toBeGreaterThan(demo.length / 2);
});

describe.each(demo)('%s in %s', (_slug, language, seed) => {
  const dish = toDish(seed, language);
  const html = pageOf(dish);
  const parts = linesOf(seed).map((line) => partsOf(line, language));
  const lines = parts.map(({ amount, unit, food, note }) =>
    [amount, unit, food, note && `(${note})`].filter(Boolean).join(' '),
  );
  const steps = seed[language].Steps.map(({ description }) => description);

  test('recipe-scrapers takes every line and step, the yield, the times and the picture', () => {
    const read = scraped(html);
    expect(read).toMatchObject({
      count: 1,
      title: seed[language].Name,
      yields: `${seed.servingAmount} servings`,
      total: seed.TimeToCook,
      prep: seed.prepTime || null,
      image: `${SITE}/uploads/${seed.slug}.webp`,
    });
    expect(read.cook).toBe(seed.TimeToCook - seed.prepTime || null);
    expect(read.lines).toEqual(lines);
    expect(read.instructions.split('\n')).toEqual(steps);
  });

  test('Mealie takes them too, with keywords and nutrition', () => {
    const read = readByMealie(html);
    expect(read.lines).toEqual(lines);
    expect(read.steps).toEqual(steps);
    expect(read.tags.filter(Boolean)).toHaveLength(dish.dietaryFlags.length);
    expect(read.nutrition.calories).toBe(caloriesOf(dish));
  });

  test('Tandoor finds amount, unit, food and note in each line', () => {
    const read = readByTandoor(html);
    expect(read).toMatchObject({
      name: seed[language].Name,
      description: seed[language].Description,
      servings: seed.servingAmount,
      servingsText: language === 'ka' ? 'ულუფა' : 'servings',
      image: `${SITE}/uploads/${seed.slug}.webp`,
    });
    expect(read.steps).toEqual(steps);
    expect(read.workingMinutes + read.waitingMinutes).toBe(seed.TimeToCook);
    expect(read.calories).toBe(caloriesOf(dish));
    expect(read.lines.map(({ text }) => text)).toEqual(lines);
    // an English count has no unit, so Tandoor takes the first of several words of its food for one
    const measured = parts.flatMap(({ amount, unit }, index) => (unit ? [{ index, amount, unit }] : []));
    expect(measured.map(({ index }) => read.lines[index])).toMatchObject(
      measured.map(({ amount, unit }) => ({ amount, unit })),
    );
  });

  test('no line begins or goes on in a way that Tandoor rearranges', () => {
    for (const line of lines) {
      expect(line).not.toMatch(/^\p{L}+.*[1-9]\d*\s*\p{L}/u);
      expect(line).not.toMatch(/^.{1,6}\s\(.[^()]+\)\s/);
    }
  });
});
