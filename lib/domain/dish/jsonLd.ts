import { imageUrl } from '../image/pick';
import { productName } from '../product/record';
import { dishTotals } from './nutrition';
import { linesOf } from './lines';
import type { Dish, Ingredient, Step } from './record';
import type { DietaryFlag, DishType } from './types';

const DIETS: Partial<Record<DietaryFlag, string>> = {
  Vegan: 'https://schema.org/VeganDiet',
  Vegetarian: 'https://schema.org/VegetarianDiet',
  'Gluten Free': 'https://schema.org/GlutenFreeDiet',
};
const STEPS_TITLE: Readonly<Record<string, string>> = { en: 'Steps', ka: 'ნაბიჯები' };
const SERVINGS: Readonly<Record<string, string>> = { en: 'servings', ka: 'ულუფა' };

// A machine reads a recipe in the recipe's own language, whatever the page around it is in.
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

const SITE_MARK = '/icon-512.png';

interface RecipeTexts {
  /** Address of the site, without a slash at its end. */
  readonly site: string;
  /** One ingredient as a line of text; how numbers look is not this module's business. */
  readonly ingredient: (line: Ingredient) => string;
}

/** A dish as schema.org's Recipe, to Google's profile; what the dish lacks is left out. */
export function recipeJsonLd(dish: Dish, { site, ingredient }: RecipeTexts): Record<string, unknown> {
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
    image: picturesOf(dish, site),
    author: dish.owner?.Name ? { '@type': 'Person', name: dish.owner.Name } : undefined,
    datePublished: dish.createdAt || undefined,
    dateModified: dish.updatedAt || undefined,
    totalTime: dish.TimeToCook ? isoDuration(dish.TimeToCook) : undefined,
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

const wordIn = (language: string) => (name: DishType | DietaryFlag) =>
  language === 'ka' ? GEORGIAN[name] : name;

/** The words that a recipe is found by, in its own language: its tags, types and diets, none twice. */
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

/** Minutes as an ISO 8601 duration: 100 is "PT1H40M". */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

/** JSON for a script element: no text in it can close the element or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** An address of the site as an absolute one. */
const absolute = (site: string, url: string): string => (/^https?:/i.test(url) ? url : `${site}${url}`);

/** A profile asks for a picture and a message shows one: a dish without one shows the site's icon. */
export const picturesOf = (dish: Pick<Dish, 'DishImages'>, site: string): string[] =>
  dish.DishImages.length > 0
    ? dish.DishImages.map((image) => absolute(site, largest(image)))
    : [absolute(site, SITE_MARK)];

const largest = (image: Dish['DishImages'][number]): string =>
  image.formats?.large?.url ?? image.url ?? imageUrl(image);

function instructions(dish: Dish, site: string, address: string) {
  if (dish.Steps.length === 0) return [];
  const step = ({ description, images, video }: Step, index: number) =>
    defined({
      '@type': 'HowToStep',
      position: index + 1,
      name: firstWords(description),
      text: description,
      url: `${address}#step-${index + 1}`,
      image: oneOrMany(images.map((image) => absolute(site, largest(image)))),
      video: video ? { '@type': 'VideoObject', name: firstWords(description), url: video } : undefined,
    });
  const name = STEPS_TITLE[dish.language] ?? STEPS_TITLE.en;
  return [{ '@type': 'HowToSection', name, itemListElement: dish.Steps.map(step) }];
}

/** Only a dish whose figures are whole says them: a machine cannot see "at least". */
function nutrition(dish: Dish) {
  if (!dish.servingAmount || linesOf(dish).length === 0) return undefined;
  const { perServing } = dishTotals({ ...dish, servingAmount: dish.servingAmount });
  if (perServing.incomplete.length > 0 || perServing.calories === 0) return undefined;
  const grams = (value: number) => `${Math.round(value * 10) / 10} g`;
  return {
    '@type': 'NutritionInformation',
    servingSize: grams(perServing.grams),
    calories: `${Math.round(perServing.calories)} calories`,
    fatContent: grams(perServing.fats),
    carbohydrateContent: grams(perServing.carbs),
    proteinContent: grams(perServing.prots),
  };
}

function firstWords(text: string): string {
  const sentence = text.split(/(?<=[.!?…])\s|\n/)[0];
  return sentence.length <= 80 ? sentence : `${sentence.slice(0, 79).replace(/\s+\S*$/, '')}…`;
}

const oneOrMany = <T>(list: readonly T[]): T | readonly T[] | undefined =>
  list.length === 1 ? list[0] : some(list);
const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

const defined = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** "500 gr wheat flour" in the dish's own language, from an amount already written out. */
export const ingredientLine = (
  line: { readonly note: string; readonly product?: Parameters<typeof productName>[0] },
  amount: string,
  language: string,
): string =>
  [amount, line.product && productName(line.product, language), line.note && `(${line.note})`]
    .filter(Boolean)
    .join(' ');
