import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRecipe } from '@/lib/domain/dish/parse';
import { sentAmount } from '@/lib/forms/dish/amount';
import { pastedLines } from '@/lib/forms/dish/pasted';
import { at, atLeast, given } from '@/tests/support/at';
import { api, people, type ApiRecord, type Wire } from '../support/api';
import { startOwnCms, type OwnCms } from '../support/ownCms';

/*
 * Twenty recipes of different kitchens as people write them (recipes/*.psv: line | food | edible grams, weighed by
 * hand). The test compares what the CMS computes from a pasted recipe with what the food table gives for those grams.
 */
const FOLDER = path.join(import.meta.dirname, 'recipes');
const FOODS = 'cms/seed/foods';

interface Line {
  readonly line: string;
  readonly food: string;
  readonly grams: number;
}
interface Written {
  readonly file: string;
  readonly name: string;
  readonly servings: number;
  readonly lines: readonly Line[];
}

const recipes: Written[] = readdirSync(FOLDER).map((file) => {
  const [head, ...rows] = atLeast(1, readFileSync(path.join(FOLDER, file), 'utf8').trim().split('\n'));
  const [name, servings] = atLeast(2, head.split('|'));
  const lines = rows.map((row) => {
    const [line, food, grams] = atLeast(3, row.split('|'));
    return { line, food, grams: Number(grams) };
  });
  return { file, name, servings: Number(servings), lines };
});

/** Figures per 100 g; carbohydrates by the EU definition: the total less the fibre where that is known. */
interface Figures {
  readonly kcal: number;
  readonly carbs: number;
}
const table = new Map(
  Papa.parse<Record<string, string>>(readFileSync(`${FOODS}/foods.csv`, 'utf8'), { header: true }).data.map(
    ({ ndb, kcal, carbs_g, fibre_g }): [string, Figures] => [
      given(ndb),
      { kcal: Number(kcal), carbs: Math.max(0, Number(carbs_g) - Number(fibre_g)) },
    ],
  ),
);
/** Figures of each kitchen food, read straight from the files. */
const figuresOf = new Map(
  readdirSync(`${FOODS}/kitchen`).flatMap((file) =>
    readFileSync(`${FOODS}/kitchen/${file}`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((row): [string, Figures | undefined] => {
        const [ndb, name] = atLeast(2, row.split('|'));
        return [name, table.get(ndb)];
      }),
  ),
);
const byHand = ({ lines }: Written, figure: keyof Figures): number =>
  lines.reduce((sum, { food, grams }) => {
    const of = food ? (figuresOf.get(food)?.[figure] ?? NaN) : 0;
    return sum + (of * grams) / 100;
  }, 0);

const language = ({ file }: Written) => (file.startsWith('ka') ? 'ka' : 'en');
const textOf = (recipe: Written): string => {
  const isGeorgian = language(recipe) === 'ka';
  return [
    recipe.name,
    isGeorgian ? `${recipe.servings} ულუფა` : `Serves ${recipe.servings}`,
    isGeorgian ? 'ინგრედიენტები:' : 'Ingredients',
    ...recipe.lines.map(({ line }) => line),
    isGeorgian ? 'მომზადების წესი:' : 'Method',
    isGeorgian ? '1. მოამზადეთ და მიირთვით.' : '1. Cook it and serve.',
  ].join('\n');
};

// a separate CMS, because other tests make products of all names
let cms: OwnCms;
beforeAll(async () => {
  cms = await startOwnCms();
});
afterAll(() => cms.stop());

const me = () => api(people().user, cms.url);
const flat = ({ id, attributes }: ApiRecord): Wire => ({ id, ...attributes });
const productOf = async (food: ApiRecord): Promise<Wire> =>
  flat((await me().post('products/of-food', { food: food.id })).data);

/** Returns the product that pasting matches to each name. */
async function matched(names: readonly string[]): Promise<Wire[]> {
  const { data } = await me().post('products/match', { names });
  return Promise.all(
    data.map(({ product, food }: { product: ApiRecord | null; food: ApiRecord | null }) =>
      product ? flat(product) : food && productOf(food),
    ),
  );
}
const STATES = { tinned: 'კონსერვირებული', cooked: 'მოხარშული' };
/** Puts the state into a name as a Georgian speaker types it. */
const asTyped = (name: string): string =>
  /[ა-ჰ]/.test(name)
    ? name.replace(/^(tinned|cooked)/, (state) => STATES[state as keyof typeof STATES])
    : name;
/** Returns the first product the form suggests for each typed name. */
const typed = (names: readonly string[]): Promise<Wire[]> =>
  Promise.all(
    names.map(asTyped).map(async (name) => {
      const { data } = await me().get(`products/offer?q=${encodeURIComponent(name)}`);
      const [product] = data.products;
      return product ? flat(product) : productOf(data.foods[0]);
    }),
  );

async function made(recipe: Written, productsOf: (names: readonly string[]) => Promise<Wire[]>) {
  const read = parseRecipe(textOf(recipe));
  const pasted = pastedLines(read, language(recipe), randomUUID);
  const products = await productsOf(pasted.map(({ meant }) => meant));
  const lines = pasted.map(({ line }) => line);
  expect(
    lines.filter((_, at) => !products[at]).map(({ text }) => text),
    'every line is known',
  ).toEqual([]);
  const answer = await me().post('dishes', {
    Name: recipe.name,
    language: language(recipe),
    servingAmount: read.servingAmount,
    ingredients: lines.map((line, at) => ({
      ...sentAmount({ ...line, product: products[at] }),
      product: products[at].id,
    })),
  });
  expect(answer.status, answer.text).toBe(200);
  const { id } = answer.data;
  return { read, lines, dish: (await me().get(`dishes/${id}?populate=deep,3`)).data.attributes };
}

/** Recipes whose carbohydrates differ by more; docs/measured.md explains why. */
const APART = ['en-borscht.psv', 'ka-fish.psv', 'ka-olivie.psv'];
/** Difference of each recipe's carbohydrates from the calculation by hand, in percent of it. */
const differences = { pasted: new Map<string, number>(), typed: new Map<string, number>() };

describe.each(recipes.map((recipe) => [recipe.file, recipe] as const))('%s', (_file, recipe) => {
  test.each([
    ['pasted', matched],
    ['typed', typed],
  ] as const)(
    '%s it is complete, and its figures equal those calculated by hand',
    async (how, productsOf) => {
      const { read, lines, dish } = await made(recipe, productsOf);
      expect(read.servingAmount).toBe(recipe.servings);
      expect(lines.length).toBeGreaterThanOrEqual(recipe.lines.length);
      expect(dish.incompleteProducts).toEqual([]);
      const [kcal, carbs] = atLeast(
        2,
        [dish.calories, dish.carbs].map((figure) => figure * recipe.servings),
      );
      const told = (figure: number, hand: number) => `${Math.round(figure)}, by hand ${Math.round(hand)}`;
      const hand = { kcal: byHand(recipe, 'kcal'), carbs: byHand(recipe, 'carbs') };
      differences[how].set(recipe.file, (100 * (carbs - hand.carbs)) / hand.carbs);
      expect.soft(Math.abs(kcal / hand.kcal - 1), `kcal ${told(kcal, hand.kcal)}`).toBeLessThan(0.1);
      const by = Math.abs(carbs / hand.carbs - 1);
      expect
        .soft(by, `carbohydrates ${told(carbs, hand.carbs)}`)
        .toBeLessThan(APART.includes(recipe.file) ? 0.21 : 0.15);
    },
  );
});

test('the carbohydrate differences are printed', () => {
  for (const [how, all] of Object.entries(differences)) {
    const sorted = [...all.values()].map(Math.abs).toSorted((one, other) => one - other);
    const middle = at(sorted, Math.floor(sorted.length / 2));
    console.info(
      `carbohydrates ${how}: ${sorted.filter((one) => one <= 15).length} of ${sorted.length} within 15 %, middle ${middle.toFixed(1)} %, most ${at(sorted, -1).toFixed(1)} %`,
    );
    expect(sorted).toHaveLength(recipes.length);
  }
});
