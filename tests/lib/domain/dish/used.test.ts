import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mentionedIn } from '@/lib/domain/dish/used';
import type { Ingredient } from '@/lib/domain/dish/record';
import { given } from '@/tests/support/at';
import { buildIngredient, buildProduct } from '../../../support/builders/dish';

const usedIn = (text: string, lines: readonly Ingredient[]) => new Set(mentionedIn(text, lines).keys());
const line = (key: string, Name: string, NameKa: string) =>
  buildIngredient({ key, product: buildProduct({ Name, NameKa }) });

const LINES = [
  line('flour', 'Wheat flour', 'ხორბლის ფქვილი'),
  line('egg', 'Egg', 'კვერცხი'),
  line('aubergine', 'Eggplant', 'ბადრიჯანი'),
  line('walnuts', 'Walnuts', 'ნიგოზი'),
  line('sunflower', 'Sunflower oil', 'მზესუმზირის ზეთი'),
  line('olive', 'Olive oil', 'ზეითუნის ზეთი'),
  line('tomato', 'Tomato', 'პომიდორი'),
  line('legs', 'Chicken legs', 'ქათმის ბარკალი'),
  line('paste', 'Tomato paste', 'ტომატის პასტა'),
];

test.each([
  ['Mix the flour with two eggs.', ['flour', 'egg']],
  ['Slice the eggplants.', ['aubergine']],
  ['Grind the walnut kernels; peel the tomatoes.', ['walnuts', 'tomato']],
  ['Fry in the olive oil.', ['olive']],
  ['Heat the oil.', ['sunflower', 'olive']],
  ['ფქვილს კვერცხი დაამატეთ.', ['flour', 'egg']],
  ['Brown the chicken.', ['legs']],
  ['Stir in the tomato paste.', ['paste']],
  ['Cut up the cherry tomatoes and stir in the paste.', ['tomato', 'paste']],
  ['ქათამი შებრაწეთ, მერე ბარკლები ამოიღეთ.', ['legs']],
  ['ნიგვზით შეაზავეთ.', ['walnuts']],
  ['ბადრიჯნის რგოლები პომიდვრის ნაჭრებზე დააწყვეთ.', ['aubergine', 'tomato']],
  ['Knead an oily dough and dust it with cornmeal.', []],
  ['ყველაფერი ყველაზე ნელ ცეცხლზე გააჩერეთ.', []],
  ['Wait for an hour.', []],
])('%s', (text, keys) => {
  expect([...usedIn(text, LINES)]).toEqual(keys);
});

test('a line whose product was deleted is never named', () => {
  expect([...usedIn('Flour.', [buildIngredient({ product: undefined })])]).toEqual([]);
});

/** Ingredients that the steps of the seed's recipes name, in English, and in Georgian if it names more or fewer. */
const SEED: Record<string, readonly (readonly [en: string, ka?: string])[]> = {
  'adjarian-khachapuri': [
    ['milk, water, dry yeast, sugar'],
    ['wheat flour, salt'],
    [''],
    ['sulguni, imeretian cheese'],
    ['sulguni, imeretian cheese'],
    ['sulguni, imeretian cheese'],
    ['egg', 'sulguni, imeretian cheese, egg'],
    ['butter, black pepper', 'egg, butter, black pepper'],
  ],
  ajapsandali: [
    ['aubergine, salt'],
    ['potato, sunflower oil'],
    ['aubergine, sunflower oil'],
    ['sweet pepper, onion'],
    ['aubergine, potato, tomato, salt, black pepper'],
    ['garlic, coriander, basil, chilli'],
  ],
  satsivi: [
    ['turkey, salt'],
    ['turkey'],
    ['turkey, onion'],
    ['salt, black pepper, walnuts, garlic, ground coriander, marigold, blue fenugreek, cinnamon, cloves'],
    ['onion', 'walnuts, onion'],
    ['wine vinegar'],
    ['turkey'],
  ],
  'spinach-pkhali': [
    ['spinach'],
    [''],
    ['walnuts, garlic, blue fenugreek, ground coriander, salt, black pepper'],
    ['wine vinegar'],
    ['spinach, walnuts, coriander'],
    [''],
    ['pomegranate'],
  ],
  chashushuli: [
    ['beef, sunflower oil'],
    ['beef'],
    ['onion, sweet pepper'],
    [
      'tomato, tomato paste, ground coriander, salt, black pepper',
      'beef, tomato, tomato paste, ground coriander, salt, black pepper',
    ],
    ['garlic, coriander, chilli'],
    ['coriander'],
  ],
  'greek-salad': [
    ['red onion'],
    ['tomato, cucumber, sweet pepper'],
    ['tomato, salt'],
    ['cucumber, sweet pepper, red onion, olives, olive oil'],
    ['feta, olive oil, oregano, black pepper'],
  ],
  'beef-kharcho': [
    ['beef, water'],
    ['onion, tomato paste'],
    ['rice, onion, salt'],
    ['walnuts, garlic'],
    ['walnuts, tkemali sauce, khmeli suneli, black pepper'],
    ['coriander'],
  ],
  'ukrainian-borscht': [
    ['beef, water'],
    ['beetroot, cabbage, potato, carrot, onion'],
    ['carrot, onion'],
    ['beetroot, tomato paste'],
    ['beef, potato, salt'],
    ['beetroot, cabbage'],
    ['garlic, dill, black pepper'],
    ['dill, sour cream'],
  ],
  'red-lentil-soup': [
    ['red lentils, onion, carrot'],
    ['onion, carrot, sunflower oil'],
    ['tomato paste, cumin'],
    ['red lentils, water'],
    ['lemon, salt, black pepper'],
    ['lemon'],
  ],
  'chicken-noodle-soup': [
    ['chicken, water'],
    ['carrot, onion'],
    ['chicken, potato, carrot, onion'],
    ['potato, carrot, salt'],
    ['chicken, vermicelli'],
    ['chicken, dill, black pepper'],
  ],
  chakapuli: [
    ['lamb, white wine, salt, black pepper'],
    [''],
    ['tarragon, spring onion, coriander, parsley'],
    ['lamb, tarragon, coriander, parsley, green tkemali plums, chilli'],
    ['tarragon, coriander, parsley, garlic'],
    [''],
  ],
  'lobio-in-a-clay-pot': [
    ['red beans'],
    ['red beans, bay leaf'],
    ['onion, sunflower oil'],
    ['red beans, onion, sunflower oil, bay leaf'],
    [
      'red beans, garlic, coriander, ground coriander, savory, blue fenugreek, wine vinegar, salt, black pepper',
    ],
    [''],
    ['coriander'],
  ],
};

interface SeedProduct {
  readonly key: string;
  readonly Name: string;
  readonly NameKa: string;
}
interface SeedDish {
  readonly ingredients: readonly { readonly product: string }[];
  readonly sections: readonly { readonly ingredients: readonly { readonly product: string }[] }[];
  readonly en: { readonly Steps: readonly { readonly description: string }[] };
  readonly ka: { readonly Steps: readonly { readonly description: string }[] };
}
const read = <T>(name: string): T => JSON.parse(readFileSync(`cms/seed/${name}.json`, 'utf8'));
const products = new Map(read<SeedProduct[]>('products').map((one) => [one.key, one]));

const cases = Object.entries(SEED).flatMap(([slug, steps]) => {
  const dish = read<SeedDish>(`dishes/${slug}`);
  const all = [...dish.ingredients, ...dish.sections.flatMap(({ ingredients }) => ingredients)];
  const lines = [...new Set(all.map(({ product }) => product))].map((key) => {
    const product = products.get(key);
    return line(key, product?.Name ?? '', product?.NameKa ?? '');
  });
  return steps.flatMap(([en, ka = en], at) =>
    [
      { language: 'en', text: given(dish.en.Steps[at]).description, wanted: en },
      { language: 'ka', text: given(dish.ka.Steps[at]).description, wanted: ka },
    ].map((one) => ({ ...one, name: `${slug} ${at + 1} ${one.language}`, lines })),
  );
});

test.each(cases)('$name', ({ text, wanted, lines }) => {
  expect([...usedIn(text, lines)].join(', ')).toBe(wanted);
});

test('another state is another thing, and the only pasta is meant by its kind', () => {
  const lines = [line('tins', 'Tinned tomatoes', 'კონსერვი'), line('macaroni', 'Macaroni', 'მაკარონი')];
  expect([...usedIn('Add the sun-dried tomatoes.', lines)]).toEqual([]);
  expect([...usedIn('Add the tomatoes to the pasta.', lines)]).toEqual(['tins', 'macaroni']);
});

test('a line is found by its original words', () => {
  const penne = buildIngredient({ key: 'penne', name: 'penne', product: buildProduct({ Name: 'Macaroni' }) });
  expect([...usedIn('Boil the penne.', [penne])]).toEqual(['penne']);
});
