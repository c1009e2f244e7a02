import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isFasting, proposedFlags } from '@/lib/domain/dish/diet';
import { dishTotals } from '@/lib/domain/dish/nutrition';
import { kindOfDish } from '@/lib/domain/dish/traits';
import type { DishType, IngredientLine, Unit } from '@/lib/domain/dish/types';
import { lending } from '@/lib/domain/food/lend';
import { fastOf } from '@/lib/domain/planning/fasts/fastOf';
import type { Candidate, Problem } from '@/lib/domain/planning/model';
import { propose } from '@/lib/domain/planning/propose';
import { ALLERGENS, type Allergen, type ProductFacts } from '@/lib/domain/product/types';
import { given } from '@/tests/support/at';
import { tableFoods } from '../support/builders/foodTable';

interface SeedProduct extends ProductFacts {
  readonly key: string;
  readonly food?: string;
}
interface SeedLine {
  readonly product: string;
  readonly amount: number;
  readonly unit: Unit;
}
interface SeedText {
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly Steps: readonly { readonly description: string; readonly minutes?: number }[];
}
interface SeedDish {
  readonly slug: string;
  readonly types: readonly DishType[];
  readonly dietaryFlags: readonly string[];
  readonly TimeToCook: number;
  readonly prepTime: number;
  readonly servingAmount: number;
  readonly ingredients: readonly SeedLine[];
  readonly sections: readonly { readonly ingredients: readonly SeedLine[] }[];
  readonly en: SeedText;
  readonly ka: SeedText;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(`cms/seed/${file}`, 'utf8'));
const foods = new Map(
  tableFoods()
    .filter(({ curated }) => curated)
    .map((food) => [food.Name, food]),
);
const products = new Map(
  read<SeedProduct[]>('products.json').map((product) => {
    const food = product.food ? foods.get(product.food) : undefined;
    const { figures, lent } = lending({ ...product }, food && { ...food });
    const unknownAllergens = lent.allergens ? food?.unknownAllergens : [];
    return [product.key, { ...product, ...figures, unknownAllergens }] as const;
  }),
);
const dishes = readdirSync('cms/seed/dishes').map((file) => {
  const dish = read<SeedDish>(`dishes/${file}`);
  const all = [...dish.ingredients, ...dish.sections.flatMap(({ ingredients }) => ingredients)];
  const lines = all.map(({ product, amount, unit }) => ({ product: products.get(product), amount, unit }));
  return { ...dish, lines, used: lines.map(({ product }) => given(product)) };
});

test('the demo has 65 recipes in both languages, each of known products', () => {
  expect(dishes).toHaveLength(65);
  const unknown = dishes.filter(({ lines }) => lines.some(({ product }) => !product));
  expect(unknown.map(({ slug }) => slug)).toEqual([]);
});

describe.each(dishes.map((dish) => [dish.slug, dish] as const))('%s', (_slug, dish) => {
  const { perServing, whole } = dishTotals({
    ingredients: dish.lines.map((line): IngredientLine => ({ ...line, amountTo: null })),
    sections: [],
    servingAmount: dish.servingAmount,
    cookedWeight: null,
  });

  test('has every figure, price and allergen known', () => {
    expect([whole.incomplete, whole.priceless]).toEqual([[], []]);
    expect(dish.used.filter(({ origin, allergens }) => !origin || !allergens)).toEqual([]);
    expect(perServing?.calories).toBeGreaterThan(40);
    expect(perServing?.calories).toBeLessThan(1500);
  });

  test('states exactly the diets that its ingredients keep', () => {
    expect([...dish.dietaryFlags].sort()).toEqual([...proposedFlags(dish.used)].sort());
  });

  test('has the same steps and minutes in both languages, within its time', () => {
    const minutesOf = ({ Steps }: SeedText) => Steps.map(({ minutes }) => minutes ?? null);
    expect(minutesOf(dish.ka)).toEqual(minutesOf(dish.en));
    expect(dish.prepTime).toBeLessThanOrEqual(dish.TimeToCook);
    for (const { Name, Description, Note } of [dish.en, dish.ka])
      expect([Name, Description, Note].every((text) => text.trim().length > 3)).toBe(true);
  });
});

const candidates = dishes.map((dish, at): Candidate => {
  const { perServing } = dishTotals({
    ingredients: dish.lines.map((line): IngredientLine => ({ ...line, amountTo: null })),
    sections: [],
    servingAmount: dish.servingAmount,
    cookedWeight: null,
  });
  const { calories, fats, carbs, prots, costTetri } = given(perServing);
  return {
    id: at + 1,
    meals: dish.types,
    calories,
    fats,
    carbs,
    prots,
    costTetri,
    minutes: dish.TimeToCook,
    servings: dish.servingAmount,
    allergens: ALLERGENS.filter((one) => dish.used.some(({ allergens }) => allergens?.includes(one))),
    unknownAllergens: ALLERGENS.filter((one) =>
      dish.used.some(({ unknownAllergens }) => unknownAllergens?.includes(one)),
    ),
    dietaryFlags: dish.dietaryFlags,
    isFasting: isFasting(dish.used),
    fast: fastOf(dish.used),
    kind: kindOfDish(dish.en.Name),
    tags: [],
  };
});

/** Returns the slugs of a week's plan, day by day, and the meals that stay empty. */
function planned(given: Partial<Problem>) {
  const problem = { days: 7, eaters: [{ Name: 'Nino', factor: 1 }], dishes: candidates, ...given };
  const { days, shortfalls } = propose({ meals: ['Breakfast'], ...problem }, { steps: 2_000 });
  const slugs = days.flatMap(({ meals }) =>
    meals.flatMap(({ entries }) => entries.flatMap(({ dish }) => dishes[dish - 1]?.slug ?? [])),
  );
  return { slugs, empty: shortfalls.filter(({ key }) => key === 'empty') };
}
const without = (...allergens: Allergen[]) => [{ Name: 'Nino', factor: 1, allergens }];
const LENT = '2026-03-02';

describe('breakfasts of the demo', () => {
  test.each<[string, Partial<Problem>]>([
    ['in Great Lent', { startDate: LENT, wishes: { fasting: true } }],
    ['in Great Lent without oil', { startDate: LENT, wishes: { fasting: true, fastingNoOil: true } }],
    ['without milk and gluten', { eaters: without('milk', 'gluten') }],
    ['without milk and egg', { eaters: without('milk', 'egg') }],
    [
      'in Great Lent without gluten, soy and nuts',
      { startDate: LENT, eaters: without('gluten', 'soy', 'nuts'), wishes: { fasting: true } },
    ],
  ])('%s fill a week, and vary', (_, ask) => {
    const { slugs, empty } = planned(ask);
    expect(empty).toEqual([]);
    expect(slugs).toHaveLength(7);
    expect(new Set(slugs).size).toBeGreaterThanOrEqual(3);
  });

  test('26 of the 130 recipes are breakfasts that fit a fast, or do without milk and gluten', () => {
    const fits = ({ isFasting: isPlants, allergens, meals }: Candidate) =>
      meals.includes('Breakfast') && (isPlants || !['milk', 'gluten'].some((one) => allergens.includes(one)));
    expect(candidates.filter(fits)).toHaveLength(13);
  });
});

const MAIN: Pick<Problem, 'meals'> = { meals: ['Lunch', 'Dinner'] };
test('lunches and dinners fill a strict week of Lent and a week of the Apostles’ fast with fish', () => {
  const strict = planned({ ...MAIN, startDate: LENT, wishes: { fasting: true, fastingNoOil: true } });
  expect(strict.empty).toEqual([]);
  const wishes = { fasting: true, fastingFish: true, tags: [] };
  const apostles = planned({ ...MAIN, startDate: '2026-06-15', wishes });
  expect(apostles.empty).toEqual([]);
  expect(apostles.slugs.filter((slug) => /trout|mackerel|salmon|tuna/.test(slug)).length).toBeGreaterThan(0);
});

test('cheese-fare week has no meat, though the demo has plenty', () => {
  const { slugs, empty } = planned({ ...MAIN, startDate: '2026-02-16', wishes: { fasting: true } });
  expect(empty).toEqual([]);
  const withMeat = slugs.filter((slug) =>
    dishes.find((dish) => dish.slug === slug)?.used.some(({ origin }) => origin === 'animal'),
  );
  expect(withMeat).toEqual([]);
});
