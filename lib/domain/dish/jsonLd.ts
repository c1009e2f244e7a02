import type { JsonLd } from '../site/jsonLd';
import { largestUrl } from '../site/picture';
import { latinName } from '../text/latin';
import { lineName } from './lineName';
import { dishTotals } from './nutrition';
import { linesOf } from './lines';
import type { Dish, Ingredient, Step } from './record';
import { cookMinutes } from './times';
import type { DietaryFlag, DishType } from './types';

const DIETS: Partial<Record<DietaryFlag, string>> = {
  Vegan: 'https://schema.org/VeganDiet',
  Vegetarian: 'https://schema.org/VegetarianDiet',
  'Gluten Free': 'https://schema.org/GlutenFreeDiet',
};
const SERVING: Readonly<Record<string, string>> = { en: 'serving', ka: 'ულუფა' };
const SERVINGS: Readonly<Record<string, string>> = { en: 'servings', ka: 'ულუფა' };

// structured data is in the recipe's own language, regardless of the page's
const GEORGIAN: Readonly<Record<DishType | DietaryFlag, string>> = {
  Breakfast: 'საუზმე',
  Lunch: 'სადილი',
  Dinner: 'ვახშამი',
  Snack: 'წასახემსებელი',
  Dessert: 'დესერტი',
  Vegan: 'ვეგანური',
  Vegetarian: 'ვეგეტარიანული',
  'Gluten Free': 'უგლუტენო',
  'Dairy-Free': 'რძის გარეშე',
};

interface RecipeTexts {
  /** URL of the site, without a trailing slash. */
  readonly site: string;
  /** Formats an ingredient as a line of text, so that this module need not format numbers. */
  readonly ingredient: (line: Ingredient) => string;
}

/** Converts a dish to schema.org's Recipe, following Google's profile; missing data is left out. */
export function recipeJsonLd(dish: Dish, { site, ingredient }: RecipeTexts): JsonLd {
  const address = `${site}/dishes/${dish.id}`;
  const word = wordIn(dish.language);
  return defined({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    name: dish.Name,
    description: dish.Description || undefined,
    inLanguage: dish.language,
    image: some(imagesOf(dish.DishImages, site)),
    author: dish.owner?.Name ? { '@type': 'Person', name: authorName(dish.owner.Name, dish) } : undefined,
    datePublished: dish.createdAt || undefined,
    dateModified: dish.updatedAt || undefined,
    ...isoTimes(dish),
    recipeYield: dish.servingAmount
      ? [String(dish.servingAmount), `${dish.servingAmount} ${SERVINGS[dish.language] ?? SERVINGS.en}`]
      : undefined,
    recipeCategory: some(dish.types.map(word)),
    keywords: dish.dietaryFlags.map(word).join(', ') || undefined,
    suitableForDiet: some(dish.dietaryFlags.flatMap((flag) => DIETS[flag] ?? [])),
    recipeIngredient: some(linesOf(dish).map(ingredient)),
    recipeInstructions: some(instructions(dish, site, address)),
    nutrition: nutrition(dish),
  });
}

/** Names an author in the recipe's script: an English recipe shows Georgian letters as Latin ones. */
const authorName = (name: string, { language }: Pick<Dish, 'language'>): string =>
  language === 'ka' ? name : latinName(name);

const wordIn = (language: string) => (name: DishType | DietaryFlag) =>
  language === 'ka' ? GEORGIAN[name] : name;

/** Returns a recipe's keywords in its own language: tags, types and diets, without duplicates. */
export function recipeWords({
  language,
  types,
  dietaryFlags,
  tags = [],
}: Pick<Dish, 'language' | 'types' | 'dietaryFlags'> & { readonly tags?: readonly string[] }): string[] {
  const words = [...tags, ...[...types, ...dietaryFlags].map(wordIn(language))];
  const isFirst = (word: string, at: number) =>
    words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at;
  return words.filter(isFirst);
}

/** Formats minutes as an ISO 8601 duration: 100 is "PT1H40M". */
export function isoDuration(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

/** Returns total, preparation and cooking time (total minus preparation), each if known. */
export function isoTimes(dish: Pick<Dish, 'TimeToCook' | 'prepTime'>) {
  const cooking = cookMinutes(dish);
  return {
    ...(dish.TimeToCook && { totalTime: isoDuration(dish.TimeToCook) }),
    ...(dish.prepTime !== null && { prepTime: isoDuration(dish.prepTime) }),
    ...(cooking !== null && { cookTime: isoDuration(cooking) }),
  };
}

const imagesOf = (images: Dish['DishImages'], site: string): string[] =>
  images.map((image) => largestUrl(image, site));

/**
 * Returns a flat list of steps without names: readers print section and step names before the text, so that generated
 * headings would repeat it.
 */
const instructions = ({ Steps, Name }: Dish, site: string, address: string) =>
  Steps.map(({ description, images, video }: Step, index) =>
    defined({
      '@type': 'HowToStep',
      position: index + 1,
      text: description,
      url: `${address}#step-${index + 1}`,
      image: oneOrMany(imagesOf(images, site)),
      video: video ? { '@type': 'VideoObject', name: Name, url: video } : undefined,
    }),
  );

/** Returns nutrition only if the figures are complete, since structured data cannot say "at least". */
function nutrition(dish: Dish) {
  if (linesOf(dish).length === 0) return undefined;
  const { perServing } = dishTotals(dish);
  if (!perServing || perServing.incomplete.length > 0 || perServing.calories === 0) return undefined;
  const grams = (value: number) => `${Math.round(value * 10) / 10} g`;
  return {
    '@type': 'NutritionInformation',
    // importers take its first number as the count of servings that the figures are for
    servingSize: `1 ${SERVING[dish.language] ?? SERVING.en} (${grams(perServing.grams)})`,
    calories: `${Math.round(perServing.calories)} calories`,
    fatContent: grams(perServing.fats),
    carbohydrateContent: grams(perServing.carbs),
    proteinContent: grams(perServing.prots),
  };
}

const oneOrMany = <T>(list: readonly T[]): T | readonly T[] | undefined =>
  list.length === 1 ? list[0] : some(list);
const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

const defined = (record: JsonLd): JsonLd =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** Formats an ingredient as "500 gr wheat flour" in the dish's own language, from an already formatted amount. */
export const ingredientLine = (
  line: Parameters<typeof lineName>[0] & { readonly note: string },
  amount: string,
  language: string,
): string => [amount, lineName(line, language).name, line.note && `(${line.note})`].filter(Boolean).join(' ');
