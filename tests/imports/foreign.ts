/** Reads a page's recipe as other apps' importers do, by their sources: recipe-scrapers, Mealie and Tandoor. */
import { present } from '@/lib/domain/present';

interface Step {
  readonly '@type': string;
  readonly name?: string;
  readonly text: string;
}
/** The part of schema.org's Recipe that they read. */
interface RecipeData {
  readonly '@context': string;
  readonly '@type': string;
  readonly name: string;
  readonly description?: string;
  readonly image?: readonly string[];
  readonly keywords?: string;
  readonly totalTime?: string;
  readonly prepTime?: string;
  readonly cookTime?: string;
  readonly recipeYield?: readonly string[];
  readonly recipeIngredient?: readonly string[];
  readonly recipeInstructions?: readonly Step[];
  readonly nutrition?: Readonly<Record<string, string>>;
}

/** Text without entities, tags and doubled spaces, which all of them remove. */
const plain = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const firstNumber = (text: string): number => Number(/\d+(?:\.\d+)?/.exec(text)?.[0]);

/** Minutes of an ISO duration; null for zero, which counts as unknown. */
function minutesOf(duration: string | undefined): number | null {
  if (duration === undefined) return null;
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? [];
  return Number(hours) * 60 + Number(minutes) || null;
}

/** Words of a yield that count things in place of servings. */
const OTHER_YIELD =
  /^\D*\d+(?:\.\d*)?\s*(?:kg|lbs?|oz|ml|g)\b|\b(?:items?|pieces?|cups?|loaf|loaves|dozen|cakes?|slices?|rolls?|bars?|jars?)\b/i;

/** recipe-scrapers reads the first recipe of a page's JSON-LD; Mealie and Tandoor read a page through it. */
export function scraped(html: string) {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const all = scripts.map(([, text]): RecipeData => JSON.parse(text ?? ''));
  const recipes = all.filter((one) => one['@context'].includes('schema.org') && /recipe/i.test(one['@type']));
  const data = present(recipes[0], 'a recipe');
  const steps = (data.recipeInstructions ?? []).flatMap(({ name, text }) =>
    name && !text.startsWith(name.replace(/\.+$/, '')) ? [name, text] : [text],
  );
  const [amount = '', ...others] = data.recipeYield ?? [];
  return {
    data,
    count: recipes.length,
    title: plain(data.name),
    lines: (data.recipeIngredient ?? []).map(plain).filter(Boolean),
    /** One text, whose lines are the steps. */
    instructions: steps.map(plain).join('\n'),
    yields: [amount, ...others].some((one) => OTHER_YIELD.test(one))
      ? 'not servings'
      : `${firstNumber(amount)} serving${firstNumber(amount) === 1 ? '' : 's'}`,
    total: minutesOf(data.totalTime),
    prep: minutesOf(data.prepTime),
    cook: minutesOf(data.cookTime),
    image: /^https?:\/\//.test(data.image?.[0] ?? '') ? data.image?.[0] : undefined,
  };
}

/** Mealie splits the instructions into lines, the keywords at commas, and takes the first number of each figure. */
export function readByMealie(html: string) {
  const { data, instructions, lines, yields } = scraped(html);
  // a text that looks like JSON is read as that
  const steps = /^[[{]/.test(instructions) ? [] : instructions.split(/\r?\n/).filter((one) => one.trim());
  const figures = Object.entries(data.nutrition ?? {}).filter(([name]) => !name.startsWith('@'));
  return {
    lines,
    steps,
    yields,
    tags: (data.keywords ?? '').split(',').map((one) => one.trim()),
    nutrition: Object.fromEntries(figures.map(([name, text]) => [name, firstNumber(text)])),
  };
}

/** Tandoor reads a line word by word, amount, unit and food, with a note in brackets at the end; it keeps the text. */
function lineOfTandoor(text: string) {
  const words = text.replace(/\s\([^()]*\)$/, '').split(/\s+/);
  const [first = '', second, ...others] = words;
  const amount = /^\d+(?:[.,]\d+)?$/.test(first) ? Number(first.replace(',', '.')) : 0;
  const hasUnit = amount > 0 && others.length > 0;
  return { amount, unit: hasUnit ? second : undefined, text };
}

/** Tandoor cuts a name at 128 and a description at 512 letters, and refuses a line of more than 512. */
export function readByTandoor(html: string) {
  const { data, title, instructions, lines, image, total, prep, cook } = scraped(html);
  const nutrition = data.nutrition ?? {};
  const servings = firstNumber(nutrition.servingSize ?? '1');
  return {
    name: title.slice(0, 128),
    description: plain(data.description ?? '').slice(0, 512),
    steps: instructions.split('\n').filter(Boolean),
    lines: lines.filter((one) => one.length <= 512).map(lineOfTandoor),
    servings: firstNumber(data.recipeYield?.[0] ?? '1'),
    servingsText: plain((data.recipeYield?.[1] ?? '').replace(/\d+/, '')).slice(0, 32),
    workingMinutes: prep ?? (cook ? 0 : (total ?? 0)),
    waitingMinutes: cook ?? 0,
    image,
    calories: nutrition.calories ? Math.trunc(firstNumber(nutrition.calories)) / servings : undefined,
  };
}
