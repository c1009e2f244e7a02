import { DIETARY_FLAGS, DISH_TYPES, type DietaryFlag, type DishType } from '../types';
import { beginsWith, endsWith, isPhrase, type Phrase, phrasesOf, wordsIn } from './phrases';
import { AT_EITHER_END, AT_THE_END, DIET_WORDS, FILLERS } from './declaredWords';

const fillers = new Set(phrasesOf(FILLERS).flat());
const tableOf = <Key extends string>(keys: readonly Key[], lists: Readonly<Record<Key, string>>) =>
  keys.map((key) => [key, phrasesOf(lists[key])] as const);
const ends = tableOf(DISH_TYPES, AT_THE_END);
const eithers = tableOf(DISH_TYPES, AT_EITHER_END);
const diets = tableOf(DIETARY_FLAGS, DIET_WORDS);

const BETWEEN = /[,;|/&+>:•]|\s(?:and|or|und|oder|et|ou|y|e|и|или|та|და|ან|ve|və|veya)\s/iu;
/** Words after which an English phrase names something else. */
const ASIDE = /\s(?:in|on|with|at|to|from|under|after|before|without|instead|that|which)\s.*$/i;
/** Words that negate a meal ("after dinner"). */
const DENIALS = ['not', 'non', 'after', 'without', 'before'];

/** Splits a keyword of a recipe into phrases; "for" separates the dish from its purpose. */
export const phrasesIn = (word: string): Phrase[] =>
  word
    .split(BETWEEN)
    .flatMap((part) => part.replace(ASIDE, '').split(/\sfor\s/i))
    .map((part) => wordsIn(part).filter((one) => !fillers.has(one)))
    .filter((words) => words.length > 0);

/**
 * Returns the meals that a recipe's words (categories, keywords, tags) state, in a dozen languages; empty if they name
 * a course ("soup", "main course") or only contain a meal ("dinner rolls").
 */
export function declaredMeals(words: readonly string[]): DishType[] {
  const said = new Set(words.flatMap(phrasesIn).flatMap(mealsIn));
  return DISH_TYPES.filter((type) => said.has(type));
}

/** Returns the meals at the ends of a phrase, the longest match only: a "petit déjeuner" is no "déjeuner". */
function mealsIn(said: Phrase): DishType[] {
  const found = [
    ...matches(ends, (phrase) => endsWith(said, phrase) && !isDenied(said, phrase)),
    ...matches(eithers, (phrase) => endsWith(said, phrase) || beginsWith(said, phrase)),
  ];
  const longest = Math.max(...found.map(({ length }) => length));
  return found.flatMap(({ type, length }) => (length === longest ? [type] : []));
}

const matches = (table: typeof ends, fits: (phrase: Phrase) => boolean) =>
  table.flatMap(([type, phrases]) => phrases.filter(fits).map(({ length }) => ({ type, length })));

const isDenied = (said: Phrase, { length }: Phrase): boolean => DENIALS.includes(said.at(-length - 1) ?? '');

/** Converts "VeganDiet", or its URL, to words. */
const asWords = (word: string): string =>
  word
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/\s*\bdiet\b\s*/i, ' ');

const mealPhrases = [...ends, ...eithers].flatMap(([, phrases]) => phrases);
/** Removes a meal at the end of a phrase: "vegan breakfast". */
const withoutMeal = (said: Phrase): Phrase => {
  const meal = mealPhrases.find((phrase) => phrase.length < said.length && endsWith(said, phrase));
  return meal ? said.slice(0, -meal.length) : said;
};

/** Pattern of words that state no definite diet: "vegan or vegetarian", "vegan/gluten-free option". */
const OPEN = /\s(?:or|oder|ou|или|ან)\s|\boption/i;

/**
 * Returns the diets that a recipe's words state; only phrases that consist of the diet alone count ("vegan option" does
 * not).
 */
export function declaredDiets(words: readonly string[]): DietaryFlag[] {
  const phrases = words
    .filter((word) => !OPEN.test(word))
    .flatMap((word) => phrasesIn(asWords(word)))
    .map(withoutMeal);
  return diets.flatMap(([flag, known]) =>
    phrases.some((said) => known.some((phrase) => isPhrase(said, phrase))) ? [flag] : [],
  );
}
