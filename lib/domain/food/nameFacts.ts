import type { Allergen } from '../product/types';
import { ALLERGENS_OF_WORDS } from './madeWith';
import type { FoodIndex, NamedFood } from './match';
import { nameWords } from './words';

/** Statements of a name's words about allergens and origin, regardless of the food. */
export interface NameFacts {
  /** Allergens implied by its words. */
  readonly allergens: readonly Allergen[];
  /** Allergens that it claims to be free of. */
  readonly freeOf: readonly Allergen[];
  /** Origin stated: that of its words if they agree, plants if it is vegan; null if there is none. */
  readonly origin: string | null;
  /** Origins excluded by its diet. */
  readonly neverOf: readonly string[];
}

const setOf = (text: string): ReadonlySet<string> => new Set(nameWords(text));

const VEGAN = setOf(`vegan plant ვეგანური მცენარეული`);
/** Words for the Orthodox fast, which allows seafood and honey. */
const LENTEN = setOf(`lenten სამარხვო`);
const VEGETARIAN = setOf(`vegetarian veggie meatless meatfree mock faux imitation ვეგეტარიანული უხორცო`);
const FREE = setOf(`free less no without non გარეშე`);
/** Words for allergens that are no food names in the table. Lactose-free milk still is milk. */
const CALLED: Readonly<Record<string, readonly Allergen[]>> = Object.fromEntries(
  (
    [
      [
        'gluten wheat breaded crumbed battered batter bread pastry pie tart cake cookie biscuit bun dough pasta cracker',
        ['gluten'],
      ],
      [
        'გლუტენი ხორბალი პანირებული პური ღვეზელი ნამცხვარი ორცხობილა ფუნთუშა ცომი მაკარონი კრეკერი',
        ['gluten'],
      ],
      ['pancake waffle ბლინი ვაფლი', ['gluten', 'egg']],
      ['dairy milk buttery creamy cheesy რძე', ['milk']],
      ['nut nutty თხილეული ფხალი საცივი', ['nuts']],
      ['peanut მიწისთხილი არაქისი', ['peanuts']],
      ['egg კვერცხი', ['egg']],
      ['soy soya სოია სოიო', ['soy']],
      ['fish თევზი', ['fish']],
      ['shellfish', ['crustaceans', 'molluscs']],
      ['sesame სეზამი ქუნჯუთი', ['sesame']],
      ['celery ნიახური', ['celery']],
      ['mustard მდოგვი', ['mustard']],
      ['lupin lupine ლუპინი ხანჭკოლა', ['lupin']],
      ['sulphite sulfite სულფიტი', ['sulphites']],
    ] as const
  ).flatMap(([words, allergens]) => nameWords(words).map((word) => [word, allergens])),
);
/** Georgian words that combine "without" and the allergen. */
const WITHOUT_KA: ReadonlyMap<string, readonly Allergen[]> = new Map(
  (
    [
      ['უგლუტენო', ['gluten']],
      ['უკვერცხო', ['egg']],
      ['ურძეო', ['milk']],
      ['უსოიო', ['soy']],
    ] as const
  ).flatMap(([text, allergens]) => nameWords(text).map((word) => [word, allergens])),
);

const FLESH = ['animal', 'fish'];
const NEVER_LENTEN = ['animal', 'dairy', 'egg'];
const NEVER_VEGAN = [...FLESH, 'dairy', 'egg', 'honey'];

/**
 * Reads the statements in a name's words: "hazelnut milk" implies nuts but not milk, "vegan cheese" implies plants.
 * Georgian for "with eggs" (კვერცხიანი) counts as egg.
 */
export function nameFactsOf<F extends NamedFood>(written: string, index: FoodIndex<F>): NameFacts {
  const { byText } = index;
  const words = nameWords(written.replace(/იანი(?=\P{L}|$)/gu, 'ი'));
  const isVegan = words.some((word) => VEGAN.has(word));
  const isLenten = words.some((word) => LENTEN.has(word));
  const isVegetarian = words.some((word) => VEGETARIAN.has(word));
  const foodsOf = (text: string) => (byText.get(text) ?? []).map(({ food }) => food);
  const isMilled = (word: string, into: string) =>
    foodsOf(word).some(
      ({ category, state, origin }) =>
        state !== 'made' && (MILLED.includes(category) || (FLOURS.has(into) && origin === 'plant')),
    );
  const meant = statingWords(words).filter(
    (word, at, all) =>
      !(
        MADE_OF_ANYTHING.has(word) &&
        at === all.length - 1 &&
        all.slice(0, at).some((other) => isMilled(other, word))
      ),
  );
  const texts = meant.flatMap((word, at) => [word, ...(at > 0 ? [`${meant[at - 1]} ${word}`] : [])]);
  const foods = texts.flatMap(foodsOf);
  const freeOf = [
    ...words.filter((_word, at) => isAbsent(words, at)).flatMap((word) => CALLED[word] ?? []),
    ...words.flatMap((word) => WITHOUT_KA.get(word) ?? []),
  ];
  const held = [
    ...foods.flatMap(({ allergens }) => allergens ?? []),
    ...meant.flatMap((word) => CALLED[word] ?? []),
    ...texts.flatMap((text) => ALLERGENS_OF_WORDS.get(text) ?? []),
    ...meant.flatMap((word) => commonAllergens(word, index)),
  ];
  const origins = new Set(foods.map(({ origin }) => origin));
  const [only = null] = origins.size === 1 ? origins : [];
  return {
    allergens: [...new Set(held)].filter(
      (one) =>
        !freeOf.includes(one) &&
        !(isVegan && isOfAnimals(one)) &&
        !(isLenten && (one === 'egg' || one === 'milk')),
    ),
    freeOf,
    origin: isVegan ? 'plant' : isVegetarian || isLenten ? null : only,
    neverOf: isVegan ? NEVER_VEGAN : isLenten ? NEVER_LENTEN : isVegetarian ? FLESH : [],
  };
}

/** Returns the allergens that nearly all foods have whose names end with a word: yoghurts, breads, pies. */
function commonAllergens<F extends NamedFood>(word: string, { byWord }: FoodIndex<F>): readonly Allergen[] {
  const called = (byWord.get(word) ?? []).filter(({ keys }) =>
    keys.some(({ words }) => words.at(-1) === word),
  );
  if (called.length < FEW) return [];
  const all = called.flatMap(({ food }) => food.allergens ?? []);
  return [...new Set(all)].filter(
    (one) => all.filter((other) => other === one).length >= NEARLY_ALL * called.length,
  );
}
/** Minimum number of foods with a word to draw conclusions from. */
const FEW = 3;
const NEARLY_ALL = 0.75;

/** Aisles whose goods are ground or pressed into flour, milk and butter. */
const MILLED: readonly (string | null)[] = ['pulses', 'grains'];
/** Foods that can be made of anything and take their origin from the word before: almond milk, rice flour. */
const MADE_OF_ANYTHING = setOf(`flour milk butter cream cheese yoghurt meal ფქვილი რძე კარაქი`);

/** Foods that are ground from any plant: coconut, chestnuts, bananas. */
const FLOURS = setOf(`flour meal ფქვილი`);

/**
 * Returns the words of a name, in the form of `nameWords`, that state what it contains: without "nut free" and words
 * for diets.
 */
export const statingWords = (words: readonly string[]): string[] =>
  words.filter(
    (word, at) =>
      !isAbsent(words, at) &&
      ![FREE, VEGAN, LENTEN, VEGETARIAN, WITHOUT_KA].some((said) => said.has(word)) &&
      word !== 'based',
  );

const OF_ANIMALS: readonly Allergen[] = ['crustaceans', 'egg', 'fish', 'milk', 'molluscs'];
const isOfAnimals = (allergen: Allergen): boolean => OF_ANIMALS.includes(allergen);

/** Checks whether a name says that a word is absent: "nut free", "no egg", "without milk", რძის გარეშე. */
function isAbsent(words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  const after = words[at + 1];
  if (after === 'free' || after === WITHOUT_AFTER) return true;
  return before !== undefined && before !== 'free' && FREE.has(before);
}
const [WITHOUT_AFTER] = nameWords('გარეშე');
